import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { product } from '../../../client/pages/pages.fixtures.ts'
import { consentHeader } from '../../../shared/consent.fixtures.ts'
import { objectsOf } from '../../../shared/json-fields.ts'
import { datafile } from '../../experiments/datafile.fixtures.ts'
import { seal } from '../../http/cookies/cookies.ts'
import { newPreview } from '../../http/cookies/preview-cookie.ts'
import { createTestApp, documentOf, says } from '../../test-app.fixtures.ts'
import { canaryVisitor } from './canary.fixtures.ts'
import { signedIn, smallShop } from './small-shop.fixtures.ts'

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const segmentation = (...segments: readonly string[]) => ({
  type: 'segmentation',
  segments: segments.map((id) => ({ id, targets: [says(`For ${id}.`)] })),
  baselines: [says('For everybody.')],
})
/** Slugs are a test's own: documents are kept by the process. */
let count = 0
function shopWith(blocks: readonly unknown[], more: Parameters<typeof smallShop>[0] = {}) {
  const slug = `page-${++count}`
  const shop = smallShop({ ...more, pages: { [slug]: blocks } })
  return { ...shop, slug, path: `/en-us/${slug}` }
}
const picture = { alt: 'A shoe', width: 960, height: 960, resizable: true, ground: '#eeeeee' }
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
const wordsOf = (html: string) => [...html.matchAll(/For [^.<]+\./g)].map(([words]) => words)

/** First: a service whose failures another test needs is not asked for a while. */
describe('a product page that is made anew', () => {
  const views = ['side', 'top'].map((view) => ({ ...picture, view, url: `/images/${view}` }))
  // A digital product has no reviews to wait for.
  const shown = { ...product, isDigitalProduct: true, pictures: views, gallery: views }
  const answer = ({ pathname }: URL) => {
    if (pathname.includes('/menu/')) return Response.json({ id: 'menu', revision: 1, items: [] })
    if (pathname.includes('/footer/')) return Response.json({ id: 'footer', revision: 1, columns: [], legal: [] })
    if (pathname.endsWith('/details')) return Response.json(shown)
    if (pathname.endsWith('/inventory')) return Response.json({ productId: product.productId, skus: [] })
    return new Response('{}', { status: 404 })
  }
  const opening = (shop: ReturnType<typeof createTestApp>) => async () => {
    const response = await shop.request(`/en-us/p/${product.slug}-${product.productId}`)
    const html = await response.text()
    await shop.settled()
    const nonce = nonceOf(response.headers.get('content-security-policy')) ?? ''
    const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return { state: response.headers.get('x-page-cache'), html: html.replaceAll(nonce, '').replaceAll(csrf, '') }
  }
  const preloadIn = (html: string) => /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0]
  /** Between two elements of the head, and nothing else differs. */
  const withPreload = (html: string, preload: string) => html.replace('</style>', `</style>${preload}`)

  it('asks for its first picture while the services are still asked', async () => {
    const shop = createTestApp({ answer })
    const open = opening(shop)
    const made = await open()
    expect([made.state, preloadIn(made.html)]).toEqual(['miss', undefined])
    shop.pass(62_000)
    const early = await open()
    expect([early.state, preloadIn(early.html)]).toEqual([
      'miss;early-head',
      expect.stringContaining('/images/side?width='),
    ])
    expect(early.html).toBe(withPreload(made.html, preloadIn(early.html) ?? ''))
  })

  it('is completed by the one before where the services have failed meanwhile', async () => {
    const entries = new Map<string, Response>()
    const sharedCache = {
      match: async (request: Request) => entries.get(request.url)?.clone(),
      put: async (request: Request, response: Response) => void entries.set(request.url, response),
    } as unknown as Pick<Cache, 'match' | 'put' | 'delete'>
    const made = await opening(createTestApp({ answer, sharedCache }))()
    vi.resetModules()
    const { createTestApp: newIsolate } = await import('../../test-app.fixtures.ts')
    const shop = newIsolate({ answer: () => new Response('{}', { status: 503 }), sharedCache })
    shop.pass(100_000)
    const inStead = await opening(shop)()
    expect(inStead.state).toBe('miss;early-head')
    expect(inStead.html).toBe(withPreload(made.html, preloadIn(inStead.html) ?? ''))
  })
})

