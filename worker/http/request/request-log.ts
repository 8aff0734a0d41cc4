import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { requestIdHeader } from '../../../shared/correlation-header.ts'
import { isLogged } from '../../../shared/log-share.ts'
import { matchRoute, type RouteMatch, withoutLocale } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { startTrace } from '../../services/trace.ts'

/**
 * Writes a line per request, when its response begins, or for a page when all of it is drawn: `makeshift` says what it
 * was made from in place of its own parts. The line has the route's pattern and not the address, which can contain what
 * a shopper typed. Failed requests are always logged.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const { log, now } = c.get('edges')
  const trace = startTrace((work) => c.executionCtx.waitUntil(work))
  const startedAt = now()
  c.set('trace', trace)
  await next()
  c.res.headers.set(requestIdHeader, trace.id)
  const { status } = c.res
  const hasFailed = status >= 500
  if (!hasFailed && !isLogged(trace.id, c.get('config')?.LOG_SHARE ?? 0)) return
  const pattern = matchedRoutes(c).find(({ path }) => path !== '/*')?.path
  const fields = {
    requestId: trace.id,
    method: c.req.method,
    route: pattern ?? routeOf(c)?.key ?? 'none',
    status,
    ms: now() - startedAt,
  }
  const write = () => log(hasFailed ? 'warn' : 'info', 'request', { ...fields, ...trace.summary() })
  const end = trace.end()
  if (end) c.executionCtx.waitUntil(end.then(write))
  else write()
})

/** A request that is refused early has no context. */
const routeOf = (c: Context<AppEnv>): RouteMatch | null => {
  const context = c.get('context')
  return context ? context.route : matchRoute(withoutLocale(c.req.path))
}
