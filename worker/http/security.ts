import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'
import { createNonce, setSecurityHeaders } from './security-headers.ts'
import { startTiming } from './timing.ts'

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('config', readConfig(c.env))
  c.set('nonce', createNonce())
  c.set('timing', startTiming())
  await next()
  const headers = new Headers(c.res.headers)
  setSecurityHeaders(headers, new URL(c.req.url).protocol === 'https:')
  c.res = new Response(c.res.body, { status: c.res.status, headers })
})
