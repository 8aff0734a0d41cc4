import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { LinkTarget } from '../../../shared/content/document.ts'
import type { MediaPicture } from '../../../shared/content/media.ts'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block.ts'
import { shownTargets } from '../parts/banner/banner-words.tsx'
import { Eyebrow, eyebrowCss } from '../parts/banner/eyebrow.tsx'
import gradientCss from '../parts/banner/gradient.css?inline'
import { gradientAttributes, hasGradient } from '../parts/banner/gradient.ts'
import { overClasses, overWordsCss } from '../parts/banner/over-words.ts'
import { promotionAttributes } from '../parts/banner/promotion.ts'
import { groundAttributes, groundRules, isDeep } from '../parts/ground.ts'
import { CtaList } from '../parts/links/cta-list.tsx'
import { Link } from '../parts/links/link.tsx'
import { CaptionedMedia, captionCss, isCaptioned } from '../parts/media/caption.tsx'
import { ScenePicture } from '../parts/media/picture.tsx'
import { Prose } from '../parts/prose.tsx'
import css from './tile.css?inline'
import { categoryCardFixtures, menuTileFixtures, multiLinkCardFixtures } from './tile.fixtures.ts'
import { CategoryCardProps, MenuTileProps, MultiLinkCardProps, tileRatios } from './tile-props.ts'

type MenuTile = z.output<typeof MenuTileProps>

/**
 * The `sizes` of a tile's picture, alone on a page or in a collection.
 */
const sizes = { sm: '(min-width:36rem) 50vw, 92vw', lg: '(min-width:90rem) 30vw, 40vw' }

type TilePictureProps = {
  media: z.output<typeof MediaPicture>
  ratio: keyof typeof tileRatios
  context: BlockContext
  caption?: Pick<MenuTile, 'captionText' | 'captionPosition'>
  [data: `data-${string}`]: string | undefined
}

function TilePicture({ media, ratio, context, caption, ...data }: TilePictureProps) {
  const shape = tileRatios[ratio]
  return (
    <CaptionedMedia
      text={caption?.captionText}
      position={caption?.captionPosition ?? 'off'}
      className={`pic r-${ratio}`}
      data-ground="stone"
      {...data}
    >
      <ScenePicture media={media} sizes={sizes} ratio={{ sm: shape, lg: shape }} eager={context.first} />
    </CaptionedMedia>
  )
}

type TileLinkProps = { target: LinkTarget | undefined; context: BlockContext; children: ReactNode }

/** The title's link covers the whole tile, so that its accessible name is the title only. */
const TileLink = ({ target, context: { locale, place }, children }: TileLinkProps) =>
  target ? (
    <Link locale={locale} place={place} target={target} className="tile-link">
      {children}
    </Link>
  ) : (
    children
  )

const isOver = ({ variant }: MenuTile): boolean => variant === 'text-overlay'

function tileClasses(props: MenuTile): string {
  const { textAlignment, alignment = textAlignment, verticalAlignment } = props
  const variantClasses = isOver(props)
    ? ['tile-over', verticalAlignment, ...overClasses(props)]
    : ['tile-below', isDeep(props) && 'dark']
  return ['tile', ...variantClasses, textAlignment, `at-${alignment}`].filter(Boolean).join(' ')
}

const menuTile = defineBlock({
  type: 'menu-tile',
  props: MenuTileProps,
  css,
  partCss: (props) => [
    ...(isOver(props) ? [overWordsCss] : []),
    ...(isOver(props) && hasGradient(props) ? [gradientCss] : []),
    ...(isCaptioned(props) ? [captionCss] : []),
    ...(props.eyebrowLogo ? [eyebrowCss] : []),
  ],
  rules: groundRules,
  fixtures: menuTileFixtures,
  render(props, context) {
    const { media, ratio, title, subtitle, hideTitle, targets } = props
    const target = props.mediaTarget ?? targets[0]?.target
    const name = title || media.alt
    const isHidden = hideTitle || !title
    const isOverlay = isOver(props)
    const Title = props.titleH1 ? 'h1' : 'h3'
    return (
      <article className={tileClasses(props)} {...groundAttributes(props, context.id)} {...promotionAttributes(props)}>
        <TilePicture
          media={media}
          ratio={ratio}
          context={context}
          caption={props}
          {...(isOverlay && gradientAttributes(props))}
        />
        <div className="tile-words">
          {props.overline ? <p className="label">{props.overline}</p> : null}
          <Eyebrow {...props} />
          {name ? (
            <Title className={isOverlay ? 'title' : undefined}>
              <TileLink target={target} context={context}>
                {isHidden ? <span className="sr">{name}</span> : name}
              </TileLink>
            </Title>
          ) : null}
          {subtitle ? <p className="tile-sub">{subtitle}</p> : null}
          <Prose html={props.richText} />
          <CtaList
            locale={context.locale}
            place={context.place}
            targets={shownTargets(props)}
            equal={props.equalTargetSize}
          />
          <Prose html={props.richTextBelowTargets} className="prose below-targets" />
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
          <TileLink target={target} context={context}>
            {title}
          </TileLink>
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
          <TileLink target={mediaTarget} context={context}>
            {title}
          </TileLink>
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
