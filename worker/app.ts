import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { limits } from './http/limits.ts'
import { localeRedirect } from './http/locale-redirect.ts'
import { onError } from './http/on-error.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security.ts'
import { cartApi } from './routes/api/cart.ts'
import { checkoutApi } from './routes/api/checkout.ts'
import { dismissApi } from './routes/api/dismiss.ts'
import { newsletterApi } from './routes/api/newsletter.ts'
import { sessionApi } from './routes/api/session.ts'
import { suggestApi } from './routes/api/suggest.ts'
import { fapi } from './routes/fapi/fapi.ts'
import { films } from './routes/films/films.ts'
import { images } from './routes/images/images.ts'
import { ops } from './routes/ops/ops.ts'
import { pages } from './routes/pages.ts'
import { preview } from './routes/preview/preview.tsx'
import { seo } from './routes/seo/seo.ts'
import { social } from './routes/social/social.ts'

/** The one list of middleware order and mounted routes. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(onError)
  app.use(limits)
  app.use(securityHeaders)
  app.route('/', ops)
  app.route('/', images)
  app.route('/', films)
  app.route('/', social)
  app.use(requestContext)
  app.route('/', seo)
  app.route('/api', cartApi)
  app.route('/api', checkoutApi)
  app.route('/api', dismissApi)
  app.route('/api', newsletterApi)
  app.route('/api', sessionApi)
  app.route('/api', suggestApi)
  app.route('/fapi', fapi)
  app.route('/preview', preview)
  app.use(localeRedirect)
  app.route('/', pages)
  return app
}
