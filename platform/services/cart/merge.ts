import type { Env } from '../../env.ts'
import { isBasketId } from './basket-id.ts'
import { basketOf } from './baskets.ts'
import { finishMerge } from './finish-merge.ts'
import { readOwnBasketId, takeAsOwn } from './own-basket.ts'
import { mergeSavedLists } from './saved-lists.ts'

/**
 * A guest signs in: their basket becomes the person's, or goes into the one the person has, line by line up to what may be had of each; their
 * saved list too (spec 1 §4 "Login"). May be repeated. Answers the basket to go on with; null where neither has one. `now` in epoch
 * milliseconds.
 */
export async function mergeBaskets(
  env: Env,
  fromBasketId: string | null,
  guestConsumerId: string,
  toConsumerId: string,
  now = Date.now(),
): Promise<{ readonly basketId: string | null }> {
  await mergeSavedLists(env.DB, guestConsumerId, toConsumerId)
  const known = await readOwnBasketId(env.DB, toConsumerId)
  const own = known !== null && (await basketOf(env, known).read(toConsumerId)).ok ? known : null
  if (fromBasketId === null || !isBasketId(fromBasketId) || fromBasketId === own) return { basketId: own }

  const source = basketOf(env, fromBasketId)
  if (own !== null) {
    const leaving = await source.leave(guestConsumerId, own, toConsumerId, now)
    if (!leaving) return { basketId: own }
    if (await finishMerge(env, leaving.cart, { basketId: leaving.into, owner: toConsumerId }, now)) {
      await source.left()
      return { basketId: own }
    }
    // The person's basket is just becoming an order: the guest's is their next one.
  }
  if (!(await source.transfer(guestConsumerId, toConsumerId))) return { basketId: own }
  const taken = await takeAsOwn(env.DB, toConsumerId, fromBasketId, known)
  if (taken || guestConsumerId === toConsumerId) return { basketId: fromBasketId }
  // Somebody signed in elsewhere in this moment: the two baskets become one.
  return mergeBaskets(env, fromBasketId, toConsumerId, toConsumerId, now)
}
