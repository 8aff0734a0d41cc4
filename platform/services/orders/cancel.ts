import type { Env } from '../../env.ts'
import type { CancelAnswer } from '../../objects/placement/placement.ts'
import { basketOfOrder, orderedBasket } from './placements.ts'

/** A shopper may cancel this long after the order was placed, in milliseconds. */
export const cancelWindowMs = 30 * 60_000

/** Gives an order back whole, once. The basket's object does it, and goes on with it after a crash. `now` in epoch milliseconds. */
export async function cancelOrder(env: Env, orderNumber: string, windowMs: number, now: number): Promise<CancelAnswer> {
  const basketId = await basketOfOrder(env.DB, orderNumber)
  if (basketId === null) return 'absent'
  return orderedBasket(env, basketId).cancelOrder(orderNumber, windowMs, now)
}
