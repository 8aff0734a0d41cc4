import type { Voucher } from '../../shared/cart/vouchers.ts'
import type { Currency } from '../../shared/i18n/locales.ts'

/** Worth of points. The dearer the voucher, the more a point in it is worth. */
const steps: readonly { readonly points: number; readonly amounts: Readonly<Record<Currency, number>> }[] = [
  { points: 500, amounts: { USD: 500, CAD: 700, GBP: 400, EUR: 500 } },
  { points: 1000, amounts: { USD: 1000, CAD: 1400, GBP: 800, EUR: 1000 } },
  { points: 2000, amounts: { USD: 2500, CAD: 3400, GBP: 2000, EUR: 2500 } },
  { points: 5000, amounts: { USD: 7500, CAD: 10_000, GBP: 6000, EUR: 7500 } },
]

/** The vouchers that these points cover, smallest first. */
export function vouchersFor(points: number, currency: Currency): readonly Voucher[] {
  return steps
    .filter((step) => step.points <= points)
    .map((step) => ({ points: step.points, amountInCurrency: step.amounts[currency] }))
}

/** The first voucher that these points don't cover; null above the last step. */
export function nextVoucher(points: number, currency: Currency): Voucher | null {
  const step = steps.find((candidate) => candidate.points > points)
  return step ? { points: step.points, amountInCurrency: step.amounts[currency] } : null
}
