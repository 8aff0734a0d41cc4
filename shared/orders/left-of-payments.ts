import type { PlacedOrder } from '../contracts/order.ts'
import { isProvided } from '../payment-methods.ts'

type Paid = Pick<PlacedOrder, 'paymentMethods' | 'totals' | 'returns' | 'refunds' | 'cancellation'>
type Part = PlacedOrder['refunds'][number]['payments'][number]
/** An empty label where a backend doesn't say which payment it is. */
type Left = { readonly label: string; amount: number }

/** Takes up to this amount from the first payments; answers how much that was. */
function take(payments: readonly Left[], amount: number): number {
  let open = amount
  for (const payment of payments) {
    const share = Math.min(open, payment.amount)
    payment.amount -= share
    open -= share
  }
  return amount - open
}

/**
 * The rest of each payment that was taken, and that returns and refunds have not given back, in minor units. Returns
 * were given back in the order of payment, refunds as they say.
 */
export function leftByPayment({
  paymentMethods,
  totals,
  returns,
  refunds,
  cancellation,
}: Paid): readonly Readonly<Left>[] {
  const isKnown = paymentMethods.every(({ amount }) => amount !== null)
  const left = isKnown
    ? paymentMethods.map(({ label, amount }): Left => ({ label, amount: amount ?? 0 }))
    : [{ label: '', amount: totals.total }]
  const provided = left.filter((_, index) => !isKnown || isProvided(paymentMethods[index]?.code ?? ''))
  take(provided, cancellation?.notCharged ?? 0)
  const named = ({ label }: Part) => left.filter((payment) => payment.label === label)
  for (const { amount, payments } of refunds) {
    const taken = payments.reduce((sum, part) => sum + take(named(part), part.amount), 0)
    take(left.toReversed(), amount - taken)
  }
  take(
    left,
    returns.reduce((sum, { refund }) => sum + (refund ?? 0), 0),
  )
  return left.filter(({ amount }) => amount > 0)
}

/** Minor units of its payments that returns and refunds have not given back. */
export const leftOfPayments = (order: Paid): number => leftByPayment(order).reduce((sum, { amount }) => sum + amount, 0)
