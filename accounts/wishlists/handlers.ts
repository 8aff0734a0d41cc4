import type { Consumer, HandlersOf } from '../../backend/context.ts'
import { firstRow, pick } from '../../backend/db/table.ts'
import { type Failure, refuse, succeed } from '../../backend/result.ts'
import { mostFavorites } from '../../shared/contracts/favorites.ts'
import type { wishlistOperations } from '../../shared/operations/wishlists.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { consumers } from '../tables.ts'
import {
  addFavorite,
  listOf,
  readFavorites,
  readList,
  readSharedList,
  removeFavorite,
  shareList,
} from './favorite-lists.ts'

/** The owner of the list. A connected employee has none (spec 1 §6). */
function ownerOf({ consumer }: AccountsContext): Consumer | Failure {
  if (!consumer) return refuse('AUT498')
  return consumer.associate ? refuse('AUT404') : consumer
}

/** Another shopper's list is treated as missing. */
async function ownList(context: AccountsContext, favoriteId: string) {
  const owner = ownerOf(context)
  if ('ok' in owner) return owner
  const list = await readList(context.env.DB, owner.consumerId)
  return list?.favorite_id === favoriteId ? list : refuse('PRO404')
}

/** "Saved for later" belongs to the cart. */
type Operations = Exclude<(typeof wishlistOperations)[number], { id: 'wishlists.saveForLater' }>

export const wishlistHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<readonly Operations[], Context> => ({
  'wishlists.favorites': async ({ query }, context) => {
    const owner = ownerOf(context)
    if ('ok' in owner) return owner
    const { DB } = context.env
    return succeed(await readFavorites(DB, await readList(DB, owner.consumerId), query))
  },

  'wishlists.addFavorite': async ({ body }, context) => {
    const owner = ownerOf(context)
    if ('ok' in owner) return owner
    const { DB } = context.env
    const known = await readList(DB, owner.consumerId)
    if (body.favoriteId != null && body.favoriteId !== known?.favorite_id) return refuse('PRO404')
    const goods = await engineOf(context).goods(body.id)
    if (!goods) return refuse('PLP400')
    const list = known ?? (await listOf(DB, owner.consumerId))
    const isOnList = await addFavorite(DB, list, body.id, goods, context)
    return isOnList
      ? succeed(await readFavorites(DB, list))
      : refuse('FAV409', { additionalInfo: { most: mostFavorites } })
  },

  'wishlists.removeFavorite': async ({ params }, context) => {
    const list = await ownList(context, params.favoriteId)
    if ('ok' in list) return list
    const removed = await removeFavorite(context.env.DB, list, params.itemId)
    return removed ? succeed(await readFavorites(context.env.DB, list)) : refuse('PRO404')
  },

  'wishlists.share': async ({ params, body }, context) => {
    const list = await ownList(context, params.favoriteId)
    if ('ok' in list) return list
    return succeed({ shareId: await shareList(context.env.DB, list, body.shared) })
  },

  /** Called with the id of the shared link, which differs from the owner's. */
  'wishlists.shared': async ({ params, query }, context) => {
    const { DB } = context.env
    const list = await readSharedList(DB, params.favoriteId)
    if (!list) return refuse('PRO404')
    const nameOf = DB.prepare('SELECT first_name FROM consumers WHERE consumer_id = ?').bind(list.consumer_id)
    const [owner, { total, items }] = await Promise.all([
      firstRow(pick(consumers, 'first_name'), nameOf),
      readFavorites(DB, list, query),
    ])
    return succeed({
      ownerName: owner?.first_name ?? null,
      total,
      items: items.map(({ id, itemId }) => ({ id, itemId })),
    })
  },
})
