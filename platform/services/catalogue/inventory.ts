import type { ProductInventory } from '../../../shared/contracts/product.ts'
import { shortHash } from '../images/art-hash.ts'

/** From this many units down a page says how many are left. */
const lowStock = 3

type StockRow = { upc: string; quantity: number; fed_quantity: number }

async function stockRows(db: D1Database, productId: string): Promise<StockRow[]> {
  const sql = 'SELECT upc, quantity, fed_quantity FROM skus WHERE product_id = ? ORDER BY position, upc'
  return (await db.prepare(sql).bind(productId).all<StockRow>()).results
}

/** Null when there is no such product. */
export async function readInventory(db: D1Database, productId: string): Promise<ProductInventory | null> {
  const rows = await stockRows(db, productId)
  if (rows.length === 0) return null
  const status = (quantity: number) => (quantity === 0 ? 'sold-out' : quantity <= lowStock ? 'low' : 'in-stock')
  return { productId, skus: rows.map(({ upc, quantity }) => ({ upc, quantity, status: status(quantity) })) }
}

type StoreStock = { storeId: string; quantity: number }

/** One size's units in each store, or those of all sizes. Null when there is no such product. Unknown stores have none. */
export async function readStoreStock(
  db: D1Database,
  productId: string,
  storeIds: readonly string[],
  upc?: string,
): Promise<StoreStock[] | null> {
  const rows = await stockRows(db, productId)
  if (rows.length === 0) return null
  const [known, touched] = await db.batch([
    db
      .prepare('SELECT store_id FROM stores WHERE store_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(storeIds)),
    db.prepare(touchedSql).bind(productId),
  ])
  const stores = new Set(((known?.results ?? []) as { store_id: string }[]).map((row) => row.store_id))
  const left = new Map(
    ((touched?.results ?? []) as TouchedRow[]).map((row) => [`${row.store_id}|${row.upc}`, row.quantity]),
  )
  const wanted = upc === undefined ? rows : rows.filter((row) => row.upc === upc)
  const units = (storeId: string, row: StockRow) =>
    left.get(`${storeId}|${row.upc}`) ?? unitsOnShelf(storeId, { upc: row.upc, quantity: row.fed_quantity })
  return storeIds.map((storeId) => ({
    storeId,
    quantity: stores.has(storeId) ? wanted.reduce((sum, row) => sum + units(storeId, row), 0) : 0,
  }))
}

/** Shelves that somebody bought from since the last delivery. */
const touchedSql = `
SELECT t.store_id, t.upc, t.quantity FROM store_stock t
JOIN skus s ON s.product_id = t.product_id AND s.upc = t.upc AND s.fed_at = t.fed_at
WHERE t.product_id = ?`
type TouchedRow = { store_id: string; upc: string; quantity: number }

/**
 * No till reports to this backend, so what a store was delivered follows from its id, the size and what the feed said is online: steady from
 * call to call, nothing where the feed has none, at most six units, and none in about a third of the stores.
 */
export function unitsOnShelf(storeId: string, { upc, quantity }: { upc: string; quantity: number }): number {
  const draw = Number.parseInt(shortHash(`${storeId}|${upc}`).slice(8), 16) % 10
  return Math.min(quantity, Math.max(0, draw - 3))
}
