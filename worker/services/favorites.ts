import type { Favorites, SharedFavorites } from '../../shared/contracts/favorites.ts'
import { mostFavorites } from '../../shared/contracts/favorites.ts'
import type { Config } from '../env.ts'
import { ensureSession, type Shopper } from './auth.ts'
import type { Call } from './call.ts'
import { callAs, type Front } from './call-as.ts'
import { type FavoritesSummary, noFavorites } from './favorites-summary.ts'
import { inTime } from './flights.ts'
import { type Result, succeed } from './result.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** `favorites` comes from the request's cookie. */
export type FavoritesContext = Shopper &
  Front & {
    readonly favorites: FavoritesSummary | null
    readonly config: Pick<Config, 'TIMEOUT_FACTOR'>
    readonly background: (work: Promise<unknown>) => void
  }

export type Stretch = { readonly start: number; readonly count: number }
export type FavoritesState = { readonly session: Session; readonly favorites: FavoritesSummary }
/** `list` is the page from `start`, `favorites` the whole list. */
export type FavoritesPage = FavoritesState & { readonly list: Favorites; readonly start: number }

export type FavoritesService = {
  /** The whole list, also if the cookie has only part of it; only that part if the service doesn't answer in time. */
  whole(context: FavoritesContext): Promise<FavoritesSummary | null>
  /** Null for a visitor without a session, who has no list yet. */
  page(context: FavoritesContext, stretch: Stretch): Promise<Result<FavoritesPage> | null>
  /** `to`: whether it becomes a favorite; null toggles it. A first favorite gives the visitor a guest session. */
  toggle(context: FavoritesContext, productId: string, to: boolean | null): Promise<Result<FavoritesState>>
  /** Makes a link for others to read the list, or ends it. */
  share(context: FavoritesContext, shared: boolean): Promise<Result<{ readonly session: Session }>>
  shared(context: Pick<FavoritesContext, 'call'>, shareId: string, stretch: Stretch): Promise<Result<SharedFavorites>>
}

const wholeList: Stretch = { start: 0, count: mostFavorites }
/** How many milliseconds a page waits for the hearts that the cookie has no room for. */
const wholePatienceMs = 300

const summaryOf = ({ favoriteId, total, items }: Favorites): FavoritesSummary => ({
  favoriteId,
  total,
  ids: new Set(items.map(({ id }) => id)),
})

export function createFavoritesService(transport: Transport): FavoritesService {
  async function asShopper<T>(
    context: FavoritesContext,
    work: (call: Call, session: Session) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const session = await ensureSession(context)
    return session.ok ? work(callAs(transport, context, session.value), session.value) : session
  }

  return {
    async whole({ favorites, call, background, config }) {
      if (!favorites || favorites.ids.size >= favorites.total) return favorites
      const asking = call('wishlists.favorites', { query: wholeList })
      const list = await inTime(asking, wholePatienceMs * config.TIMEOUT_FACTOR, background)
      return list?.ok ? summaryOf(list.value) : favorites
    },

    async page(context, { start, count }) {
      if (!context.session) return null
      return asShopper(context, async (call, session) => {
        const list = await call('wishlists.favorites', { query: wholeList })
        if (!list.ok) return list
        // Beyond the end, show the last page: the list may have become shorter.
        const last = Math.max(0, Math.ceil(list.value.total / count) - 1) * count
        const from = Math.min(start, last)
        const items = list.value.items.slice(from, from + count)
        return succeed({ session, favorites: summaryOf(list.value), list: { ...list.value, items }, start: from })
      })
    },

    toggle(context, productId, to) {
      const known = context.favorites ?? noFavorites
      const isFavorite = to ?? !known.ids.has(productId)
      return asShopper(context, async (call, session) => {
        const list = isFavorite
          ? await add(call, productId, session.userId === context.session?.userId ? known.favoriteId : null)
          : await remove(call, productId)
        return list.ok ? succeed({ session, favorites: summaryOf(list.value) }) : list
      })
    },

    share(context, shared) {
      return asShopper(context, async (call, session) => {
        const list = await call('wishlists.favorites', { query: { count: 1 } })
        if (!list.ok) return list
        const { favoriteId } = list.value
        if (favoriteId === null) return succeed({ session })
        const answer = await call('wishlists.share', { params: { favoriteId }, body: { shared } })
        return answer.ok ? succeed({ session }) : answer
      })
    },

    shared: ({ call }, shareId, stretch) =>
      call('wishlists.shared', { params: { favoriteId: shareId }, query: stretch }, { asNobody: true }),
  }
}

const add = (call: Call, id: string, favoriteId: string | null): Promise<Result<Favorites>> =>
  call('wishlists.addFavorite', { body: { id, qty: 1, itemType: 'product', favoriteId } })

/** Items have ids of their own, which pages don't have. An item that is already gone counts as removed. */
async function remove(call: Call, productId: string): Promise<Result<Favorites>> {
  const list = await call('wishlists.favorites', { query: wholeList })
  if (!list.ok) return list
  const { favoriteId, items } = list.value
  const item = items.find(({ id }) => id === productId)
  if (!item || favoriteId === null) return list
  const removed = await call('wishlists.removeFavorite', { params: { favoriteId, itemId: item.itemId } })
  const isGone = !removed.ok && removed.failure.code === 'PRO404'
  return isGone ? call('wishlists.favorites', { query: wholeList }) : removed
}
