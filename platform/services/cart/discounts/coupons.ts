import type { SaleMember } from '../../../../accounts/loyalty/member-number.ts'
import { couponState } from '../../../../shared/cart/promotions/coupons.ts'
import type { Coupon } from '../../../../shared/contracts/promotion.ts'
import type { ErrorCode } from '../../../../shared/errors/catalogue.ts'
import { codeReadings, typedCode, typedLine } from '../../../../shared/typed.ts'
import type { Env } from '../../../env.ts'
import type { CartSnapshot } from '../../../objects/cart-snapshot.ts'
import { couponAccount, couponCustomerAccount, readBalance } from '../../balances/accounts.ts'
import type { BalanceDraw } from '../../orders/draft.ts'
import { cartEmail } from '../contact.ts'
import type { Scene } from '../scene.ts'

/** A code in the cart, as its form sends it back. */
export const couponCode = (input: string): string => typedLine(input).toUpperCase()

/** Codes that a typed one may mean, the likeliest first: as it stands, and then without what groups or announces it. */
export const couponReadings = (input: string): readonly string[] => [
  ...new Set([couponCode(input), couponCode(input).replace(/[\s#]/g, ''), ...codeReadings(typedCode(input))]),
]

/** `customer` as in `couponCustomerAccount`, null while unknown; `order` as in `readBalance`. */
type Redeemer = { readonly customer: string | null; readonly now: number; readonly order: string | null }

/** Why the code isn't valid now or for this customer; null if it is. */
export async function couponFault(
  env: Pick<Env, 'BALANCE'>,
  coupon: Coupon | undefined,
  { customer, now, order }: Redeemer,
): Promise<ErrorCode | null> {
  if (!coupon) return 'PRM130'
  const state = couponState(coupon, now)
  if (state !== 'usable') return refusals[state]
  const draws = couponDraws(coupon, customer)
  const usesLeft = await Promise.all(draws.map(({ account, opening }) => readBalance(env, account, opening, order)))
  const exhausted = draws.filter((draw, index) => (usesLeft[index] ?? 0) < draw.amount).map(({ refusal }) => refusal)
  // A customer's own limit is the more helpful message.
  return exhausted.find((refusal) => refusal === 'PRM150') ?? exhausted[0] ?? null
}

/**
 * The customer whose uses are counted: a person's id, the id of the member whom an associate sells to, or a guest's
 * e-mail address once known.
 */
export const customerOf = (
  snapshot: CartSnapshot,
  scene: Scene,
  { member }: { readonly member: SaleMember | null },
): string | null => (scene.person ? snapshot.owner : (member?.consumerId ?? cartEmail(snapshot, scene)))

const refusals = { disabled: 'PRM160', 'not-yet': 'PRM135', expired: 'PRM155' } as const

/** The draws of one use: PRM140 when the code's total limit is reached, PRM150 when the customer's own is. */
export function couponDraws(coupon: Coupon, customer: string | null): BalanceDraw[] {
  const { code, maxUses, maxUsesPerCustomer } = coupon
  const draws: BalanceDraw[] = []
  if (maxUses !== null) {
    draws.push({ account: couponAccount(code), opening: maxUses, amount: 1, refusal: 'PRM140' })
  }
  // Counted even if only the total is limited, so that the message can tell a customer they used it themselves.
  const ownUses = maxUsesPerCustomer ?? maxUses
  if (ownUses !== null && customer !== null) {
    const account = couponCustomerAccount(code, customer)
    draws.push({ account, opening: ownUses, amount: 1, refusal: 'PRM150' })
  }
  return draws
}
