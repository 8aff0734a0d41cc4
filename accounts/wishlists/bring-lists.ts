import { workerEdges } from '../../backend/edges.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { favoritesMerge, readFavorites, readList } from './favorite-lists.ts'

type FavoritesAnswer = { readonly favoriteId: string | null; readonly total: number }

/**
 * The list of favorites that a person who has just signed in continues with. A guest's favorites and saved list are
 * merged in one transaction, and only with that guest's own token; a failed merge must not keep anyone from signing in.
 */
export async function bringLists(
  { env, consumer, requestId }: AccountsContext,
  { savedListMerge }: Pick<Engine, 'savedListMerge'>,
  guestFavoriteId: string | null,
  personId: string,
): Promise<FavoritesAnswer | null> {
  const guestId = consumer?.kind === 'guest' ? consumer.consumerId : null
  try {
    if (guestId !== null) {
      const list = guestFavoriteId ? await readList(env.DB, guestId) : null
      const isTheirs = list !== null && list.favorite_id === guestFavoriteId
      await env.DB.batch([
        ...savedListMerge(guestId, personId),
        ...(isTheirs ? favoritesMerge(env.DB, guestId, personId) : []),
      ])
    }
    const { favoriteId, total } = await readFavorites(env.DB, await readList(env.DB, personId))
    return { favoriteId, total }
  } catch (error) {
    workerEdges.log('error', 'sign-in.lists', { requestId, reason: String(error) })
    return null
  }
}
