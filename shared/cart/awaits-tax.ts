import type { Cart } from '../contracts/cart.ts'
import type { Site } from '../i18n/locales.ts'
import { doorShipment } from './delivery/shipments.ts'

/**
 * Tax is added to this cart's prices, and its amount follows from a delivery address that is still missing, or in a
 * country that this shop doesn't deliver to. A backend may answer 0 or null until then.
 */
export function awaitsTax({ region, country }: Pick<Site, 'region' | 'country'>, cart: Cart): boolean {
  const { totals, shippingMethods } = cart
  if (region !== 'NA' || totals.tax) return false
  const door = doorShipment(cart)
  return door ? door.address?.country !== country : totals.tax === null && shippingMethods.length === 0
}
