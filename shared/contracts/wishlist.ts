import { z } from 'zod'

/** Spec 1 §3 "Saved-for-later". */
const SavedItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  pageUrl: z.string(),
  available: z.boolean(),
  qty: z.int().min(1),
})

export const SavedForLater = z.object({ saveForLaterId: z.string(), items: z.array(SavedItem) })

/** One page of the list; `saveForLaterId` is null before the first thing was saved. */
export const SavedForLaterPage = z.object({
  saveForLaterId: z.string().nullable(),
  total: z.int().min(0),
  items: z.array(SavedItem),
})
