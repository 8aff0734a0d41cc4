import { z } from 'zod'
import { text } from '../backend/db/column.ts'
import { firstRow, insertRow, readRows } from '../backend/db/table.ts'
import { reviewLengthLimit } from '../shared/review-rules.ts'
import type { Engine } from './engine.ts'
import { answers, questionStates, questions, reviewFlags, reviewStates, reviews } from './tables.ts'
import { countReviews } from './totals.ts'

const mostShown = 100

export const ReviewState = z.enum(reviewStates)
export const QuestionState = z.enum(questionStates)
export const ReviewDecision = z.object({ state: z.enum(['APPROVED', 'REJECTED']) })
/** An answer makes the question visible as well. */
export const QuestionDecision = ReviewDecision.extend({
  answer: z.object({ text: z.string().min(1).max(reviewLengthLimit), author: z.string().min(1).max(60) }).optional(),
})

/** The oldest first, since it has waited longest, with what was reported about each. */
export async function reviewsInState(db: D1Database, state: z.infer<typeof ReviewState>) {
  const page = 'FROM reviews WHERE state = ?1 ORDER BY created_at, review_id LIMIT ?2'
  const [found, reported] = await db.batch([
    db.prepare(`SELECT * ${page}`).bind(state, mostShown),
    db.prepare(`SELECT * FROM review_flags WHERE review_id IN (SELECT review_id ${page})`).bind(state, mostShown),
  ])
  const flags = readRows(reviewFlags.columns, reported)
  return readRows(reviews.columns, found).map(({ content_hash: _, translations: __, ...review }) => ({
    ...review,
    reports: flags.filter((flag) => flag.review_id === review.review_id).map(({ reason }) => reason),
  }))
}

export async function questionsInState(db: D1Database, state: z.infer<typeof QuestionState>) {
  const sql = 'SELECT * FROM questions WHERE state = ? ORDER BY created_at, question_id LIMIT ?'
  const found = await db.prepare(sql).bind(state, mostShown).all()
  return readRows(questions.columns, found).map(({ content_hash: _, ...question }) => question)
}

const styleColumn = { master_id: text }

/**
 * The products whose pages change, for the shop's `/ops/purge`; null if there is no such review. An approval also
 * settles the reports so far.
 */
export async function decideReview(
  db: D1Database,
  engine: Engine,
  reviewId: string,
  { state }: z.infer<typeof ReviewDecision>,
): Promise<string[] | null> {
  const style = await firstRow(
    styleColumn,
    db.prepare('SELECT master_id FROM reviews WHERE review_id = ?').bind(reviewId),
  )
  if (!style) return null
  await db.batch([
    db.prepare('UPDATE reviews SET state = ? WHERE review_id = ?').bind(state, reviewId),
    db.prepare('DELETE FROM review_flags WHERE review_id = ?').bind(reviewId),
    ...countReviews(db, engine, [style.master_id]),
  ])
  return engine.productsOf(db, style.master_id)
}

export async function decideQuestion(
  db: D1Database,
  engine: Engine,
  questionId: string,
  { state, answer }: z.infer<typeof QuestionDecision>,
  now: number,
): Promise<string[] | null> {
  const find = db.prepare('SELECT master_id FROM questions WHERE question_id = ?').bind(questionId)
  const style = await firstRow(styleColumn, find)
  if (!style) return null
  await db.batch([
    db.prepare('UPDATE questions SET state = ? WHERE question_id = ?').bind(state, questionId),
    ...(answer
      ? [
          insertRow(db, answers, {
            answer_id: `A${crypto.randomUUID()}`,
            question_id: questionId,
            ...answer,
            helpful: 0,
            not_helpful: 0,
            created_at: now,
          }),
        ]
      : []),
  ])
  return engine.productsOf(db, style.master_id)
}
