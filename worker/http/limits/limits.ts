import { createMiddleware } from 'hono/factory'
import { message } from '../../../shared/errors/message.ts'
import { defaultLocale, isLocale } from '../../../shared/i18n/locales.ts'
import type { AppEnv } from '../../app-env.ts'
import { createBulkhead } from '../../services/bulkhead.ts'
import { worthOfPath } from '../../services/worth.ts'

const maxUrlCharacters = 8192

/** Refuses requests that no route of the shop accepts, before anything is parsed. */
export const limits = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.url.length > maxUrlCharacters) return c.text('URI too long', 414)
  if (c.req.method === 'HEAD' || c.req.method === 'GET' || c.req.method === 'POST') return next()
  return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })
})

/** How many requests may run in this isolate, and after how many milliseconds one is considered canceled. */
const atOnce = 400
const longestMs = 30_000
const underway = createBulkhead(atOnce)

/** When the isolate is overloaded, requests are refused at once, the least important first. */
export const shedding = createMiddleware<AppEnv>(async (c, next) => {
  const { path } = c.req
  const worth = worthOfPath(path)
  const { log, now: clock } = c.get('edges')
  const now = clock()
  const place = underway.enter(worth, now, now + longestMs)
  if (!place) {
    log('warn', 'request.shed', { worth })
    const [, first = ''] = path.split('/')
    return c.text(message('API503', isLocale(first) ? first : defaultLocale), 503, {
      'retry-after': '2',
      'cache-control': 'no-store',
    })
  }
  try {
    await next()
  } finally {
    place.leave()
  }
})
