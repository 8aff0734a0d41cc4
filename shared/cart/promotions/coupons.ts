import type { Coupon } from '../../contracts/promotion.ts'

/** The state of a coupon by its own dates; the number of uses is tracked elsewhere. */
export type CouponState = 'usable' | 'disabled' | 'not-yet' | 'expired'

/** `now` in epoch milliseconds. The end is exclusive. */
export function couponState(coupon: Coupon, now: number): CouponState {
  if (coupon.disabled) return 'disabled'
  if (!hasBegun(coupon.startsAt, now)) return 'not-yet'
  return hasEnded(coupon.endsAt, now) ? 'expired' : 'usable'
}

/** An invalid date counts as not begun, and as ended. */
export const hasBegun = (startsAt: string | null, now: number): boolean =>
  startsAt === null || Date.parse(startsAt) <= now
export const hasEnded = (endsAt: string | null, now: number): boolean => endsAt !== null && !(now < Date.parse(endsAt))
