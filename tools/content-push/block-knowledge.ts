import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockContext, BlockDefinition, SlotItem } from '../../client/blocks/block.ts'
import { fixtureContext } from '../../client/blocks/context.fixtures.ts'
import { type DrawIsland, DrawIslandContext } from '../../client/blocks/parts/island.tsx'
import { blocks } from '../../client/blocks/registry.ts'
import { RawBlock } from '../../shared/content/document.ts'
import { features, featuresOf } from '../../shared/features.ts'

export { blocks }

const article = (index: number) => ({
  id: `a${index}`,
  url: `/stories/a${index}`,
  title: `Article ${index}`,
  eyebrow: 'Eyebrow',
  picture: { url: '/images/scenes/sale', alt: 'Sale' },
  publishedAt: `2026-11-0${index}T09:00:00Z`,
})
const articles = {
  result: [1, 2, 3].map(article),
  facets: [
    { id: 'care', label: 'Care' },
    { id: 'fit', label: 'Fit' },
  ],
  numFound: 40,
}

/** Where a block may stand: what a field changes in none of these it changes nowhere. */
const places: readonly Partial<BlockContext>[] = [
  { articles, masterId: 'KR100001' },
  { articles, first: true, features: featuresOf(features) },
]

/**
 * Fields for people and for addresses, which no block draws; and settings by screen, where one may say the same as the
 * one below it.
 */
const unseen: ReadonlySet<string> = new Set(['type', 'id', 'name', 'sm', 'md', 'lg'])

/**
 * Fields of a block that change nothing of what is drawn, styled, loaded or framed: it knows them, but has no place for
 * them in this form. A field that is given its default is none of them.
 */
export function ignoredFields(type: string, value: Readonly<Record<string, unknown>>): string[] {
  const block = blocks.get(type)
  const parsed = block?.props.safeParse(value)
  if (!block || !parsed?.success) return []
  const expected = print(block, parsed.data)
  return Object.keys(value).filter((field) => {
    if (unseen.has(field) || block.slots?.includes(field)) return false
    const { [field]: _left, ...rest } = value
    const without = block.props.safeParse(rest)
    if (!without.success || JSON.stringify(without.data) === JSON.stringify(parsed.data)) return false
    if (print(block, without.data) !== expected) return false
    // The field may say what another field says for it when it isn't there.
    const parsedOther = block.props.safeParse({ ...value, [field]: another(value[field]) })
    return !parsedOther.success || print(block, parsedOther.data) === expected
  })
}

const another = (value: unknown): unknown =>
  typeof value === 'string' ? `${value} …` : typeof value === 'boolean' ? !value : value

/** An island is what it is given. */
const asData: DrawIsland = ({ props, slot }) => ({ node: slot, data: props })

/** All that comes of a block's props, as text to compare. */
function print(block: BlockDefinition, props: Readonly<Record<string, unknown>>): string {
  return places
    .map((place) => {
      const context = fixtureContext(place)
      const styles = typeof block.partCss === 'function' ? block.partCss(props) : []
      const dataNeeds = block.need?.(props, context.place) ?? null
      const effects = [styles, dataNeeds, block.frames?.(props), block.dismissal?.(props), block.rules?.(props, 'b')]
      const drawn = block.render(props, { ...context, slots: slotsOf(block, props, context) })
      return renderToStaticMarkup(createElement(DrawIslandContext, { value: asData }, drawn)) + JSON.stringify(effects)
    })
    .join('\n')
}

/** The blocks inside, one level deep and each for itself: some ask the block that holds them how they look. */
function slotsOf(
  block: BlockDefinition,
  slots: Readonly<Record<string, unknown>>,
  context: BlockContext,
): Record<string, readonly SlotItem[]> {
  const holder = { id: context.id, type: block.type, props: slots }
  const drawn = (item: unknown, index: number): SlotItem => {
    const { type, name } = RawBlock.safeParse(item).data ?? { type: '', name: undefined }
    const inner = blocks.get(type)
    const parsed = inner?.props.safeParse(item)
    const node = parsed?.success ? inner?.render(parsed.data, { ...context, holder }) : createElement('i', {}, type)
    return { key: String(index), type, name: name ?? null, node: createElement(Fragment, { key: index }, node) }
  }
  return Object.fromEntries(
    (block.slots ?? []).map((slot) => [slot, Array.isArray(slots[slot]) ? (slots[slot] as unknown[]).map(drawn) : []]),
  )
}
