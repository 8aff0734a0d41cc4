/** A step of loyalty points (spec 1 §3 "Loyalty"). `amountInCurrency` in minor units. */
export type Voucher = { readonly points: number; readonly amountInCurrency: number }

/** `pays` is below the voucher's amount if that exceeds the amount due: the rest is lost. */
export type OfferedVoucher = Voucher & { readonly pays: number }

export const losesRest = ({ pays, amountInCurrency }: OfferedVoucher): boolean => pays < amountInCurrency

/**
 * The vouchers offered for an amount due, of those that the points cover, smallest first: all that it uses up, and the
 * next one if that pays more than they do.
 */
export function offeredVouchers(covered: readonly Voucher[], due: number): readonly OfferedVoucher[] {
  const sorted = covered.toSorted((a, b) => a.amountInCurrency - b.amountInCurrency)
  const fitting = sorted.filter(({ amountInCurrency }) => amountInCurrency <= due)
  const isUsedUp = due === (fitting.at(-1)?.amountInCurrency ?? 0)
  const offered = isUsedUp ? fitting : sorted.slice(0, fitting.length + 1)
  return offered.map((voucher) => ({ ...voucher, pays: Math.min(voucher.amountInCurrency, due) }))
}
