import { describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../test-app.fixtures.ts'

/** /healthz of a shop whose platform gives this response. */
const healthz = (COMMERCE_ORIGIN: string, answer: () => Promise<Response>) =>
  createTestApp({ vars: { COMMERCE_ORIGIN }, answer }).request('/healthz')

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
      { ok: false, build: 'test', dependencies: { platform: 'down' } },
    ])
  })

  it('calls no platform when the shop uses an external backend', async () => {
    const platform = vi.fn(async () => new Response(null, { status: 503 }))
    expect((await healthz('https://commerce.example', platform)).status).toBe(200)
    expect(platform).not.toHaveBeenCalled()
  })
})
