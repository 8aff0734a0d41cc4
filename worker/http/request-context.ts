import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isLocale, type Locale } from '../../shared/i18n/locales.ts'
import type { AppEnv, Services } from '../app-env.ts'
import { createContentReader } from '../content/content-reader.ts'
import { buildRequestContext } from '../context/request-context.ts'
import type { Env } from '../env.ts'
import { createCartService } from '../services/cart.ts'
import { createCheckoutService } from '../services/checkout.ts'
import { createPeopleService } from '../services/people.ts'
import { createTransport, type Transport } from '../services/transport.ts'
import { cookieNames } from './cookie-names.ts'
import { chooseLocale } from './locale.ts'

const made = new WeakMap<Env, { services: Services; transport: Transport }>()

export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  const config = c.get('config')
  let parts = made.get(c.env)
  if (!parts) {
    const transport = createTransport(c.env, config)
    parts = {
      transport,
      services: {
        content: createContentReader(c.env.CONTENT_CACHE),
        cart: createCartService(transport),
        checkout: createCheckoutService(transport),
        people: createPeopleService(transport),
      },
    }
    made.set(c.env, parts)
  }
  c.set('services', parts.services)
  c.set('context', await buildRequestContext(c, config, parts.transport, localeOf(c.req.url, c), c.get('nonce')))
  c.get('timing').mark('context')
  await next()
})

/** The path's locale, else (API routes) the query's, else the shopper's own. */
function localeOf(rawUrl: string, c: Parameters<typeof requestContext>[0]): Locale {
  const url = new URL(rawUrl)
  for (const named of [url.pathname.split('/')[1], url.searchParams.get('locale')])
    if (named && isLocale(named)) return named
  const country = (c.req.raw as { cf?: { country?: unknown } }).cf?.country
  return chooseLocale(
    getCookie(c, cookieNames(url.protocol === 'https:').locale),
    c.req.header('accept-language'),
    typeof country === 'string' ? country : undefined,
  )
}
