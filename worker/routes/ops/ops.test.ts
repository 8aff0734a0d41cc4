import { Hono } from 'hono'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AppEnv } from '../../app-env.ts'
import type { Config } from '../../env.ts'
import { ops } from './ops.ts'

beforeAll(() => vi.stubGlobal('__BUILD_ID__', 'build'))

/** /healthz of a shop whose platform gives this response. */
function healthz(COMMERCE_ORIGIN: string, platform: () => Promise<Response>) {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('config', { COMMERCE_ORIGIN } as Config)
      await next()
    })
    .route('/', ops)
  return app.request('/healthz', {}, { PLATFORM: { fetch: platform } })
}

describe('/healthz', () => {
  it('is 200 where the platform is well', async () => {
    expect((await healthz('', async () => new Response('{}'))).status).toBe(200)
  })

  it.each([
    ['says that it is down', async () => new Response('{}', { status: 503 })],
    ['can’t be reached', () => Promise.reject(new Error('gone'))],
  ])('is 503 where the platform %s', async (_, platform) => {
    const answer = await healthz('', platform)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { ok: false, build: 'build', dependencies: { platform: 'down' } },
    ])
  })

  it('calls no platform when the shop uses an external backend', async () => {
    const platform = vi.fn(async () => new Response(null, { status: 503 }))
    expect((await healthz('https://commerce.example', platform)).status).toBe(200)
    expect(platform).not.toHaveBeenCalled()
  })
})
