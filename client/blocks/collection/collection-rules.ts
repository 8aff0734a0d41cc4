import type { z } from 'zod'
import type { CollectionContent } from '../../../shared/content/collection.ts'
import { CollectionLayout } from '../../../shared/content/collection.ts'

type Collection = z.output<typeof CollectionContent>
type Layouts = { readonly sm: CollectionLayout; readonly md: CollectionLayout; readonly lg: CollectionLayout }

/** Spec 2 §9. */
const ctaMaxWidth = { sm: '19.25rem', md: '26.5rem', lg: '26.5rem' } as const

/** Layouts chosen by a marker in the collection's name (spec 2 §2.1). */
const layoutNames = ['activities', 'elevate', 'stacked'] as const
export type NamedLayout = (typeof layoutNames)[number]

export const namedLayout = (name = ''): NamedLayout | undefined =>
  layoutNames.find((layout) => name.includes(`[${layout}]`))

/** The layout of each breakpoint; a missing one falls back to the next smaller breakpoint's. */
export function layoutsOf(props: Collection): Layouts {
  const defaultLayout = CollectionLayout.parse({
    type: props.variant === 'threeCardGrid' ? 'grid' : 'carousel',
  })
  const sm = props.sm ?? defaultLayout
  const md = props.md ?? sm
  const layouts = { sm, md, lg: props.lg ?? md }
  if (props.kind === 'cta') {
    const cta = (breakpoint: keyof Layouts): CollectionLayout => ({
      ...layouts[breakpoint],
      slideMaxWidth: layouts[breakpoint].slideMaxWidth ?? ctaMaxWidth[breakpoint],
      showArrows: breakpoint !== 'sm' && layouts[breakpoint].showArrows,
    })
    return { sm: cta('sm'), md: cta('md'), lg: cta('lg') }
  }
  if (namedLayout(props.name) !== 'stacked') return layouts
  const grid = (layout: CollectionLayout): CollectionLayout => ({ ...layout, type: 'grid' })
  return { sm: grid(layouts.sm), md: grid(layouts.md), lg: grid(layouts.lg) }
}

/** Whether any breakpoint shows a carousel with this setting; otherwise its markup is left out. */
export const anyCarousel = (
  layouts: Layouts,
  setting?: 'showArrows' | 'showIndicators' | 'showProgress' | 'autoplay',
) => Object.values(layouts).some((layout) => layout.type === 'carousel' && (!setting || layout[setting]))

const paddings = { none: '0px', small: 'var(--gap)', medium: '24px', large: 'clamp(24px,4vw,64px)' } as const
const margins = { none: '0px', small: '16px', medium: '40px', large: 'clamp(40px,8vw,128px)' } as const

/**
 * The space before the first slide that makes slides snap exactly to the center: the margin, plus the remainder of the
 * distance to the center after whole slides.
 */
const toCenter = '50cqi - var(--cell) / 2 - var(--inset)'
const leadingSpace = `calc(var(--inset) + min(0px,${toCenter}) + mod(max(0px,${toCenter}),var(--cell) + var(--pad)))`

/** Resolves a percentage against the list's width, for use in its own margins too. */
const resolveListWidth = (width: string) =>
  width.endsWith('%') ? `calc((100cqi - 2 * var(--inset)) * ${Number.parseFloat(width) / 100})` : width

/**
 * The variables that collection.css and the behavior read. `--rotate` is in seconds, 0 to disable rotation.
 */
function variables(layout: CollectionLayout, isCentred: boolean): string {
  const { slidePadding, margin } = layout
  const [width, maxWidth] = [layout.slideWidth, layout.slideMaxWidth].map((size) =>
    size && isCentred && layout.type === 'carousel' ? resolveListWidth(size) : size,
  )
  const spacing = `--pad:${paddings[slidePadding]};--side:${margins[margin]};`
  if (layout.type === 'grid') {
    const template = width ? `repeat(auto-fill,minmax(min(${width},100%),1fr))` : 'var(--columns)'
    return `${spacing}--flow:row;--far:visible;--over:visible;--template:${template};--most:${maxWidth ?? 'none'};--arrows:none;--dots:none;--progress:none;--pause:none;--rotate:0${isCentred ? ';--lead:var(--inset)' : ''}`
  }
  const displayRule = (name: string, isShown: boolean, display: string) => `--${name}:${isShown ? display : 'none'};`
  const cell =
    width && maxWidth
      ? `min(${width},${maxWidth})`
      : (width ?? (maxWidth ? `min(var(--usual),${maxWidth})` : 'var(--usual)'))
  return [
    `${spacing}--flow:column;--far:auto;--over:auto;--template:none;--most:none;--cell:${cell};`,
    displayRule('arrows', layout.showArrows, 'flex'),
    displayRule('dots', layout.showIndicators, 'flex'),
    displayRule('progress', layout.showProgress, 'block'),
    displayRule('pause', layout.autoplay, 'grid'),
    isCentred ? `--lead:${leadingSpace};` : '',
    `--rotate:${layout.autoplay ? layout.autorotateTime : 0};--loop:${layout.loop ? 1 : 0}`,
  ].join('')
}

/** An editor's settings as CSS for one collection. */
export function collectionRules(props: Collection, id: string): string {
  const layouts = layoutsOf(props)
  const isCentred = props.variant === 'highlightCenter'
  const rulesOf = (layout: CollectionLayout) => variables(layout, isCentred)
  const at = { sm: rulesOf(layouts.sm), md: rulesOf(layouts.md), lg: rulesOf(layouts.lg) }
  const rules = [`#${id}{${at.sm}}`]
  if (at.md !== at.sm) rules.push(`@media(min-width:48rem){#${id}{${at.md}}}`)
  if (at.lg !== at.md) rules.push(`@media(min-width:64rem){#${id}{${at.lg}}}`)
  return `@layer blocks{${rules.join('')}}`
}
