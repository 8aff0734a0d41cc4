import type { Sort } from '../../../../shared/contracts/catalog.ts'
import type { Block } from './block.ts'

/** A product of a list: its row in a block, how well it fits (lowest best) and its lowest price. */
export type Hit = { readonly block: Block; readonly row: number; readonly fit: number; readonly price: number }
type Order = (a: Hit, b: Hit) => number

const of = (column: 'rank' | 'score' | 'ratings', { block, row }: Hit): number => block[column][row] ?? 0
const idOf = ({ block, row }: Hit): string => block.productIds[row] ?? ''
const dayOf = ({ block, row }: Hit): string => block.publishedAt[row] ?? ''
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byRank: Order = (a, b) => of('rank', b) - of('rank', a) || byText(idOf(a), idOf(b))

export const orders: Readonly<Record<Sort, Order>> = {
  featured: (a, b) => a.fit - b.fit || byRank(a, b),
  newest: (a, b) => byText(dayOf(b), dayOf(a)) || byRank(a, b),
  'price-asc': (a, b) => a.price - b.price || byRank(a, b),
  'price-desc': (a, b) => b.price - a.price || byRank(a, b),
  rating: (a, b) => of('score', b) - of('score', a) || of('ratings', b) - of('ratings', a) || byRank(a, b),
}
