import { traceId } from '../../../../backend/trace.ts'
import type { Env } from '../../../env.ts'
import type { CartSnapshot } from '../../../objects/cart-snapshot.ts'
import { basketOf } from './baskets.ts'
import { readLimits } from './limits.ts'

/**
 * Merges a basket that is being closed into another. Idempotent: the target absorbs each basket once. False if the
 * target can't absorb anything because it is gone or ordered.
 */
export async function finishMerge(
  env: Env,
  from: CartSnapshot,
  into: { readonly basketId: string; readonly owner: string },
  now: number,
): Promise<boolean> {
  const basket = basketOf(env, into.basketId)
  // A successor of the same owner may not exist yet; an existing one isn't changed.
  if (into.owner === from.owner) await basket.succeed(into.basketId, from, now)
  const limits = await readLimits(env.DB, from.lines)
  const items = from.lines.map((line, index) => ({ ...line, limit: limits[index] ?? 0 }))
  const outcome = await basket.absorb(into.owner, from, items, now, traceId())
  return outcome.ok
}
