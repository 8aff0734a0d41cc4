import type { CheckoutStep } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { Cart, CartPaymentInstrument, PaymentMethodId } from '../../../shared/contracts/cart.ts'

/** Goods that go to a door or a parcel shop: they need an address. */
export const doorShipment = (cart: Cart) =>
  cart.shippingMethods.find(
    ({ shippingId, storeId, code }) => storeId === null && code !== 'digital' && shippingId !== 'digital',
  )

/** Goods that wait in a store. */
export const storeShipments = (cart: Cart) =>
  cart.shippingMethods.filter(({ storeId, code }) => storeId !== null && code !== 'me')

const provided: readonly PaymentMethodId[] = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'APPLE_PAY']
export const isProvided = (method: PaymentMethodId): boolean => provided.includes(method)

/** What takes the rest of the price; none when credit covers it. */
export const chosenMethod = (cart: Cart): CartPaymentInstrument | undefined =>
  cart.payment_instruments.find(({ payment_method_id: method }) => isProvided(method))

/** The choice to go on with the card that was given before. */
export const keptCard = 'kept'

/** What the credits leave to be paid by a method. */
export function leftToPay(cart: Cart): number {
  const credits = cart.payment_instruments.filter(({ payment_method_id: method }) => !isProvided(method))
  return cart.totals.total - credits.reduce((sum, { amount }) => sum + amount, 0)
}

/** The furthest step that what is known allows (spec 1 §4 "Checkout"). */
export function reachedStep(cart: Cart, email: string | null): CheckoutStep {
  const door = doorShipment(cart)
  const fetched = storeShipments(cart).every(({ pickupPerson }) => pickupPerson !== null)
  if (email === null || (door && !door.address) || !fetched) return 'shipping'
  if (door?.code === 'pudo' && door.collectionPointId === null) return 'shipping'
  if (!cart.billingAddress) return 'billing'
  return leftToPay(cart) === 0 || chosenMethod(cart) ? 'summary' : 'billing'
}
