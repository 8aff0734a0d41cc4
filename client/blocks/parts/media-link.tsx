import type { BannerContent } from '../../../shared/content/banner.ts'
import type { Cta } from '../../../shared/content/document.ts'
import type { BlockContext } from '../block.ts'
import { Link } from './link.tsx'
import css from './media-link.css?inline'

export const mediaLinkCss = css

type MediaLinkProps = {
  content: Pick<BannerContent, 'mediaTarget'> & Partial<Pick<BannerContent, 'title' | 'subtitle' | 'eyebrowText'>>
  /** What the picture under it shows: its name where there is no title. */
  alt: string | undefined
  /** The buttons beside it. */
  targets: readonly Cta[]
  context: Pick<BlockContext, 'locale' | 'place'>
}

/**
 * Lies all over a picture and makes it a link (spec 2 §3 mediaTarget). Where a button leads to the same place it is for the pointer alone:
 * who reads or tabs meets one link, not two.
 */
export function MediaLink({ content, alt, targets, context }: MediaLinkProps) {
  const target = content.mediaTarget
  if (!target) return null
  const isTwin = targets.some((one) => one.target.url === target.url)
  return (
    <Link
      locale={context.locale}
      place={context.place}
      target={target}
      className="media-link"
      {...(isTwin && { 'aria-hidden': true as const, tabIndex: -1 })}
    >
      <span className="sr">{content.title || alt || content.eyebrowText || content.subtitle || target.url}</span>
    </Link>
  )
}
