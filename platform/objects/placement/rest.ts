import type { Facts } from './record.ts'

/** The object looks after an order by itself this long after the last sign of life, at first. */
export const firstWakeMs = 1000
/** A payment without a provider response is canceled again after this long: it may have been authorized late. */
export const lateMs = 60_000

/** When an attempt that rests needs the provider again, in epoch milliseconds; null for never. */
export function wakeAtRest({ unanswered, open, lost }: Facts, now: number): number | null {
  if (unanswered || open) return now
  return lost ? now + lateMs : null
}

/** A call is repeated after as long again as it has gone unanswered, within these bounds, in milliseconds. */
export const shortestWaitMs = 1000
const longestWaitMs = 60_000

/** When a call that has gone unanswered since then is repeated. Epoch milliseconds. */
export const nextTry = (since: number, now: number): number =>
  now + Math.min(longestWaitMs, Math.max(shortestWaitMs, now - since))
