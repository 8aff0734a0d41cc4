import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { errorAnswer, jsonAnswer } from '../backend/http/answer.ts'
import { readJsonBody } from '../backend/http/read-body.ts'
import { type Intake, ingest } from '../backend/ingest/ingest.ts'
import type { ReviewsEnv } from './context.ts'
import type { Engine } from './engine.ts'
import { questionIntake, reviewIntake } from './ingest.ts'
import {
  decideQuestion,
  decideReview,
  QuestionDecision,
  QuestionState,
  questionsInState,
  ReviewDecision,
  ReviewState,
  reviewsInState,
} from './moderation.ts'

type C = Context<ReviewsEnv>

const mostBytes = 8 * 1024 * 1024
const mostItems = 500
const OfProduct = z.looseObject({ productId: z.string() })

/**
 * The operator's calls for reviews: GET ?state=PENDING, POST {reviewId} with `{"state": "APPROVED"}`, and POST with
 * `{"reviews": [IngestReview]}`.
 */
export function reviewRoutes(engine: Engine): Hono<ReviewsEnv> {
  const app = new Hono<ReviewsEnv>()
  app.get('/', (c) => show(c, ReviewState, async (state) => ({ reviews: await reviewsInState(c.env.DB, state) })))
  app.post('/', (c) => take(c, engine, 'reviews', (styles) => reviewIntake(engine, styles)))
  app.post('/:reviewId', (c) =>
    decide(c, ReviewDecision, (to) => decideReview(c.env.DB, engine, c.req.param('reviewId'), to)),
  )
  return app
}

/** Decisions on questions; a decision may have an `answer`. */
export function questionRoutes(engine: Engine): Hono<ReviewsEnv> {
  const app = new Hono<ReviewsEnv>()
  app.get('/', (c) => show(c, QuestionState, async (state) => ({ questions: await questionsInState(c.env.DB, state) })))
  app.post('/', (c) => take(c, engine, 'questions', questionIntake))
  app.post('/:questionId', (c) =>
    decide(c, QuestionDecision, (to) =>
      decideQuestion(c.env.DB, engine, c.req.param('questionId'), to, c.var.edges.now()),
    ),
  )
  return app
}

const malformed = (c: C): Response => errorAnswer({ code: 'API400', ...c.var.call }, { status: 400 })

async function show<T>(c: C, states: z.ZodType<T>, read: (state: T) => Promise<object>): Promise<Response> {
  const state = states.safeParse(c.req.query('state') ?? 'PENDING')
  return state.success ? jsonAnswer(await read(state.data)) : malformed(c)
}

async function decide<T>(
  c: C,
  schema: z.ZodType<T>,
  apply: (decision: T) => Promise<string[] | null>,
): Promise<Response> {
  const read = await readJsonBody(c.req.raw, mostBytes)
  const decision = schema.safeParse(read.ok ? read.value : null)
  if (!decision.success) return malformed(c)
  const products = await apply(decision.data)
  return products ? jsonAnswer({ products }) : errorAnswer({ code: 'API404', ...c.var.call })
}

async function take<T>(
  c: C,
  engine: Engine,
  field: string,
  intakeOf: (styles: ReadonlyMap<string, string>) => Intake<T>,
): Promise<Response> {
  const read = await readJsonBody(c.req.raw, mostBytes)
  const body = z.object({ [field]: z.array(z.unknown()).min(1).max(mostItems) }).safeParse(read.ok ? read.value : null)
  if (!body.success) return malformed(c)
  const given = body.data[field] ?? []
  const productIds = given.flatMap((item) => OfProduct.safeParse(item).data?.productId ?? [])
  const styles = await engine.stylesOf(c.env.DB, productIds)
  return jsonAnswer(await ingest(c.env.DB, intakeOf(styles), given))
}
