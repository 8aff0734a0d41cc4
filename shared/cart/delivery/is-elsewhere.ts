import type { CartItem } from '../../contracts/cart.ts'

/** A line without units isn't sold out if another method has it, or another store may have it. */
export const isElsewhere = ({ storeId, shippingOptions }: Pick<CartItem, 'storeId' | 'shippingOptions'>): boolean =>
  storeId !== null || shippingOptions.some(({ available }) => available)
