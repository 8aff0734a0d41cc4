import { couponState } from '../../../shared/cart/coupons.ts'
import type { Coupon } from '../../../shared/contracts/promotion.ts'
import { type Failure, refuse } from '../../context.ts'
import type { Env } from '../../env.ts'
import { couponAccount, couponCustomerAccount, readBalance } from '../balances/accounts.ts'
import type { BalanceDraw } from '../orders/draft.ts'

/** As people type it. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/** Why this code can't be used by anybody now, or by this customer any more; `customer` as in `couponCustomerAccount`, null while unknown. */
export async function couponRefusal(
  env: Pick<Env, 'BALANCE'>,
  coupon: Coupon | undefined,
  customer: string | null,
  now: number,
): Promise<Failure | null> {
  if (!coupon) return refuse('PRM130')
  const state = couponState(coupon, now)
  if (state !== 'usable') return refuse(refusals[state])
  const draws = couponDraws(coupon, customer)
  const left = await Promise.all(draws.map(({ account, opening }) => readBalance(env, account, opening)))
  const exhausted = draws.find((draw, index) => (left[index] ?? 0) < draw.amount)
  return exhausted ? refuse(exhausted.refusal) : null
}

const refusals = { disabled: 'PRM160', 'not-yet': 'PRM135', expired: 'PRM155' } as const

/** What one use of it takes: a single-use code that is gone was redeemed (PRM150), one of many uses has reached its limit (PRM140). */
export function couponDraws(coupon: Coupon, customer: string | null): BalanceDraw[] {
  const { code, maxUses, maxUsesPerCustomer } = coupon
  const draws: BalanceDraw[] = []
  if (maxUses !== null) {
    const refusal = maxUses === 1 ? 'PRM150' : 'PRM140'
    draws.push({ account: couponAccount(code), opening: maxUses, amount: 1, refusal })
  }
  if (maxUsesPerCustomer !== null && customer !== null) {
    const account = couponCustomerAccount(code, customer)
    draws.push({ account, opening: maxUsesPerCustomer, amount: 1, refusal: 'PRM150' })
  }
  return draws
}
