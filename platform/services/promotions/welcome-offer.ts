import type { PlatformContext } from '../../context.ts'
import { couponFault } from '../cart/discounts/coupons.ts'
import { readPromotions, readWelcomeCoupons } from './promotions.ts'

type Offer = { readonly code: string; readonly expiresAt: string | null }

/** The first welcome code that this member can still use, and until when. */
export async function welcomeOffer(
  { env, now }: Pick<PlatformContext, 'env' | 'now'>,
  consumerId: string,
): Promise<Offer | null> {
  const coupons = await readWelcomeCoupons(env.DB)
  if (coupons.length === 0) return null
  const running = new Map((await readPromotions(env.DB, now)).map((promotion) => [promotion.promotionId, promotion]))
  for (const coupon of coupons) {
    const promotion = running.get(coupon.promotionId)
    if (!promotion || (await couponFault(env, coupon, { customer: consumerId, now, order: null }))) continue
    return { code: coupon.code, expiresAt: earliest([coupon.endsAt, promotion.endsAt]) }
  }
  return null
}

/** The instants may be in different time zones. */
function earliest(instants: readonly (string | null)[]): string | null {
  const times = instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString()
}
