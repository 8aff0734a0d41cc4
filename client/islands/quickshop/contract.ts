import { z } from 'zod'
import { ProductDetails, ProductInventory } from '../../../shared/contracts/product.ts'
import { Form } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'
import { priceMessages } from '../shared-messages.ts'

const QuickshopProps = z.object({
  product: ProductDetails.pick({
    productId: true,
    slug: true,
    name: true,
    colourName: true,
    colours: true,
    pictures: true,
    price: true,
    skus: true,
    available: true,
    isDigitalProduct: true,
    badge: true,
  }),
  /** Null while stock is unknown: every size can be chosen, and the cart refuses a sold-out one. */
  inventory: ProductInventory.nullable(),
  form: Form,
  /** The date from which it is sold, as text. */
  comesOn: z.string().optional(),
  /** Only for shoes: attributes that check the size that fits the shopper, by UPC, and the remembered size. */
  sizeMarks: z.record(z.string(), z.string()).optional(),
  usualSize: z.string().optional(),
  /** How the style runs by its reviews; `mark` shows the better size to the foot that it is for. */
  fitAdvice: z
    .object({
      runs: z.enum(['small', 'large']),
      better: z
        .array(z.object({ mark: z.string(), size: z.string(), isSoldOut: z.literal(true).optional() }))
        .readonly(),
    })
    .optional(),
  /** The size that people with the shopper's foot kept; `mark` shows it to that foot. */
  keptSizes: z
    .array(z.object({ mark: z.string(), size: z.string() }))
    .readonly()
    .optional(),
  /** Entry in the list of favorites, which it leaves for the cart. */
  fromFavorites: z.boolean().optional(),
})

export const quickshop = {
  props: QuickshopProps,
  messages: [
    ...priceMessages,
    'cart.size',
    'checkout.applePay',
    'enrollment.joinTitle',
    'people.title',
    'product.add',
    'product.adding',
    'product.colorSoldOut',
    'product.colors',
    'product.comesOn',
    'product.forMembers',
    'product.notYet',
    'product.notify',
    'product.size',
    'product.sizeGuide',
    'product.sizeLow',
    'product.sizeMissing',
    'product.sizePrompt',
    'product.sizeSoldOutShort',
    'product.stockUnknown',
    'product.soldOut',
    'product.soldOutBody',
    'quickshop.details',
    'sizing.better',
    'sizing.betterSoldOut',
    'sizing.kept',
    'sizing.runsLarge',
    'sizing.runsSmall',
    'toast.failed',
  ],
} as const satisfies IslandContract
