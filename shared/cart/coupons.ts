import type { Coupon } from '../contracts/promotion.ts'

/** What a code is worth by its own dates; how often it was used is held elsewhere. */
export type CouponState = 'usable' | 'disabled' | 'not-yet' | 'expired'

/** `now` in epoch milliseconds. The end is the first instant at which it no longer counts. */
export function couponState(coupon: Coupon, now: number): CouponState {
  if (coupon.disabled) return 'disabled'
  if (!hasBegun(coupon.startsAt, now)) return 'not-yet'
  return hasEnded(coupon.endsAt, now) ? 'expired' : 'usable'
}

/** An instant that can't be read counts as not begun, and as ended. */
export const hasBegun = (startsAt: string | null, now: number): boolean =>
  startsAt === null || Date.parse(startsAt) <= now
export const hasEnded = (endsAt: string | null, now: number): boolean => endsAt !== null && !(now < Date.parse(endsAt))
