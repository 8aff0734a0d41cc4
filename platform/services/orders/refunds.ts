import { readRows, selected } from '../../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../../backend/result.ts'
import { traceId } from '../../../backend/trace.ts'
import { refunds } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { refundIdOf } from './after-order.ts'
import { withUnits } from './given-back.ts'
import { readOrder } from './placed-orders.ts'
import { orderedBasket } from './placements.ts'
import type { AskedRefund } from './refund-request.ts'
import type { RefundRow } from './refund-rows.ts'

/** A refund as an operator sees it. REFUSED: by the payment provider, so nothing was given back. */
type RefundAnswer = ReturnType<typeof answerOf>

const answerOf = ({ order_number, number, created_at, settled_at, ...row }: RefundRow) => ({
  refundId: refundIdOf(order_number, number),
  createdAt: new Date(created_at).toISOString(),
  settledAt: settled_at === null ? null : new Date(settled_at).toISOString(),
  ...row,
})

/** Gives back exactly what is asked for, once per key: the basket's object does it, and goes on after a crash. */
export async function refundOrder(
  env: Env,
  orderNumber: string,
  asked: AskedRefund,
  now: number,
): Promise<Result<RefundAnswer>> {
  const stored = await readOrder(env.DB, orderNumber)
  if (!stored) return refuse('ORD409')
  const onTheirWay = stored.order.returns.filter(({ receivedAt }) => receivedAt === null)
  const announced = withUnits(
    new Map(),
    onTheirWay.flatMap(({ items }) => items),
  )
  const refunded = await orderedBasket(env, stored.basketId).refundOrder(
    orderNumber,
    { ...asked, announced },
    now,
    traceId(),
  )
  if (!refunded.ok) return refunded
  const all = await readRefunds(env.DB, orderNumber)
  const found = all.find(({ refundId }) => refundId === refundIdOf(orderNumber, refunded.value.number))
  return succeed(found ?? answerOf(refunded.value))
}

export async function readRefunds(db: D1Database, orderNumber: string): Promise<readonly RefundAnswer[]> {
  const sql = `SELECT ${selected(refunds.columns)} FROM refunds WHERE order_number = ? ORDER BY number`
  return readRows(refunds.columns, await db.prepare(sql).bind(orderNumber).all()).map(answerOf)
}
