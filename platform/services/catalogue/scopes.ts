import type { Block } from './index/block.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'
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

/** First the same kind for the same people, then the same kind, then the same people; other styles only. */
export function similarScope(productId: string): Scope {
  return (index) => {
    const self = find(index, productId)
    if (!self) return () => () => -1
    const own = (column: 'style' | 'kind' | 'gender' | 'colour') => self.block[column][self.row]
    const [style, kind, gender, colour] = [own('style'), own('kind'), own('gender'), own('colour')]
    return (block) => (row) => {
      const isOtherKind = block.kind[row] !== kind
      const isForOthers = block.gender[row] !== gender
      if (block.listed[row] !== 1 || block.style[row] === style || (isOtherKind && isForOthers)) return -1
      return Number(isOtherKind) * 2 + Number(isForOthers) + (block.colour[row] === colour ? 0 : 0.5)
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
