import { z } from 'zod'
import { Minor } from './price.ts'

/**
 * A difference between the cart and the order the page displayed. `itemId` for an existing line, `instrumentId` for a
 * payment; `was` is the displayed total, or what the page showed as that instrument's part, in minor units.
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
    'member',
    'tax',
    'total',
    'currency',
  ]),
  itemId: z.string().optional(),
  instrumentId: z.string().optional(),
  was: Minor.optional(),
})
export type ShownChange = z.infer<typeof ShownChange>
