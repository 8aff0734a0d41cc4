import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Edges } from './edges.ts'
import { limits, shedding } from './http/limits/limits.ts'
import { firstAddLimit, rateLimits } from './http/limits/rate-limits.ts'
import { addressRedirect } from './http/locale/address-redirect.ts'
import { onError } from './http/request/on-error.ts'
import { requestContext } from './http/request/request-context.ts'
import { requestLog } from './http/request/request-log.ts'
import { RouterByMethod } from './http/router-by-method.ts'
import { securityHeaders } from './http/security/security.ts'
import { accountApi } from './routes/api/account.ts'
import { cartApi } from './routes/api/cart.ts'
import { cartAdjustApi } from './routes/api/cart-adjust.ts'
import { cartMemberApi } from './routes/api/cart-member.ts'
import { checkoutApi } from './routes/api/checkout.ts'
import { consentApi } from './routes/api/consent.ts'
import { contactApi } from './routes/api/contact.ts'
import { dataLayerApi } from './routes/api/data-layer.ts'
import { dismissApi } from './routes/api/dismiss.ts'
import { exposeApi } from './routes/api/expose.ts'
import { favoritesApi } from './routes/api/favorites.ts'
import { footApi } from './routes/api/foot.ts'
import { formAddresses } from './routes/api/form-addresses.ts'
import { giftCardApi } from './routes/api/gift-card.ts'
import { newsletterApi } from './routes/api/newsletter.ts'
import { reviewsApi } from './routes/api/reviews.ts'
import { sessionApi } from './routes/api/session.ts'
import { stockApi } from './routes/api/stock.ts'
import { suggestApi } from './routes/api/suggest.ts'
import { unsubscribeApi } from './routes/api/unsubscribe.ts'
import { leaveBank } from './routes/checkout/leave-bank.ts'
import { fapi } from './routes/fapi/fapi.ts'
import { films } from './routes/media/films.ts'
import { images } from './routes/media/images.ts'
import { ops } from './routes/ops/ops.ts'
import { answerAddress } from './routes/page-answer/answer-address.ts'
import { pages } from './routes/pages.ts'
import { preview } from './routes/preview/preview.tsx'
import { seo } from './routes/seo/seo.ts'
import { social } from './routes/social/social.ts'

/** The one list of middleware order and mounted routes. */
export function createApp(edges: Edges): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ router: new RouterByMethod() })
  app.use((c, next) => {
    c.set('edges', edges)
    return next()
  })
  app.onError(onError)
  app.use(requestLog)
  app.use(limits)
  app.use(securityHeaders)
  app.use(rateLimits)
  app.use(shedding)
  app.route('/', ops)
  app.route('/', images)
  app.route('/', films)
  app.route('/', social)
  app.use(requestContext)
  app.use(firstAddLimit)
  app.use(answerAddress)
  app.route('/', seo)
  app.route('/api', accountApi)
  app.route('/api', cartApi)
  app.route('/api', checkoutApi)
  app.route('/api', cartAdjustApi)
  app.route('/api', cartMemberApi)
  app.route('/api', consentApi)
  app.route('/api', contactApi)
  app.route('/api', dismissApi)
  app.route('/api', exposeApi)
  app.route('/api', dataLayerApi)
  app.route('/api', favoritesApi)
  app.route('/api', footApi)
  app.route('/api', formAddresses)
  app.route('/api', giftCardApi)
  app.route('/api', newsletterApi)
  app.route('/api', reviewsApi)
  app.use('/api/session/next-customer', leaveBank)
  app.use('/api/session/sign-out', leaveBank)
  app.route('/api', sessionApi)
  app.route('/api', stockApi)
  app.route('/api', suggestApi)
  app.route('/api', unsubscribeApi)
  app.route('/fapi', fapi)
  app.route('/preview', preview)
  app.use(addressRedirect)
  app.route('/', pages)
  return app
}
