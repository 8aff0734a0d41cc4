import { z } from 'zod'
import { PriceDisplay } from './price.ts'
import { Picture } from './product.ts'

/**
 * Spec 1 §3 "Saved-for-later". Beside its fields what a list shows: `pageUrl` is a path without locale; `available` when the size can be had
 * now. `upc` is null where a whole colour was saved, `price` where it isn't sold here.
 */
const SavedItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  pageUrl: z.string(),
  available: z.boolean(),
  qty: z.int().min(1),
  upc: z.string().nullable(),
  recipeId: z.string().nullable(),
  name: z.string(),
  colourName: z.string(),
  sizeLabel: z.string(),
  picture: Picture.nullable(),
  price: PriceDisplay.nullable(),
})
export type SavedItem = z.infer<typeof SavedItem>

export const SavedForLater = z.object({ saveForLaterId: z.string(), items: z.array(SavedItem) })

/** One page of the list; `saveForLaterId` is null before the first thing was saved. */
export const SavedForLaterPage = z.object({
  saveForLaterId: z.string().nullable(),
  total: z.int().min(0),
  items: z.array(SavedItem),
})
