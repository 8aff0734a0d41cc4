import { insertRows, pick, readRows } from '../../../backend/db/table.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import { productPrices, skus } from '../../db/catalogue-tables.ts'
import { bumpRevision } from './catalogue-revision.ts'
import { listedIdsSql, updateListingBlocks } from './listing-blocks.ts'
import { pricesOverTime, writeHistory } from './price-history.ts'
import type { Prices } from './price-moves.ts'
import { priceRow, sizeSteps, stepsIn } from './price-rows.ts'

/** New prices of a product, by currency. Sizes and currencies that are not among them keep theirs. */
export type NewPrices = Partial<Record<Currency, Prices>>

const sizesSql = 'SELECT product_id, upc, prices FROM skus WHERE product_id IN (SELECT value FROM json_each(?))'
const deleteSql = 'DELETE FROM product_prices WHERE product_id IN (SELECT value FROM json_each(?))'
const updateSql = `UPDATE skus SET prices = given.prices, price_steps = given.steps
FROM (SELECT value->>'id' AS id, value->>'upc' AS upc, value->'prices' AS prices, value->'steps' AS steps FROM json_each(?)) given
WHERE skus.product_id = given.id AND skus.upc = given.upc`
/**
 * No hash of a product: it is counted as changed, and compared anew when it is sent again. A product that was written
 * since its hash was read gets NULL, which the table refuses: the transaction fails as a whole.
 */
const changedSql = `UPDATE products SET content_hash = CASE WHEN content_hash = given.hash THEN 'prices of ' || ?2 END
FROM (SELECT value->>0 AS id, value->>1 AS hash FROM json_each(?1)) given WHERE product_id = given.id`

const settledSql = `SELECT json_group_array(product_id) AS ids FROM products
WHERE product_id IN (SELECT value FROM json_each(?)) AND content_hash LIKE 'prices of %'`

/** Products whose prices an operator has settled since they were sent: lists of ids as JSON. */
export const settledAmong = async (db: D1Database, ids: string): Promise<string> =>
  (await db.prepare(settledSql).bind(ids).first<string>('ids')) ?? '[]'

/**
 * Statements that change prices of products and nothing else, for one transaction; `hashes` are those with which the
 * products were read.
 */
export async function writePrices(
  db: D1Database,
  given: ReadonlyMap<string, NewPrices>,
  hashes: ReadonlyMap<string, string>,
  now: number,
): Promise<D1PreparedStatement[]> {
  const ids = JSON.stringify([...given.keys()])
  const found = await db.prepare(sizesSql).bind(ids).all()
  const sizes = Map.groupBy(readRows(pick(skus, 'product_id', 'upc', 'prices'), found), (row) => row.product_id)
  const items = [...sizes].map(([id, rows]) => ({
    id,
    item: { skus: rows.map(({ upc, prices }) => ({ upc, prices: { ...prices, ...pricesOf(given.get(id), upc) } })) },
  }))
  const priced = await pricesOverTime(db, items, now)
  const sold = items.map(({ id, item }) => ({
    id,
    skus: item.skus,
    steps: (priced.get(id) ?? []).map((prices) => stepsIn(item, prices, now)),
  }))
  const skuRows = sold.flatMap(({ id, skus, steps }) =>
    skus.map(({ upc, prices }) => ({ id, upc, prices, steps: sizeSteps(steps, upc) })),
  )
  const read = JSON.stringify([...given.keys()].map((id) => [id, hashes.get(id)]))
  return [
    db.prepare(changedSql).bind(read, crypto.randomUUID()),
    db.prepare(updateSql).bind(JSON.stringify(skuRows)),
    db.prepare(deleteSql).bind(ids),
    insertRows(
      db,
      productPrices,
      sold.flatMap(({ id, steps }) => steps.map((prices) => priceRow(id, prices, now))),
    ),
    writeHistory(db, priced, now),
    ...updateListingBlocks(db, listedIdsSql, ids),
    bumpRevision(db),
  ]
}

const pricesOf = (given: NewPrices | undefined, upc: string) =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const price = given?.[currency]?.[upc]
      return price ? [[currency, price] as const] : []
    }),
  )
