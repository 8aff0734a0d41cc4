import type { ReactNode } from 'react'
import type { BannerContent } from '../../../shared/content/banner.ts'
import type { Media, Ratios } from '../../../shared/content/media.ts'
import type { BlockContext } from '../block.ts'
import css from './banner-frame.css?inline'
import { bannerWordsCss, shownTargets } from './banner-words.tsx'
import { CaptionedMedia, captionCss, isCaptioned } from './caption.tsx'
import gradientCss from './gradient.css?inline'
import { gradientAttributes, hasGradient } from './gradient.ts'
import { groundAttributes, isDeep } from './ground.ts'
import { isFilm, MediaBox, mediaAlt, mediaCss, takesPresses } from './media.tsx'
import { MediaLink, mediaLinkCss } from './media-link.tsx'
import { promotionAttributes } from './promotion.ts'
import { filmFrames, videoPlayerCss } from './video-player.tsx'

type Held = Pick<BannerContent, 'media' | 'mediaList'>
export const mediaOf = ({ media, mediaList }: Held): readonly Media[] => (media ? [media, ...mediaList] : mediaList)

export const bannerFrames = (content: Held): readonly string[] => filmFrames(...mediaOf(content))

/** The rules of a frame, its media and its words, and of what this banner has beside them. */
export const bannerCss = (content: BannerContent): readonly string[] => [
  mediaCss,
  ...(content.mediaTarget ? [mediaLinkCss] : []),
  ...(isCaptioned(content) ? [captionCss] : []),
  ...(hasGradient(content) ? [gradientCss] : []),
  bannerWordsCss,
  css,
  ...(mediaOf(content).some(isFilm) ? [videoPlayerCss] : []),
]

type BannerFrameProps = {
  content: BannerContent
  context: Pick<BlockContext, 'id'>
  /** `over`: words on the picture, which on a phone holds the title alone; `whole`: all of them there too. */
  form: 'over' | 'over whole' | 'below' | 'beside' | 'line'
  className: string
  children: ReactNode
}

/** A banner's root: where its words stand and how they are set, its ground, and what analytics reads from it. */
export function BannerFrame({ content, context, form, className, children }: BannerFrameProps) {
  const { alignment, textAlignment, tone, backdrop, overlayWidth } = content
  const over = form.startsWith('over')
  const classes = ['banner', form, className, `at-${alignment}`, `text-${textAlignment}`]
  if (over) classes.push(`width-${overlayWidth}`)
  if (over && backdrop !== 'none') classes.push('backed', `backed-${backdrop}`)
  const light = backdrop === 'ink' || (backdrop !== 'paper' && tone === 'light')
  if (over ? light : isDeep(content)) classes.push('dark')
  return (
    <section className={classes.join(' ')} {...groundAttributes(content, context.id)} {...promotionAttributes(content)}>
      {children}
    </section>
  )
}

type BannerMediaProps = {
  content: BannerContent
  context: Pick<BlockContext, 'locale' | 't' | 'first' | 'place'>
  sizes: { sm: string; lg: string }
  ratio?: Ratios
  /** Another than the banner's own. */
  media?: Media | undefined
}

/** The banner's picture or film: a gradient over it, a caption in its corner, a link all over it. */
export function BannerMedia({ content, context, sizes, ratio, media = content.media }: BannerMediaProps) {
  if (!media) return null
  return (
    <CaptionedMedia
      text={content.captionText}
      position={content.captionPosition}
      className="banner-media"
      {...gradientAttributes(content)}
    >
      <MediaBox media={media} context={context} sizes={sizes} {...(ratio && { ratio })} eager={context.first} />
      {takesPresses(media) ? null : (
        <MediaLink content={content} alt={mediaAlt(media)} targets={shownTargets(content)} context={context} />
      )}
    </CaptionedMedia>
  )
}
