import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { createBulkhead } from '../../services/bulkhead.ts'
import { worthOfPath } from '../../services/worth.ts'
import { refuse } from './refuse.ts'

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

/** After which a refused request may come again. */
const retrySeconds = 2

/** When the isolate is overloaded, requests are refused at once (API503), the least important first. */
export const shedding = createMiddleware<AppEnv>(async (c, next) => {
  const worth = worthOfPath(c.req.path)
  const { log, now: clock } = c.get('edges')
  const now = clock()
  const place = underway.enter(worth, now, now + longestMs)
  if (!place) {
    log('warn', 'request.shed', { worth })
    return refuse(c, 'API503', retrySeconds)
  }
  try {
    await next()
  } finally {
    place.leave()
  }
})
