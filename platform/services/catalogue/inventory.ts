import { pick, readRows } from '../../../backend/db/table.ts'
import type { ProductInventory } from '../../../shared/contracts/product.ts'
import { skus } from '../../db/catalogue-tables.ts'
import { stores } from '../../db/store-tables.ts'
import { fewUnits } from './badge.ts'
import { storeStockRows, storeStockStatement } from './store-stock-rows.ts'

async function stockRows(db: D1Database, productId: string) {
  const sql = 'SELECT upc, quantity FROM skus WHERE product_id = ? ORDER BY position, upc'
  return readRows(pick(skus, 'upc', 'quantity'), await db.prepare(sql).bind(productId).all())
}

/** Null when there is no such product. */
export async function readInventory(db: D1Database, productId: string): Promise<ProductInventory | null> {
  const rows = await stockRows(db, productId)
  if (rows.length === 0) return null
  const status = (quantity: number) => (quantity === 0 ? 'sold-out' : quantity <= fewUnits ? 'low' : 'in-stock')
  return { productId, skus: rows.map(({ upc, quantity }) => ({ upc, quantity, status: status(quantity) })) }
}

type StoreStock = { storeId: string; quantity: number }

/**
 * Units of one size in each store, or those of all sizes. Null when there is no such product. Unknown stores have none.
 */
export async function readStoreStock(
  db: D1Database,
  productId: string,
  storeIds: readonly string[],
  upc?: string,
): Promise<StoreStock[] | null> {
  const rows = await stockRows(db, productId)
  if (rows.length === 0) return null
  const [knownStores, storeRows] = await db.batch([
    db
      .prepare('SELECT store_id FROM stores WHERE store_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(storeIds)),
    storeStockStatement(db, [productId], storeIds),
  ])
  const storeIdsInDb = new Set(readRows(pick(stores, 'store_id'), knownStores).map((row) => row.store_id))
  const sizes = new Set(rows.map((row) => row.upc).filter((size) => upc === undefined || size === upc))
  const found = storeStockRows(storeRows).filter((row) => storeIdsInDb.has(row.storeId) && sizes.has(row.upc))
  return storeIds.map((storeId) => ({
    storeId,
    quantity: found.reduce((sum, row) => sum + (row.storeId === storeId ? row.units : 0), 0),
  }))
}
