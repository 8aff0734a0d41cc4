import { sameAddress } from '../../address/same-address.ts'
import type { Cart } from '../../contracts/cart.ts'
import { doorShipment } from './shipments.ts'

/** Whether the shopper wants to be billed where the goods go. For a service that can't tell, equal addresses say so. */
export function billingFollows(cart: Cart): boolean {
  const delivery = doorShipment(cart)?.address
  const { billingAddress: billing, billingFollows: said } = cart
  return said ?? Boolean(delivery && billing && sameAddress(delivery, billing))
}
