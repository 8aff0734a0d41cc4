import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { basketOf } from './baskets.ts'
import { readLimits } from './limits.ts'

/**
 * Puts a basket that is being closed into another. May be repeated: the other takes each basket once. False where the other can't take
 * anything, being gone or ordered.
 */
export async function finishMerge(
  env: Env,
  from: CartSnapshot,
  into: { readonly basketId: string; readonly owner: string },
  now: number,
): Promise<boolean> {
  const limits = await readLimits(env.DB, from.lines)
  const items = from.lines.map((line, index) => ({ ...line, limit: limits[index] ?? 0 }))
  const outcome = await basketOf(env, into.basketId).absorb(into.owner, from, items, now)
  return outcome.ok
}
