import type { Facts } from './record.ts'

/** A payment without a provider response is canceled again after this long: it may have been authorized late. */
export const lateMs = 60_000

/** When an attempt that rests needs the provider again, in epoch milliseconds; null for never. */
export function wakeAtRest({ unanswered, lost }: Facts, now: number): number | null {
  if (unanswered) return now
  return lost ? now + lateMs : null
}
