import { text } from '../../../backend/db/column.ts'
import { readRows } from '../../../backend/db/table.ts'

/** The style of each of these products; an unknown one is missing. */
export async function stylesOf(db: D1Database, productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sql = 'SELECT product_id, master_id FROM products WHERE product_id IN (SELECT value FROM json_each(?))'
  const found = await db.prepare(sql).bind(JSON.stringify(productIds)).all()
  return new Map(
    readRows({ product_id: text, master_id: text }, found).map((row) => [row.product_id, row.master_id] as const),
  )
}

/** The colors of a style. */
export async function productsOf(db: D1Database, masterId: string): Promise<string[]> {
  const found = await db.prepare('SELECT product_id FROM products WHERE master_id = ?').bind(masterId).all()
  return readRows({ product_id: text }, found).map((row) => row.product_id)
}
