import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { LinkTarget } from '../../../shared/content/document.ts'
import type { MediaPicture } from '../../../shared/content/media.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { CtaList } from '../parts/cta-list.tsx'
import gradientCss from '../parts/gradient.css?inline'
import { gradientAttributes } from '../parts/gradient.ts'
import { groundAttributes, groundRules, isDeep } from '../parts/ground.ts'
import { Link } from '../parts/link.tsx'
import { ScenePicture } from '../parts/picture.tsx'
import { promotionAttributes } from '../parts/promotion.ts'
import { Prose } from '../parts/prose.tsx'
import css from './tile.css?inline'
import { categoryCardFixtures, menuTileFixtures, multiLinkCardFixtures } from './tile.fixtures.ts'
import { CategoryCardProps, MenuTileProps, MultiLinkCardProps, tileRatios } from './tile-props.ts'

/** Alone on a page, or one of a collection's: as wide as its place, and never wider than a picture of its kind should be. */
const sizes = { sm: '(min-width:36rem) 50vw, 92vw', lg: '(min-width:90rem) 30vw, 40vw' }

type TilePictureProps = {
  media: z.output<typeof MediaPicture>
  ratio: keyof typeof tileRatios
  context: BlockContext
  [data: `data-${string}`]: string | undefined
}

function TilePicture({ media, ratio, context, ...data }: TilePictureProps) {
  const shape = tileRatios[ratio]
  return (
    <div className={`pic r-${ratio}`} data-ground="stone" {...data}>
      <ScenePicture media={media} sizes={sizes} ratio={{ sm: shape, lg: shape }} eager={context.first} />
    </div>
  )
}

type StretchedProps = { target: LinkTarget | undefined; context: BlockContext; children: ReactNode }

/** The words' link covers the whole tile, so its name is the title and not the tile's every word. */
const Stretched = ({ target, context: { locale, place }, children }: StretchedProps) =>
  target ? (
    <Link locale={locale} place={place} target={target} className="tile-link">
      {children}
    </Link>
  ) : (
    children
  )

const menuTile = defineBlock({
  type: 'menu-tile',
  props: MenuTileProps,
  css,
  partCss: [gradientCss],
  rules: groundRules,
  fixtures: menuTileFixtures,
  render(props, context) {
    const { variant, media, ratio, title, eyebrowText, subtitle, hideTitle, targets, linkType, tone, textAlignment } =
      props
    const shown = linkType === 'CTA' ? targets : []
    const target = props.mediaTarget ?? targets[0]?.target
    const name = title || media.alt
    const isHidden = hideTitle || !title
    const isOver = variant === 'text-overlay'
    const classes = ['tile', isOver ? `tile-over ${props.verticalAlignment}` : 'tile-below', textAlignment]
    if (isOver) classes.push(`at-${textAlignment}`)
    if (isOver ? tone === 'light' : isDeep(props)) classes.push('dark')
    return (
      <article className={classes.join(' ')} {...groundAttributes(props, context.id)} {...promotionAttributes(props)}>
        <TilePicture media={media} ratio={ratio} context={context} {...(isOver && gradientAttributes(props))} />
        <div className="tile-words">
          {props.overline ? <p className="label">{props.overline}</p> : null}
          {eyebrowText ? <p className="label">{eyebrowText}</p> : null}
          {name ? (
            <h3 className={isOver ? 'title' : undefined}>
              <Stretched target={target} context={context}>
                {isHidden ? <span className="sr">{name}</span> : name}
              </Stretched>
            </h3>
          ) : null}
          {subtitle ? <p className="tile-sub">{subtitle}</p> : null}
          <Prose html={props.richText} />
          <CtaList locale={context.locale} place={context.place} targets={shown} equal={props.equalTargetSize} />
        </div>
      </article>
    )
  },
})

const categoryCard = defineBlock({
  type: 'category-card',
  props: CategoryCardProps,
  css,
  fixtures: categoryCardFixtures,
  render: ({ media, ratio, title, subtitle, target }, context) => (
    <article className="tile tile-below">
      <TilePicture media={media} ratio={ratio} context={context} />
      <div className="tile-words">
        <h3>
          <Stretched target={target} context={context}>
            {title}
          </Stretched>
        </h3>
        {subtitle ? <p className="tile-sub">{subtitle}</p> : null}
      </div>
    </article>
  ),
})

const multiLinkCard = defineBlock({
  type: 'multi-link-card',
  props: MultiLinkCardProps,
  css,
  fixtures: multiLinkCardFixtures,
  render: ({ media, ratio, title, mediaTarget, links }, context) => (
    <article className="tile tile-below card-links">
      {media ? <TilePicture media={media} ratio={ratio} context={context} /> : null}
      <div className="tile-words">
        <h3 className="title">
          <Stretched target={mediaTarget} context={context}>
            {title}
          </Stretched>
        </h3>
        <ul>
          {links.map(({ label, target }) => (
            <li key={`${label} ${target.url}`}>
              <Link locale={context.locale} place={context.place} target={target} className="link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  ),
})

export const tileBlocks: readonly BlockDefinition[] = [menuTile, categoryCard, multiLinkCard]
