import { text } from '../../../backend/db/column.ts'
import { readRows } from '../../../backend/db/table.ts'
import { favoriteChanges } from '../../db/catalogue-tables.ts'
import {
  backIsNews,
  betweenMailsMs,
  fallenIsNews,
  hasFallen,
  isAvailable,
  isBack,
  nowPrice,
  ownedFavorites,
  seenPrice,
  wasAvailable,
} from './favorite-state.ts'

const productsAtOnce = 50
const favoritesAtOnce = 1000

/** `?1` a product, `?2` and `?3` the lists between which its favorites are looked at, `?4` now. */
const among = 'favorites.product_id = ?1 AND favorites.favorite_id > ?2 AND favorites.favorite_id <= ?3'

const dueSql = `INSERT INTO favorite_news (consumer_id, due_at)
SELECT DISTINCT consumer_id, ?4 FROM ${ownedFavorites} WHERE ${among} AND (${fallenIsNews('?4')} OR ${backIsNews})
ON CONFLICT (consumer_id) DO UPDATE SET
  due_at = coalesce(due_at, max(excluded.due_at, coalesce(mailed_at, 0) + ${betweenMailsMs}))`

const untold = (news: string) => `NOT EXISTS (SELECT 1 FROM favorite_lists JOIN consumers USING (consumer_id)
  WHERE favorite_lists.favorite_id = favorites.favorite_id AND ${news})`
/** Whoever isn't told knows it as it is: turning these mails on later brings no old news. */
const priceSql = `UPDATE favorites SET seen_price = ${nowPrice('?4')}
WHERE ${among} AND (${nowPrice('?4')} > ${seenPrice} OR ${hasFallen('?4')} AND ${untold(fallenIsNews('?4'))})`
const stockSql = `UPDATE favorites SET seen_available = ${isAvailable}
WHERE ${among} AND (${wasAvailable} AND NOT ${isAvailable} OR ${isBack} AND ${untold(backIsNews)})`

/**
 * Looks at the favorites of some products that have changed, the earliest changes first: their owners are due a mail,
 * or know what is so now. May be repeated. False: there was nothing to look at.
 */
export async function lookAtChanges(db: D1Database, now: number): Promise<boolean> {
  const found = await db
    .prepare('SELECT change_id, product_id FROM favorite_changes ORDER BY change_id LIMIT ?')
    .bind(productsAtOnce)
    .all()
  const changes = readRows(favoriteChanges.columns, found)
  const last = changes.at(-1)
  if (!last) return false
  for (const productId of new Set(changes.map((change) => change.product_id))) await lookAt(db, productId, now)
  await db.prepare('DELETE FROM favorite_changes WHERE change_id <= ?').bind(last.change_id).run()
  return true
}

async function lookAt(db: D1Database, productId: string, now: number): Promise<void> {
  const pageSql =
    'SELECT favorite_id FROM favorites WHERE product_id = ? AND favorite_id > ? ORDER BY favorite_id LIMIT ?'
  for (let after = ''; ; ) {
    const page = readRows(
      { favorite_id: text },
      await db.prepare(pageSql).bind(productId, after, favoritesAtOnce).all(),
    )
    const last = page.at(-1)?.favorite_id
    if (last === undefined) return
    await db.batch([
      db.prepare(dueSql).bind(productId, after, last, now),
      db.prepare(priceSql).bind(productId, after, last, now),
      db.prepare(stockSql).bind(productId, after, last),
    ])
    after = last
  }
}
