import { traceId } from '../../../../backend/trace.ts'
import type { Env } from '../../../env.ts'
import type { CartOutcome, CartSnapshot } from '../../../objects/cart-snapshot.ts'
import { basketOf } from './baskets.ts'
import { readLimits } from './limits.ts'

/**
 * Merges a basket that is being closed into another. Idempotent: the target absorbs each basket once. BSK404 if the
 * target is gone or ordered, so that asking again is no use.
 */
export async function finishMerge(
  env: Env,
  from: CartSnapshot,
  into: { readonly basketId: string; readonly owner: string },
  now: number,
): Promise<CartOutcome> {
  const basket = basketOf(env, into.basketId)
  // A successor of the same owner may not exist yet; an existing one isn't changed.
  if (into.owner === from.owner) await basket.succeed(into.basketId, from, now)
  const limits = await readLimits(env.DB, from.lines)
  const items = from.lines.map((line, index) => ({ ...line, limit: limits[index] ?? 0 }))
  return basket.absorb(into.owner, from, items, now, traceId())
}
