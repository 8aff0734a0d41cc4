import type { PlacedOrder } from '../contracts/order.ts'

/** Minor units of its payments that returns and refunds have not given back. */
export function leftOfPayments({ paymentMethods, totals, returns, refunds }: PlacedOrder): number {
  const isKnown = paymentMethods.every(({ amount }) => amount !== null)
  const paid = isKnown ? paymentMethods.reduce((sum, { amount }) => sum + (amount ?? 0), 0) : totals.total
  const returned = returns.reduce((sum, { refund }) => sum + (refund ?? 0), 0)
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, paid - returned - refunded)
}
