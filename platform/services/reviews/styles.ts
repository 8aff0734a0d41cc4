import { text } from '../../../backend/db/column.ts'
import { firstRow, readRows } from '../../../backend/db/table.ts'

/** The style that a color belongs to: reviews and questions are about all its colors. Null for an unknown product. */
export async function styleOf(db: D1Database, productId: string): Promise<string | null> {
  const statement = db.prepare('SELECT master_id FROM products WHERE product_id = ?').bind(productId)
  return (await firstRow({ master_id: text }, statement))?.master_id ?? null
}

/** The style of each of these products; an unknown one is missing. */
export async function stylesOf(db: D1Database, productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sql = 'SELECT product_id, master_id FROM products WHERE product_id IN (SELECT value FROM json_each(?))'
  const found = await db.prepare(sql).bind(JSON.stringify(productIds)).all()
  return new Map(
    readRows({ product_id: text, master_id: text }, found).map((row) => [row.product_id, row.master_id] as const),
  )
}

/** The colors of a style, whose pages show its reviews. */
export async function productsOf(db: D1Database, masterId: string): Promise<string[]> {
  const found = await db.prepare('SELECT product_id FROM products WHERE master_id = ?').bind(masterId).all()
  return readRows({ product_id: text }, found).map((row) => row.product_id)
}
