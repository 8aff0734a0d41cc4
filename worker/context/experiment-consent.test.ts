import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentHeader } from '../../shared/consent.fixtures.ts'
import { objectsOf } from '../../shared/json-fields.ts'
import { datafile } from '../experiments/datafile.fixtures.ts'
import { createTestApp, documentOf, says } from '../test-app.fixtures.ts'

const page = documentOf('camp', [
  {
    type: 'experiment',
    experienceId: 'banner',
    variants: [
      { variantId: 'calm', targets: [says('Calm words')] },
      { variantId: 'loud', targets: [says('Loud words')] },
    ],
    baselines: [says('Baseline words')],
  },
])
const forEverybody = { ...datafile, experiments: [{ ...objectsOf(datafile['experiments'])[0], audienceIds: [] }] }
const consent = consentHeader('targeting')
const cookieName = '__Host-kerb-experiments'

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A shop that has its datafile, and a browser that stores cookies. */
async function shop() {
  const calls: string[] = []
  const app = createTestApp({
    vars: { DATAFILE_SDK_KEY: 'abc' },
    answer(url) {
      calls.push(url.pathname)
      if (url.pathname.startsWith('/datafiles/')) return Response.json(forEverybody)
      if (url.pathname === '/v2/zaius.gif') return new Response('GIF')
      const isPage = url.pathname.includes('/page/') && url.pathname.endsWith('/camp')
      return Response.json(isPage ? page : {}, { status: isPage ? 200 : 404 })
    },
  })
  const cookies = new Map<string, string>()
  const visit = async (headers: Readonly<Record<string, string>> = {}, path = '/en-us/camp') => {
    const stored = [...cookies].map(([name, value]) => `${name}=${value}`)
    const response = await app.request(path, { headers: { ...headers, cookie: [...stored, consentNow].join('; ') } })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    for (const pair of set) {
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const html = await response.text()
    const variant = /(Calm|Loud|Baseline) words/.exec(html)?.[1]
    return { words: variant, set, html }
  }
  let consentNow = ''
  await visit()
  await expect.poll(() => calls.filter((path) => path.startsWith('/datafiles/')).length).toBe(1)
  consentNow = consent
  // Waits until the datafile has been read, after the first response.
  await expect.poll(async () => (await visit()).words).not.toBe('Baseline')
  consentNow = ''
  cookies.clear()
  app.kept.length = 0
  calls.length = 0
  return {
    app,
    asked: calls,
    cookies,
    visit,
    report: (list: string, headers: Readonly<Record<string, string>> = {}) => {
      const cookie = [...[...cookies].map(([name, value]) => `${name}=${value}`), consentNow].join('; ')
      return app.request('/api/expose', { method: 'POST', body: list, headers: { ...headers, cookie } })
    },
    allow: (cookie: string) => {
      consentNow = cookie
    },
  }
}

describe('without consent to targeting', () => {
  it('nothing is decided, minted, stored or sent', async () => {
    const { app, asked, cookies, visit } = await shop()
    for (let view = 0; view < 3; view++) expect((await visit()).words).toBe('Baseline')
    expect(cookies.has(cookieName)).toBe(false)
    expect(asked.filter((path) => !path.includes('/caas/'))).toEqual([])
    expect(app.kept).toEqual([])
  })

  it('a visitor who allowed it before is forgotten, in their browser and in the outbox', async () => {
    const { app, cookies, visit, allow } = await shop()
    allow(consent)
    await visit()
    expect([cookies.has(cookieName), app.kept.length]).toEqual([true, 1])
    allow(consentHeader())
    const { words, set } = await visit()
    expect([words, set.filter((pair) => pair.startsWith(cookieName))]).toEqual(['Baseline', [`${cookieName}=`]])
    await vi.waitFor(() => expect(app.kept).toEqual([]))
    expect((await visit()).set.some((pair) => pair.startsWith(cookieName))).toBe(false)
  })
})

describe('with Global Privacy Control', () => {
  const control = { 'sec-gpc': '1' }

  it('nothing is decided, minted, stored or sent, though the cookie allows it', async () => {
    const { app, asked, cookies, visit, allow } = await shop()
    allow(consent)
    for (let view = 0; view < 3; view++) expect((await visit(control)).words).toBe('Baseline')
    expect(cookies.has(cookieName)).toBe(false)
    expect(asked.filter((path) => !path.includes('/caas/'))).toEqual([])
    expect(app.kept).toEqual([])
  })

  it('a visitor who was known before is forgotten, and a page that was fetched ahead is not counted', async () => {
    const { app, cookies, visit, allow, report } = await shop()
    allow(consent)
    await visit()
    const { html } = await visit({ 'sec-purpose': 'prefetch' })
    const list: string = JSON.parse(/data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html)?.[1] ?? '{}').list
    expect(app.kept).toHaveLength(1)
    expect((await report(list, control)).status).toBe(204)
    expect(app.kept).toHaveLength(1)
    const { words, set } = await visit(control)
    expect([words, set.filter((pair) => pair.startsWith(cookieName))]).toEqual(['Baseline', [`${cookieName}=`]])
    expect(cookies.has(cookieName)).toBe(false)
    await vi.waitFor(() => expect(app.kept).toEqual([]))
  })

  it('one visitor’s page is not another’s: who allows it gets a variant, before and after', async () => {
    const { visit, allow } = await shop()
    allow(consent)
    const words: (string | undefined)[] = []
    for (const headers of [{}, control, {}, control]) words.push((await visit(headers)).words)
    expect(words[0]).toMatch(/Calm|Loud/)
    expect(words[2]).toMatch(/Calm|Loud/)
    expect([words[1], words[3]]).toEqual(['Baseline', 'Baseline'])
  })

  it('a header of another value says nothing', async () => {
    const { visit, allow } = await shop()
    allow(consent)
    expect((await visit({ 'sec-gpc': '0' })).words).not.toBe('Baseline')
  })
})

