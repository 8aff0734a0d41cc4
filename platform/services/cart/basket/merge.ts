import { traceId } from '../../../../backend/trace.ts'
import type { Env } from '../../../env.ts'
import { isBasketId } from './basket-id.ts'
import { basketOf } from './baskets.ts'
import { finishMerge } from './finish-merge.ts'
import { readOwnBasketId, takeAsOwn } from './own-basket.ts'

/**
 * A guest signs in: their basket becomes the person's, or is merged into the person's own, each line up to its maximum
 * quantity (spec 1 §4 "Login"). An order that waits for its payment comes along with a basket that becomes the
 * person's; where two baskets are merged there can be no such order, so its payment is given up. Idempotent. Returns
 * the basket to continue with; null if there is none. `now` in epoch milliseconds.
 */
export async function mergeBaskets(
  env: Env,
  fromBasketId: string | null,
  guestConsumerId: string,
  toConsumerId: string,
  now: number,
): Promise<{ readonly basketId: string | null }> {
  const ownBasketId = await readOwnBasketId(env.DB, toConsumerId)
  const usableBasketId =
    ownBasketId !== null && (await basketOf(env, ownBasketId).read(toConsumerId)).ok ? ownBasketId : null
  if (fromBasketId === null || !isBasketId(fromBasketId) || fromBasketId === usableBasketId)
    return { basketId: usableBasketId }

  const source = basketOf(env, fromBasketId)
  if (usableBasketId !== null) {
    const leaving = await source.leave(guestConsumerId, usableBasketId, toConsumerId, now, traceId())
    if (!leaving) return { basketId: usableBasketId }
    const merged = await finishMerge(env, leaving.cart, { basketId: leaving.into, owner: toConsumerId }, now)
    if (merged.ok) {
      await source.left()
      return { basketId: usableBasketId }
    }
    // The person's basket is being ordered right now, so the guest's becomes their next one.
  }
  if (!(await source.transfer(guestConsumerId, toConsumerId))) return { basketId: usableBasketId }
  const isAssigned = await takeAsOwn(env.DB, toConsumerId, fromBasketId, ownBasketId)
  if (isAssigned || guestConsumerId === toConsumerId) return { basketId: fromBasketId }
  // A concurrent sign-in assigned another basket: merge the two.
  return mergeBaskets(env, fromBasketId, toConsumerId, toConsumerId, now)
}
