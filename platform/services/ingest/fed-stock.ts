import { pick, readRows } from '../../../backend/db/table.ts'
import type { Hashed } from '../../../backend/ingest/ingest.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { skus } from '../../db/catalogue-tables.ts'
import { listedIdsSql, updateListingBlocks } from './listing-blocks.ts'

const given = `(SELECT value->>0 AS product_id, value->>1 AS upc, value->>2 AS quantity FROM json_each(?1)) given`
const changedSql = `SELECT s.product_id, s.upc FROM ${given}
CROSS JOIN skus s ON s.product_id = given.product_id AND s.upc = given.upc AND s.fed_quantity <> given.quantity`
const updateSql = `UPDATE skus SET quantity = given.quantity, fed_quantity = given.quantity, fed_at = max(?2, fed_at + 1)
FROM ${given} WHERE skus.product_id = given.product_id AND skus.upc = given.upc`

type Quantity = readonly [productId: string, upc: string, quantity: number]

/**
 * Takes the quantities of products that are otherwise unchanged, and writes nothing but the sizes whose quantity
 * differs from what the feed said before: units sold since stay sold. Returns the number of products with such a size.
 */
export async function takeFedStock(
  db: D1Database,
  items: readonly Hashed<IngestProduct>[],
  now: number,
): Promise<number> {
  const quantities = items.flatMap(({ id, item }) =>
    item.skus.map(({ upc, quantity }): Quantity => [id, upc, quantity]),
  )
  const found = await db.prepare(changedSql).bind(JSON.stringify(quantities)).all()
  const rows = readRows(pick(skus, 'product_id', 'upc'), found)
  if (rows.length === 0) return 0
  const sizes = new Set(rows.map(({ product_id, upc }) => `${product_id} ${upc}`))
  const changed = quantities.filter(([productId, upc]) => sizes.has(`${productId} ${upc}`))
  const ids = [...new Set(changed.map(([productId]) => productId))]
  await db.batch([
    db.prepare(updateSql).bind(JSON.stringify(changed), now),
    ...updateListingBlocks(db, listedIdsSql, JSON.stringify(ids)),
  ])
  return ids.length
}
