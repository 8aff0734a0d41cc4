import { z } from 'zod'
import { SavedForLaterPage } from '../contracts/wishlist.ts'
import { operation } from './operation.ts'

const wishlists = { service: 'wishlists' } as const
const page = z.object({
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  count: z.coerce.number().int().min(1).max(96).default(24),
})
const ofList = z.object({ favoriteId: z.string().max(80) })

/** Spec 1 §3 "Favorites". */
const Favorites = z.object({
  favoriteId: z.string().nullable(),
  total: z.int().min(0),
  items: z.array(z.object({ id: z.string(), itemId: z.string() })),
})

export const wishlistOperations = [
  operation({
    ...wishlists,
    id: 'wishlists.favorites',
    method: 'GET',
    path: '/wishlists/v2/favorites',
    query: page,
    response: Favorites,
  }),
  operation({
    ...wishlists,
    id: 'wishlists.addFavorite',
    method: 'POST',
    path: '/wishlists/v2/favorites',
    body: z.object({
      id: z.string().max(40),
      qty: z.literal(1).default(1),
      itemType: z.literal('product').default('product'),
      favoriteId: z.string().max(80).nullish(),
    }),
    response: Favorites,
    errors: ['PLP400'],
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
    response: Favorites,
    errors: ['PRO404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.share',
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    params: ofList,
    response: z.object({ shareUrl: z.string() }),
    errors: ['PRO404'],
  }),
  operation({
    ...wishlists,
    id: 'wishlists.removeFavorite',
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    params: ofList.extend({ itemId: z.string().max(80) }),
    response: Favorites,
    errors: ['PRO404'],
  }),
] as const
