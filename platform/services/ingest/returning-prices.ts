import { readRows } from '../../../backend/db/table.ts'
import { currencies } from '../../../shared/i18n/locales.ts'
import { priceHistory } from '../../db/catalogue-tables.ts'
import type { PricedProduct } from './price-history.ts'
import { factorOf, furthest, lowestOf, type Move, type PriceChange, pricesIn, type Sizes } from './price-moves.ts'

const historySql = 'SELECT * FROM price_history WHERE product_id IN (SELECT value FROM json_each(?))'

/**
 * Prices of sizes that aren't on sale in their currency now, beside the last that they had. A size that went, or whose
 * currency did, and comes back divided by a hundred has no other price to be compared with than that, and those of
 * its siblings: the nearest counts, because siblings may have got a yes since.
 */
export async function returningPrices(
  db: D1Database,
  items: readonly PricedProduct[],
  stored: ReadonlyMap<string, Sizes>,
  now: number,
): Promise<ReadonlyMap<string, readonly PriceChange[]>> {
  const returning = items.flatMap(({ id, item }) =>
    currencies.flatMap((currency) => {
      const siblings = pricesIn(stored.get(id) ?? [], currency)
      const prices = Object.entries(pricesIn(item.skus, currency)).filter(([upc]) => !Object.hasOwn(siblings, upc))
      return stored.has(id) && prices.length > 0 ? [{ id, currency, siblings: Object.values(siblings), prices }] : []
    }),
  )
  if (returning.length === 0) return new Map()
  const ids = JSON.stringify([...new Set(returning.map(({ id }) => id))])
  const history = readRows(priceHistory.columns, await db.prepare(historySql).bind(ids).all())
  const changes = returning.flatMap(({ id, currency, siblings, prices }) => {
    const past = history.find((row) => row.product_id === id && row.currency === currency)?.changes ?? {}
    const lastOf = (upc: string) => past[upc]?.findLast(([at]) => at <= now)?.[1]
    const beside = siblings.flatMap((price) => [price.current, lowestOf(price, now)])
    const others = beside.length > 0 ? beside : Object.keys(past).flatMap((upc) => lastOf(upc) ?? [])
    const moves = prices.flatMap(([upc, price]): Move[] => {
      const own = lastOf(upc)
      const known = own === undefined ? others : [own, ...beside]
      return [price.current, lowestOf(price, now)].flatMap((to) => {
        const [nearest] = known.map((from) => ({ upc, from, to })).toSorted((a, b) => factorOf(a) - factorOf(b))
        return nearest ? [nearest] : []
      })
    })
    const move = furthest(moves)
    if (!move) return []
    const before = new Map(moves.map(({ upc, from }) => [upc, { current: from, original: from }]))
    const after = prices.filter(([upc]) => before.has(upc))
    const change = { currency, move, before: Object.fromEntries(before), after: Object.fromEntries(after) }
    return [{ id, change }]
  })
  return new Map(
    [...Map.groupBy(changes, ({ id }) => id)].map(([id, own]) => [id, own.map(({ change }) => change)] as const),
  )
}
