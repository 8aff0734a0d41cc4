import type { BannerContent } from '../../../../shared/content/banner.ts'
import type { Cta } from '../../../../shared/content/document.ts'
import type { BlockContext } from '../../block.ts'
import { Link } from '../links/link.tsx'
import css from './media-link.css?inline'

export const mediaLinkCss = css

type MediaLinkProps = {
  content: Pick<BannerContent, 'mediaTarget'> & Partial<Pick<BannerContent, 'title' | 'subtitle' | 'eyebrowText'>>
  /** The picture's alt text, which names the link if there is no title. */
  alt: string | undefined
  /** The block's buttons. */
  targets: readonly Cta[]
  context: Pick<BlockContext, 'locale' | 'place'>
}

/**
 * A link that covers a picture (spec 2 §3 mediaTarget). If a button has the same target, the link is for pointers only,
 * so that screen readers and keyboards meet one link instead of two.
 */
export function MediaLink({ content, alt, targets, context }: MediaLinkProps) {
  const target = content.mediaTarget
  if (!target) return null
  const isDuplicate = targets.some((cta) => cta.target.url === target.url)
  return (
    <Link
      locale={context.locale}
      place={context.place}
      target={target}
      className="media-link"
      {...(isDuplicate && { 'aria-hidden': true as const, tabIndex: -1 })}
    >
      <span className="sr">{content.title || alt || content.eyebrowText || content.subtitle || target.url}</span>
    </Link>
  )
}
