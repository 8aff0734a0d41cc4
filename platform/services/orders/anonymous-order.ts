import type { Address } from '../../../shared/contracts/address.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { newOrderSecret } from '../../objects/placement/order-number.ts'

/** Fields that an invoice has to show, and that decide on its tax. */
function forTheInvoice(address: Address | null): Address | null {
  if (!address) return null
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, country } = address
  return {
    firstName,
    lastName,
    addressLine1,
    ...(addressLine2 !== undefined && { addressLine2 }),
    city,
    ...(province !== undefined && { province }),
    postalCode,
    country,
  }
}

/** An order as it is kept once its shopper's account is deleted (docs/decisions/0028). */
export const anonymousOrder = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  // An empty secret could be guessed.
  st: newOrderSecret(),
  email: '',
  items: order.items.map((item) => ({ ...item, giftOption: null })),
  billingAddress: forTheInvoice(order.billingAddress),
  shipments: order.shipments.map((shipment) => ({
    ...shipment,
    address: forTheInvoice(shipment.address),
    pickupPerson: null,
  })),
  paymentMethods: order.paymentMethods.map((method) => ({ ...method, additionalData: {} })),
  flash: [],
})
