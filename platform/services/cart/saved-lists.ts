import type { LeavingLine } from '../../objects/cart-snapshot.ts'

/** What is saved for later, by list; `savedAt` in epoch milliseconds. */
export type SavedRow = {
  readonly itemId: string
  readonly productId: string
  readonly upc: string | null
  readonly recipeId: string | null
  readonly qty: number
}

type Row = { item_id: string; product_id: string; upc: string | null; recipe_id: string | null; qty: number }

/** What has left a list is remembered this long, in milliseconds: no repeat is as late. */
const goneKeptMs = 86_400_000
const maxItems = 200

export async function readListId(db: D1Database, consumerId: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT save_list_id FROM save_lists WHERE consumer_id = ?')
    .bind(consumerId)
    .first<{ save_list_id: string }>()
  return row?.save_list_id ?? null
}

/** The person's one list, made on first use. */
export async function listOf(db: D1Database, consumerId: string): Promise<string> {
  const row = await db
    .prepare(
      // An update that changes nothing: a list that is there is answered too.
      `INSERT INTO save_lists (consumer_id, save_list_id) VALUES (?, ?)
       ON CONFLICT (consumer_id) DO UPDATE SET save_list_id = save_list_id RETURNING save_list_id`,
    )
    .bind(consumerId, `S${crypto.randomUUID().replaceAll('-', '')}`)
    .first<{ save_list_id: string }>()
  if (!row) throw new Error('the saved list was not written')
  return row.save_list_id
}

/** Newest first. */
export async function readSaved(db: D1Database, listId: string): Promise<SavedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT item_id, product_id, upc, recipe_id, qty FROM save_items
       WHERE save_list_id = ? AND gone_at IS NULL ORDER BY saved_at DESC, item_id LIMIT ${maxItems}`,
    )
    .bind(listId)
    .all<Row>()
  return results.map((row) => ({
    itemId: row.item_id,
    productId: row.product_id,
    upc: row.upc,
    recipeId: row.recipe_id,
    qty: row.qty,
  }))
}

const insertSql = `INSERT INTO save_items (item_id, save_list_id, product_id, upc, recipe_id, qty, saved_at)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`

/** Lines that left a basket arrive; those that are there already, or have been, stay as they are. */
export async function saveLeavingLines(
  db: D1Database,
  consumerId: string,
  leaving: readonly LeavingLine[],
  now: number,
): Promise<void> {
  const listId = await listOf(db, consumerId)
  await db.batch([
    db.prepare('DELETE FROM save_items WHERE gone_at < ?').bind(now - goneKeptMs),
    ...leaving.map(({ savedId, line }) =>
      db.prepare(insertSql).bind(savedId, listId, line.productId, line.upc, line.recipeId, line.qty, now),
    ),
  ])
}

/** Saves a product from anywhere in the shop. One that is on the list gets the new quantity. */
export async function saveProduct(
  db: D1Database,
  listId: string,
  { itemId, productId, upc, recipeId, qty }: SavedRow,
  now: number,
): Promise<void> {
  const changed = await db
    .prepare(
      `UPDATE save_items SET qty = ? WHERE save_list_id = ? AND gone_at IS NULL AND product_id = ? AND upc IS ? AND recipe_id IS ?`,
    )
    .bind(qty, listId, productId, upc, recipeId)
    .run()
  if (changed.meta.changes > 0) return
  await db.prepare(insertSql).bind(itemId, listId, productId, upc, recipeId, qty, now).run()
}

/** False when the person has no such item. */
export async function removeSaved(
  db: D1Database,
  { consumerId, itemId }: { readonly consumerId: string; readonly itemId: string },
  now: number,
): Promise<boolean> {
  const removed = await db
    .prepare(
      `UPDATE save_items SET gone_at = ? WHERE item_id = ? AND gone_at IS NULL
       AND save_list_id = (SELECT save_list_id FROM save_lists WHERE consumer_id = ?)`,
    )
    .bind(now, itemId, consumerId)
    .run()
  return removed.meta.changes > 0
}

/** A basket that took an item and was never heard of again: another may have it after this long, in milliseconds. */
const claimMs = 10 * 60_000

/**
 * Gives an item to one basket, which may ask again; false when it isn't on the person's list, or another basket is just taking it. It stays on
 * the list until `removeSaved`, so that nothing is lost in between.
 */
export async function claimSaved(
  db: D1Database,
  { consumerId, itemId, basketId }: { readonly consumerId: string; readonly itemId: string; readonly basketId: string },
  now: number,
): Promise<boolean> {
  const claimed = await db
    .prepare(
      `UPDATE save_items SET basket_id = ?1, claimed_at = ?4
       WHERE item_id = ?2 AND gone_at IS NULL AND (basket_id IS NULL OR basket_id = ?1 OR claimed_at < ?5)
       AND save_list_id = (SELECT save_list_id FROM save_lists WHERE consumer_id = ?3)`,
    )
    .bind(basketId, itemId, consumerId, now, now - claimMs)
    .run()
  return claimed.meta.changes > 0
}

/** The basket refused it after all. */
export async function unclaimSaved(db: D1Database, itemId: string, basketId: string): Promise<void> {
  await db
    .prepare('UPDATE save_items SET basket_id = NULL WHERE item_id = ? AND basket_id = ? AND gone_at IS NULL')
    .bind(itemId, basketId)
    .run()
}

/** A guest's list becomes part of the person's (spec 1 §4 "Login"). */
export async function mergeSavedLists(db: D1Database, guestId: string, consumerId: string): Promise<void> {
  const from = await readListId(db, guestId)
  if (!from) return
  const into = await listOf(db, consumerId)
  await db.prepare('UPDATE save_items SET save_list_id = ? WHERE save_list_id = ?').bind(into, from).run()
}
