import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import { lacksDelivery } from '../../../shared/cart/delivery/shipments.ts'
import type { Cart, CartPaymentInstrument } from '../../../shared/contracts/cart.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import { isSale, type Loss } from '../../services/refill.ts'

/** The method for the remaining amount; null if credits cover everything. */
export const chosenMethod = (cart: Cart): CartPaymentInstrument | undefined =>
  cart.payment_instruments.find(({ payment_method_id: method }) => isProvided(method))

/** The choice to keep using the card that was entered before. */
export const keptCard = 'kept'

/** Rest to be paid by a method: the service's amount, which also knows of credits that can't be read here. */
export const leftToPay = ({ totals }: Cart): number => totals.remainingToPay

/** As far as gift cards, rewards, points and credit may pay it: they buy no gift cards. */
export const leftForAccounts = (cart: Cart): number => cart.leftForAccounts ?? leftToPay(cart)

/** Parts of a cart that only its shopper could add to another one. */
export function heldOf(cart: Cart): Loss[] {
  const { shippingMethods, couponItems, payment_instruments: instruments } = cart
  const hasDelivery = shippingMethods.some(({ address, pickupPerson }) => address !== null || pickupPerson !== null)
  return [
    ...(hasDelivery ? (['delivery'] as const) : []),
    ...(couponItems.length > 0 ? (['coupons'] as const) : []),
    ...(instruments.some(({ payment_method_id: method }) => !isProvided(method)) ? (['credits'] as const) : []),
    ...(isSale(cart) ? (['sale'] as const) : []),
  ]
}

/** The furthest step that the entered data allows (spec 1 §4 "Checkout"). */
export function reachedStep(cart: Cart, email: string | null): CheckoutStep {
  if (email === null || lacksDelivery(cart)) return 'shipping'
  if (!cart.billingAddress) return 'billing'
  return leftToPay(cart) === 0 || chosenMethod(cart) ? 'summary' : 'billing'
}
