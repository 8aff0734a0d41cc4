import { orNull } from '../backend/db/column.ts'
import { firstRow, pick } from '../backend/db/table.ts'
import type { ReviewPage } from '../shared/contracts/review.ts'
import { fits } from '../shared/review-rules.ts'
import type { Engine } from './engine.ts'
import { reviewTotals } from './tables.ts'

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

/** Counts the approved reviews of these styles again, and shows their new rating. */
export const countReviews = (db: D1Database, engine: Engine, masterIds: readonly string[]): D1PreparedStatement[] => {
  const styles = [...new Set(masterIds)]
  return [db.prepare(totalsSql).bind(JSON.stringify(styles)), ...engine.rateStyles(db, styles)]
}

/** The rating of a style as SQL, for statements about what is rated. `masterId` is the SQL that names the style. */
export const ratingSql = (masterId: string): { readonly score: string; readonly count: string } => ({
  score: `(SELECT score FROM review_totals t WHERE t.master_id = ${masterId})`,
  count: `(SELECT review_count FROM review_totals t WHERE t.master_id = ${masterId})`,
})

/** Votes on the fit of a style, for statements about it; NULL where nobody has reviewed it. */
export const fitVotes = {
  sql: (masterId: string): string => `(SELECT fit FROM review_totals t WHERE t.master_id = ${masterId})`,
  column: orNull(reviewTotals.columns.fit),
}

type Totals = Pick<ReviewPage, 'histogram' | 'fit' | 'rating'>

const none: Totals = { histogram: [0, 0, 0, 0, 0], fit: [0, 0, 0, 0, 0], rating: null }

export async function readTotals(db: D1Database, masterId: string): Promise<Totals> {
  const columns = pick(reviewTotals, 'stars', 'fit', 'review_count', 'score')
  const row = await firstRow(columns, db.prepare('SELECT * FROM review_totals WHERE master_id = ?').bind(masterId))
  if (!row || row.score === null) return none
  return { histogram: row.stars, fit: row.fit, rating: { score: row.score, reviewsCount: row.review_count } }
}
