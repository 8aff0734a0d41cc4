import type { OrderedProduct } from '../../../accounts/engine.ts'
import { integer } from '../../../backend/db/column.ts'
import { firstRow } from '../../../backend/db/table.ts'
import { codeKey } from '../../../shared/typed.ts'
import { readOrder } from './placed-orders.ts'

/** Whoever asks for another person's order learns as much as of one that isn't there: null. */
export async function readOrderedProduct(
  db: D1Database,
  consumerId: string,
  orderNumber: string,
  productId: string,
): Promise<OrderedProduct | null> {
  const stored = await readOrder(db, codeKey(orderNumber))
  if (stored?.consumerId !== consumerId) return null
  const item = stored.order.items.find((line) => line.productId === productId)
  if (!item) return null
  const { billingAddress, shipments } = stored.order
  const address = billingAddress ?? shipments.find((shipment) => shipment.address)?.address
  return {
    orderNumber: stored.order.orderNumber,
    name: [item.name, item.colourName, item.sizeLabel].filter(Boolean).join(', '),
    recipient: address ? `${address.firstName} ${address.lastName}` : '',
  }
}

/** Whether the person's own order has any color of the style. */
export async function hasOrdered(db: D1Database, consumerId: string, masterId: string): Promise<boolean> {
  const sql = `SELECT count(*) AS found FROM orders o, json_each(o.document, '$.items') item
    JOIN products p ON p.product_id = item.value->>'productId'
    WHERE o.consumer_id = ? AND o.status = 'PLACED' AND p.master_id = ?`
  const row = await firstRow({ found: integer }, db.prepare(sql).bind(consumerId, masterId))
  return (row?.found ?? 0) > 0
}
