import { integer } from '../backend/db/column.ts'
import { firstRow, insertRow, readRows } from '../backend/db/table.ts'
import { type Result, refuse, succeed } from '../backend/result.ts'
import { shopperId } from '../backend/shopper-id.ts'
import type { QuestionPage } from '../shared/contracts/review.ts'
import { isEmail } from '../shared/validation/text.ts'
import type { ReviewsContext } from './context.ts'
import { type Engine, styleOf } from './engine.ts'
import { countWriting } from './limits.ts'
import type { Language } from './read-reviews.ts'
import { answers, questions } from './tables.ts'
import { keptText, typedLine } from './typed-text.ts'

const instant = (at: number): string => new Date(at).toISOString()

/** Questions in the reader's language first, then the newest, each with all its answers. */
export async function readQuestions(
  db: D1Database,
  masterId: string,
  { start, count }: { readonly start: number; readonly count: number },
  language: Language,
): Promise<QuestionPage> {
  const shown = "FROM questions WHERE master_id = ?1 AND state = 'APPROVED'"
  const page = `${shown} ORDER BY language = ?4 DESC, created_at DESC, question_id LIMIT ?2 OFFSET ?3`
  const [total, asked, answered] = await db.batch([
    db.prepare(`SELECT count(*) AS total ${shown}`).bind(masterId),
    db.prepare(`SELECT * ${page}`).bind(masterId, count, start, language),
    db
      .prepare(`SELECT * FROM answers WHERE question_id IN (SELECT question_id ${page}) ORDER BY created_at, answer_id`)
      .bind(masterId, count, start, language),
  ])
  const all = readRows(answers.columns, answered)
  return {
    total: readRows({ total: integer }, total)[0]?.total ?? 0,
    questions: readRows(questions.columns, asked).map((question) => ({
      questionId: question.question_id,
      text: question.text,
      author: question.author,
      createdAt: instant(question.created_at),
      answers: all
        .filter((answer) => answer.question_id === question.question_id)
        .map((answer) => ({
          answerId: answer.answer_id,
          text: answer.text,
          author: answer.author,
          createdAt: instant(answer.created_at),
          helpful: answer.helpful,
          notHelpful: answer.not_helpful,
        })),
    })),
  }
}

type Asked = { readonly text: string; readonly author: string; readonly email: string }

/** AUT453: no address to answer to. The question waits for an operator. */
export async function askQuestion(
  engine: Engine,
  context: ReviewsContext,
  productId: string,
  asked: Asked,
): Promise<Result<{ questionId: string }>> {
  const { env, consumer, now, site } = context
  const masterId = await styleOf(engine, env.DB, productId)
  if (masterId === null) return refuse('PLP400')
  const email = asked.email.trim().toLowerCase()
  if (!isEmail(email)) return refuse('AUT453')
  const kept = keptText(asked.text)
  if (!kept.ok) return kept
  const counted = await countWriting(context, 'question')
  if (!counted.ok) return counted
  const questionId = `Q${crypto.randomUUID()}`
  await insertRow(env.DB, questions, {
    question_id: questionId,
    master_id: masterId,
    consumer_id: shopperId(consumer),
    content_hash: null,
    author: typedLine(asked.author),
    email,
    text: kept.value,
    language: site.language,
    state: 'PENDING',
    created_at: now,
  }).run()
  return succeed({ questionId })
}

/** Whether the answer is shown for this style. */
export async function isShownAnswer(db: D1Database, answerId: string, masterId: string): Promise<boolean> {
  const sql = `SELECT count(*) AS found FROM answers JOIN questions USING (question_id)
    WHERE answer_id = ? AND master_id = ? AND state = 'APPROVED'`
  const row = await firstRow({ found: integer }, db.prepare(sql).bind(answerId, masterId))
  return (row?.found ?? 0) > 0
}
