import { insertRow } from '../../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../../backend/result.ts'
import { traceId } from '../../../backend/trace.ts'
import type { OrderReturn, ReturnItem } from '../../../shared/contracts/order.ts'
import { returnableItems } from '../../../shared/orders/returnable.ts'
import { returns } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import type { ReceiveAnswer } from '../../objects/placement/giving-back.ts'
import { returnIdOf } from './after-order.ts'
import { forgetReturnedSizes } from './kept-sizes.ts'
import { readOrder, type StoredOrder } from './placed-orders.ts'
import { orderedBasket } from './placements.ts'

type Asked = { readonly items: readonly ReturnItem[]; readonly key: string }

/** When two returns come at the same moment, one finds its number taken, and looks at the order again. */
const mostTries = 5

/** Announces a return, once per key. RTN500 for more than may still be sent back. */
export async function createReturn(
  db: D1Database,
  orderNumber: string,
  { items, key }: Asked,
  now: number,
): Promise<Result<OrderReturn>> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const stored = await readOrder(db, orderNumber)
    if (!stored) return refuse('ORD409')
    const { order } = stored
    const number = await numberOf(db, orderNumber, key)
    const made = number === null ? undefined : order.returns[number - 1]
    if (made) return succeed(made)
    if (!areReturnable(order, items, now)) return refuse('RTN500')
    const row = {
      order_number: orderNumber,
      number: order.returns.length + 1,
      request_key: key,
      items: [...items],
      created_at: now,
      received_at: null,
      refund: null,
    }
    await insertRow(db, returns, row, 'ON CONFLICT DO NOTHING').run()
  }
  return refuse('API503')
}

const numberOf = (db: D1Database, orderNumber: string, key: string): Promise<number | null> =>
  db
    .prepare('SELECT number FROM returns WHERE order_number = ? AND request_key = ?')
    .bind(orderNumber, key)
    .first<number>('number')

function areReturnable(order: StoredOrder['order'], items: readonly ReturnItem[], now: number): boolean {
  const left = new Map(returnableItems(order, now).map(({ item, qty }) => [item.id, qty]))
  const wanted = new Map<string, number>()
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty)
  return [...wanted].every(([itemId, qty]) => qty <= (left.get(itemId) ?? 0))
}

const receivedSql = `UPDATE returns SET refund = ?3, received_at = ?4
  WHERE order_number = ?1 AND number = ?2 AND received_at IS NULL`

type ReturnRef = { readonly orderNumber: string; readonly number: number }

/** May be repeated: the first time counts. */
export async function markReceived(
  db: D1Database,
  { orderNumber, number }: ReturnRef,
  refund: number,
  now: number,
): Promise<void> {
  await db.batch([
    db.prepare(receivedSql).bind(orderNumber, number, refund, now),
    forgetReturnedSizes(db, orderNumber, number),
  ])
}

/** The parcel is there: the basket's object gives back what is in it, once. `absent` for an unknown one. */
export async function receiveReturn(env: Env, { orderNumber, number }: ReturnRef, now: number): Promise<ReceiveAnswer> {
  const stored = await readOrder(env.DB, orderNumber)
  const returned = stored?.order.returns.find(({ returnId }) => returnId === returnIdOf(orderNumber, number))
  if (!stored || !returned) return 'absent'
  if (returned.receivedAt !== null) return 'received'
  const { items } = returned
  return orderedBasket(env, stored.basketId).receiveReturn(orderNumber, { number, items }, now, traceId())
}