describe('of a visitor whose every value is known', () => {
  const widgets = (slug: string) => [
    segmentation('loyalty-loggedin', 'cart-not-empty'),
    { type: 'benefit-bar', name: 'canarybar', title: 'For members.', closable: true },
    { type: 'dialog', name: 'news', title: 'News', newsletter: true, richText: `<p>${slug}</p>` },
  ]
  it.each([
    ['a shopper', {}],
    ['an associate at a register', { isAssociate: true }],
    ['a shopper who has just sent a form', { hasSent: true }],
  ])('nothing is in cached bytes or in anybody else’s page: %s', async (_, kind) => {
    const entries = new Map<string, Response>()
    const sharedCache = {
      match: async (request: Request) => entries.get(request.url)?.clone(),
      put: async (request: Request, response: Response) => void entries.set(request.url, response),
    } as unknown as Pick<Cache, 'match' | 'put' | 'delete'>
    const slug = `page-${++count}`
    const pages = { [slug]: widgets(slug), home: widgets('home'), category: widgets('category') }
    const { visit, asked } = smallShop({ sharedCache, pages })
    const { headers, values: known } = await canaryVisitor({ secret: 's'.repeat(32), secure: true, ...kind })
    expect(known.length).toBeGreaterThan(25)
    const values = [...known, 'canarycampaign']
    // Somebody else who gets the same pages.
    const lola = await signedIn('Lola', ['loyalty'], 3)
    const paths = [`/en-us/${slug}`, '/en-us', '/en-us/nowhere', '/en-us/searchhub']
    for (const path of paths) {
      for (const part of [{}, { 'x-fragment': 'main' }]) {
        const own = await visit(`${path}?utm_source=canarycampaign`, headers['cookie'], {
          headers: { ...headers, ...part },
        })
        // Their own page has it, so a foreign one could.
        expect(own.html.includes('Canaryfirst'), path).toBe(!('x-fragment' in part))
        const foreign = await visit(path, lola, { headers: part })
        expect(foreign.state, path).toBe(path === '/en-us/nowhere' || 'hasSent' in kind ? 'miss' : 'hit')
        const text = foreign.html + JSON.stringify([...foreign.headers])
        expect(values.filter((value) => text.includes(value))).toEqual([])
      }
    }
    const kept = await Promise.all([...entries.values()].map((entry) => entry.text()))
    expect(kept.length).toBeGreaterThan(4)
    expect(values.filter((value) => kept.some((text) => text.includes(value)))).toEqual([])
    const calls = JSON.stringify(asked.map(({ path, headers: sent }) => [path, [...sent]]))
    expect(values.filter((value) => calls.includes(value))).toEqual([])
  })
})

