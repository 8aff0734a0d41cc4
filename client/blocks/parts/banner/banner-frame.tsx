import type { ReactNode } from 'react'
import type { BannerContent } from '../../../../shared/content/banner.ts'
import type { Media, Ratios } from '../../../../shared/content/media.ts'
import type { BlockContext } from '../../block.ts'
import { groundAttributes, isDeep } from '../ground.ts'
import { CaptionedMedia, captionCss, isCaptioned } from '../media/caption.tsx'
import { isFilm, MediaBox, mediaAlt, mediaCss, takesPresses } from '../media/media.tsx'
import { MediaLink, mediaLinkCss } from '../media/media-link.tsx'
import { filmFrames, videoPlayerCss } from '../media/video-player.tsx'
import css from './banner-frame.css?inline'
import { bannerWordsCss, shownTargets } from './banner-words.tsx'
import { eyebrowCss } from './eyebrow.tsx'
import gradientCss from './gradient.css?inline'
import { gradientAttributes, hasGradient } from './gradient.ts'
import { overClasses, overWordsCss } from './over-words.ts'
import { promotionAttributes } from './promotion.ts'

type WithMedia = Pick<BannerContent, 'media' | 'mediaList'>
export const mediaOf = ({ media, mediaList }: WithMedia): readonly Media[] =>
  media ? [media, ...mediaList] : mediaList

export const bannerFrames = (content: WithMedia): readonly string[] => filmFrames(...mediaOf(content))

/** The CSS of a banner's frame, media and text, and of the optional parts it uses. */
export const bannerCss = (content: BannerContent): readonly string[] => [
  mediaCss,
  ...(content.mediaTarget ? [mediaLinkCss] : []),
  ...(isCaptioned(content) ? [captionCss] : []),
  ...(hasGradient(content) ? [gradientCss] : []),
  bannerWordsCss,
  ...(content.eyebrowText || content.eyebrowLogo ? [eyebrowCss] : []),
  overWordsCss,
  css,
  ...(mediaOf(content).some(isFilm) ? [videoPlayerCss] : []),
]

type BannerFrameProps = {
  content: BannerContent
  context: Pick<BlockContext, 'id'>
  /** `over`: text on the picture, on phones only the title; `over whole`: all of it on phones too. */
  form: 'over' | 'over whole' | 'below' | 'beside' | 'line'
  className: string
  children: ReactNode
}

/** A banner's root element: layout and alignment classes, background, and attributes for analytics. */
export function BannerFrame({ content, context, form, className, children }: BannerFrameProps) {
  const { alignment, textAlignment } = content
  const classes = ['banner', form, className, `at-${alignment}`, `text-${textAlignment}`]
  if (form.startsWith('over')) classes.push(...overClasses(content))
  else if (isDeep(content)) classes.push('dark')
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
  /** Overrides the banner's own medium. */
  media?: Media | undefined
}

/** The banner's picture or video with its gradient, caption and link. */
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