describe('with consent to targeting', () => {
  it('a visitor gets one name, one variant and an impression for each page view', async () => {
    const { app, asked, cookies, visit, allow } = await shop()
    allow(consent)
    const views = [await visit(), await visit(), await visit()]
    expect(new Set(views.map(({ words }) => words)).size).toBe(1)
    expect(views.map(({ set }) => set.filter((pair) => pair.startsWith(cookieName)).length)).toEqual([1, 0, 0])
    const [id, ...otherIds] = new Set(app.kept.map(({ visitorId }) => visitorId))
    expect([app.kept.length, otherIds]).toEqual([3, []])
    expect(id).toMatch(/^vuid_[0-9a-f]{27}$/)
    expect(new Set(app.kept.map(({ uuid }) => uuid)).size).toBe(3)
    expect(asked.filter((path) => path === '/v2/zaius.gif')).toHaveLength(1)
    expect(cookies.get(cookieName)).not.toContain(id)
  })

  it.each([
    ['a prefetch', { 'sec-purpose': 'prefetch' }, '/en-us/camp'],
    ['an older browser’s prefetch', { purpose: 'prefetch' }, '/en-us/camp'],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }, '/en-us/camp'],
    ['a forced variant', {}, `/en-us/camp?p13n_testcontext=${encodeURIComponent('{"variants":{"banner":"loud"}}')}`],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, '/en-us/camp'],
    ['a part of a page', { 'x-fragment': 'main' }, '/en-us/camp'],
  ])('%s is not counted', async (_, headers, path) => {
    const { app, visit, allow } = await shop()
    allow(consent)
    await visit(headers, path)
    expect(app.kept).toEqual([])
  })

  it('a crawler gets the baselines', async () => {
    const { visit, allow } = await shop()
    allow(consent)
    expect((await visit({ 'user-agent': 'bingbot/2.0' })).words).toBe('Baseline')
  })

  it('a forged name is nobody’s: the visitor gets a new one', async () => {
    const { app, cookies, visit, allow } = await shop()
    allow(consent)
    for (const forged of ['vuid_0123456789abcdef0123456789a', 'e30.AAAA', '%00', '"><script>', 'a'.repeat(4000)]) {
      cookies.set(cookieName, forged)
      const { words, set } = await visit()
      expect(words).not.toBe('Baseline')
      expect(set.filter((pair) => pair.startsWith(cookieName))).toHaveLength(1)
    }
    expect(new Set(app.kept.map(({ visitorId }) => visitorId)).size).toBe(5)
    expect(app.lines.filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('a page that was fetched ahead is counted when the browser reports it, and once', async () => {
    const { app, visit, allow, report } = await shop()
    allow(consent)
    await visit()
    const { html, words } = await visit({ 'sec-purpose': 'prefetch;prerender' })
    const list = JSON.parse(/data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html)?.[1] ?? '{}').list
    expect(app.kept).toHaveLength(1)
    expect([(await report(list)).status, (await report(list)).status]).toEqual([204, 204])
    const [existingEvent, ...shown] = app.kept
    expect(new Set(shown.map(({ uuid }) => uuid)).size).toBe(1)
    expect([shown[0]?.visitorId, shown[0]?.uuid === existingEvent?.uuid]).toEqual([existingEvent?.visitorId, false])
    expect(shown[0]?.body).toContain(`"variation_key":"${words?.toLowerCase()}"`)
    expect((await visit()).html).not.toContain('data-island="exposure"')
  })

  it('a list that somebody has changed, or of another visitor, reports nothing', async () => {
    const { app, visit, cookies, allow, report } = await shop()
    allow(consent)
    const { html } = await visit({ 'sec-purpose': 'prefetch' })
    const list: string = JSON.parse(/data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html)?.[1] ?? '{}').list
    for (const bad of ['', 'x', `A${list}`, list.slice(0, -2), 'a'.repeat(20_000)])
      expect((await report(bad)).status).toBe(400)
    cookies.clear()
    await visit()
    app.kept.length = 0
    expect((await report(list)).status).toBe(400)
    allow('')
    expect((await report(list)).status).toBe(204)
    expect(app.kept).toEqual([])
  })
})
