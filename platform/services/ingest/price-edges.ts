import { touchListingBlocks } from './listing-blocks.ts'

const reachedSql = 'SELECT product_id FROM product_prices WHERE next_edge <= ?1'
const changedSql = `INSERT INTO changed_products (product_id)
SELECT DISTINCT product_id FROM product_prices WHERE next_edge <= ?1`
const favoritesSql = `INSERT INTO favorite_changes (product_id)
SELECT DISTINCT product_id FROM favorites WHERE product_id IN (${reachedSql})`
const doneSql = `UPDATE product_prices
SET next_edge = (SELECT min(value->>'from') FROM json_each(later) WHERE value->>'from' > ?1)
WHERE next_edge <= ?1`

/**
 * Counts products whose calendar has reached a step as changed, for all that waits for news of changes. Pages and carts
 * don't: they judge prices when they are made.
 */
export async function markReachedEdges(db: D1Database, now: number): Promise<void> {
  const marks = [changedSql, favoritesSql].map((sql) => db.prepare(sql).bind(now))
  await db.batch([...marks, ...touchListingBlocks(db, reachedSql, now), db.prepare(doneSql).bind(now)])
}

/** When the next price changes (epoch milliseconds); null if nothing says so. */
export const nextPriceEdge = (db: D1Database): Promise<number | null> =>
  db.prepare('SELECT min(next_edge) AS edge FROM product_prices WHERE next_edge IS NOT NULL').first<number>('edge')
