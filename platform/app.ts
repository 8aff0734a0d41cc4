import { Hono } from 'hono'
import { identify } from '../accounts/auth/identify.ts'
import { outboxRoutes } from '../accounts/mail/routes.tsx'
import { issueCaptcha } from '../backend/captcha/embedded.ts'
import type { Edges } from '../backend/edges.ts'
import { errorAnswer, jsonAnswer } from '../backend/http/answer.ts'
import { readCall } from '../backend/http/call.ts'
import { logRequest } from '../backend/http/log-request.ts'
import { mountOperations } from '../backend/http/mount-operations.ts'
import { operatorOnly } from '../backend/http/operator-only.ts'
import { discardBody } from '../backend/http/read-body.ts'
import { inTrace } from '../backend/trace.ts'
import { createExperimentation } from '../experimentation/app.ts'
import { readExperiences } from '../publishing/read-experiences.ts'
import { publishingRoutes } from '../publishing/routes.ts'
import { questionRoutes, reviewRoutes } from '../reviews/routes.ts'
import type { PriceAction } from '../shared/contracts/price-revision.ts'
import { correlationHeader } from '../shared/correlation-header.ts'
import { operations } from '../shared/operations/index.ts'
import type { PlatformEnv } from './env.ts'
import { type Config, type Env, readConfig } from './env.ts'
import { handlers } from './handlers.ts'
import { healthz } from './http/healthz.ts'
import { readyz } from './http/readyz.ts'
import { isPaying, maySell } from './payments/may-sell.ts'
import { paymentRoutes } from './payments/routes.ts'
import { reviewsEngine } from './reviews-engine.ts'
import { wakeShopPages } from './services/catalogue/changed-products.ts'
import { readPriceDecisions } from './services/ingest/price-decisions.ts'
import { readPriceMoves, readPriceRevision, readPriceRevisions } from './services/ingest/price-revisions.ts'
import { ingestRoutes } from './services/ingest/routes.ts'
import { settlePrices } from './services/ingest/settle-prices.ts'
import { orderRoutes } from './services/orders/routes.ts'
import { searchRoutes } from './services/search/routes.ts'
import { searchRuleFaults } from './services/search/rules/rule-faults.ts'
import { supportRoutes } from './services/support/routes.ts'

/** The embedded commerce backend: every row of shared/operations, and the operator's calls under /admin. */
export function createPlatform(env: Env, edges: Edges): Hono<PlatformEnv> {
  const { log, now } = edges
  const config = readConfig(env)
  const app = new Hono<PlatformEnv>()
  if (!maySell(config)) {
    const reason = 'PAYMENT_PROVIDER_ORIGIN is empty: payment calls answer PAY503, and nothing can be ordered'
    log('error', 'platform.cannot-sell', { reason })
  }

  app.use(async function call(c, next) {
    const read = readCall(c.req.raw)
    c.set('call', read)
    c.set('config', config)
    c.set('edges', edges)
    const began = now()
    await inTrace(read.requestId, next)
    logRequest(c, now() - began)
    await discardBody(c.req.raw)
    c.header('x-transaction-id', read.transactionId)
    c.header(correlationHeader, read.correlationId)
  })
  app.get('/healthz', healthz)
  app.get('/readyz', readyz)
  app.route('/payments', paymentRoutes())
  app.use('/admin/*', operatorOnly)
  app.route('/admin', ingestRoutes())
  app.route('/admin/orders', orderRoutes())
  app.route('/admin/support', supportRoutes())
  app.route('/admin/search', searchRoutes())
  app.route('/admin/content', publishingRoutes(searchRuleFaults))
  app.route('/admin/reviews', reviewRoutes(reviewsEngine))
  app.route('/admin/questions', questionRoutes(reviewsEngine))
  if (['local', 'test'].includes(config.ENVIRONMENT)) app.route('/console/outbox', outboxRoutes())
  const experimentation = createExperimentation(experimentationSetup(config, edges, env))
  app.route('/admin/experiments', experimentation.admin)
  app.route('/', experimentation.services)
  // A proof as a captcha on a page would give one, for trying a form by hand.
  app.post('/admin/captcha', async () =>
    jsonAnswer({ recaptcha_response: await issueCaptcha(config.TOKEN_SECRET, now()) }),
  )
  mountOperations(app, {
    rows: operations,
    handlers,
    identify,
    refusalOf: (id, settings) => (isPaying(id) && !maySell(settings) ? 'PAY503' : null),
  })

  app.notFound((c) => errorAnswer({ code: 'API404', ...c.var.call }))
  app.onError((error, c) => {
    const call = c.var.call ?? readCall(c.req.raw)
    log('error', 'platform.exception', { requestId: call.requestId, path: c.req.path, stack: error.stack })
    return errorAnswer({ code: 'GEN500', ...call })
  })
  return app
}

const experimentationSetup = (config: Config, { now, wait, log }: Edges, env: Env) => ({
  environment: config.ENVIRONMENT,
  sdkKey: config.DATAFILE_SDK_KEY,
  accessKey: config.AUTH_ACCESS_KEY,
  adminToken: config.ADMIN_TOKEN,
  sessionSecret: config.TOKEN_SECRET,
  shopOrigin: config.SHOP_ORIGINS[0] ?? 'http://localhost:8787',
  experiences: readExperiences,
  prices: {
    revisions: readPriceRevisions,
    revision: readPriceRevision,
    moves: readPriceMoves,
    decisions: readPriceDecisions,
    settle: async (db: D1Database, revision: string, action: PriceAction, by: string) => {
      const settlement = await settlePrices(db, revision, action, now(), { by })
      await wakeShopPages(env)
      return settlement
    },
  },
  // The change is made: without this the shop learns of it by asking, minutes later.
  onChange: () =>
    wakeShopPages(env, true).catch((error: unknown) =>
      log('warn', 'experiments.push-failed', { reason: String(error) }),
    ),
  now,
  wait,
})
