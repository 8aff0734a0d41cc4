import { readPersonRow } from '../../../../accounts/profile/people.ts'
import type { NewRow, RowOf } from '../../../../backend/db/column.ts'
import { firstRow, insertRow, pick, readRows, selected } from '../../../../backend/db/table.ts'
import type { GiftOption } from '../../../../shared/contracts/cart.ts'
import { saveItems, saveLists } from '../../../db/saved-tables.ts'
import type { LeavingLine } from '../../../objects/cart-snapshot.ts'

/** An item saved for later. */
export type SavedRow = {
  readonly itemId: string
  readonly productId: string
  readonly upc: string | null
  readonly recipeId: string | null
  readonly qty: number
  readonly giftOption: GiftOption | null
}

type Options = NonNullable<RowOf<typeof saveItems.columns>['options']>
export type SavedOptions = Options & { readonly recipeId: string | null }

const shownColumns = pick(saveItems, 'item_id', 'product_id', 'upc', 'recipe_id', 'qty', 'options')
const noOptions: Options = { giftOption: null, method: null, storeId: null }

/** Removed items are remembered this long, so that a late retry can't add them again. */
const removedItemTtlMs = 86_400_000
const maxItems = 200

export async function readListId(db: D1Database, consumerId: string): Promise<string | null> {
  const sql = 'SELECT save_list_id FROM save_lists WHERE consumer_id = ?'
  const row = await firstRow(pick(saveLists, 'save_list_id'), db.prepare(sql).bind(consumerId))
  return row?.save_list_id ?? null
}

/** The person's only list, created on first use. */
export async function listOf(db: D1Database, consumerId: string): Promise<string> {
  const list = { consumer_id: consumerId, save_list_id: `S${crypto.randomUUID().replaceAll('-', '')}` }
  // An update without effect, so that RETURNING also returns an existing list.
  const orExisting = 'ON CONFLICT (consumer_id) DO UPDATE SET save_list_id = save_list_id RETURNING save_list_id'
  const row = await firstRow(pick(saveLists, 'save_list_id'), insertRow(db, saveLists, list, orExisting))
  if (!row) throw new Error('the saved list was not written')
  return row.save_list_id
}

/** Newest first. */
export async function readSaved(db: D1Database, listId: string): Promise<SavedRow[]> {
  const rows = await db
    .prepare(
      `SELECT ${selected(shownColumns)} FROM save_items
       WHERE save_list_id = ? AND gone_at IS NULL ORDER BY saved_at DESC, item_id LIMIT ${maxItems}`,
    )
    .bind(listId)
    .all()
  return readRows(shownColumns, rows).map((row) => ({
    itemId: row.item_id,
    productId: row.product_id,
    upc: row.upc,
    recipeId: row.recipe_id,
    qty: row.qty,
    giftOption: row.options?.giftOption ?? null,
  }))
}

type NewItem = Omit<NewRow<typeof saveItems.columns>, 'basket_id' | 'claimed_at' | 'gone_at'>

/** Leaves an existing or removed item unchanged. */
const insertItem = (db: D1Database, item: NewItem): D1PreparedStatement =>
  insertRow(db, saveItems, { ...item, basket_id: null, claimed_at: null, gone_at: null }, 'ON CONFLICT DO NOTHING')

/** Null if the item isn't on the person's list. */
export async function readSavedOptions(
  db: D1Database,
  { consumerId, itemId }: { readonly consumerId: string; readonly itemId: string },
): Promise<SavedOptions | null> {
  const row = await firstRow(
    pick(saveItems, 'recipe_id', 'options'),
    db
      .prepare(
        `SELECT recipe_id, options FROM save_items WHERE item_id = ? AND gone_at IS NULL
       AND save_list_id = (SELECT save_list_id FROM save_lists WHERE consumer_id = ?)`,
      )
      .bind(itemId, consumerId),
  )
  return row && { ...(row.options ?? noOptions), recipeId: row.recipe_id }
}

/**
 * Adds lines that left a basket; existing or removed items stay unchanged. A guest's list keeps no recipient of a gift:
 * the next one at the same browser has the same list.
 */
export async function saveLeavingLines(
  db: D1Database,
  consumerId: string,
  leaving: readonly LeavingLine[],
  now: number,
): Promise<void> {
  const [listId, person] = await Promise.all([listOf(db, consumerId), readPersonRow(db, consumerId)])
  await db.batch([
    db.prepare('DELETE FROM save_items WHERE gone_at < ?').bind(now - removedItemTtlMs),
    ...leaving.map(({ savedId, line }) => {
      const { productId, upc, recipeId, qty, giftOption, method, storeId } = line
      return insertItem(db, {
        item_id: savedId,
        save_list_id: listId,
        product_id: productId,
        upc,
        recipe_id: recipeId,
        qty,
        saved_at: now,
        options: { giftOption: person && giftOption, method, storeId },
      })
    }),
  ])
}

/** Saves a product from outside the cart. An item already on the list gets the new quantity. */
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
  const item = { item_id: itemId, save_list_id: listId, product_id: productId, upc, recipe_id: recipeId, qty }
  await insertItem(db, { ...item, saved_at: now, options: null }).run()
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

/** A claim expires after this long, so that a basket that never completed doesn't block the item. */
const claimMs = 10 * 60_000

/**
 * Claims an item for one basket; idempotent. False if it isn't on the person's list or another basket has claimed it.
 * The item stays on the list until `removeSaved`, so that a failure in between doesn't lose it.
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

/** Releases the claim after the basket refused the item. */
export async function unclaimSaved(db: D1Database, itemId: string, basketId: string): Promise<void> {
  await db
    .prepare('UPDATE save_items SET basket_id = NULL WHERE item_id = ? AND basket_id = ? AND gone_at IS NULL')
    .bind(itemId, basketId)
    .run()
}

/** A guest's list becomes the person's, or part of it (spec 1 §4 "Login"). */
export function savedListMerge(db: D1Database, guestId: string, personId: string): readonly D1PreparedStatement[] {
  const guests = '(SELECT save_list_id FROM save_lists WHERE consumer_id = ?1)'
  const persons = '(SELECT save_list_id FROM save_lists WHERE consumer_id = ?2)'
  return [
    `UPDATE OR IGNORE save_lists SET consumer_id = ?2 WHERE consumer_id = ?1`,
    `UPDATE save_items SET save_list_id = ${persons} WHERE save_list_id = ${guests}`,
  ].map((sql) => db.prepare(sql).bind(guestId, personId))
}
