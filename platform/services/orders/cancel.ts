import { traceId } from '../../../backend/trace.ts'
import type { Env } from '../../env.ts'
import type { CancelAnswer } from '../../objects/placement/giving-back.ts'
import { readOrder } from './placed-orders.ts'
import { basketOfOrder, orderedBasket } from './placements.ts'

/** A shopper may cancel this long after the order was placed, in milliseconds. */
const cancelWindowMs = 30 * 60_000

/** For a shopper it is too late once a parcel is on its way: then it can only be returned. */
export async function cancelByShopper(env: Env, orderNumber: string, now: number): Promise<CancelAnswer> {
  const stored = await readOrder(env.DB, orderNumber)
  const isUnderWay = stored?.order.shipments.some(({ sentAt, deliveredAt }) => sentAt ?? deliveredAt)
  return isUnderWay ? 'too-late' : cancelOrder(env, orderNumber, cancelWindowMs, now)
}

/**
 * Gives an order back whole, once. The basket's object does it, and goes on with it after a crash. `now` in epoch
 * milliseconds.
 */
export async function cancelOrder(env: Env, orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
  const basketId = await basketOfOrder(env.DB, orderNumber)
  if (basketId === null) return 'absent'
  return orderedBasket(env, basketId).cancelOrder(orderNumber, windowMs, now, traceId())
}
