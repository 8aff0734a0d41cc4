import { readRows } from '../../../backend/db/table.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { boughtTogether as pairs } from '../../db/order-tables.ts'

/** A larger order is a wholesaler's, and says little of what goes together. */
const mostProducts = 12
/** Fewer orders are chance, and would tell of single ones. */
const fewestOrders = 3

const countSql = `INSERT INTO bought_together (product_id, other_id, orders)
SELECT one.value, other.value, 1 FROM json_each(?1) AS one, json_each(?1) AS other
WHERE one.value <> other.value AND NOT EXISTS (SELECT 1 FROM orders WHERE order_number = ?2)
ON CONFLICT (product_id, other_id) DO UPDATE SET orders = orders + 1`

/** The statement that counts an order's products, for the batch that first writes it, ahead of the order itself. */
export function countTogether(db: D1Database, { orderNumber, items }: PlacedOrder): D1PreparedStatement {
  const goods = items.filter(({ bonus, isDigitalProduct }) => !bonus && !isDigitalProduct)
  const products = [...new Set(goods.map(({ productId }) => productId))].slice(0, mostProducts)
  return db.prepare(countSql).bind(JSON.stringify(products), orderNumber)
}

const togetherSql = `SELECT other_id FROM bought_together WHERE product_id IN (SELECT value FROM json_each(?1))
GROUP BY other_id HAVING max(orders) >= ${fewestOrders} ORDER BY sum(orders) DESC, other_id LIMIT 48`

/** Products that several orders had beside any of these, those with the most orders first. */
export async function boughtTogether(db: D1Database, productIds: readonly string[]): Promise<readonly string[]> {
  if (productIds.length === 0) return []
  const found = await db.prepare(togetherSql).bind(JSON.stringify(productIds)).all()
  return readRows({ other_id: pairs.columns.other_id }, found).map(({ other_id }) => other_id)
}
