import { text } from '../backend/db/column.ts'
import { firstRow, insertRow, upsert } from '../backend/db/table.ts'
import { type Result, refuse, succeed } from '../backend/result.ts'
import type { NewReview } from '../shared/contracts/review.ts'
import type { ReviewsContext } from './context.ts'
import { type Engine, styleOf } from './engine.ts'
import { countWriting } from './limits.ts'
import type { ReviewRow } from './read-reviews.ts'
import { reviews } from './tables.ts'
import { countReviews } from './totals.ts'
import { keptText, typedLine } from './typed-text.ts'

const whenReplaced = upsert(reviews, ['review_id'])

/**
 * A person has one review of a style: writing again replaces it, with its votes and reports. The review waits for an
 * operator.
 */
export async function writeReview(
  engine: Engine,
  context: ReviewsContext,
  productId: string,
  written: NewReview,
): Promise<Result<{ reviewId: string }>> {
  const { env, consumer, now, site } = context
  const person = await engine.personOf(env.DB, consumer)
  if (!person.ok) return person
  const masterId = await styleOf(engine, env.DB, productId)
  if (masterId === null) return refuse('PLP400')
  const [title, author, kept] = [typedLine(written.title), typedLine(written.author), keptText(written.text)]
  if (!kept.ok) return kept
  if (title === '' || author === '') {
    const path = title === '' ? 'body.title' : 'body.author'
    return refuse('API400', { additionalInfo: { path, reason: 'empty' } })
  }
  const counted = await countWriting(context, 'review')
  if (!counted.ok) return counted
  const consumerId = person.value.consumer_id
  const earlier = await readOwn(env.DB, consumerId, masterId)
  const row: ReviewRow = {
    review_id: earlier ?? `R${crypto.randomUUID()}`,
    master_id: masterId,
    consumer_id: consumerId,
    content_hash: null,
    author,
    score: written.score,
    fit: written.fit ?? null,
    title,
    text: kept.value,
    language: site.language,
    translations: {},
    verified: await engine.hasOrdered(env.DB, consumerId, masterId),
    state: 'PENDING',
    helpful: 0,
    not_helpful: 0,
    created_at: now,
  }
  await env.DB.batch([
    env.DB.prepare('DELETE FROM review_votes WHERE target_id = ?').bind(row.review_id),
    env.DB.prepare('DELETE FROM review_flags WHERE review_id = ?').bind(row.review_id),
    insertRow(env.DB, reviews, row, whenReplaced),
    ...countReviews(env.DB, engine, [masterId]),
  ])
  return succeed({ reviewId: row.review_id })
}

async function readOwn(db: D1Database, consumerId: string, masterId: string): Promise<string | null> {
  const sql = 'SELECT review_id FROM reviews WHERE consumer_id = ? AND master_id = ?'
  return (await firstRow({ review_id: text }, db.prepare(sql).bind(consumerId, masterId)))?.review_id ?? null
}
