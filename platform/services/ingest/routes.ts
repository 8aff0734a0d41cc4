import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { employeeIntake } from '../../../accounts/ingest/employees.ts'
import { takeInstruments } from '../../../accounts/ingest/instruments.ts'
import { personIntake } from '../../../accounts/ingest/people.ts'
import { jsonAnswer } from '../../../backend/http/answer.ts'
import { readBody } from '../../../backend/http/operator-body.ts'
import { type Intake, ingest } from '../../../backend/ingest/ingest.ts'
import type { IngestReport } from '../../../shared/contracts/ingest.ts'
import { PriceAction } from '../../../shared/contracts/price-revision.ts'
import type { PlatformEnv } from '../../env.ts'
import { wakeShopPages } from '../catalogue/changed-products.ts'
import { giftCardIntake, rewardIntake } from './balances.ts'
import { categoryIntake } from './categories.ts'
import { createPriceGuard } from './price-guard.ts'
import { productIntake } from './products.ts'
import { couponIntake, promotionIntake } from './promotions.ts'
import { settlePrices } from './settle-prices.ts'
import { takeStoreStock } from './store-stock.ts'
import { storeIntake } from './stores.ts'

/** The operator's calls (shared/contracts/ingest.ts), behind a bearer ADMIN_TOKEN. */
export function ingestRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.post('/catalog/products', (c) => takeProducts(c, false))
  // An address of its own: a platform that doesn't know it refuses, rather than writing what was meant as a try.
  app.post('/catalog/products/dry-run', (c) => takeProducts(c, true))
  app.post('/catalog/prices/:revision', settleRevision)
  app.post('/catalog/categories', (c) => take(c, 'categories', 1000, categoryIntake))
  app.post('/stores', (c) => take(c, 'stores', 1000, storeIntake))
  app.post('/stores/stock', async (c) => {
    const body = await readBody(c, z.object({ stock: z.array(z.unknown()).min(1).max(5000) }))
    return body instanceof Response ? body : jsonAnswer(await takeStoreStock(c.env.DB, body.stock))
  })
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
async function takeProducts(c: Context<PlatformEnv>, dryRun: boolean): Promise<Response> {
  const body = await readBody(c, ProductsBody)
  if (body instanceof Response) return body
  const { products, adds, acceptPrices, revision = crypto.randomUUID() } = body
  const now = c.var.edges.now()
  const limits = { factor: c.var.config.PRICE_MOVE_FACTOR, share: c.var.config.PRICE_MOVE_SHARE }
  const guard = createPriceGuard(limits, { revision, acceptPrices, dryRun }, now)
  const report = await ingest(c.env.DB, productIntake({ now, adds, guard }), products, { dryRun })
  if (!dryRun) await wakeShopPages(c.env)
  return jsonAnswer({ ...report, ...(guard.moves.length > 0 && { moves: guard.moves }) } satisfies IngestReport)
}

const ProductsBody = z.object({
  products: z.array(z.unknown()).min(1).max(100),
  adds: z.boolean().default(false),
  revision: z
    .string()
    // A part of an address; `.` and `..` would be left out of it.
    .regex(/^(?!\.{1,2}$)[\w.-]{1,100}$/)
    .optional(),
  acceptPrices: z.boolean().default(false),
})

async function settleRevision(c: Context<PlatformEnv, '/catalog/prices/:revision'>): Promise<Response> {
  const body = await readBody(c, z.object({ action: PriceAction }))
  if (body instanceof Response) return body
  const settlement = await settlePrices(c.env.DB, c.req.param('revision'), body.action, c.var.edges.now())
  await wakeShopPages(c.env)
  return jsonAnswer(settlement)
}

const some = z.array(z.unknown()).max(500).default([])
const PeopleBody = z.object({ people: some, giftCards: some, rewards: some, employees: some, instruments: some })

/** A report of all that was sent (shared/contracts/people.ts). */
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

/** A report of both (shared/contracts/promotion.ts). */
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
