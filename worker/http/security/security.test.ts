import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import { securityHeaders } from './security.ts'

vi.mock('../../env.ts', () => ({ readConfig: () => ({}) }))

const answered = (signedIn: boolean, cacheControl = '', method = 'GET') => {
  const app = new Hono<AppEnv>().use(securityHeaders).all('*', (c) => {
    c.set('signedIn', signedIn)
    return c.text('ok', 200, cacheControl ? { 'cache-control': cacheControl } : {})
  })
  return app.request('https://shop.example/en-us', { method }, {})
}

describe('every answer', () => {
  it('carries the security headers, whatever the route says', async () => {
    const { headers } = await answered(false)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })

  it('to a post drops what the browser has fetched ahead, which shows what was before', async () => {
    expect((await answered(false, '', 'POST')).headers.get('clear-site-data')).toBe('"prefetchCache"')
    expect((await answered(false)).headers.get('clear-site-data')).toBeNull()
  })

  it('is not cached for a signed-in shopper unless it is public', async () => {
    expect((await answered(true)).headers.get('cache-control')).toBe('private, no-store')
    expect((await answered(true, 'private, no-cache')).headers.get('cache-control')).toBe('private, no-store')
    expect((await answered(true, 'public, max-age=60')).headers.get('cache-control')).toBe('public, max-age=60')
    expect((await answered(false, 'private, no-cache')).headers.get('cache-control')).toBe('private, no-cache')
  })
})
