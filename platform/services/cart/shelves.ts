import { Store } from '../../../shared/contracts/store.ts'
import { unitsOnShelf } from '../catalogue/inventory.ts'
import type { CartSku } from './products.ts'

/** The stores that a cart speaks of, by id, and what is left on the shelves that somebody bought from. */
export type Shelves = {
  readonly stores: ReadonlyMap<string, Store>
  readonly touched: ReadonlyMap<string, number>
}

const keyOf = (storeId: string, productId: string, upc: string): string => `${storeId}|${productId}|${upc}`

const touchedSql = `
SELECT t.store_id, t.product_id, t.upc, t.quantity
FROM json_each(?1) wanted
CROSS JOIN store_stock t ON t.product_id = wanted.value
JOIN skus s ON s.product_id = t.product_id AND s.upc = t.upc AND s.fed_at = t.fed_at
WHERE t.store_id IN (SELECT value FROM json_each(?2))`

/** One round trip, and none for a cart that names no store. Unknown stores are left out. */
export async function readShelves(
  db: D1Database,
  productIds: readonly string[],
  storeIds: readonly string[],
): Promise<Shelves> {
  if (storeIds.length === 0) return { stores: new Map(), touched: new Map() }
  const ids = JSON.stringify([...new Set(storeIds)])
  const [stores, touched] = await db.batch([
    db.prepare('SELECT store_id, document FROM stores WHERE store_id IN (SELECT value FROM json_each(?))').bind(ids),
    db.prepare(touchedSql).bind(JSON.stringify([...new Set(productIds)]), ids),
  ])
  return {
    stores: new Map(
      ((stores?.results ?? []) as { store_id: string; document: string }[]).map((row) => [
        row.store_id,
        Store.parse(JSON.parse(row.document)),
      ]),
    ),
    touched: new Map(
      ((touched?.results ?? []) as { store_id: string; product_id: string; upc: string; quantity: number }[]).map(
        (row) => [keyOf(row.store_id, row.product_id, row.upc), row.quantity],
      ),
    ),
  }
}

/** Units of a size on a store's shelf; none in a store that isn't there. */
export function shelfUnits({ stores, touched }: Shelves, storeId: string, productId: string, sku: CartSku): number {
  if (!stores.has(storeId)) return 0
  return (
    touched.get(keyOf(storeId, productId, sku.upc)) ??
    unitsOnShelf(storeId, { upc: sku.upc, quantity: sku.fed.quantity })
  )
}
