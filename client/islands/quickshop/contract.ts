import { z } from 'zod'
import { ProductDetails, ProductInventory } from '../../../shared/contracts/product.ts'
import { Form } from '../form-contract.ts'

export const QuickshopProps = z.object({
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
  }),
  /** Null while stock is unknown: every size can be chosen, and the cart refuses a sold-out one. */
  inventory: ProductInventory.nullable(),
  form: Form,
  /** Of the list of favorites, which it leaves for the cart. */
  fromFavorites: z.boolean().optional(),
})