describe('a page that is kept', () => {
  const people = async () =>
    new Map([
      ['guest', ''],
      ['member', await signedIn('Mona', [], 0)],
      ['loyalty', await signedIn('Lola', ['loyalty'], 3)],
      ['employee', await signedIn('Emil', ['employee'], 5)],
      ['athlete', await signedIn('Ada', ['athlete', 'loyalty'], 0)],
    ])
  const secrets = /(?:Mona|Lola|Emil|Ada)\b|(?:user|token|refresh|basket)-of/g

  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])('is each visitor’s own, whoever came first, %s', async (_, atOnce) => {
    const all = [...(await people())]
    for (let first = 0; first < all.length; first += 1) {
      const order = [...all.slice(first), ...all.slice(0, first)]
      const { path, visit } = shopWith([segmentation('employee-loggedin', 'athletes-loggedin', 'loyalty-loggedin')])
      const look = async ([who, cookie]: [string, string]) => ({ who, ...(await visit(path, cookie)) })
      const thrice = [...order, ...order, ...order]
      const seen = atOnce ? await Promise.all(thrice.map(look)) : []
      if (!atOnce) for (const person of thrice) seen.push(await look(person))
      const expected: Readonly<Record<string, readonly [string, readonly string[]]>> = {
        guest: ['For everybody.', []],
        member: ['For everybody.', ['Mona']],
        loyalty: ['For loyalty-loggedin.', ['Lola']],
        employee: ['For employee-loggedin.', ['Emil']],
        athlete: ['For athletes-loggedin.', ['Ada']],
      }
      for (const { who, html, headers } of seen) {
        const [words, names] = expected[who] ?? ['', []]
        expect(wordsOf(html), who).toEqual([words])
        expect([...new Set(html.match(secrets) ?? [])], who).toEqual(names)
        const nonce = nonceOf(headers.get('content-security-policy'))
        expect(new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map((match) => match[1])), who).toEqual(new Set([nonce]))
      }
      // By then it is known on what the page depends.
      if (!atOnce) expect(seen.slice(10).map(({ state }) => state)).toEqual(Array(5).fill('hit'))
      expect(new Set(seen.map(({ headers }) => nonceOf(headers.get('content-security-policy')))).size).toBe(seen.length)
    }
  })

  it('is made from what services answer to nobody', async () => {
    const { path, visit, asked } = shopWith([says('Words.')])
    await visit(path, await signedIn('Lola', ['loyalty'], 3))
    expect(asked.length).toBeGreaterThan(0)
    for (const { headers } of asked)
      expect([headers.get('authorization'), headers.get('x-user-id')]).toEqual([null, ''])
  })

  it('is one for all campaigns, and for whatever stands behind the address', async () => {
    const { path, visit } = shopWith([says('Words.')])
    expect((await visit(`${path}?utm_source=a`)).state).toBe('miss')
    for (const query of ['', '?utm_source=b&gclid=c', '?__proto__=1', `?x=${'y'.repeat(3000)}`])
      expect((await visit(path + query)).state, query).toBe('hit')
    expect((await visit(`${path}?utm_source=a&tagId=a`)).state).toContain('miss')
  })

  it('is asked for by HEAD without a body, and neither made nor counted by it', async () => {
    const { path, visit } = shopWith([says('Words.')])
    const head = { method: 'HEAD' }
    expect(await visit(path, '', head)).toMatchObject({ status: 200, html: '', state: 'miss' })
    expect((await visit(path)).state).toBe('miss')
    const hit = await visit(path, '', head)
    expect(hit).toMatchObject({ status: 200, html: '', state: 'hit' })
    expect(hit.headers.get('content-security-policy')).toContain('nonce-')
  })

  it('has its parts beside it, each by itself', async () => {
    const { path, visit } = shopWith([says('Words.')])
    const main = { headers: { 'x-fragment': 'main' } }
    const island = { headers: { 'x-island': 'listing' } }
    expect([(await visit(path, '', main)).state, (await visit(path, '', island)).state]).toEqual(['miss', 'miss'])
    const [whole, part, data] = [await visit(path), await visit(path, '', main), await visit(path, '', island)]
    expect([whole.state, part.state, data.state]).toEqual(['miss', 'hit', 'hit'])
    expect([part.html.includes('<html'), JSON.parse(data.html)]).toEqual([
      false,
      { title: expect.any(String), index: expect.any(Boolean), canonical: expect.any(String), islands: [] },
    ])
  })

  it('is not kept for islands that nobody has written', async () => {
    const { path, visit } = shopWith([says('Words.')])
    for (const name of ['nonsense', '__proto__', 'listing;ends', 'listing;starts;starts', '', 'x'.repeat(5000)])
      expect((await visit(path, '', { headers: { 'x-island': name } })).state, name).toBe('bypass;part')
  })
})

