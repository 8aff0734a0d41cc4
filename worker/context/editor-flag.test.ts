import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, documentOf, says } from '../test-app.fixtures.ts'

const page = documentOf('camp', [
  {
    type: 'experiment',
    experienceId: 'banner',
    variants: [{ variantId: 'loud', targets: [says('Loud words')] }],
    baselines: [says('Baseline words')],
  },
])

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser at a shop in production. */
function browser() {
  const app = createTestApp({
    vars: { ENVIRONMENT: 'production' },
    answer(url) {
      const isPage = url.pathname.includes('/page/') && url.pathname.endsWith('/camp')
      return Response.json(isPage ? page : {}, { status: isPage ? 200 : 404 })
    },
  })
  const cookies = new Map<string, string>()
  const request = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(path, { ...init, headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (line.includes('Max-Age=0')) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const forced = `/en-us/camp?p13n_testcontext=${encodeURIComponent('{"variants":{"banner":"loud"}}')}`
  const post = (path: string, fields: Record<string, string>) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' },
      body: new URLSearchParams(fields).toString(),
    })
  const csrf = async (path: string) => /name="csrf" value="([^"]+)"/.exec(await (await request(path)).text())?.[1] ?? ''
  return {
    cookies,
    words: async () => /(Loud|Baseline) words/.exec(await (await request(forced)).text())?.[1],
    async edit(): Promise<void> {
      const token = await csrf('/preview')
      expect((await post('/preview/enter', { csrf: token, key: 'p'.repeat(16), to: '/' })).status).toBe(303)
    },
    async leave(): Promise<void> {
      expect((await post('/preview/leave', { csrf: await csrf('/preview'), to: '/' })).status).toBe(303)
    },
  }
}

it('a test context in production forces nothing for a shopper', async () => {
  expect(await browser().words()).toBe('Baseline')
})

it('a test context in production is an editor’s, in a preview and for an hour after', async () => {
  const { words, edit, leave, cookies } = browser()
  await edit()
  expect(await words()).toBe('Loud')
  await leave()
  expect(cookies.has('__Host-kerb-preview')).toBe(false)
  expect(await words()).toBe('Loud')
  vi.useFakeTimers({ now: Date.now() + 3_600_001, toFake: ['Date'] })
  expect(await words()).toBe('Baseline')
})

it('an editor’s flag that somebody has made up is none', async () => {
  const { words, cookies } = browser()
  const payload = Buffer.from(JSON.stringify({ expiresAt: Date.now() + 60_000 })).toString('base64url')
  for (const forged of [payload, `${payload}.`, `${payload}.${'A'.repeat(43)}`, '1']) {
    cookies.set('__Host-kerb-editor', forged)
    expect(await words()).toBe('Baseline')
  }
})
