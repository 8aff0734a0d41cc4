import { insertRows, readRows, upsert } from '../../../backend/db/table.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import { priceHistory } from '../../db/catalogue-tables.ts'
import { type Change, prunedTo, timelineOf } from './price-timeline.ts'

/** Prices by size (`upc`). */
type Changes = Readonly<Record<string, readonly Change[]>>
/** Prices that the sizes of a product have had and will have, in a currency in which it is sold. */
export type Priced = { readonly currency: Currency; readonly changes: Changes }

/** Sizes of a product with their prices, as sent. */
export type PricedSizes = Pick<IngestProduct['skus'][number], 'upc' | 'prices'>
export type PricedProduct = { readonly id: string; readonly item: { readonly skus: readonly PricedSizes[] } }

const historySql = 'SELECT * FROM price_history WHERE product_id IN (SELECT value FROM json_each(?))'

/** The ledger of these products once they are written, by product. */
export async function pricesOverTime(
  db: D1Database,
  items: readonly PricedProduct[],
  now: number,
): Promise<ReadonlyMap<string, readonly Priced[]>> {
  const ids = JSON.stringify(items.map(({ id }) => id))
  const rows = readRows(priceHistory.columns, await db.prepare(historySql).bind(ids).all())
  const stored = new Map(rows.map((row) => [`${row.product_id} ${row.currency}`, row.changes]))
  return new Map(
    items.map(({ id, item }) => [
      id,
      currencies.flatMap((currency) => pricedIn(item, currency, stored.get(`${id} ${currency}`) ?? {}, now)),
    ]),
  )
}

/** Empty where no size is sold in the currency. */
export function pricedIn(
  { skus }: PricedProduct['item'],
  currency: Currency,
  past: Changes,
  now: number,
): readonly Priced[] {
  const sold = skus.flatMap(({ upc, prices }) => {
    const price = prices[currency]
    return price ? [[upc, timelineOf(price, past[upc] ?? [], now)] as const] : []
  })
  return sold.length > 0 ? [{ currency, changes: Object.fromEntries(sold) }] : []
}

export const prunedChanges = (changes: Changes, now: number) =>
  Object.fromEntries(Object.entries(changes).map(([upc, own]) => [upc, prunedTo(own, now)]))

/** Sizes that aren't sent any longer keep their past: they may come back. */
export function writeHistory(
  db: D1Database,
  prices: ReadonlyMap<string, readonly Priced[]>,
  now: number,
): D1PreparedStatement {
  const rows = [...prices].flatMap(([productId, sold]) =>
    sold.map(({ currency, changes }) => ({
      product_id: productId,
      currency,
      changes: prunedChanges(changes, now),
    })),
  )
  const merged = { changes: 'json_patch(price_history.changes, excluded.changes)' }
  return insertRows(db, priceHistory, rows, { rest: upsert(priceHistory, ['product_id', 'currency'], { merged }) })
}
