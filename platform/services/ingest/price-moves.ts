import type { IngestPrice, IngestProduct, PriceMove } from '../../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'

/** Prices of a product's sizes in a currency, by `upc`. */
export type Prices = Readonly<Record<string, IngestPrice>>

/** Prices of a product in a currency before and after, of the sizes that have both. */
type Compared = { readonly before: Prices; readonly after: Prices }
/** `move`: that of the size whose price moves furthest. */
export type PriceChange = Compared & { readonly currency: Currency; readonly move: Move }

export type Sizes = readonly Pick<IngestProduct['skus'][number], 'upc' | 'prices'>[]

/** Currencies in which a product's prices move, from `now` on. */
export function priceChangesOf(stored: Sizes, sent: Sizes, now: number): PriceChange[] {
  return currencies.flatMap((currency) => {
    const before = pricesIn(stored, currency)
    const after = pricesIn(sent, currency)
    const shared = Object.keys(after).filter((upc) => Object.hasOwn(before, upc))
    const change = { before: only(before, shared), after: only(after, shared) }
    const move = furthestMove(change, now)
    return move ? [{ ...change, currency, move }] : []
  })
}

/** Changes of a product with others of the same, in one currency or more. */
export const together = (changes: readonly PriceChange[], others: readonly PriceChange[]): PriceChange[] =>
  [...Map.groupBy([...changes, ...others], ({ currency }) => currency).values()].flatMap((own) =>
    own.reduce((one, other) => ({
      currency: one.currency,
      before: { ...other.before, ...one.before },
      after: { ...other.after, ...one.after },
      move: factorOf(other.move) > factorOf(one.move) ? other.move : one.move,
    })),
  )

export const pricesIn = (sizes: Sizes, currency: Currency): Prices =>
  Object.fromEntries(
    sizes.flatMap(({ upc, prices }) => {
      const price = prices[currency]
      return price ? [[upc, price] as const] : []
    }),
  )

const only = (prices: Prices, upcs: readonly string[]): Prices =>
  Object.fromEntries(Object.entries(prices).filter(([upc]) => upcs.includes(upc)))

export type Move = Pick<PriceMove, 'upc' | 'from' | 'to'>

/** The move of the size whose price moves furthest, from `now` on; null if none does. */
export function furthestMove({ before, after }: Compared, now: number): Move | null {
  const moves = Object.entries(after).flatMap(([upc, price]): Move[] => {
    const old = before[upc]
    if (!old) return []
    return [
      { upc, from: old.current, to: price.current },
      { upc, from: lowestOf(old, now), to: lowestOf(price, now) },
    ]
  })
  return furthest(moves)
}

export function furthest(moves: readonly Move[]): Move | null {
  const [first] = moves.toSorted((one, other) => factorOf(other) - factorOf(one))
  return first && first.from !== first.to ? first : null
}

/** How many times as much, or as little. */
export const factorOf = ({ from, to }: Pick<Move, 'from' | 'to'>): number => Math.max(from, to) / Math.min(from, to)

/** Nobody is asked the price of a sale that has ended. */
export const lowestOf = ({ current, sales = [] }: IngestPrice, now: number): number =>
  Math.min(current, ...sales.flatMap(({ price, until }) => (Date.parse(until) > now ? [price] : [])))
