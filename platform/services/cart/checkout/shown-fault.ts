import { type Failure, refuse } from '../../../../backend/result.ts'
import { changesSince, refusalOfChanges } from '../../../../shared/cart/shown.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { ShownChange } from '../../../../shared/contracts/shown.ts'
import type { PaymentMethodId } from '../../../../shared/payment-methods.ts'
import { isProvided } from '../../../../shared/payment-methods.ts'

/** Null if the order matches the submitted page. An invalid digest matches nothing. The details list the changes. */
export function shownFault(shown: string, cart: Cart): Failure | null {
  const changes = changesSince(shown, cart)
  return changes?.length === 0 ? null : changedTo(changes ?? [])
}

/** Refuses a provider other than the one the cart shows; a cart has at most one. */
export function methodFault(method: PaymentMethodId, { payment_instruments: instruments }: Cart): Failure | null {
  const shown = instruments.find(({ payment_method_id: id }) => isProvided(id))
  return shown && shown.payment_method_id !== method ? changedPayment() : null
}

export const changedPayment = (): Failure => changedTo([{ part: 'payment' }])

function changedTo(changed: readonly ShownChange[]): Failure {
  const { code, details } = refusalOfChanges(changed)
  return refuse(code, details)
}
