import { type CartLine, isOffShelf } from '../../objects/cart-snapshot.ts'
import { maxQtyPerLine } from '../catalogue/details.ts'
import { unitsOnShelf } from '../catalogue/inventory.ts'

type Place = Pick<CartLine, 'productId' | 'upc' | 'method' | 'storeId'>
type Row = { wanted: number; quantity: number; fed_quantity: number; left_on_shelf: number | null }

const limitsSql = `
SELECT wanted.key AS wanted, s.quantity, s.fed_quantity, t.quantity AS left_on_shelf
FROM json_each(?) wanted
CROSS JOIN skus s ON s.product_id = wanted.value->>'productId' AND s.upc = wanted.value->>'upc'
LEFT JOIN store_stock t ON t.product_id = s.product_id AND t.upc = s.upc AND t.store_id = wanted.value->>'storeId' AND t.fed_at = s.fed_at`

/** Most units that a basket may hold of each line's size from where it comes, in the order of the lines; 0 of what isn't sold any more. */
export async function readLimits(db: D1Database, lines: readonly Place[]): Promise<number[]> {
  if (lines.length === 0) return []
  const { results } = await db.prepare(limitsSql).bind(JSON.stringify(lines)).all<Row>()
  const rows = new Map(results.map((row) => [row.wanted, row]))
  return lines.map((line, index) => {
    const row = rows.get(index)
    return row ? Math.min(maxQtyPerLine, unitsOf(line, row)) : 0
  })
}

function unitsOf({ method, storeId, upc }: Place, row: Row): number {
  if (!isOffShelf(method) || storeId === null) return row.quantity
  return row.left_on_shelf ?? unitsOnShelf(storeId, { upc, quantity: row.fed_quantity })
}
