import { losesRest, offeredVouchers, type Voucher } from '../../../../shared/cart/vouchers.ts'
import type { PaymentSource } from './payments.ts'

/** `pays` is the amount that the shopper confirmed for a voucher that loses its rest; null without a confirmation. */
type Choice = { readonly points: number; readonly pays: number | null }

export type ChosenVoucher = Choice & {
  /** The vouchers that the points cover now. */
  readonly covered: readonly Voucher[]
  readonly sourceOf: (voucher: Voucher) => PaymentSource
}

/**
 * The chosen voucher, or the highest one below it that the amount due uses up; null if there is none. A voucher that
 * loses its rest needs the shopper's confirmation of exactly what it pays.
 */
export function usableVoucher({ points, pays, covered }: Choice & Pick<ChosenVoucher, 'covered'>, due: number) {
  const usable = offeredVouchers(covered, due).findLast(
    (voucher) =>
      voucher.points <= points && (!losesRest(voucher) || (voucher.points === points && voucher.pays === pays)),
  )
  return usable ? { points: usable.points, amountInCurrency: usable.amountInCurrency } : null
}
