import { type Failure, refuse } from '../../../../backend/result.ts'
import { changesSince, refusalOfChanges } from '../../../../shared/cart/shown.ts'
import type { Cart, CartItem } from '../../../../shared/contracts/cart.ts'
import type { ShownChange } from '../../../../shared/contracts/shown.ts'
import type { PaymentMethodId } from '../../../../shared/payment-methods.ts'
import { isProvided } from '../../../../shared/payment-methods.ts'
import type { Prepared } from '../../../objects/cart-snapshot.ts'
import { isBonusItemId } from '../items/items.ts'

/** Null if the order matches the submitted page. An invalid digest matches nothing. The details list the changes. */
export function shownFault(shown: string, cart: Cart): Failure | null {
  const changes = changesSince(shown, cart)
  return changes?.length === 0 ? null : changedTo(changes ?? [])
}

/** Refuses a payment method other than the one the cart shows. */
export function methodFault(method: PaymentMethodId, { payment_instruments: instruments }: Cart): Failure | null {
  const shown = instruments.find(({ payment_method_id: id, amount }) => isProvided(id) && amount > 0)
  return shown && shown.payment_method_id !== method ? changedPayment() : null
}

export const changedPayment = (): Failure => changedTo([{ part: 'payment' }])

function changedTo(changed: readonly ShownChange[]): Failure {
  const { code, details } = refusalOfChanges(changed)
  return refuse(code, details)
}

/**
 * Without a digest, the order is compared with `prepareOrder` (spec 1 §7): its prices must be those last shown, and the
 * provider is never charged more than was due then.
 */
export function preparedFault(prepared: Prepared | null, cart: Cart): Failure | null {
  if (!prepared || prepared.currency !== cart.currency) return refuse('ORD415')
  const moved = prepared.lines.find(
    ({ id, amount }) => cart.items.find((item) => item.id === id)?.price.amount !== amount,
  )
  if (moved) return refuse('PRC400', { additionalInfo: { itemId: moved.id } })
  if (prepared.total !== cart.totals.total) return refuse(prepared.beforeTax === beforeTax(cart) ? 'TAX310' : 'ORD415')
  return cart.totals.remainingToPay > (prepared.remaining ?? prepared.total) ? refuse('ORD415') : null
}

/** The values that a prepared order is compared with. */
export const preparedOf = (cart: Cart): Prepared => ({
  currency: cart.currency,
  lines: cart.items.filter(isGoods).map(({ id, price }) => ({ id, amount: price.amount })),
  beforeTax: beforeTax(cart),
  tax: cart.totals.tax,
  total: cart.totals.total,
  remaining: cart.totals.remainingToPay,
})
const beforeTax = ({ totals }: Cart): number => totals.itemSubTotal + totals.shipping
const isGoods = ({ id }: CartItem): boolean => !isBonusItemId(id)
