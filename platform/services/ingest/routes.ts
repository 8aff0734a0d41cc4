import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { employeeIntake } from '../../../accounts/ingest/employees.ts'
import { takeInstruments } from '../../../accounts/ingest/instruments.ts'
import { personIntake } from '../../../accounts/ingest/people.ts'
import { errorAnswer, jsonAnswer } from '../../../backend/http/answer.ts'
import { readJsonBody } from '../../../backend/http/read-body.ts'
import { type Intake, ingest } from '../../../backend/ingest/ingest.ts'
import { contentKinds, type IngestReport, Withdrawal } from '../../../shared/contracts/ingest.ts'
import type { PlatformEnv } from '../../env.ts'
import { wakeShopPages } from '../catalogue/changed-products.ts'
import { heldDocuments, heldWindows } from '../content/held.ts'
import { giftCardIntake, rewardIntake } from './balances.ts'
import { categoryIntake } from './categories.ts'
import { documentIntake } from './documents.ts'
import { productIntake } from './products.ts'
import { couponIntake, promotionIntake } from './promotions.ts'
import { takeStoreStock } from './store-stock.ts'
import { storeIntake } from './stores.ts'
import { withdraw } from './withdrawals.ts'

const adminBodyLimit = 16 * 1024 * 1024

/** The operator's calls (shared/contracts/ingest.ts), behind a bearer ADMIN_TOKEN. */
export function ingestRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.post('/catalog/products', takeProducts)
  app.post('/catalog/categories', (c) => take(c, 'categories', 1000, categoryIntake))
  app.post('/stores', (c) => take(c, 'stores', 1000, storeIntake))
  app.post('/stores/stock', async (c) => {
    const body = await readBody(c, z.object({ stock: z.array(z.unknown()).min(1).max(5000) }))
    return body instanceof Response ? body : jsonAnswer(await takeStoreStock(c.env.DB, body.stock))
  })
  app.post('/content/documents', takeDocuments)
  app.get('/content/documents', (c) => show(c, Held, heldDocuments))
  app.get('/content/windows', (c) => show(c, One, heldWindows))
  app.post('/content/withdraw', withdrawDocuments)
  app.post('/people', takePeople)
  app.post('/promotions', takePromotions)
  app.get('/catalog/status', async (c) => {
    const sql = 'SELECT (SELECT count(*) FROM products) AS products, revision FROM catalogue_state'
    return jsonAnswer(await c.env.DB.prepare(sql).first())
  })
  return app
}

async function take<T>(c: Context<PlatformEnv>, field: string, most: number, intake: Intake<T>): Promise<Response> {
  const body = await readBody(c, z.object({ [field]: z.array(z.unknown()).min(1).max(most) }))
  if (body instanceof Response) return body
  return jsonAnswer(await ingest(c.env.DB, intake, body[field] ?? []))
}

/**
 * An operator who got no answer sends the products again: then nothing is written, and the shop is told all the same.
 */
async function takeProducts(c: Context<PlatformEnv>): Promise<Response> {
  const answer = await take(c, 'products', 100, productIntake(c.var.edges.now()))
  await wakeShopPages(c.env)
  return answer
}

const Held = z.object({
  siteId: z.string().max(40).nullable().default(null),
  kind: z.string().max(20).nullable().default(null),
  key: z.string().max(120).nullable().default(null),
  after: z.string().max(200).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  each: z.enum(['document', 'window']).default('document'),
})
const One = z.object({
  siteId: z.string().max(40),
  kind: z.enum(contentKinds),
  key: z.string().min(1).max(120),
  base: z.coerce.number().int().min(0).optional(),
})

/** What is asked for; `siteId=` (empty) are the documents that every site shares. */
async function show<S extends z.ZodType>(
  c: Context<PlatformEnv>,
  schema: S,
  find: (db: D1Database, asked: z.output<S>) => Promise<object>,
): Promise<Response> {
  const query = schema.safeParse(c.req.query())
  if (query.success) return jsonAnswer(await find(c.env.DB, query.data))
  const [issue] = query.error.issues
  const additionalInfo = { path: `query.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? 'invalid' }
  return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } }, { status: 400 })
}

const Documents = z.object({ documents: z.array(z.unknown()).min(1).max(200), replace: z.boolean().default(false) })

async function takeDocuments(c: Context<PlatformEnv>): Promise<Response> {
  const body = await readBody(c, Documents)
  return body instanceof Response
    ? body
    : jsonAnswer(await ingest(c.env.DB, documentIntake(body.replace, c.var.edges.now()), body.documents))
}

const Withdrawals = z.object({ documents: z.array(Withdrawal).min(1).max(200) })

async function withdrawDocuments(c: Context<PlatformEnv>): Promise<Response> {
  const body = await readBody(c, Withdrawals)
  return body instanceof Response ? body : jsonAnswer(await withdraw(c.env.DB, body.documents, c.var.edges.now()))
}

const some = z.array(z.unknown()).max(500).default([])
const PeopleBody = z.object({ people: some, giftCards: some, rewards: some, employees: some, instruments: some })

/** One report of all that was sent (shared/contracts/people.ts). */
async function takePeople(c: Context<PlatformEnv>): Promise<Response> {
  const body = await readBody(c, PeopleBody)
  if (body instanceof Response) return body
  return jsonAnswer(
    together([
      await ingest(c.env.DB, employeeIntake, body.employees),
      await ingest(c.env.DB, personIntake, body.people),
      await ingest(c.env.DB, giftCardIntake, body.giftCards),
      await ingest(c.env.DB, rewardIntake, body.rewards),
      await takeInstruments(c.env.DB, body.instruments, c.var.edges.now()),
    ]),
  )
}

const PromotionsBody = z.object({ promotions: some, coupons: some })

/** One report of both (shared/contracts/promotion.ts). */
async function takePromotions(c: Context<PlatformEnv>): Promise<Response> {
  const body = await readBody(c, PromotionsBody)
  if (body instanceof Response) return body
  return jsonAnswer(
    together([
      await ingest(c.env.DB, promotionIntake, body.promotions),
      await ingest(c.env.DB, couponIntake, body.coupons),
    ]),
  )
}

const together = (reports: readonly IngestReport[]): IngestReport => ({
  written: reports.reduce((sum, { written }) => sum + written, 0),
  unchanged: reports.reduce((sum, { unchanged }) => sum + unchanged, 0),
  failed: reports.flatMap(({ failed }) => failed),
})

async function readBody<S extends z.ZodType>(c: Context<PlatformEnv>, schema: S): Promise<z.output<S> | Response> {
  const read = await readJsonBody(c.req.raw, adminBodyLimit)
  if (!read.ok) {
    const code = ({ 'too-large': 'API413', 'wrong-type': 'API415', 'not-json': 'ATTR300' } as const)[read.failure]
    return errorAnswer({ code, ...c.var.call })
  }
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const additionalInfo = { path: `body.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? 'invalid' }
  return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } }, { status: 400 })
}
