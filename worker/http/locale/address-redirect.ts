import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { queryWithoutControls } from '../request/control-characters.ts'
import { decideLocale } from './locale.ts'
import { routePath } from './route-path.ts'

/**
 * Leads to a page's own address in a single redirect: with a locale, its route in lower case, without control
 * characters. Only page requests get here.
 */
export const addressRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { url, locale, route } = c.get('context')
  const decision = decideLocale(url.pathname, locale)
  const isNamed = decision.kind === 'answer'
  const pathname = isNamed && route !== null ? url.pathname : routePath(isNamed ? url.pathname : decision.pathname)
  const search = queryWithoutControls(url)
  if (pathname === url.pathname && search === url.search) return next()
  if (c.req.method === 'POST') return isNamed ? next() : c.text('Not found', 404)
  return c.body(null, 302, {
    location: pathname + search,
    vary: 'accept-language, cookie',
    'cache-control': 'private, no-cache',
  })
})
