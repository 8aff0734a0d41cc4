import type { z } from 'zod'
import type { CollectionContent } from '../../../shared/content/collection.ts'
import { CollectionLayout } from '../../../shared/content/collection.ts'

type Collection = z.output<typeof CollectionContent>
type Layouts = { readonly sm: CollectionLayout; readonly md: CollectionLayout; readonly lg: CollectionLayout }

/** Spec 2 §9. */
const ctaMaxWidth = { sm: '19.25rem', md: '26.5rem', lg: '26.5rem' } as const

/** Layouts that an editor chooses by a word in the collection's name (spec 2 §2.1). */
const named = ['activities', 'elevate', 'stacked'] as const
export type NamedLayout = (typeof named)[number]

export const namedLayout = (name = ''): NamedLayout | undefined => named.find((layout) => name.includes(`[${layout}]`))

/** What holds at each breakpoint. One that isn't given takes the next smaller one's settings. */
export function layoutsOf(props: Collection): Layouts {
  const usual = CollectionLayout.parse({
    type: props.variant === 'threeCardGrid' ? 'grid' : 'carousel',
  })
  const sm = props.sm ?? usual
  const md = props.md ?? sm
  const given = { sm, md, lg: props.lg ?? md }
  if (props.kind === 'cta') {
    const cta = (at: keyof Layouts): CollectionLayout => ({
      ...given[at],
      slideMaxWidth: given[at].slideMaxWidth ?? ctaMaxWidth[at],
      showArrows: at !== 'sm' && given[at].showArrows,
    })
    return { sm: cta('sm'), md: cta('md'), lg: cta('lg') }
  }
  if (namedLayout(props.name) !== 'stacked') return given
  const grid = (layout: CollectionLayout): CollectionLayout => ({ ...layout, type: 'grid' })
  return { sm: grid(given.sm), md: grid(given.md), lg: grid(given.lg) }
}

/** Whether any breakpoint shows a carousel with this: what none shows isn't in the page. */
export const anyCarousel = (
  layouts: Layouts,
  setting?: 'showArrows' | 'showIndicators' | 'showProgress' | 'autoplay',
) => Object.values(layouts).some((layout) => layout.type === 'carousel' && (!setting || layout[setting]))

const paddings = { none: '0px', small: 'var(--gap)', medium: '24px', large: 'clamp(24px,4vw,64px)' } as const
const margins = { none: '0px', small: '16px', medium: '40px', large: 'clamp(40px,8vw,128px)' } as const

/** The variables that collection.css and the island read. `--rotate` is seconds, 0 for a carousel that stands still. */
function variables(layout: CollectionLayout): string {
  const { slideWidth: width, slideMaxWidth: most, slidePadding, margin } = layout
  const sides = `--pad:${paddings[slidePadding]};--side:${margins[margin]};`
  if (layout.type === 'grid') {
    const template = width ? `repeat(auto-fill,minmax(min(${width},100%),1fr))` : 'var(--columns)'
    return `${sides}--flow:row;--over:visible;--template:${template};--most:${most ?? 'none'};--arrows:none;--dots:none;--progress:none;--pause:none;--rotate:0`
  }
  const shown = (name: string, is: boolean, display: string) => `--${name}:${is ? display : 'none'};`
  const cell =
    width && most ? `min(${width},${most})` : (width ?? (most ? `min(var(--usual),${most})` : 'var(--usual)'))
  return [
    `${sides}--flow:column;--over:auto;--template:none;--most:none;--cell:${cell};`,
    shown('arrows', layout.showArrows, 'flex'),
    shown('dots', layout.showIndicators, 'flex'),
    shown('progress', layout.showProgress, 'block'),
    shown('pause', layout.autoplay, 'grid'),
    `--rotate:${layout.autoplay ? layout.autorotateTime : 0};--loop:${layout.loop ? 1 : 0}`,
  ].join('')
}

/** An editor's settings as css for one collection. */
export function collectionRules(props: Collection, id: string): string {
  const layouts = layoutsOf(props)
  const at = { sm: variables(layouts.sm), md: variables(layouts.md), lg: variables(layouts.lg) }
  const rules = [`#${id}{${at.sm}}`]
  if (at.md !== at.sm) rules.push(`@media(min-width:48rem){#${id}{${at.md}}}`)
  if (at.lg !== at.md) rules.push(`@media(min-width:64rem){#${id}{${at.lg}}}`)
  return `@layer blocks{${rules.join('')}}`
}
