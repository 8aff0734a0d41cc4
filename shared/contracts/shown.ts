import { z } from 'zod'
import { Minor } from './price.ts'

/**
 * A difference between the cart and the order the page displayed. `itemId` for an existing line; `was` is the displayed
 * total in minor units.
 */
export const ShownChange = z.object({
  part: z.enum([
    'added',
    'removed',
    'quantity',
    'goods',
    'price',
    'delivery',
    'address',
    'billing',
    'payment',
    'coupons',
    'tax',
    'total',
    'currency',
  ]),
  itemId: z.string().optional(),
  was: Minor.optional(),
})
export type ShownChange = z.infer<typeof ShownChange>
