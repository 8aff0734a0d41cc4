import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { IngestReport } from '../../../shared/contracts/ingest.ts'
import { errorAnswer, jsonAnswer } from '../../http/answer.ts'
import type { PlatformEnv } from '../../http/mount-operations.ts'
import { readJsonBody } from '../../http/read-body.ts'
import { newestDocuments } from '../content/newest.ts'
import { warmPictures } from '../images/warm.ts'
import { categoryIntake } from './categories.ts'
import { documentIntake } from './documents.ts'
import { type Intake, ingest } from './ingest.ts'
import { employeeIntake, giftCardIntake, personIntake, rewardIntake } from './people.ts'
import { productIntake } from './products.ts'
import { couponIntake, promotionIntake } from './promotions.ts'
import { storeIntake } from './stores.ts'
import { saveTestCards } from './test-cards.ts'

const adminBodyLimit = 16 * 1024 * 1024
const bumpSql = 'UPDATE catalogue_state SET revision = revision + 1'

/** The operator's calls (shared/contracts/ingest.ts), behind a bearer ADMIN_TOKEN. */
export function ingestRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.post('/catalog/products', (c) => take(c, 'products', 100, productIntake, true))
  app.post('/catalog/categories', (c) => take(c, 'categories', 1000, categoryIntake, true))
  app.post('/stores', (c) => take(c, 'stores', 1000, storeIntake, false))
  app.post('/content/documents', (c) => take(c, 'documents', 200, documentIntake, false))
  app.get('/content/documents', showDocuments)
  app.post('/people', takePeople)
  app.post('/promotions', takePromotions)
  app.get('/catalog/status', async (c) => {
    const sql = 'SELECT (SELECT count(*) FROM products) AS products, revision FROM catalogue_state'
    return jsonAnswer(await c.env.DB.prepare(sql).first())
  })
  app.post('/images/warm', async (c) => {
    const body = await readBody(c, z.object({ limit: z.int().min(1).max(50).default(8) }))
    return body instanceof Response ? body : jsonAnswer(await warmPictures(c.env, body.limit))
  })
  return app
}

async function take<T>(
  c: Context<PlatformEnv>,
  field: string,
  most: number,
  intake: Intake<T>,
  catalogue: boolean,
): Promise<Response> {
  const body = await readBody(c, z.object({ [field]: z.array(z.unknown()).min(1).max(most) }))
  if (body instanceof Response) return body
  const report = await ingest(c.env.DB, intake, body[field] ?? [])
  if (catalogue && report.written > 0) await c.env.DB.prepare(bumpSql).run()
  return jsonAnswer(report)
}

const Held = z.object({
  siteId: z.string().max(40).nullable().default(null),
  kind: z.string().max(20).nullable().default(null),
  key: z.string().max(120).nullable().default(null),
  after: z.string().max(200).nullable().default(null),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** The newest revision of what is asked for; `siteId=` (empty) are the documents that every site shares. */
async function showDocuments(c: Context<PlatformEnv>): Promise<Response> {
  const asked = Held.safeParse(c.req.query())
  if (asked.success) return jsonAnswer(await newestDocuments(c.env.DB, asked.data))
  const [issue] = asked.error.issues
  const additionalInfo = { path: `query.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? 'invalid' }
  return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } }, { status: 400 })
}

const some = z.array(z.unknown()).max(500).default([])
const PeopleBody = z.object({ people: some, giftCards: some, rewards: some, employees: some, testCards: some })

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
      await saveTestCards(c.env.DB, c.var.config.PAYMENT_SECRET, body.testCards, Date.now()),
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
    const code = ({ 'too-large': 'API413', 'wrong-type': 'API415', 'not-json': 'ATTR300' } as const)[read.fault]
    return errorAnswer({ code, ...c.var.call })
  }
  const parsed = schema.safeParse(read.value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const additionalInfo = { path: `body.${issue?.path.join('.') ?? ''}`, reason: issue?.message ?? 'invalid' }
  return errorAnswer({ code: 'API400', ...c.var.call, details: { additionalInfo } }, { status: 400 })
}
