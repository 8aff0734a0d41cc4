import { Hono } from 'hono'
import { message } from '../../../shared/errors/message.ts'
import { errorBody } from '../../../shared/errors/body.ts'
import type { AppEnv } from '../../app-env.ts'

/** The spec's internal paths (spec 1 §7). Built so far: the server's time. The others answer 501 with the spec's error body. */
export const fapi = new Hono<AppEnv>()
  .get('/server/time', (c) => c.json({ timestamp: c.get('context').now.getTime() }, 200, { 'cache-control': 'no-store' }))
  .all('/*', (c) => {
    const known = /^\/fapi\/(components\/(collections|footer|foot-sizes|search|utility|size-chart\/[^/]+)|pages\/[^/]+|api\/validate-response\/[^/]+|performance\/ingest)$/
    const { locale, url } = c.get('context')
    const code = known.test(url.pathname) ? 'API501' : 'API404'
    return c.json({ ...errorBody({ code, locale, correlationId: crypto.randomUUID() }), message: message(code, locale) }, code === 'API501' ? 501 : 404)
  })
