import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isLogged } from '../../shared/log-share.ts'
import type { ServiceConfig, ServiceEnv } from './service-env.ts'

/**
 * Writes a line per request, with the shop's request id. Logs the route's pattern, never the path, which may be
 * private. Failures are always logged.
 */
export function logRequest<Env extends object, Config extends ServiceConfig>(
  c: Context<ServiceEnv<Env, Config>>,
  ms: number,
): void {
  const { requestId } = c.get('call')
  const { status } = c.res
  const level = status >= 500 ? 'warn' : 'info'
  if (level === 'info' && !isLogged(requestId, c.get('config').LOG_SHARE)) return
  const route = matchedRoutes(c).find(({ path }) => path !== '/*')?.path ?? 'none'
  c.get('edges').log(level, 'request', { requestId, method: c.req.method, route, status, ms })
}
