import type { ProductInventory } from '../../../shared/contracts/product.ts'
import { shortHash } from '../images/art-hash.ts'

/** From this many units down a page says how many are left. */
const lowStock = 3

type StockRow = { upc: string; quantity: number }

async function stockRows(db: D1Database, productId: string): Promise<StockRow[]> {
  const sql = 'SELECT upc, quantity FROM skus WHERE product_id = ? ORDER BY position, upc'
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
  const known = await db
    .prepare('SELECT store_id FROM stores WHERE store_id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(storeIds))
    .all<{ store_id: string }>()
  const stores = new Set(known.results.map((row) => row.store_id))
  const wanted = upc === undefined ? rows : rows.filter((row) => row.upc === upc)
  return storeIds.map((storeId) => ({
    storeId,
    quantity: stores.has(storeId) ? wanted.reduce((sum, row) => sum + unitsOnShelf(storeId, row), 0) : 0,
  }))
}

/**
 * No till reports to this backend, so what a store holds follows from its id, the size and the stock online: steady from call to call,
 * nothing where the size is sold out, at most six units, and none in about a third of the stores.
 */
function unitsOnShelf(storeId: string, { upc, quantity }: StockRow): number {
  const draw = Number.parseInt(shortHash(`${storeId}|${upc}`).slice(8), 16) % 10
  return Math.min(quantity, Math.max(0, draw - 3))
}
