import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { decideLocale } from './locale.ts'

/** Adds a locale to a path without one, in a single redirect that keeps the query. Only page requests get here. */
export const localeRedirect = createMiddleware<AppEnv>(async (c, next) => {
  const { url, locale } = c.get('context')
  const decision = decideLocale(url.pathname, locale)
  if (decision.kind === 'answer') return next()
  if (c.req.method === 'POST') return c.text('Not found', 404)
  return c.body(null, 302, {
    location: decision.pathname + url.search,
    vary: 'accept-language, cookie',
    'cache-control': 'private, no-cache',
  })
})
