import { firstRow, pick, selected } from '../../../backend/db/table.ts'
import { stores } from '../../db/store-tables.ts'

const columns = pick(stores, 'country', 'document')

/** Null if there is no such store. */
export async function readStore(
  db: D1Database,
  storeId: string,
): Promise<{ readonly name: string; readonly country: string } | null> {
  const statement = db.prepare(`SELECT ${selected(columns)} FROM stores WHERE store_id = ?`).bind(storeId)
  const row = await firstRow(columns, statement)
  return row && { name: row.document.name, country: row.country }
}
