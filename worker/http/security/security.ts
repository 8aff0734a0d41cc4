import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../app-env.ts'
import { readConfig } from '../../env.ts'
import { startTiming } from '../request/timing.ts'
import { createNonce, setSecurityHeaders } from './security-headers.ts'

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('config', readConfig(c.env))
  c.set('nonce', createNonce())
  c.set('timing', startTiming())
  await next()
  const isSecure = c.req.url.startsWith('https:')
  const secure = (headers: Headers): void => {
    setSecurityHeaders(headers, isSecure)
    // The next user of the browser must not find it, neither in a cache nor by going back.
    if (c.get('signedIn') && !headers.get('cache-control')?.startsWith('public'))
      headers.set('cache-control', 'private, no-store')
    // Prefetched pages show the cart and the person from before this change.
    if (c.req.method === 'POST') headers.set('clear-site-data', '"prefetchCache"')
  }
  try {
    // Copying a page's response would turn its bytes into a stream, which costs as much as a cache lookup.
    secure(c.res.headers)
  } catch {
    // A proxied response, whose headers are immutable.
    const headers = new Headers(c.res.headers)
    secure(headers)
    const answer = new Response(c.res.body, { status: c.res.status, headers })
    // A response that replaces another keeps that one's headers, with precedence over its own.
    c.res = undefined
    c.res = answer
  }
})
