import { integer } from '../../../../backend/db/column.ts'
import { pick, readRows } from '../../../../backend/db/table.ts'
import { skus } from '../../../db/catalogue-tables.ts'
import { type CartLine, isFromStoreStock } from '../../../objects/cart-snapshot.ts'
import { maxQtyPerLine } from '../../catalogue/details.ts'
import { readStoreStock, storeStockUnits } from '../delivery/store-stock.ts'

type Place = Pick<CartLine, 'productId' | 'upc' | 'method' | 'storeId'>
const limitColumns = { wanted: integer, ...pick(skus, 'quantity') }

const limitsSql = `
SELECT wanted.key AS wanted, s.quantity
FROM json_each(?) wanted
CROSS JOIN skus s ON s.product_id = wanted.value->>'productId' AND s.upc = wanted.value->>'upc'`

/** The maximum quantity of each line by the stock of its place of supply, in line order; 0 if no longer sold. */
export async function readLimits(db: D1Database, lines: readonly Place[]): Promise<number[]> {
  if (lines.length === 0) return []
  const productIds = lines.map(({ productId }) => productId)
  const [stockRows, storeStock] = await Promise.all([
    db.prepare(limitsSql).bind(JSON.stringify(lines)).all(),
    readStoreStock(
      db,
      productIds,
      lines.flatMap(({ storeId }) => storeId ?? []),
    ),
  ])
  const online = new Map(readRows(limitColumns, stockRows).map((row) => [row.wanted, row.quantity]))
  return lines.map(({ method, storeId, productId, upc }, index) => {
    const quantity = online.get(index)
    if (quantity === undefined) return 0
    const isFetched = isFromStoreStock(method) && storeId !== null
    return Math.min(maxQtyPerLine, isFetched ? storeStockUnits(storeStock, storeId, productId, upc) : quantity)
  })
}
