import { Hono } from 'hono'
import { collectionPointsPath } from '../shared/contracts/carrier.ts'
import { carrierRoutes } from './carrier/routes.ts'
import type { Env } from './env.ts'
import { filmRoutes } from './films/routes.ts'
import { providerRoutes, shopperRoutes } from './payments/routes.ts'
import { pictureRoutes, warm } from './pictures/routes.ts'
import { socialRoutes } from './social/routes.ts'

declare const __BUILD_ID__: string

/**
 * Stand-ins for the external services that a retailer normally connects: a payment provider, image and film services,
 * a carrier and a social service.
 */
export function createDemo(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  app.get('/healthz', (c) => c.json({ status: 'up', build: __BUILD_ID__ }))
  app.route('/images', pictureRoutes())
  app.post('/admin/images/warm', warm)
  app.route('/films', filmRoutes())
  app.route('/v1/payments', providerRoutes())
  app.route(collectionPointsPath, carrierRoutes())
  app.route('/payments', shopperRoutes())
  app.route('/', socialRoutes())
  return app
}