describe('how long a page is kept', () => {
  it('is a minute, then it is made anew behind the answer', async () => {
    const { path, slug, visit, documents, pass } = shopWith([says('For one.')])
    await visit(path)
    documents.set(slug, documentOf(slug, [says('For two.')]))
    pass(59_000)
    expect(await visit(path)).toMatchObject({ state: 'hit' })
    pass(2000)
    expect(await visit(path)).toMatchObject({ state: 'hit;stale' })
    pass(660_000)
    expect((await visit(path)).state).toContain('miss')
  })

  it('is a day where services fail, also in an isolate that has just begun', async () => {
    const entries = new Map<string, Response>()
    const sharedCache = {
      match: async (request: Request) => entries.get(request.url)?.clone(),
      put: async (request: Request, response: Response) => void entries.set(request.url, response),
    } as unknown as Pick<Cache, 'match' | 'put' | 'delete'>
    const { path, visit } = shopWith([says('For everybody.')], { sharedCache })
    const loyal = await signedIn('Lola', ['loyalty'], 3)
    const first = await visit(path, loyal)
    const kept = await Promise.all([...entries.values()].map((entry) => entry.clone().text()))
    expect(kept).toHaveLength(2)
    const token = first.headers.getSetCookie().find((line) => line.startsWith('__Host-kerb-visitor='))
    const own = [nonceOf(first.headers.get('content-security-policy')), token?.split(/[=;.]/)[1], 'Lola', '-of-']
    for (const text of kept) for (const secret of own) expect(text).not.toContain(secret)

    vi.resetModules()
    const { smallShop: newIsolate } = await import('./small-shop.fixtures.ts')
    const other = newIsolate({ sharedCache })
    other.answerAll(503)
    other.pass(1000)
    expect(await other.visit(path, loyal)).toMatchObject({ state: 'hit', html: expect.stringContaining('Lola') })
    other.pass(700_000)
    const inStead = await other.visit(path)
    expect([inStead.status, inStead.state, wordsOf(inStead.html)]).toEqual([
      200,
      'hit;stale-if-error',
      ['For everybody.'],
    ])
    expect(inStead.html).not.toContain('Lola')
    other.pass(86_400_000)
    expect((await other.visit(path)).status).toBe(503)
  })

  it.each([500, 503, 429, 403])('is no time for a page that was made while a service answered %i', async (status) => {
    const { path, visit, answerAll } = shopWith([says('For everybody.')])
    answerAll(status)
    for (let view = 0; view < 2; view += 1) {
      const { state, status: answered } = await visit(path)
      expect([state, answered]).toEqual(['miss', 503])
    }
    answerAll(null)
  })

  it('ends where a publish window of a document on it opens or closes', async () => {
    const { path, slug, visit, windowEdges, pass } = shopWith([says('For everybody.')])
    windowEdges.set(slug, Date.now() + 40_000)
    expect((await visit(path)).state).toBe('miss')
    pass(20_000)
    expect((await visit(path)).state).toBe('hit')
    pass(35_000)
    // Neither kept nor begun early: it may look quite different now, or not be there.
    expect((await visit(path)).state).toBe('miss')
  })

  it('is no time for a page with a part missing', async () => {
    const picks = (productId: string) => ({ type: 'collection', source: { kind: 'products', productIds: [productId] } })
    const whole = shopWith([says('For everybody.'), picks('KFT0001CBLK')])
    const states = async ({ visit, path }: typeof whole) => [(await visit(path)).state, (await visit(path)).state]
    expect(await states(whole)).toEqual(['miss', 'hit'])

    const broken = shopWith([says('For everybody.'), picks('KFT0002CBLK')])
    broken.answerAll(503, '/products/')
    expect(await states(broken)).toEqual(['bypass;makeshift', 'bypass;makeshift'])
    expect(await broken.visit(broken.path)).toMatchObject({
      status: 200,
      html: expect.stringContaining('For everybody.'),
    })
  })

  it('is no time where the cache is switched off', async () => {
    const { visit } = smallShop({ vars: { PAGE_CACHE: 'off' }, pages: { plain: [says('For everybody.')] } })
    for (let view = 0; view < 2; view += 1)
      expect(await visit('/en-us/plain')).toMatchObject({ status: 200, state: 'bypass;off' })
  })

  it('is no time for what an editor previews, who sees nothing that is kept', async () => {
    const { path, slug, visit, documents } = shopWith([says('For everybody.')])
    const editor = `__Host-kerb-preview=${await seal('s'.repeat(32), 'preview', newPreview(new Date()))}`
    expect((await visit(path)).state).toBe('miss')
    documents.set(slug, documentOf(slug, [says('For tomorrow.')]))
    for (let view = 0; view < 2; view += 1) {
      const { state, html, headers } = await visit(path, editor)
      expect([state, wordsOf(html)]).toEqual(['bypass;preview', ['For tomorrow.']])
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    const { state, html } = await visit(path)
    expect([state, wordsOf(html)]).toEqual(['hit', ['For everybody.']])
  })

  it('is no time for a page that isn’t there', async () => {
    const { visit } = shopWith([])
    for (let view = 0; view < 2; view += 1)
      expect(await visit(`/en-us/nothing-${count}`)).toMatchObject({ state: 'miss', status: 404 })
  })
})

describe('a page that was made from failed parts', () => {
  const picks = (productId: string) => ({ type: 'collection', source: { kind: 'products', productIds: [productId] } })
  type Visited = { readonly headers: Headers }
  const lineOf = ({ lines }: Pick<ReturnType<typeof shopWith>, 'lines'>, { headers }: Visited) =>
    lines.find(({ event, requestId }) => event === 'request' && requestId === headers.get('x-request-id'))

  it('says so in its line of the log, and in its header', async () => {
    const shop = shopWith([says('For everybody.'), picks('KFT0003CBLK')])
    shop.answerAll(503, '/products/')
    const broken = await shop.visit(shop.path)
    expect([broken.status, broken.state]).toEqual([200, 'bypass;makeshift'])
    expect(lineOf(shop, broken)).toMatchObject({ level: 'info', status: 200, makeshift: 'service' })

    shop.answerAll(null)
    const whole = shopWith([says('For everybody.')])
    for (const state of ['miss', 'hit']) {
      const seen = await whole.visit(whole.path)
      expect(seen.state).toBe(state)
      expect(lineOf(whole, seen)).not.toHaveProperty('makeshift')
    }
  })

  it('says so where it is one visitor’s own, and shows what it could not read', async () => {
    const shop = shopWith([says('For everybody.'), picks('KFT0005CBLK')])
    shop.answerAll(503, '/products/')
    const own = await shop.visit(`${shop.path}?notice=CAR400`)
    expect([own.status, own.state]).toEqual([200, 'bypass;form'])
    expect(own.html).toContain('We could not load these products.')
    expect(lineOf(shop, own)).toMatchObject({ makeshift: 'service' })
  })

  it('says so in its line though its headers were sent before it was known', async () => {
    const forLoyal = { id: 'loyalty-loggedin', targets: [picks('KFT0004CBLK')] }
    const shop = shopWith([{ type: 'segmentation', segments: [forLoyal], baselines: [says('For everybody.')] }])
    expect((await shop.visit(shop.path)).state).toBe('miss')
    shop.answerAll(503, '/products/')
    const late = await shop.visit(shop.path, await signedIn('Lola', ['loyalty'], 3))
    expect(late.state).toBe('miss;early-head')
    expect(lineOf(shop, late)).toMatchObject({ status: 200, makeshift: 'service' })
  })

  it('says which document stands in for one of its own', async () => {
    const { slug } = shopWith([])
    const shop = createTestApp({
      answer: ({ pathname }) =>
        pathname.endsWith(`/page/kerb-de-de/${slug}`)
          ? Response.json(documentOf(slug, [says('For everybody.')]))
          : new Response('{}', { status: 404 }),
    })
    const answer = await shop.request(`/de-de/${slug}`)
    await answer.text()
    expect([answer.status, answer.headers.get('x-page-cache')]).toEqual([200, 'bypass;makeshift'])
    expect(lineOf(shop, answer)).toMatchObject({ makeshift: 'content bundled' })
  })

  it('says nothing else where its status says enough', async () => {
    const shop = shopWith([says('For everybody.')])
    shop.answerAll(503)
    const seen = await shop.visit(shop.path)
    expect([seen.status, seen.state]).toEqual([503, 'miss'])
    expect(lineOf(shop, seen)).not.toHaveProperty('makeshift')
  })
})

describe('variants', () => {
  const experiment = {
    type: 'experiment',
    experienceId: 'banner',
    variants: [
      { variantId: 'calm', targets: [says('For the calm.')] },
      { variantId: 'loud', targets: [says('For the loud.')] },
    ],
    baselines: [says('For everybody.')],
  }
  const consent = consentHeader('targeting')
  const forEverybody = { ...datafile, experiments: [{ ...objectsOf(datafile['experiments'])[0], audienceIds: [] }] }
  const experimentCookie = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .find((line) => line.startsWith('__Host-kerb-experiments='))
      ?.split(';')[0] ?? ''

  async function running() {
    const shop = shopWith([experiment, segmentation('loggedin')], {
      vars: { DATAFILE_SDK_KEY: `key-${count}` },
      datafile: () => forEverybody,
    })
    await expect.poll(async () => wordsOf((await shop.visit(shop.path, consent)).html)[0]).not.toBe('For everybody.')
    shop.kept.length = 0
    return shop
  }

  it('of many visitors on one address are their own on hits too, and each page that is sent is counted', async () => {
    const { path, visit, kept } = await running()
    const seen = new Map<string, string | undefined>()
    let hits = 0
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await visit(path, consent)
      const cookie = `${consent}; ${experimentCookie(first)}`
      const [words] = wordsOf(first.html)
      seen.set(cookie, words)
      const again = await visit(path, cookie)
      expect(wordsOf(again.html)[0]).toBe(words)
      hits += [first, again].filter(({ state }) => state === 'hit').length
    }
    expect(new Set(seen.values())).toEqual(new Set(['For the calm.', 'For the loud.']))
    expect([kept.length, hits]).toEqual([80, expect.toSatisfy((many: number) => many >= 77)])
    expect(new Set(kept.map(({ uuid }) => uuid)).size).toBe(80)
  })

  it('inside others are asked for of who gets to them, and of nobody else', async () => {
    const [calm, loud] = experiment.variants
    const nested = {
      ...experiment,
      variants: [calm, { ...loud, targets: [segmentation('loyalty-loggedin', 'employee-loggedin')] }],
    }
    const shop = shopWith([nested], { vars: { DATAFILE_SDK_KEY: `key-${++count}` }, datafile: () => forEverybody })
    await shop.visit('/en-us/nothing', consent)
    const lola = await signedIn('Lola', ['loyalty'], 3)
    const pages = new Map<string, unknown>()
    let hits = 0
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await shop.visit(shop.path, consent)
      for (const who of ['', lola]) {
        const { html, headers, state } = await shop.visit(shop.path, `${consent}; ${experimentCookie(first)}; ${who}`)
        if (state !== 'hit') continue
        hits += 1
        const decisions = [...new URLSearchParams(headers.get('x-decisions') ?? '')]
          .flatMap(([question, answer]) => (question.startsWith('feature:') ? [] : [`${question} ${answer}`]))
          .join(', ')
        expect(pages.get(decisions) ?? wordsOf(html)).toEqual(wordsOf(html))
        pages.set(decisions, wordsOf(html))
      }
    }
    expect(hits).toBeGreaterThan(75)
    expect(Object.fromEntries(pages)).toEqual({
      'experience:banner calm': ['For the calm.'],
      'experience:banner loud, segment:loyalty-loggedin true': ['For loyalty-loggedin.'],
      'experience:banner loud, segment:employee-loggedin false, segment:loyalty-loggedin false': ['For everybody.'],
    })
  })

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a part of the page', { headers: { 'x-fragment': 'main' } }],
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ])('are not counted for %s', async (_, init) => {
    const { path, visit, kept } = await running()
    for (let view = 0; view < 3; view += 1) await visit(path, consent, init)
    expect(kept).toEqual([])
  })

  describe('of a feature that is read while the page is drawn', () => {
    const hosted = {
      type: 'hosted-video',
      title: 'For the curious.',
      cloudName: 'kerb',
      publicId: 'films/resole',
      durationSeconds: 74,
      host: 'https://films.kerb.example',
    }
    const [flag] = objectsOf(datafile['featureFlags'])
    const withFeature = { ...forEverybody, featureFlags: [{ ...flag, key: 'hostedVideo' }] }
    const keysOf = ({ kept }: Pick<ReturnType<typeof shopWith>, 'kept'>) =>
      kept.map(({ body }) => /"flag_key":"([^"]*)"/.exec(body)?.[1])
    async function showing() {
      const options = { vars: { DATAFILE_SDK_KEY: `key-${++count}` }, datafile: () => withFeature }
      const shop = shopWith([hosted, segmentation('loyalty-loggedin', 'employee-loggedin')], options)
      // The datafile is read behind a first response, which is of another address.
      await shop.visit('/en-us/nothing')
      return shop
    }

    it('are counted for the page that is made as for the one that is kept', async () => {
      const shop = await showing()
      const first = await shop.visit(shop.path, consent)
      expect([first.state, keysOf(shop)]).toEqual(['miss', ['hostedVideo']])
      const cookie = `${consent}; ${experimentCookie(first)}`
      expect((await shop.visit(shop.path, cookie)).state).toBe('hit')
      expect(keysOf(shop)).toEqual(['hostedVideo', 'hostedVideo'])
      expect(new Set(shop.kept.map(({ visitorId }) => visitorId)).size).toBe(1)
    })

    it('are counted for a page whose head is sent early', async () => {
      const shop = await showing()
      await shop.visit(shop.path)
      const members = [await signedIn('Lola', ['loyalty'], 3), await signedIn('Emil', ['employee'], 5)]
      for (const member of members)
        expect((await shop.visit(shop.path, `${consent}; ${member}`)).state).toBe('miss;early-head')
      expect(keysOf(shop)).toEqual(['hostedVideo', 'hostedVideo'])
    })

    it('are in the list of a page that is fetched ahead', async () => {
      const shop = await showing()
      const prefetch = { headers: { 'sec-purpose': 'prefetch' } }
      const first = await shop.visit(shop.path, consent, prefetch)
      const cookie = `${consent}; ${experimentCookie(first)}`
      const again = await shop.visit(shop.path, cookie, prefetch)
      expect([first.state, again.state]).toEqual(['miss', 'hit'])
      for (const { html } of [first, again]) expect(html.includes('data-island="exposure"')).toBe(true)
      expect(shop.kept).toEqual([])
    })
  })

  it('that somebody forces neither come from what is kept nor go there', async () => {
    const { path, visit, kept } = await running()
    const forced = `${path}?p13n_testcontext=${encodeURIComponent('{"variants":{"banner":"loud"}}')}`
    for (let view = 0; view < 2; view += 1)
      expect(await visit(forced, consent)).toMatchObject({ state: 'bypass;test-context' })
    expect(kept).toEqual([])
    expect(wordsOf((await visit(path)).html)[0]).toBe('For everybody.')
  })
})

describe('a page whose head is sent early', () => {
  it('is the whole page of its visitor, under one policy', async () => {
    const items = [{ type: 'accordion', id: 'm', title: 'Only for members', richText: '<p>For members.</p>' }]
    const accordions = { type: 'accordions', items }
    const block = {
      type: 'segmentation',
      segments: [{ id: 'loyalty-loggedin', targets: [accordions] }],
      baselines: [says('For everybody.')],
    }
    const { path, visit } = shopWith([block])
    expect(await visit(path)).toMatchObject({ state: 'miss', status: 200 })
    const { html, state, headers } = await visit(path, await signedIn('Lola', ['loyalty'], 3))
    expect(state).toBe('miss;early-head')
    expect(html).toContain('Only for members')
    expect(html).not.toContain('For everybody.')
    expect([...html.matchAll(/<\/head>|<\/html>/g)].map(([tag]) => tag)).toEqual(['</head>', '</html>'])
    const nonces = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
    expect(new Set(nonces)).toEqual(new Set([nonceOf(headers.get('content-security-policy'))]))
    expect(await visit(path, await signedIn('Lotte', ['loyalty'], 0))).toMatchObject({ state: 'hit' })
  })
})
