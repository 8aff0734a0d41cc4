import { z } from 'zod'
import { Cta } from '../../../shared/content/document.ts'
import { MediaPicture } from '../../../shared/content/media.ts'
import { Ground } from '../../../shared/contracts/product.ts'
import { type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/cta-list.tsx'
import { ScenePicture } from '../parts/picture.tsx'
import css from './banner.css?inline'
import { bannerFixtures } from './banner.fixtures.ts'

/**
 * Spec 2 §3 "Banner content", §2.1 overlay, split and block-below banners. `imageWidth` is the picture's percentage of
 * a split banner.
 * `richText` is HTML that the worker has sanitised. `tone` as in the hero.
 */
export const BannerProps = z.object({
  title: z.string().min(1).max(160),
  subtitle: z.string().max(400).optional(),
  eyebrowText: z.string().max(120).optional(),
  richText: z.string().max(20_000).optional(),
  media: MediaPicture,
  targets: z.array(Cta).max(4).default([]),
  layout: z.enum(['overlay', 'split', 'block-below']).default('split'),
  imageSide: z.enum(['left', 'right']).default('left'),
  imageWidth: z.union([z.literal(60), z.literal(50), z.literal(40)]).default(50),
  tone: z.enum(['dark', 'light']).default('dark'),
  backgroundColor: Ground.optional(),
})

const banner = defineBlock({
  type: 'banner',
  props: BannerProps,
  css,
  fixtures: bannerFixtures,
  render(props, { locale, first }) {
    const split = props.layout === 'split'
    const classes = ['banner', props.layout]
    if (split) classes.push(props.imageSide, `w${props.imageWidth}`)
    const dark = props.tone === 'light' || props.backgroundColor === 'night'
    if (dark) classes.push('dark')
    const lg = split ? `${props.imageWidth}vw` : '100vw'
    return (
      <section className={classes.join(' ')} {...(props.backgroundColor && { 'data-ground': props.backgroundColor })}>
        <div className="banner-pic">
          <ScenePicture
            media={props.media}
            sizes={{ sm: '100vw', lg }}
            ratio={split ? { sm: 1, lg: props.imageWidth === 60 ? 1.25 : 1 } : props.media.ratio}
            eager={first}
          />
        </div>
        <div className="banner-words">
          {props.eyebrowText ? <p className="label">{props.eyebrowText}</p> : null}
          <h2 className="title">{props.title}</h2>
          {props.subtitle ? <p className="lead">{props.subtitle}</p> : null}
          {props.richText ? (
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the worker has sanitised it
              dangerouslySetInnerHTML={{ __html: props.richText }}
            />
          ) : null}
          <CtaList locale={locale} targets={props.targets} />
        </div>
      </section>
    )
  },
})

export const bannerBlocks: readonly BlockDefinition[] = [banner]
