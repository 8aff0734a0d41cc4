import type { Cart, CartShipment } from '../../contracts/cart.ts'

const isSent = ({ shippingId, storeId, code }: CartShipment): boolean =>
  storeId === null && code !== 'digital' && shippingId !== 'digital'

/**
 * Items delivered to an address or a parcel shop: they need an address. Items made to order are shipped separately, and
 * their shipment counts only if there is no other.
 */
export const doorShipment = (cart: Cart) =>
  cart.shippingMethods.find((shipment) => isSent(shipment) && shipment.code !== 'customs') ??
  cart.shippingMethods.find(isSent)

/** Items to be collected in a store. */
export const storeShipments = (cart: Cart) =>
  cart.shippingMethods.filter(({ storeId, code }) => storeId !== null && code !== 'me')

/** Nobody has said yet where the items go, or who collects them. */
export function lacksDelivery(cart: Cart): boolean {
  const door = doorShipment(cart)
  if (door && (!door.address || (door.code === 'pudo' && door.collectionPointId === null))) return true
  return storeShipments(cart).some(({ pickupPerson }) => pickupPerson === null)
}
