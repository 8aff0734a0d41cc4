import type { PricedCart } from '../../../../shared/cart/pricing/priced-cart.ts'
import type { Paid } from '../../../../shared/cart/pricing/totals.ts'
import { byPayingOrder, isReward, type PaymentMethodId } from '../../../../shared/payment-methods.ts'
import type { BalanceDraw } from '../../orders/draft.ts'

/** An instrument with its account's current balance; `draw` makes the balance draw for an amount. */
export type PaymentSource = {
  readonly id: string
  readonly method: PaymentMethodId
  readonly label: string
  /** In the cart's currency; null for a provider's method, which is charged whatever remains. */
  readonly balance: number | null
  readonly draw: ((amount: number) => BalanceDraw) | null
  /** Additional fields for display (spec 1 §3 "Athlete payment"). */
  readonly extras: Readonly<Record<string, unknown>>
}
export type Share = { readonly source: PaymentSource; readonly amount: number }

/** The amounts paid from our own accounts, without a provider. */
export const accountShares = (shares: readonly Share[]): Paid[] =>
  shares
    .filter(({ source }) => source.balance !== null)
    .map(({ source, amount }) => ({ amount, reward: isReward(source.method) }))

/** A cart's total, and the part of it that gift cards may pay. */
export type Owed = { readonly total: number; readonly payableByGiftCard: number }

export const owedOf = ({ totals, payableByGiftCard }: PricedCart): Owed => ({ total: totals.total, payableByGiftCard })

/** Splits the total among the sources in paying order. `credit` is an athlete's, `creditLeft` its remainder. */
export function shareOut(
  sources: readonly PaymentSource[],
  { total, payableByGiftCard }: Owed,
  credit: number,
): { readonly shares: readonly Share[]; readonly creditLeft: number } {
  let remaining = total
  let giftCardsLeft = payableByGiftCard
  let creditLeft = credit
  const shares: Share[] = []
  const sorted = [...sources].sort((a, b) => byPayingOrder(a.method, b.method))
  for (const source of sorted) {
    const isGiftCard = source.method === 'GIFT_CARD'
    const most = isGiftCard ? Math.min(giftCardsLeft, remaining) : remaining
    const limit = isReward(source.method) && creditLeft > 0 ? 0 : (source.balance ?? remaining)
    const amount = Math.min(most, limit)
    if (isGiftCard) giftCardsLeft -= amount
    if (source.method === 'ATHLETES_PAYMENT') creditLeft = limit - amount
    remaining -= amount
    shares.push({ source, amount })
  }
  return { shares, creditLeft }
}
