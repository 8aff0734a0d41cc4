import { z } from 'zod'
import { Favorites, mostFavorites, SharedFavorites } from '../contracts/favorites.ts'
import { ProductId } from '../contracts/product.ts'
import { SavedForLaterPage } from '../contracts/wishlist.ts'
import { operation } from './operation.ts'

const wishlists = { service: 'wishlists' } as const
const page = z.object({
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  count: z.coerce.number().int().min(1).max(96).default(24),
})
/** A list may be asked for whole: the shop shows which of a page's products are on it. */
const favoritesPage = page.extend({ count: z.coerce.number().int().min(1).max(mostFavorites).default(24) })
const ofList = z.object({ favoriteId: z.string().max(80) })

export const wishlistOperations = [
  operation({
    ...wishlists,
    id: 'wishlists.favorites',
    method: 'GET',
    path: '/wishlists/v2/favorites',
    query: favoritesPage,
    response: Favorites,
    errors: ['AUT404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.addFavorite',
    method: 'POST',
    path: '/wishlists/v2/favorites',
    body: z.object({
      id: ProductId,
      qty: z.literal(1).default(1),
      itemType: z.literal('product').default('product'),
      favoriteId: z.string().max(80).nullish(),
    }),
    response: Favorites,
    errors: ['PLP400', 'PRO404', 'AUT404', 'FAV409'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.saveForLater',
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    query: page,
    response: SavedForLaterPage,
    errors: ['AUT404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.shared',
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    params: ofList,
    query: favoritesPage,
    response: SharedFavorites,
    errors: ['PRO404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.share',
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    params: ofList,
    body: z.object({ shared: z.boolean().default(true) }),
    response: z.object({ shareId: z.string().max(80).nullable() }),
    errors: ['PRO404', 'AUT404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.removeFavorite',
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    params: ofList.extend({ itemId: z.string().max(80) }),
    response: Favorites,
    errors: ['PRO404', 'AUT404'],
  }),
] as const
