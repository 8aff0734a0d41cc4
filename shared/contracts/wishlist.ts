import { z } from 'zod'
import { GiftOption } from './cart.ts'
import { PriceDisplay } from './price.ts'
import { Picture } from './product.ts'

/**
 * Spec 1 §3 "Saved-for-later", with fields for display: `pageUrl` is a path without locale; `available`: the size is in
 * stock. `upc` is null if no size was chosen, `price` if the product isn't sold here.
 */
const SavedItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  pageUrl: z.string(),
  available: z.boolean(),
  qty: z.int().min(1),
  upc: z.string().nullable(),
  recipeId: z.string().nullable(),
  giftOption: GiftOption.nullable().default(null),
  name: z.string(),
  colourName: z.string(),
  sizeLabel: z.string(),
  picture: Picture.nullable(),
  price: PriceDisplay.nullable(),
})
export type SavedItem = z.infer<typeof SavedItem>

export const SavedForLater = z.object({ saveForLaterId: z.string(), items: z.array(SavedItem) })

/** A page of the list; `saveForLaterId` is null before the first item was saved. */
export const SavedForLaterPage = z.object({
  saveForLaterId: z.string().nullable(),
  total: z.int().min(0),
  items: z.array(SavedItem),
})
