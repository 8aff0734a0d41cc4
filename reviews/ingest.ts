import { insertRows } from '../backend/db/table.ts'
import { type Intake, listedIds } from '../backend/ingest/ingest.ts'
import { IngestQuestion, IngestReview } from '../shared/contracts/review.ts'
import type { Engine } from './engine.ts'
import { answers, questions, reviews } from './tables.ts'
import { countReviews } from './totals.ts'

type OfProduct = { readonly item: { readonly productId: string }; readonly id: string }

/** By product. */
type Styles = ReadonlyMap<string, string>

/** The items of products that aren't there. */
const unknown = (items: readonly OfProduct[], styles: Styles) =>
  items
    .filter(({ item }) => !styles.has(item.productId))
    .map(({ item, id }) => ({ id, reason: `no product ${item.productId}` }))

/** Reviews that an operator sends, of the styles of these products. */
export const reviewIntake = (engine: Engine, styles: Styles): Intake<IngestReview> => ({
  schema: IngestReview,
  idOf: ({ reviewId }) => reviewId,
  idField: 'reviewId',
  hashesSql:
    'SELECT review_id AS id, content_hash AS hash FROM reviews WHERE content_hash IS NOT NULL AND review_id IN (SELECT value FROM json_each(?1))',
  perBatch: 250,
  refused: async (_, items) => unknown(items, styles),
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      review_id: item.reviewId,
      master_id: styles.get(item.productId) ?? '',
      consumer_id: null,
      content_hash: hash,
      author: item.author,
      score: item.score,
      fit: item.fit ?? null,
      title: item.title,
      text: item.text,
      language: item.language,
      translations: item.translations,
      verified: item.verifiedBuyer,
      state: 'APPROVED' as const,
      helpful: item.helpful,
      not_helpful: item.notHelpful,
      created_at: Date.parse(item.createdAt),
    }))
    const sql = 'DELETE FROM reviews WHERE review_id IN (SELECT value FROM json_each(?1))'
    return [
      db.prepare(sql).bind(listedIds(items)),
      insertRows(db, reviews, rows),
      ...countReviews(
        db,
        engine,
        rows.map((row) => row.master_id),
      ),
    ]
  },
})

export const questionIntake = (styles: Styles): Intake<IngestQuestion> => ({
  schema: IngestQuestion,
  idOf: ({ questionId }) => questionId,
  idField: 'questionId',
  hashesSql:
    'SELECT question_id AS id, content_hash AS hash FROM questions WHERE content_hash IS NOT NULL AND question_id IN (SELECT value FROM json_each(?1))',
  perBatch: 250,
  refused: async (_, items) => unknown(items, styles),
  write(db, items) {
    const asked = items.map(({ item, hash }) => ({
      question_id: item.questionId,
      master_id: styles.get(item.productId) ?? '',
      consumer_id: null,
      content_hash: hash,
      author: item.author,
      email: null,
      text: item.text,
      language: item.language,
      state: 'APPROVED' as const,
      created_at: Date.parse(item.createdAt),
    }))
    const answered = items.flatMap(({ item }) =>
      item.answers.map((answer, index) => ({
        answer_id: `${item.questionId}-${index + 1}`,
        question_id: item.questionId,
        author: answer.author,
        text: answer.text,
        helpful: answer.helpful,
        not_helpful: answer.notHelpful,
        created_at: Date.parse(answer.createdAt),
      })),
    )
    const sql = 'DELETE FROM questions WHERE question_id IN (SELECT value FROM json_each(?1))'
    return [db.prepare(sql).bind(listedIds(items)), insertRows(db, questions, asked), insertRows(db, answers, answered)]
  },
})
