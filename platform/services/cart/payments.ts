import type { Paid } from '../../../shared/cart/totals.ts'
import type { PaymentMethodId } from '../../../shared/contracts/cart.ts'
import type { BalanceDraw } from '../orders/draft.ts'

/** An instrument with what is on its account now: `draw` says how the account is told of `amount` that it pays. */
export type Purse = {
  readonly id: string
  readonly method: PaymentMethodId
  readonly label: string
  /** Most that it can pay, in the cart's currency; null for a provider's method, which takes whatever is left. */
  readonly balance: number | null
  readonly draw: ((amount: number) => BalanceDraw) | null
  /** What a shop shows beside it (spec 1 §3 "Athlete payment"). */
  readonly extras: Readonly<Record<string, unknown>>
}
export type Share = { readonly purse: Purse; readonly amount: number }

/**
 * The order in which they pay. Credit goes before rewards: those are an athlete's only once the credit is used up (spec 1 §5), and nobody else
 * has any.
 */
const order: readonly PaymentMethodId[] = [
  'GIFT_CARD',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'CREDIT_CARD',
  'PAYPAL',
  'KLARNA',
  'APPLE_PAY',
]
/** What accounts here pay, without a provider. */
export const accountShares = (shares: readonly Share[]): Paid[] =>
  shares
    .filter(({ purse }) => purse.balance !== null)
    .map(({ purse, amount }) => ({ amount, reward: isReward(purse.method) }))

const rewards: readonly PaymentMethodId[] = ['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS']
export const isReward = (method: PaymentMethodId): boolean => rewards.includes(method)

/**
 * How much of `total` each pays, in that order; `credit` is an athlete's, used or not; `creditLeft` is what stays
 * on it.
 */
export function shareOut(
  purses: readonly Purse[],
  total: number,
  credit: number,
): { readonly shares: readonly Share[]; readonly creditLeft: number } {
  let rest = total
  let creditLeft = credit
  const shares: Share[] = []
  const sorted = [...purses].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  for (const purse of sorted) {
    const most = isReward(purse.method) && creditLeft > 0 ? 0 : (purse.balance ?? rest)
    const amount = Math.min(rest, most)
    if (purse.method === 'ATHLETES_PAYMENT') creditLeft = most - amount
    rest -= amount
    shares.push({ purse, amount })
  }
  return { shares, creditLeft }
}
