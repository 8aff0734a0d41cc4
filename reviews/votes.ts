import { integer } from '../backend/db/column.ts'
import { insertRow, readRows, upsert } from '../backend/db/table.ts'
import { hashOf } from '../backend/random-token.ts'
import { callerOf } from '../backend/tries/askers.ts'
import type { ReviewsContext } from './context.ts'
import type { Engine } from './engine.ts'
import { reviewFlags, reviewVotes } from './tables.ts'
import { countReviews } from './totals.ts'

/** So many people have to report a review before it is held back until an operator has looked. */
const flagsToHold = 3

/** A person, or the guests of one network: a new guest is free, so guests can't be counted singly. */
export async function voterOf(context: Pick<ReviewsContext, 'consumer' | 'network'>): Promise<string> {
  const { consumer } = context
  return consumer?.kind === 'registered' ? consumer.consumerId : `guest ${await hashOf(callerOf(context))}`
}

const earlier = '(SELECT helpful FROM review_votes WHERE target_id = ?1 AND voter = ?2)'
const counts = { helpful: integer, not_helpful: integer }

/** A second vote replaces the first. The counts as they are afterwards. */
export async function castVote(
  db: D1Database,
  of: { readonly table: 'reviews' | 'answers'; readonly idColumn: 'review_id' | 'answer_id'; readonly id: string },
  voter: string,
  isHelpful: boolean,
): Promise<{ helpful: number; notHelpful: number }> {
  const sql = `UPDATE ${of.table} SET
    helpful = helpful + ?3 - coalesce(${earlier}, 0),
    not_helpful = not_helpful + 1 - ?3 - coalesce(1 - ${earlier}, 0)
    WHERE ${of.idColumn} = ?1`
  const vote = { target_id: of.id, voter, helpful: isHelpful }
  const [, , counted] = await db.batch([
    db.prepare(sql).bind(of.id, voter, Number(isHelpful)),
    insertRow(db, reviewVotes, vote, upsert(reviewVotes, ['target_id', 'voter'])),
    db.prepare(`SELECT helpful, not_helpful FROM ${of.table} WHERE ${of.idColumn} = ?`).bind(of.id),
  ])
  const [row] = readRows(counts, counted)
  return { helpful: row?.helpful ?? 0, notHelpful: row?.not_helpful ?? 0 }
}

/** Reporting twice counts once. With enough reports the review is held back. */
export async function flagReview(
  engine: Engine,
  { env, now }: Pick<ReviewsContext, 'env' | 'now'>,
  review: { readonly review_id: string; readonly master_id: string },
  voter: string,
  reason: string,
): Promise<void> {
  const row = { review_id: review.review_id, voter, reason, flagged_at: now }
  const hold = `UPDATE reviews SET state = 'HELD' WHERE review_id = ?1 AND state = 'APPROVED'
    AND (SELECT count(*) FROM review_flags WHERE review_id = ?1) >= ${flagsToHold}`
  const [, held] = await env.DB.batch([
    insertRow(env.DB, reviewFlags, row, 'ON CONFLICT (review_id, voter) DO NOTHING'),
    env.DB.prepare(hold).bind(review.review_id),
  ])
  if (held?.meta.changes) await env.DB.batch(countReviews(env.DB, engine, [review.master_id]))
}
