import { Hono } from 'hono'
import { operations } from '../shared/operations/index.ts'
import { type Env, readConfig } from './env.ts'
import { handlers } from './handlers.ts'
import { errorAnswer } from './http/answer.ts'
import { readCall } from './http/call.ts'
import { healthz } from './http/healthz.ts'
import { mountOperations, type PlatformEnv } from './http/mount-operations.ts'
import { operatorOnly } from './http/operator-only.ts'
import { discardBody } from './http/read-body.ts'
import { paymentRoutes } from './payments/routes.ts'
import { imageRoutes } from './services/images/routes.ts'
import { ingestRoutes } from './services/ingest/routes.ts'
import { orderRoutes } from './services/orders/routes.ts'
import { socialRoutes } from './services/social/routes.ts'

/** The embedded commerce backend: every row of shared/operations, the pictures, and the operator's calls under /admin. */
export function createPlatform(env: Env): Hono<PlatformEnv> {
  const config = readConfig(env)
  const app = new Hono<PlatformEnv>()

  app.use(async function call(c, next) {
    const read = readCall(c.req.raw)
    c.set('call', read)
    c.set('config', config)
    await next()
    await discardBody(c.req.raw)
    c.header('x-transaction-id', read.transactionId)
    c.header('x-correlation-id', read.correlationId)
  })
  app.get('/healthz', healthz)
  app.route('/images', imageRoutes())
  app.route('/payments', paymentRoutes())
  app.route('/social', socialRoutes())
  app.use('/admin/*', operatorOnly)
  app.route('/admin', ingestRoutes())
  app.route('/admin/orders', orderRoutes())
  mountOperations(app, operations, handlers)

  app.notFound((c) => errorAnswer({ code: 'API404', ...c.var.call }))
  app.onError((error, c) => {
    const call = c.var.call ?? readCall(c.req.raw)
    console.error(
      JSON.stringify({
        level: 'error',
        event: 'platform.exception',
        correlationId: call.correlationId,
        path: c.req.path,
        stack: error.stack,
      }),
    )
    return errorAnswer({ code: 'GEN500', ...call })
  })
  return app
}
