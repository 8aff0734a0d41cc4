import { integer, orNull, text } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import { storeFeed } from '../../db/store-tables.ts'
import type { Supply } from '../orders/supply.ts'

/** A size on a store's shelf. `supply` is what the store's feed said last, `units` what is left of it. */
export type StoreStockRow = {
  readonly storeId: string
  readonly productId: string
  readonly upc: string
  readonly units: number
  readonly supply: Supply
}

const storeStockColumns = {
  ...pick(storeFeed, 'store_id', 'product_id', 'fed_at'),
  upc: text,
  fed: integer,
  left: orNull(integer),
}

const storeStockSql = `
SELECT f.store_id, f.product_id, f.fed_at, size.key AS upc, size.value AS fed, t.quantity AS left
FROM json_each(?1) product
CROSS JOIN json_each(?2) store
CROSS JOIN store_feed f ON f.product_id = product.value AND f.store_id = store.value
CROSS JOIN json_each(f.sizes) size
LEFT JOIN store_stock t ON t.product_id = f.product_id AND t.upc = size.key AND t.store_id = f.store_id AND t.fed_at = f.fed_at`

const listed = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)])

export const storeStockStatement = (db: D1Database, productIds: readonly string[], storeIds: readonly string[]) =>
  db.prepare(storeStockSql).bind(listed(productIds), listed(storeIds))

/** Rows that `shelfStatement` found. A size that no feed spoke of isn't there. */
export const storeStockRows = (result: D1Result | undefined): StoreStockRow[] =>
  readRows(storeStockColumns, result).map(({ store_id, product_id, fed_at, upc, fed, left }) => ({
    storeId: store_id,
    productId: product_id,
    upc,
    units: left ?? fed,
    supply: { quantity: fed, revision: fed_at },
  }))
