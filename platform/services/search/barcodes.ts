import { pick, readRows } from '../../../backend/db/table.ts'
import { skus } from '../../db/catalogue-tables.ts'
import type { Clause } from './query/clause.ts'

const shortestBarcode = 6
const barcodesSql = 'SELECT DISTINCT product_id FROM skus WHERE upc IN (SELECT value FROM json_each(?)) LIMIT 20'

/** Ids of products with a clause as the number under a barcode. */
export async function readByBarcode(db: D1Database, clauses: readonly Clause[]): Promise<ReadonlySet<string>> {
  const codes = clauses.flatMap(({ code, meanings }) => {
    const mayBeBarcode = code !== null && meanings.length === 0 && code.length >= shortestBarcode && /\d/.test(code)
    return mayBeBarcode ? [code, code.toUpperCase()] : []
  })
  if (codes.length === 0) return new Set()
  const rows = readRows(pick(skus, 'product_id'), await db.prepare(barcodesSql).bind(JSON.stringify(codes)).all())
  return new Set(rows.map(({ product_id }) => product_id))
}
