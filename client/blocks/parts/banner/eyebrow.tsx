import type { BannerContent } from '../../../../shared/content/banner.ts'
import css from './eyebrow.css?inline'

export const eyebrowCss = css

type EyebrowProps = Partial<Pick<BannerContent, 'eyebrowLogo' | 'eyebrowText'>>

/** The line above a title: a logo, text, or both. */
export function Eyebrow({ eyebrowLogo: logo, eyebrowText: text }: EyebrowProps) {
  if (!logo && !text) return null
  return (
    <p className="label eyebrow">
      {logo ? <img src={logo.url} alt={logo.alt} height={32} loading="lazy" decoding="async" /> : null}
      {text}
    </p>
  )
}
