import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { workerEdges } from './edges.ts'
import { withFields } from './experiments/datafile.fixtures.ts'
import { createTestApp } from './test-app.fixtures.ts'

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) })
})
afterEach(() => vi.restoreAllMocks())

/** The current state of the shop's dependencies. */
let status = 404
const correlationIds: unknown[] = []
/** The shop's own requests, as the calls that are made for them name them. */
const requestIds: unknown[] = []
const shop = createTestApp({
  answer: (_url, { headers }) => {
    correlationIds.push(new Headers(headers).get('x-correlation-id'))
    requestIds.push(new Headers(headers).get('x-request-id'))
    return new Response('{}', { status, headers: status === 429 ? { 'retry-after': '7' } : {} })
  },
})

describe('a service that refuses the shop', () => {
  const pages = (name: string) => [
    `/en-us/c/${name}-1001`,
    `/en-us/p/${name}-KCT3886CINK`,
    `/en-us/search?q=${name}`,
    `/en-us/help/${name}`,
    `/en-us/stories/${name}`,
    `/en-us/${name}`,
    `/en-us/dialog/quickshop?product=KCT3886CINK`,
    '/sitemap.xml',
    '/sitemaps/en-us/pages.xml',
    '/sitemaps/en-us/products-1.xml',
    `/images/campaign/${name}?width=480`,
    `/films/${name}.mp4`,
    '/social/widget/en-us.js',
  ]

  it.each([401, 403, 429])('with %i is a 503 with a retry time for every route', async (refusal) => {
    status = refusal
    for (const path of pages(`refused-${refusal}`)) {
      const answer = await shop.request(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
    }
  })

  it('passes its own retry time on', async () => {
    status = 429
    expect((await shop.request('/en-us/p/later-KCT3887CINK')).headers.get('retry-after')).toBe('7')
  })

  it('is not confused with a 404', async () => {
    status = 404
    for (const path of ['/en-us/c/gone-1009', '/en-us/p/gone-KCT3889CINK', '/en-us/help/gone'])
      expect([path, (await shop.request(path)).status]).toEqual([path, 404])
  })
})

describe('/readyz', () => {
  const ready = async () => {
    shop.pass(1000)
    const answer = await shop.request('/readyz')
    return { status: answer.status, body: await answer.json() }
  }

  it('is 200 when everything answers, services elsewhere too', async () => {
    status = 404
    expect(await ready()).toMatchObject({
      status: 200,
      body: {
        ready: true,
        dependencies: { cache: 'up', commerce: 'up', content: 'up', images: 'up', films: 'up', social: 'up' },
      },
    })
  })

  it('names each that fails, and one that the shop has the wrong key of', async () => {
    status = 500
    expect(await ready()).toMatchObject({
      status: 503,
      body: { ready: false, dependencies: { cache: 'up', commerce: 'answers 500 GEN500', images: 'answers 500' } },
    })
    status = 401
    expect(await ready()).toMatchObject({
      status: 503,
      body: { dependencies: { commerce: 'answers 503 API503', images: 'up' } },
    })
  })

  it('names a log of events elsewhere that refuses the key it is sent', async () => {
    const keys: unknown[] = []
    const counted = createTestApp({
      vars: { EVENTS_ORIGIN: 'https://log.example', EVENTS_ACCESS_KEY: 'key-of-the-log' },
      answer: ({ origin, pathname }, { headers }) => {
        if (origin !== 'https://log.example') return new Response('{}', { status: 404 })
        keys.push(pathname, new Headers(headers).get('x-auth-access-key'))
        return new Response(null, { status })
      },
    })
    const eventsState = async () => {
      counted.pass(60_000)
      return (await (await counted.request('/readyz')).json()).dependencies.events
    }
    status = 400
    expect([await eventsState(), ...keys]).toEqual(['up', '/v1/events', 'key-of-the-log'])
    status = 401
    expect(await eventsState()).toBe('refuses EVENTS_ACCESS_KEY: 401')
  })

  it('names a datafile elsewhere that its key does not open', async () => {
    const paths: string[] = []
    const tested = createTestApp({
      vars: { DATAFILE_ORIGIN: 'https://cdn.example', DATAFILE_SDK_KEY: 'key-of-the-project' },
      answer: ({ origin, pathname }, { method }) => {
        if (origin !== 'https://cdn.example') return new Response('{}', { status: 404 })
        if (method === 'HEAD') paths.push(pathname)
        return new Response(null, { status })
      },
    })
    const states: unknown[] = []
    tested.pass(600_000)
    for (status of [200, 404, 403]) {
      tested.pass(60_000)
      states.push((await (await tested.request('/readyz')).json()).dependencies.datafile)
    }
    expect(states).toEqual(['up', 'knows no datafile of DATAFILE_SDK_KEY', 'refuses DATAFILE_SDK_KEY: 403'])
    expect(new Set(paths)).toEqual(new Set(['/datafiles/key-of-the-project.json']))
  })

  it('asks the customer data platform that the datafile names, and the embedded platform for the rest', async () => {
    const project = withFields({ integrations: [{ key: 'odp', host: 'https://people.example', publicKey: 'key' }] })
    const tested = createTestApp({
      vars: { DATAFILE_ORIGIN: 'https://cdn.example', DATAFILE_SDK_KEY: 'key-of-the-project' },
      answer: ({ origin }) => {
        if (origin === 'https://cdn.example') return new Response(project)
        if (origin === 'https://people.example') return new Response(null, { status })
        return new Response('{}', { status: 404 })
      },
    })
    tested.pass(2_000_000)
    await tested.request('/en-us')
    await tested.settled()
    status = 404
    const stateOf = async () => {
      tested.pass(60_000)
      return (await (await tested.request('/readyz')).json()).dependencies
    }
    // The log of events is the embedded platform's.
    expect(await stateOf()).toMatchObject({ segments: 'up', datafile: 'up', platform: 'up' })
    status = 502
    expect(await stateOf()).toMatchObject({ segments: 'answers 502' })
  })
})

describe('a request', () => {
  const lineOf = (requestId: string | null) =>
    shop.lines.filter((line) => line.event === 'request' && line['requestId'] === requestId)

  it('is one line in the log, whose id every upstream call carries and the error page shows', async () => {
    status = 500
    for (const ids of [correlationIds, requestIds]) ids.length = 0
    const answer = await shop.request('/en-us/p/logged-KCT3885CINK?q=ada%40shop.example', {
      headers: { accept: 'text/html' },
    })
    const requestId = answer.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f]{16}$/)
    expect(await answer.text()).toContain(requestId)
    expect(correlationIds.length).toBeGreaterThan(0)
    expect(new Set(requestIds)).toEqual(new Set([requestId]))
    expect(new Set(correlationIds).size).toBe(correlationIds.length)
    expect(lineOf(requestId)).toEqual([
      {
        level: 'warn',
        event: 'request',
        requestId,
        method: 'GET',
        route: 'product',
        status: 503,
        ms: expect.any(Number),
        calls: correlationIds.length,
        failedCalls: expect.any(Number),
        callMs: expect.any(Number),
        caches: expect.stringMatching(/error:\d/),
      },
    ])
  })

  it.each([
    ['/images/scenes/sale?width=480', 'miss:1'],
    ['/films/2026/hero.mp4', ''],
    ['/social/widget/en-us.js', ''],
  ])('for %s counts its call', async (path, caches) => {
    status = 503
    correlationIds.length = 0
    const answer = await shop.request(path)
    const requestId = answer.headers.get('x-request-id')
    expect(correlationIds).toEqual([requestId])
    expect(lineOf(requestId)).toMatchObject([{ calls: 1, failedCalls: 0, caches }])
  })

  it('for an internal call has the id that its error body says', async () => {
    const answer = await shop.request('/fapi/nowhere')
    expect(await answer.json()).toMatchObject({ correlationId: answer.headers.get('x-request-id') })
  })

  it('is logged by its pattern, without text from its address', async () => {
    status = 404
    const asked = [
      ['/images/campaign/ada@shop.example?width=480', '/images/*'],
      ['/api/suggest?q=ada@shop.example&locale=en-us', '/api/suggest'],
      ['/en-us/search?q=ada@shop.example', 'search'],
      ['/healthz', '/healthz'],
    ] as const
    for (const [path, route] of asked) {
      const answer = await shop.request(path)
      await answer.text()
      const requestId = answer.headers.get('x-request-id')
      expect(lineOf(requestId), path).toMatchObject([{ route }])
      expect(JSON.stringify(lineOf(requestId)), path).not.toContain('shop.example')
    }
  })
})

