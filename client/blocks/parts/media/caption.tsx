import type { ReactNode } from 'react'
import type { BannerContent } from '../../../../shared/content/banner.ts'
import css from './caption.css?inline'

export const captionCss = css

type CaptionedMediaProps = {
  text: BannerContent['captionText']
  position: BannerContent['captionPosition']
  className: string
  children: ReactNode
  [data: `data-${string}`]: string | undefined
}

type Caption = Pick<BannerContent, 'captionText' | 'captionPosition'>
export const isCaptioned = ({ captionText, captionPosition }: Caption): boolean =>
  Boolean(captionText) && captionPosition !== 'off'

/** Spec 2 §3 captionText, captionPosition. A `figure` only if there is a caption. */
export function CaptionedMedia({ text, position, className, children, ...data }: CaptionedMediaProps) {
  if (!isCaptioned({ captionText: text, captionPosition: position })) {
    return (
      <div className={className} {...data}>
        {children}
      </div>
    )
  }
  return (
    <figure className={className} {...data}>
      {children}
      <figcaption className={`caption ${position}`}>{text}</figcaption>
    </figure>
  )
}
