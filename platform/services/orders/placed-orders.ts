import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { endPlacementStatement } from './placements.ts'

/** An order as it is kept. Money in minor units; `captured` is what the payment provider took. Instants in epoch milliseconds. */
export type StoredOrder = {
  readonly order: PlacedOrder
  readonly basketId: string
  readonly consumerId: string
  readonly captured: number
  readonly paymentId: string | null
  readonly placedAt: number
}

const insertSql = `
INSERT INTO orders (order_number, basket_id, consumer_id, email, st, status, currency, total, captured, payment_id, placed_at, document)
VALUES (?, ?, ?, ?, ?, 'PLACED', ?, ?, ?, ?, ?, ?) ON CONFLICT (order_number) DO NOTHING`

/** As e-mail addresses are compared. */
export const plainEmail = (email: string): string => email.trim().toLowerCase()

/** One transaction; may be repeated. A basket that is an order already makes it fail: that would be a bug. */
export async function writeOrder(db: D1Database, stored: StoredOrder): Promise<void> {
  const { order, basketId, consumerId, captured, paymentId, placedAt } = stored
  await db.batch([
    db
      .prepare(insertSql)
      .bind(
        order.orderNumber,
        basketId,
        consumerId,
        plainEmail(order.email),
        order.st,
        order.currency,
        order.totals.total,
        captured,
        paymentId,
        placedAt,
        JSON.stringify(order),
      ),
    endPlacementStatement(db, order.orderNumber, placedAt),
  ])
}

/** May be repeated. */
export async function markCancelled(db: D1Database, orderNumber: string, now: number): Promise<void> {
  const sql = "UPDATE orders SET status = 'CANCELLED', cancelled_at = ? WHERE order_number = ? AND status = 'PLACED'"
  await db.prepare(sql).bind(now, orderNumber).run()
}

type OrderRow = {
  basket_id: string
  consumer_id: string
  captured: number
  payment_id: string | null
  placed_at: number
  status: 'PLACED' | 'CANCELLED'
  document: string
}
const columns = 'basket_id, consumer_id, captured, payment_id, placed_at, status, document'

function storedOrderOf(row: OrderRow): StoredOrder {
  return {
    order: { ...(JSON.parse(row.document) as PlacedOrder), status: row.status },
    basketId: row.basket_id,
    consumerId: row.consumer_id,
    captured: row.captured,
    paymentId: row.payment_id,
    placedAt: row.placed_at,
  }
}

/** Null until it is placed. */
export async function readOrder(db: D1Database, orderNumber: string): Promise<StoredOrder | null> {
  const sql = `SELECT ${columns} FROM orders WHERE order_number = ?`
  const row = await db.prepare(sql).bind(orderNumber).first<OrderRow>()
  return row && storedOrderOf(row)
}

/** A consumer's orders, newest first. */
export async function readOrdersOf(
  db: D1Database,
  consumerId: string,
  start: number,
  count: number,
): Promise<{ readonly total: number; readonly orders: PlacedOrder[] }> {
  const [page, all] = await db.batch([
    db
      .prepare(
        `SELECT ${columns} FROM orders WHERE consumer_id = ? ORDER BY placed_at DESC, order_number LIMIT ? OFFSET ?`,
      )
      .bind(consumerId, count, start),
    db.prepare('SELECT count(*) AS total FROM orders WHERE consumer_id = ?').bind(consumerId),
  ])
  const [counted] = (all?.results ?? []) as { total: number }[]
  return {
    total: counted?.total ?? 0,
    orders: ((page?.results ?? []) as OrderRow[]).map((row) => storedOrderOf(row).order),
  }
}
