import type { Cart } from '../contracts/cart.ts'

/** `value`: minor units after the line's own discounts, before anything is taken off by hand. */
export type AdjustableLine = { readonly id: string; readonly value: number }

/** Lines of which an associate may take something off: goods that are paid for, without gift cards. */
export const adjustableLines = ({
  items,
  priceAdjustments,
}: Pick<Cart, 'items' | 'priceAdjustments'>): readonly AdjustableLine[] =>
  items.flatMap(({ id, bonus, isDigitalProduct, price }) => {
    const taken = priceAdjustments.reduce((sum, { itemId, amount }) => sum + (itemId === id ? amount : 0), 0)
    return bonus || isDigitalProduct ? [] : [{ id, value: price.priceAfterItemDiscount + taken }]
  })

/** `percent` of a line, in minor units. */
export const percentOff = ({ value }: AdjustableLine, percent: number): number => Math.floor((value * percent) / 100)
