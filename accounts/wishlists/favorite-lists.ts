import type { RowOf } from '../../backend/db/column.ts'
import { firstRow, insertRow, pick, readRows, selected } from '../../backend/db/table.ts'
import { newToken } from '../../backend/random-token.ts'
import { type Favorite, type Favorites, mostFavorites } from '../../shared/contracts/favorites.ts'
import type { AccountsContext } from '../context.ts'
import type { Goods } from '../engine.ts'
import { favoriteLists, favorites } from '../tables.ts'

export type FavoriteList = RowOf<typeof favoriteLists.columns>
type Stretch = { readonly start: number; readonly count: number }

const wholeList: Stretch = { start: 0, count: mostFavorites }
const listColumns = favoriteLists.columns
const itemColumns = pick(favorites, 'item_id', 'product_id', 'price', 'currency', 'available')

const listBy = (db: D1Database, key: 'consumer_id' | 'share_id', value: string): Promise<FavoriteList | null> =>
  firstRow(listColumns, db.prepare(`SELECT ${selected(listColumns)} FROM favorite_lists WHERE ${key} = ?`).bind(value))

export const readList = (db: D1Database, consumerId: string) => listBy(db, 'consumer_id', consumerId)
export const readSharedList = (db: D1Database, shareId: string) => listBy(db, 'share_id', shareId)

/** The shopper's one list, made on first use. */
export async function listOf(db: D1Database, consumerId: string): Promise<FavoriteList> {
  const list = { favorite_id: `F${crypto.randomUUID().replaceAll('-', '')}`, consumer_id: consumerId, share_id: null }
  // An update that changes nothing, so that RETURNING also answers for an existing list.
  const orThere = `ON CONFLICT (consumer_id) DO UPDATE SET favorite_id = favorite_id RETURNING ${selected(listColumns)}`
  const row = await firstRow(listColumns, insertRow(db, favoriteLists, list, orThere))
  if (!row) throw new Error('the list of favorites was not written')
  return row
}

const favoriteOf = ({ item_id, product_id, price, currency, available }: RowOf<typeof itemColumns>): Favorite => ({
  id: product_id,
  itemId: item_id,
  saved: { price: price === null || currency === null ? null : { amount: price, currency }, available },
})

/**
 * Newest first. A merge may leave more than the limit: the oldest of them stay stored, and are part of the list again
 * once there is room.
 */
export async function readFavorites(
  db: D1Database,
  list: FavoriteList | null,
  { start, count } = wholeList,
): Promise<Favorites> {
  if (!list) return { favoriteId: null, total: 0, items: [], shareId: null }
  const found = await db
    .prepare(
      `SELECT ${selected(itemColumns)} FROM favorites
       WHERE favorite_id = ? ORDER BY added_at DESC, item_id LIMIT ${mostFavorites}`,
    )
    .bind(list.favorite_id)
    .all()
  const items = readRows(itemColumns, found).map(favoriteOf)
  return {
    favoriteId: list.favorite_id,
    total: items.length,
    items: items.slice(start, start + count),
    shareId: list.share_id,
  }
}

/** A product that is on the list stays as it was added. False: the list is full. */
export async function addFavorite(
  db: D1Database,
  { favorite_id }: FavoriteList,
  productId: string,
  { price, available }: Goods,
  { now, locale }: Pick<AccountsContext, 'now' | 'locale'>,
): Promise<boolean> {
  const added = await db
    .prepare(
      `INSERT INTO favorites (favorite_id, product_id, item_id, added_at, price, currency, available, locale)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
       WHERE (SELECT COUNT(*) FROM favorites WHERE favorite_id = ?1) < ${mostFavorites}
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      favorite_id,
      productId,
      crypto.randomUUID(),
      now,
      price?.amount ?? null,
      price?.currency ?? null,
      +available,
      locale,
    )
    .run()
  if (added.meta.changes > 0) return true
  const there = db.prepare('SELECT 1 FROM favorites WHERE favorite_id = ? AND product_id = ?')
  return (await there.bind(favorite_id, productId).first()) !== null
}

/** False when the list has no such item. */
export async function removeFavorite(db: D1Database, { favorite_id }: FavoriteList, itemId: string): Promise<boolean> {
  const removed = await db
    .prepare('DELETE FROM favorites WHERE favorite_id = ? AND item_id = ?')
    .bind(favorite_id, itemId)
    .run()
  return removed.meta.changes > 0
}

/** A link that was ended is never given out again. */
export async function shareList(
  db: D1Database,
  { favorite_id }: FavoriteList,
  shared: boolean,
): Promise<string | null> {
  const set = shared ? 'COALESCE(share_id, ?2)' : 'NULL'
  const row = await firstRow(
    pick(favoriteLists, 'share_id'),
    db
      .prepare(`UPDATE favorite_lists SET share_id = ${set} WHERE favorite_id = ?1 RETURNING share_id`)
      .bind(favorite_id, ...(shared ? [newToken()] : [])),
  )
  return row?.share_id ?? null
}

/**
 * Statements by which a guest's list becomes the person's, or part of it (spec 1 §4 "Login"). Entries that both have
 * stay as the person added it.
 */
export function favoritesMerge(db: D1Database, guestId: string, personId: string): readonly D1PreparedStatement[] {
  const guests = '(SELECT favorite_id FROM favorite_lists WHERE consumer_id = ?1)'
  const persons = '(SELECT favorite_id FROM favorite_lists WHERE consumer_id = ?2)'
  const statements = [
    `UPDATE OR IGNORE favorite_lists SET consumer_id = ?2 WHERE consumer_id = ?1`,
    `UPDATE OR IGNORE favorites SET favorite_id = ${persons} WHERE favorite_id = ${guests}`,
    `DELETE FROM favorites WHERE favorite_id = ${guests} AND ?2 <> ?1`,
    `DELETE FROM favorite_lists WHERE consumer_id = ?1 AND ?2 <> ?1`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(guestId, personId))
}
