import { z } from 'zod'
import { CurrencyCode } from './price.ts'
import { ProductId } from './product.ts'

/** Most products on one list. */
export const mostFavorites = 200

/** Minor units. */
const PriceThen = z.object({ amount: z.int().min(0), currency: CurrencyCode })

/**
 * Spec 1 §3 "Favorites", newest first. `saved` is what the product was like when it was added: its lowest price (null
 * where it was not sold) and whether it could be had. A service that does not keep it answers null.
 */
const Favorite = z.object({
  id: ProductId,
  itemId: z.string().max(80),
  saved: z.object({ price: PriceThen.nullable(), available: z.boolean() }).nullable().default(null),
})
export type Favorite = z.infer<typeof Favorite>

/** A page of a list; `favoriteId` is null before the first product was added. `shareId` is null while not shared. */
export const Favorites = z.object({
  favoriteId: z.string().max(80).nullable(),
  total: z.int().min(0),
  items: z.array(Favorite),
  shareId: z.string().max(80).nullable().default(null),
})
export type Favorites = z.infer<typeof Favorites>

/** Contents for anybody who has the link: the products, and the first name of whose list it is, where that is known. */
export const SharedFavorites = z.object({
  ownerName: z.string().nullable().default(null),
  total: z.int().min(0),
  items: z.array(Favorite.pick({ id: true, itemId: true })),
})
export type SharedFavorites = z.infer<typeof SharedFavorites>
