import type { CartCheckout } from './cart-checkout.ts'
import { doorShipmentId } from './cart-snapshot.ts'

/**
 * Brings the billing address up to date: with the delivery address as long as the shopper has said that both are the
 * same, and with the email that was entered last, as an order writes to its billing address.
 */
export function settleBilling(checkout: CartCheckout): void {
  followDelivery(checkout)
  settleEmail(checkout)
}

/** Email and consent belong to the contact, not to the place. */
function followDelivery(checkout: CartCheckout): void {
  const billing = checkout.fact('billing')
  const door = checkout.addresses().find(({ shippingId }) => shippingId === doorShipmentId)
  if (!billing || !door || !checkout.fact('billingFollows')) return
  const { shippingId: _id, isValidated: _checked, email: _email, subscriptions: _consent, ...place } = door.address
  const { email, subscriptions } = billing
  checkout.setFact('billing', { ...place, ...(email && { email }), ...(subscriptions && { subscriptions }) })
}

function settleEmail(checkout: CartCheckout): void {
  const billing = checkout.fact('billing')
  const { delivery = 0, billing: billedAt = 0 } = checkout.enteredAt()
  if (!billing || delivery <= billedAt) return
  const written = [
    ...checkout.addresses().map(({ address }) => address.email),
    ...checkout.shipments().map(({ pickupPerson }) => pickupPerson?.email),
  ]
  const email = written.find((entered) => entered?.trim())
  if (email) checkout.setFact('billing', { ...billing, email })
}