describe('a network over its rate limit', () => {
  const busy = createTestApp({ answer: () => new Response('{}', { status: 404 }), wait: 'none' })
  const ask = (path: string, address: string, init: RequestInit = {}) =>
    busy.request(path, { ...init, headers: { 'cf-connecting-ip': address, accept: 'text/html', ...init.headers } })
  const refusedOf = async (times: number, once: () => Promise<Response>): Promise<readonly Response[]> => {
    const answers = await Promise.all(Array.from({ length: times }, once))
    return answers.filter(({ status }) => status === 429)
  }

  it.each([
    ['/en-us/search?q=nonsense', 60, '192.0.2.1'],
    ['/api/suggest?q=nonsense', 120, '192.0.2.11'],
    ['/fapi/components/search?q=nonsense', 120, '192.0.2.12'],
  ])(
    '%s is answered %i times, whatever the cookies, and again when the window is over',
    async (path, most, address) => {
      const refused = await refusedOf(most + 3, () => ask(path, address))
      expect(refused).toHaveLength(3)
      for (const { headers } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
      expect((await ask(path, '192.0.2.2')).status).not.toBe(429)
      expect((await ask('/en-us', address)).status).not.toBe(429)
      busy.pass(10_000)
      expect((await ask(path, address)).status).not.toBe(429)
    },
  )

  it('is said as a page in the shopper’s words, or as data', async () => {
    const once = (accept: string) => () => ask('/de-de/search?q=x', '192.0.2.3', { headers: { accept } })
    const [page] = await refusedOf(61, once('text/html'))
    expect(page?.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page?.text()).toMatch(/<p>Das ging uns etwas zu schnell.*<a class="btn" href="">.*href="\/de-de"/)
    expect(await (await once('application/json')()).json()).toMatchObject({ ok: false, code: 'API429' })
  })

  it('holds for first things in carts, with ever new guests', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const refused = await refusedOf(103, () => ask('/api/cart/add', '192.0.2.4', { method: 'POST', headers }))
    expect(refused).toHaveLength(3)
    expect((await ask('/api/cart/add', '192.0.2.5', { method: 'POST', headers })).status).toBe(403)
  })
})

