import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { type FavoritesSummary, StoredFavorites, storedFavorites } from '../../services/favorites-summary.ts'
import type { Session } from '../../services/session.ts'
import { sealedCookie } from './sealed-cookie.ts'
import { setSession } from './session-cookies.ts'

export const favoritesCookie = sealedCookie({
  name: 'favorites',
  schema: StoredFavorites,
  personal: true,
})

/** The list as a service has just told it: for the rest of this request, and for the pages that follow. */
export async function keepFavorites(c: Context<AppEnv>, session: Session, favorites: FavoritesSummary): Promise<void> {
  const context = c.get('context')
  await setSession(c, context, session)
  await favoritesCookie.set(c, context, storedFavorites(session.userId, favorites))
  c.set('context', Object.freeze({ ...context, favorites }))
}
