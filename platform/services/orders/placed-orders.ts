import { integer, type RowOf } from '../../../backend/db/column.ts'
import { firstRow, insertRow, pick, readRows, selected } from '../../../backend/db/table.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { emailKey } from '../../../shared/typed.ts'
import { orders } from '../../db/order-tables.ts'
import { afterOrderColumns, afterOrderSql, withAfterOrder } from './after-order.ts'
import { countTogether } from './bought-together.ts'
import { noteSizes } from './kept-sizes.ts'
import { endPlacementStatement } from './placements.ts'

/**
 * An order as it is kept. Money in minor units; `captured` is what the payment provider took. Instants in epoch
 * milliseconds.
 */
export type StoredOrder = {
  readonly order: PlacedOrder
  readonly basketId: string
  readonly consumerId: string
  readonly captured: number
  readonly paymentId: string | null
  readonly placedAt: number
  /** Null for an order from before they were kept. */
  readonly locale: Locale | null
  /** The origin of the shop that it was placed in, where that is known. */
  readonly shop: string | null
}

/**
 * A single transaction; may be repeated. A basket that is an order already makes it fail: that would be a bug.
 * `isOpen`: its payment is still to be captured; the order is written again then.
 */
export async function writeOrder(db: D1Database, stored: StoredOrder, isOpen = false): Promise<void> {
  const { order, placedAt, consumerId } = stored
  await db.batch([
    countTogether(db, order),
    noteSizes(db, order, consumerId),
    insertRow(db, orders, orderRow(stored), 'ON CONFLICT (order_number) DO UPDATE SET captured = excluded.captured'),
    ...(isOpen ? [] : [endPlacementStatement(db, order.orderNumber, placedAt)]),
  ])
}

/** Its cancellation begins. May be repeated. */
export async function markCancelling(db: D1Database, orderNumber: string, now: number): Promise<void> {
  const sql =
    "UPDATE orders SET cancelling_at = ? WHERE order_number = ? AND status = 'PLACED' AND cancelling_at IS NULL"
  await db.prepare(sql).bind(now, orderNumber).run()
}

/** Its cancellation has failed: it stays placed. May be repeated. */
export async function markNotCancelled(db: D1Database, orderNumber: string): Promise<void> {
  const sql = "UPDATE orders SET cancelling_at = NULL WHERE order_number = ? AND status = 'PLACED'"
  await db.prepare(sql).bind(orderNumber).run()
}

/** `notCharged`: what its payment had authorized and was never taken, in minor units. May be repeated. */
export async function markCancelled(
  db: D1Database,
  orderNumber: string,
  now: number,
  notCharged: number,
): Promise<void> {
  const sql =
    "UPDATE orders SET status = 'CANCELLED', cancelled_at = ?, not_charged = ? WHERE order_number = ? AND status = 'PLACED'"
  await db.prepare(sql).bind(now, notCharged, orderNumber).run()
}

const orderRow = ({ order, basketId, consumerId, captured, paymentId, placedAt, locale, shop }: StoredOrder) =>
  ({
    order_number: order.orderNumber,
    basket_id: basketId,
    consumer_id: consumerId,
    email: emailKey(order.email),
    st: order.st,
    status: 'PLACED',
    currency: order.currency,
    total: order.totals.total,
    captured,
    payment_id: paymentId,
    placed_at: placedAt,
    cancelling_at: null,
    cancelled_at: null,
    not_charged: 0,
    document: order,
    locale,
    shop,
  }) as const

const stored = pick(
  orders,
  'basket_id',
  'consumer_id',
  'captured',
  'payment_id',
  'placed_at',
  'status',
  'document',
  'locale',
  'shop',
)
const columns = { ...stored, ...afterOrderColumns }
const selectedSql = `SELECT ${selected(stored)}, ${afterOrderSql} FROM orders`

const storedOrderOf = (row: RowOf<typeof columns>): StoredOrder => ({
  order: withAfterOrder({ ...row.document, status: row.status }, row),
  basketId: row.basket_id,
  consumerId: row.consumer_id,
  captured: row.captured,
  paymentId: row.payment_id,
  placedAt: row.placed_at,
  locale: row.locale,
  shop: row.shop,
})

/** Null until it is placed. */
export async function readOrder(db: D1Database, orderNumber: string): Promise<StoredOrder | null> {
  const sql = `${selectedSql} WHERE order_number = ?`
  const row = await firstRow(columns, db.prepare(sql).bind(orderNumber))
  return row && storedOrderOf(row)
}

/** A consumer's orders, newest first. */
export async function readOrdersOf(
  db: D1Database,
  consumerId: string,
  start: number,
  count: number,
): Promise<{ readonly total: number; readonly orders: PlacedOrder[] }> {
  const [page, countRows] = await db.batch([
    db
      .prepare(`${selectedSql} WHERE consumer_id = ? ORDER BY placed_at DESC, order_number LIMIT ? OFFSET ?`)
      .bind(consumerId, count, start),
    db.prepare('SELECT count(*) AS total FROM orders WHERE consumer_id = ?').bind(consumerId),
  ])
  const [counted] = readRows({ total: integer }, countRows)
  return { total: counted?.total ?? 0, orders: readRows(columns, page).map((row) => storedOrderOf(row).order) }
}
