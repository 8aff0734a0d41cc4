import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { queryWithoutControls } from '../request/control-characters.ts'
import { decideLocale } from './locale.ts'
import { routePath, withoutEmptyParts, withPlainCharacters } from './route-path.ts'

/**
 * Leads to a page's own address in a single redirect: with a locale, its route in lower case, without control
 * characters, empty parts or a slash at its end, and with letters as they are. Only page requests get here.
 */
export const addressRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { url, locale, route } = c.get('context')
  const path = withoutEmptyParts(url.pathname)
  const spelled = withPlainCharacters(path)
  const decision = decideLocale(spelled, locale)
  const isNamed = decision.kind === 'answer'
  const isOwn = isNamed && route !== null && path === url.pathname && !path.endsWith('/')
  const pathname = isOwn ? path : routePath(isNamed ? spelled : decision.pathname)
  const search = queryWithoutControls(url)
  if (pathname === url.pathname && search === url.search) return next()
  if (c.req.method === 'POST') return isNamed ? next() : c.text('Not found', 404)
  return c.body(null, 302, {
    location: pathname + search,
    vary: 'accept-language, cookie',
    'cache-control': 'private, no-cache',
  })
})