describe('every answer', () => {
  it.each([
    ['/', 302],
    ['/cart', 302],
    ['/en-us/cart', 200],
    ['/en-us/nothing/here', 404],
    ['/images/nothing', 404],
    ['/healthz', 200],
  ])('%s has the shop’s security headers', async (path, expected) => {
    status = 404
    const { status: got, headers } = await shop.request(path)
    expect(got).toBe(expected)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  })

  it('a page names its own nonce and no other source of scripts', async () => {
    const [one, two] = await Promise.all([shop.request('/en-us/cart'), shop.request('/en-us/cart')])
    const nonces = [one, two].map(
      ({ headers }) => /script-src[^;]*'nonce-(\w+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    expect(await one?.text()).toContain(`nonce="${nonces[0]}"`)
    expect(one?.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })

  it('keeps a query on the way to a language', async () => {
    const answer = await shop.request('/cart?code=A%26B', { headers: { 'accept-language': 'de-DE' } })
    expect(answer.headers.get('location')).toBe('/de-de/cart?code=A%26B')
    expect((await shop.request('/cart', { method: 'PUT' })).status).toBe(405)
    expect((await shop.request(`/${'a'.repeat(8200)}`)).status).toBe(414)
  })
})

describe('a page', () => {
  it('requests its menu, footer and pop-ups while its own data is still loading', async () => {
    const asked: string[] = []
    let answerAll = () => {}
    const chromeAsked = new Promise<void>((resolve) => {
      answerAll = resolve
    })
    const isChrome = /menu|footer|popups/
    const slow = createTestApp({
      answer: async ({ pathname }) => {
        asked.push(pathname)
        if (asked.filter((path) => isChrome.test(path)).length === 3) answerAll()
        await chromeAsked
        return new Response('{}', { status: 404 })
      },
    })
    expect((await slow.request('/it-it/c/slow-1002')).status).toBe(404)
    expect(asked.some((path) => !isChrome.test(path))).toBe(true)
  })
})

it('has no address for which all routes are looked through one by one', () => {
  const { router, routes } = createApp(workerEdges)
  // Hono's fast router refuses a path that it can't take, as it is built for a method.
  for (const { method } of routes) expect(() => router.match(method, '/en-us')).not.toThrow()
})
