import { footLengthSql } from '../../../accounts/profile/foot-sql.ts'
import { integer } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { type KeptSize, keptSizesOf } from '../../../shared/sizing/kept-sizes.ts'
import { keptSizes } from '../../db/order-tables.ts'

const noteSql = `INSERT INTO kept_sizes (order_number, item_id, master_id, size, length)
SELECT ?1, item.value->>'id', p.master_id, s.size, foot.length
FROM (SELECT ${footLengthSql('?2')} AS length) AS foot, json_each(?3) AS item
JOIN skus s ON s.upc = item.value->>'upc' JOIN products p ON p.product_id = s.product_id
WHERE foot.length IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orders WHERE order_number = ?1)
ON CONFLICT DO NOTHING`

/**
 * The statement that notes the sizes of somebody whose foot the shop knows, for the batch that first writes their
 * order, ahead of the order itself. Gifts, and what an associate sells, are for other feet.
 */
export function noteSizes(
  db: D1Database,
  { orderNumber, items, inStoreSalesInfo }: PlacedOrder,
  consumerId: string,
): D1PreparedStatement {
  const own = inStoreSalesInfo ? [] : items.filter(({ giftOption }) => !giftOption)
  const lines = own.map(({ id, upc }) => ({ id, upc }))
  return db.prepare(noteSql).bind(orderNumber, consumerId, JSON.stringify(lines))
}

/** The statement that forgets sizes which a return brought back. */
export const forgetReturnedSizes = (db: D1Database, orderNumber: string, number: number): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM kept_sizes WHERE order_number = ?1 AND item_id IN (
        SELECT item.value->>'itemId' FROM returns r, json_each(r.items) AS item
        WHERE r.order_number = ?1 AND r.number = ?2)`,
    )
    .bind(orderNumber, number)

/** In milliseconds: sooner, an order may still be sent back. */
const keptAfterMs = 30 * 86_400_000

const countSql = `SELECT k.length, k.size, count(DISTINCT o.consumer_id) AS people
FROM kept_sizes k JOIN orders o ON o.order_number = k.order_number
WHERE k.master_id = (SELECT master_id FROM products WHERE product_id = ?) AND o.status = 'PLACED' AND o.placed_at < ?
GROUP BY k.length, k.size ORDER BY people DESC, k.size`

const columns = { ...pick(keptSizes, 'length', 'size'), people: integer }

/** Counts who kept which size of a product's style; `keptSizesIn` reads the answer. */
export const keptSizesStatement = (db: D1Database, productId: string, now: number): D1PreparedStatement =>
  db.prepare(countSql).bind(productId, now - keptAfterMs)

export const keptSizesIn = (found: D1Result | undefined): KeptSize[] => keptSizesOf(readRows(columns, found))
