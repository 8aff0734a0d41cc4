import type { CartItem } from '../../contracts/cart.ts'

/** A line without units isn't sold out if another method has it, or another store may have it. */
export const isElsewhere = ({ storeId, shippingOptions }: Pick<CartItem, 'storeId' | 'shippingOptions'>): boolean =>
  storeId !== null || shippingOptions.some(({ available }) => available)

type Stock = Pick<CartItem, 'available' | 'selectedShippingOption' | 'shippingOptions'>

/** The words for a line with fewer units than wanted: only the chosen way is known to have no more. */
export function fewLeftWords({ selectedShippingOption: code, shippingOptions }: Omit<Stock, 'available'>) {
  if (code === 'pickup' || code === 'me') return 'cart.onlyLeftAtStore'
  return shippingOptions.some(({ available }) => available) ? 'cart.onlyLeftThisWay' : 'cart.onlyLeft'
}

/** The store has the goods, and doesn't hand them over by the chosen method any more. */
export function isStopped({ available, shippingOptions }: Stock): boolean {
  const chosen = shippingOptions.find(({ selected }) => selected)
  if (available > 0 || !chosen) return false
  const { shippingMethod, storeInfo } = chosen
  // Goods that are sent to a store are the warehouse's, as those of home delivery.
  const isInWarehouse = shippingOptions.some((way) => way.shippingMethod.code === 'standard' && way.available)
  return shippingMethod.code === 'sts'
    ? isInWarehouse
    : shippingMethod.code === 'pickup' && (storeInfo?.storeInventory ?? 0) > 0
}
