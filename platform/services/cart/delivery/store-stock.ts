import { pick, readRows } from '../../../../backend/db/table.ts'
import type { Store } from '../../../../shared/contracts/store.ts'
import { stores } from '../../../db/store-tables.ts'
import { type StoreStockRow, storeStockRows, storeStockStatement } from '../../catalogue/store-stock-rows.ts'
import type { Supply } from '../../orders/supply.ts'

/** A cart's stores by id, and their stock of its products. */
export type StoreStock = {
  readonly stores: ReadonlyMap<string, Store>
  readonly stock: ReadonlyMap<string, Pick<StoreStockRow, 'units' | 'supply'>>
}

const keyOf = (storeId: string, productId: string, upc: string): string => `${storeId}|${productId}|${upc}`

/** A single round trip; none for a cart without stores. Unknown stores are omitted. */
export async function readStoreStock(
  db: D1Database,
  productIds: readonly string[],
  storeIds: readonly string[],
): Promise<StoreStock> {
  if (storeIds.length === 0) return { stores: new Map(), stock: new Map() }
  const ids = JSON.stringify([...new Set(storeIds)])
  const [storeRows, storeStock] = await db.batch([
    db.prepare('SELECT store_id, document FROM stores WHERE store_id IN (SELECT value FROM json_each(?))').bind(ids),
    storeStockStatement(db, productIds, storeIds),
  ])
  return {
    stores: new Map(
      readRows(pick(stores, 'store_id', 'document'), storeRows).map((row) => [row.store_id, row.document]),
    ),
    stock: new Map(storeStockRows(storeStock).map((row) => [keyOf(row.storeId, row.productId, row.upc), row])),
  }
}

/** A store's units of a size; 0 for an unknown store. */
export function storeStockUnits(storeStock: StoreStock, storeId: string, productId: string, upc: string): number {
  return storeStock.stores.has(storeId) ? (storeStock.stock.get(keyOf(storeId, productId, upc))?.units ?? 0) : 0
}

/** A size's last quantity from the store's feed; 0 if the feed never listed it. */
export const storeStockSupply = ({ stock }: StoreStock, storeId: string, productId: string, upc: string): Supply =>
  stock.get(keyOf(storeId, productId, upc))?.supply ?? { quantity: 0, revision: 0 }
