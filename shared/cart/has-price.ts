import type { ItemPrice } from '../contracts/cart.ts'

/** Whether a line costs anything, be it before its discounts; otherwise its price isn't known and not shown. */
export const hasPrice = ({ original, rowTotal }: ItemPrice): boolean => original > 0 || rowTotal > 0
