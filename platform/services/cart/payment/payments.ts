import type { Paid } from '../../../../shared/cart/pricing/totals.ts'
import type { Voucher } from '../../../../shared/cart/vouchers.ts'
import { byPayingOrder, isProvided, isReward, type PaymentMethodId } from '../../../../shared/payment-methods.ts'
import type { BalanceDraw } from '../../orders/draft.ts'
import { type ChosenVoucher, usableVoucher } from './chosen-voucher.ts'

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

/** A cart's total, and the part of it that our own accounts may pay. */
export type Owed = { readonly total: number; readonly payableByAccounts: number }

/** Without the voucher, whose value depends on what the others leave. */
export type PaymentSources = {
  readonly sources: readonly PaymentSource[]
  /** The voucher that the shopper chose; null if none, and on a site in another currency than the points'. */
  readonly voucher: ChosenVoucher | null
  /** Rest of an athlete's credit, even if this cart doesn't use it; 0 for other shoppers. */
  readonly credit: number
}

export type Payments = {
  readonly shares: readonly Share[]
  /** The remainder of an athlete's credit. */
  readonly creditLeft: number
  readonly voucher: Voucher | null
  /** The amount that the other accounts leave for points to pay. */
  readonly pointsDue: number
  /** The amount that further accounts may pay. */
  readonly leftForAccounts: number
  /** The chosen voucher doesn't fit any more: `voucher` takes its place. */
  readonly isVoucherLowered: boolean
}

/** The amounts paid from our own accounts, without a provider. */
export const accountShares = (shares: readonly Share[]): Paid[] =>
  shares
    .filter(({ source }) => source.balance !== null)
    .map(({ source, amount }) => ({ amount, reward: isReward(source.method) }))

/** How the total is paid. Points come last of our own accounts, so the voucher has to fit what the others leave. */
export function paymentsOf({ sources, voucher: chosen, credit }: PaymentSources, owed: Owed): Payments {
  const { shares, creditLeft } = shareOut(sources, owed, credit)
  const leftBy = (ofShares: readonly Share[]) =>
    accountShares(ofShares).reduce((remaining, { amount }) => remaining - amount, owed.payableByAccounts)
  const pointsDue = creditLeft > 0 ? 0 : leftBy(shares)
  const voucher = chosen && usableVoucher(chosen, pointsDue)
  const isVoucherLowered = chosen !== null && chosen.points !== voucher?.points
  const withVoucher = chosen && voucher ? shareOut([...sources, chosen.sourceOf(voucher)], owed, credit).shares : shares
  return { shares: withVoucher, creditLeft, voucher, pointsDue, leftForAccounts: leftBy(withVoucher), isVoucherLowered }
}

/** Splits the total among the sources in paying order. */
export function shareOut(
  sources: readonly PaymentSource[],
  { total, payableByAccounts }: Owed,
  credit: number,
): Pick<Payments, 'shares' | 'creditLeft'> {
  let remaining = total
  let leftForAccounts = payableByAccounts
  let creditLeft = credit
  const shares: Share[] = []
  const sorted = [...sources].sort((a, b) => byPayingOrder(a.method, b.method))
  for (const source of sorted) {
    const isAccount = !isProvided(source.method)
    const most = isAccount ? Math.min(leftForAccounts, remaining) : remaining
    const limit = isReward(source.method) && creditLeft > 0 ? 0 : (source.balance ?? remaining)
    const amount = Math.min(most, limit)
    if (isAccount) leftForAccounts -= amount
    if (source.method === 'ATHLETES_PAYMENT') creditLeft = limit - amount
    remaining -= amount
    shares.push({ source, amount })
  }
  return { shares, creditLeft }
}
