import { z } from 'zod'
import type { Session } from './session.ts'

/** Product ids that a cookie has room for, the newest; longer lists are loaded (worker/services/favorites.ts). */
const mostKept = 60

/**
 * The favorites of a signed cookie, which need no call. `owner` is the session's shopper, since the list changes with a
 * sign-in or a sign-out.
 */
export const StoredFavorites = z.object({
  owner: z.string(),
  favoriteId: z.string().nullable(),
  total: z.int().min(0),
  ids: z.array(z.string()).max(mostKept),
})
type StoredFavorites = z.infer<typeof StoredFavorites>

/** The ids are the newest of the list: all of them if there are `total`. */
export type FavoritesSummary = {
  readonly favoriteId: string | null
  readonly total: number
  readonly ids: ReadonlySet<string>
}

export const noFavorites: FavoritesSummary = { favoriteId: null, total: 0, ids: new Set() }

/** Null if the shopper can't have favorites: a connected employee (spec 1 §6). */
export function favoritesOf(stored: StoredFavorites | null, session: Session | null): FavoritesSummary | null {
  if (session?.person?.associate) return null
  if (!stored || stored.owner !== session?.userId) return noFavorites
  return { favoriteId: stored.favoriteId, total: stored.total, ids: new Set(stored.ids) }
}

export const storedFavorites = (owner: string, { favoriteId, total, ids }: FavoritesSummary): StoredFavorites => ({
  owner,
  favoriteId,
  total,
  ids: [...ids].slice(0, mostKept),
})
