import type { ChangedStock } from '../../objects/stock-book.ts'
import { webPlace } from './supply.ts'

/** A feed that came since has the last word. */
const webSql = `
UPDATE skus SET quantity = copy.value->>'available' FROM json_each(?1) AS copy
WHERE skus.product_id = copy.value->>'productId' AND skus.upc = copy.value->>'upc' AND skus.fed_at = copy.value->>'revision'`

const shelfSql = `
INSERT INTO store_stock (store_id, product_id, upc, quantity, fed_at)
SELECT value->>'place', value->>'productId', value->>'upc', value->>'available', value->>'revision' FROM json_each(?1) WHERE true
ON CONFLICT DO UPDATE SET quantity = excluded.quantity, fed_at = excluded.fed_at WHERE excluded.fed_at >= store_stock.fed_at`

/** Writes what catalogue and store pages read. */
export async function writeReadCopies(db: D1Database, copies: readonly ChangedStock[]): Promise<void> {
  const web = copies.filter((copy) => copy.place === webPlace)
  const shelves = copies.filter((copy) => copy.place !== webPlace)
  const statements = [
    ...(web.length > 0 ? [db.prepare(webSql).bind(JSON.stringify(web))] : []),
    ...(shelves.length > 0 ? [db.prepare(shelfSql).bind(JSON.stringify(shelves))] : []),
  ]
  if (statements.length > 0) await db.batch(statements)
}
