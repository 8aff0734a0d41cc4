import type { Block } from './index/block.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { isStocked } from './index/is-stocked.ts'
import { anyFlagged } from './index/ragged.ts'
import type { Scope } from './index/scan.ts'

/** A category with everything below it. */
export const categoryScope = (ids: ReadonlySet<string>): Scope => {
  return ({ known }) => {
    const flags = known.categories.flags(ids)
    return ({ categories }) =>
      (row) =>
        anyFlagged(categories, row, flags) ? 0 : -1
  }
}

/** Exactly these, in this order. */
export function idsScope(ids: readonly string[]): Scope {
  const places = new Map(ids.toReversed().map((id, index) => [id, ids.length - 1 - index]))
  return () =>
    ({ productIds }) =>
    (row) =>
      places.get(productIds[row] ?? '') ?? -1
}

/** The whole catalogue. */
export const everythingScope: Scope =
  () =>
  ({ listed }) =>
  (row) =>
    listed[row] === 1 ? 0 : -1

/** The whole catalogue, as far as it is in stock. */
export const stockedScope: Scope = () => (block) => (row) => (block.listed[row] === 1 && isStocked(block, row) ? 0 : -1)

/** `alike`: rather the same kind than another. `beside`: rather what somebody wears with it. */
export type Going = 'alike' | 'beside'

/**
 * Goods that go with products: first what was `together` with them in orders, then by kind, people and color. In stock,
 * of other styles, and for children only where one of the products is.
 */
export function goesWithScope(productIds: readonly string[], together: readonly string[], going: Going): Scope {
  const places = new Map(together.map((id, place) => [id, place / together.length]))
  return (index) => {
    const own = productIds.flatMap((id) => find(index, id) ?? [])
    const column = (name: 'style' | 'kind' | 'gender' | 'colour') =>
      new Set(own.map(({ block, row }) => block[name][row] ?? 0))
    const [styles, kinds, genders, colours] = [column('style'), column('kind'), column('gender'), column('colour')]
    const kids = index.known.values.number('kids')
    return (block) => (row) => {
      const [kind, gender] = [block.kind[row] ?? 0, block.gender[row] ?? 0]
      if (block.listed[row] !== 1 || !isStocked(block, row) || styles.has(block.style[row] ?? 0)) return -1
      const isForOthers = !genders.has(gender)
      if (isForOthers && (gender === kids || genders.has(kids))) return -1
      const place = places.get(block.productIds[row] ?? '')
      if (place !== undefined) return place
      const isOtherKind = !kinds.has(kind)
      if (isOtherKind && isForOthers) return -1
      const unlike = going === 'alike' ? Number(isOtherKind) : Number(!isOtherKind)
      return 1 + unlike * 2 + Number(isForOthers) + (colours.has(block.colour[row] ?? 0) ? 0 : 0.5)
    }
  }
}

function find(index: CatalogueIndex, productId: string): { block: Block; row: number } | null {
  for (const block of index.blocks()) {
    const row = block.productIds.indexOf(productId)
    if (row >= 0) return { block, row }
  }
  return null
}

export const nothingScope: Scope = () => () => () => -1
