import type { RowOf } from '../backend/db/column.ts'
import { firstRow, readRows } from '../backend/db/table.ts'
import type { Review, ReviewPage } from '../shared/contracts/review.ts'
import type { Site } from '../shared/i18n/locales.ts'
import type { ReviewSort } from '../shared/review-rules.ts'
import { reviews } from './tables.ts'
import { readTotals } from './totals.ts'

export type ReviewRow = RowOf<typeof reviews.columns>
export type Language = Site['language']

/** Reviews that a reader understands come first, unless another order was chosen. */
const orders: Readonly<Record<ReviewSort, string>> = {
  helpful: 'language = ?2 DESC, helpful - not_helpful DESC, created_at DESC, review_id',
  newest: 'created_at DESC, review_id',
  highest: 'score DESC, language = ?2 DESC, created_at DESC, review_id',
  lowest: 'score, language = ?2 DESC, created_at DESC, review_id',
}

type Wanted = {
  readonly start: number
  readonly count: number
  readonly sort: ReviewSort
  readonly stars?: number | undefined
}

export async function readReviews(
  db: D1Database,
  masterId: string,
  { start, count, sort, stars }: Wanted,
  language: Language,
): Promise<ReviewPage> {
  const sql = `SELECT * FROM reviews WHERE master_id = ?1 AND state = 'APPROVED' AND (?3 = 0 OR score = ?3)
    ORDER BY ${orders[sort]} LIMIT ?4 OFFSET ?5`
  const [totals, found] = await Promise.all([
    readTotals(db, masterId),
    db
      .prepare(sql)
      .bind(masterId, language, stars ?? 0, count, start)
      .all(),
  ])
  const total = stars === undefined ? (totals.rating?.reviewsCount ?? 0) : (totals.histogram[stars - 1] ?? 0)
  return { ...totals, total, reviews: readRows(reviews.columns, found).map((row) => reviewOf(row, language)) }
}

const reviewOf = (row: ReviewRow, language: Language): Review => ({
  reviewId: row.review_id,
  score: row.score,
  title: row.title,
  text: row.text,
  author: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  language: row.language,
  helpful: row.helpful,
  notHelpful: row.not_helpful,
  verifiedBuyer: row.verified,
  fit: row.fit,
  translatable: row.language !== language && Object.hasOwn(row.translations, language),
})

/** Null if there is no such review, or none that is shown. */
export function readShownReview(db: D1Database, reviewId: string): Promise<ReviewRow | null> {
  const sql = "SELECT * FROM reviews WHERE review_id = ? AND state = 'APPROVED'"
  return firstRow(reviews.columns, db.prepare(sql).bind(reviewId))
}
