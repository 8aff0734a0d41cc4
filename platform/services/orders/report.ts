import { integer, orNull, text } from '../../../backend/db/column.ts'
import { readRows } from '../../../backend/db/table.ts'

/**
 * An operator's view of all orders. `amount` is what the payment provider captured, in minor units; `open` counts
 * orders that are being made or wait for a shopper; `lowestStock` is the least that any size has left.
 */
export type OrderReport = {
  readonly orders: readonly {
    readonly orderNumber: string
    readonly status: string
    readonly amount: number
    readonly currency: string
    readonly total: number
  }[]
  readonly captured: readonly { readonly currency: string; readonly orders: number; readonly amount: number }[]
  readonly open: number
  readonly lowestStock: number
}

/** Newest first. */
const mostOrders = 10_000

const ordersSql = `
SELECT order_number AS orderNumber, status, captured AS amount, currency, total FROM orders ORDER BY placed_at DESC LIMIT ${mostOrders}`
const capturedSql = `
SELECT currency, count(*) AS orders, sum(captured) AS amount FROM orders WHERE status = 'PLACED' GROUP BY currency ORDER BY currency`
const countsSql = `
SELECT (SELECT count(*) FROM placements WHERE ended_at IS NULL) AS open,
  (SELECT min(quantity) FROM (SELECT quantity FROM skus UNION ALL SELECT quantity FROM store_stock)) AS lowestStock`

const orderColumns = { orderNumber: text, status: text, amount: integer, currency: text, total: integer }
const capturedColumns = { currency: text, orders: integer, amount: integer }

export async function orderReport(db: D1Database): Promise<OrderReport> {
  const [orders, captured, counts] = await db.batch([
    db.prepare(ordersSql),
    db.prepare(capturedSql),
    db.prepare(countsSql),
  ])
  const [count] = readRows({ open: integer, lowestStock: orNull(integer) }, counts)
  return {
    orders: readRows(orderColumns, orders),
    captured: readRows(capturedColumns, captured),
    open: count?.open ?? 0,
    lowestStock: count?.lowestStock ?? 0,
  }
}
