import { firstRow, pick } from '../../../backend/db/table.ts'
import type { ReviewPage } from '../../../shared/contracts/review.ts'
import { fits } from '../../../shared/review-rules.ts'
import { reviewTotals } from '../../db/review-tables.ts'
import { bumpRevision } from '../ingest/catalogue-revision.ts'
import { updateListingBlocks } from '../ingest/listing-blocks.ts'

const totalsSql = `INSERT INTO review_totals (master_id, stars, fit, review_count, score)
SELECT style.value,
  json_array(${[1, 2, 3, 4, 5].map((score) => `count(*) FILTER (WHERE r.score = ${score})`).join(', ')}),
  json_array(${fits.map((fit) => `count(*) FILTER (WHERE r.fit = '${fit}')`).join(', ')}),
  count(r.review_id), round(avg(r.score), 1)
FROM json_each(?1) style
LEFT JOIN reviews r ON r.master_id = style.value AND r.state = 'APPROVED'
WHERE true GROUP BY style.value
ON CONFLICT (master_id) DO UPDATE SET
  stars = excluded.stars, fit = excluded.fit, review_count = excluded.review_count, score = excluded.score`

const ratingSql = `UPDATE products SET
  rating_score = (SELECT score FROM review_totals t WHERE t.master_id = products.master_id),
  rating_count = (SELECT review_count FROM review_totals t WHERE t.master_id = products.master_id)`

const colorsOfStylesSql = 'SELECT product_id FROM products WHERE master_id IN (SELECT value FROM json_each(?1))'

/** Counts the approved reviews of these styles again, and gives all their colors the new rating, in listings too. */
export const countReviews = (db: D1Database, masterIds: readonly string[]): D1PreparedStatement[] => {
  const styles = JSON.stringify([...new Set(masterIds)])
  return [
    db.prepare(totalsSql).bind(styles),
    db.prepare(`${ratingSql} WHERE master_id IN (SELECT value FROM json_each(?))`).bind(styles),
    ...updateListingBlocks(db, colorsOfStylesSql, styles),
    bumpRevision(db),
  ]
}

/** A feed that is sent again doesn't replace the rating of a style that has reviews of its own. */
export const keepRatings = (db: D1Database, productIds: readonly string[]): D1PreparedStatement =>
  db
    .prepare(
      `${ratingSql} WHERE product_id IN (SELECT value FROM json_each(?))
      AND master_id IN (SELECT master_id FROM review_totals WHERE review_count > 0)`,
    )
    .bind(JSON.stringify(productIds))

type Totals = Pick<ReviewPage, 'histogram' | 'fit' | 'rating'>

const none: Totals = { histogram: [0, 0, 0, 0, 0], fit: [0, 0, 0, 0, 0], rating: null }

export async function readTotals(db: D1Database, masterId: string): Promise<Totals> {
  const columns = pick(reviewTotals, 'stars', 'fit', 'review_count', 'score')
  const row = await firstRow(columns, db.prepare('SELECT * FROM review_totals WHERE master_id = ?').bind(masterId))
  if (!row || row.score === null) return none
  return { histogram: row.stars, fit: row.fit, rating: { score: row.score, reviewsCount: row.review_count } }
}
