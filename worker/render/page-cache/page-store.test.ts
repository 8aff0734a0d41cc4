import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageDimensions } from '../../context/page-reads.ts'
import { policies } from '../../services/policies.ts'
import { fakeKv } from './fake-kv.fixtures.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import type { PageAddress } from './page-address.ts'
import { createPageStore } from './page-store.ts'
import { createPurges } from './purges.ts'
import { noDimensions } from './vector.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const head = { contentType: 'text/html', pageType: 'Home', contentState: 'fresh', frames: [] }
const addressOf = (path: string, isShared = true): PageAddress => ({
  key: `page https://shop.example${path}`,
  url: new URL(path, 'https://shop.example'),
  otherParams: new URLSearchParams(),
  policy: policies.page,
  isShared,
})
const home = addressOf('/en-us')

/** A place with one Cache API and one KV, and as many isolates as a test wants. */
function setUp() {
  let now = 1_763_800_000_000
  const entries = new Map<string, Response>()
  const place = {
    match: async (request: Request): Promise<Response | undefined> => entries.get(request.url)?.clone(),
    put: async (request: Request, response: Response): Promise<void> => void entries.set(request.url, response),
  }
  const kv = fakeKv()
  const isolate = () => {
    const purges = createPurges(
      kv.namespace,
      () => now,
      (fresh) => store.forget(fresh),
    )
    const store = createPageStore({ now: () => now, sharedCache: () => place as unknown as Cache }, purges)
    return store
  }
  const page = (text: string, { tags = ['content/kerb-en-us/page/home'], madeAt = now } = {}): KeptPage =>
    keptPage(text, { head, tags, madeAt, validUntil: null, isAged: false, experiences: [], features: [] })
  return {
    isolate,
    page,
    place,
    entries,
    kv,
    now: () => now,
    pass: (ms: number): void => {
      now += ms
    },
  }
}
type Store = ReturnType<ReturnType<typeof setUp>['isolate']>

const keep = (
  store: Store,
  page: KeptPage,
  { address = home, vector = '', dimensions = noDimensions }: KeepOptions = {},
) => store.keep(address, { page, start: null, dimensions }, async () => vector)
type KeepOptions = { address?: PageAddress; vector?: string; dimensions?: PageDimensions }
const textOf = (page: KeptPage | null) => page && new TextDecoder().decode(page.body)

describe('what an isolate keeps', () => {
  it('is bounded by its bytes; the least recently used goes first', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const paths = Array.from({ length: 40 }, (_, index) => addressOf(`/en-us/${index}`, false))
    for (const address of paths) {
      await keep(store, page('x'.repeat(1_000_000)), { address })
      await store.find(addressOf('/en-us/0', false), '')
    }
    expect(store.bytes()).toBeLessThanOrEqual(32_000_000)
    const left = await Promise.all(paths.map((address) => store.find(address, '')))
    const there = left.map((found) => found !== null)
    expect([there[0], there[1], there[5], there[39]]).toEqual([true, false, false, true])
  })

  it('doesn’t include a page that is larger than all of it', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    await keep(store, page('x'.repeat(33_000_000)), { address: addressOf('/en-us', false) })
    expect([store.bytes(), await store.find(addressOf('/en-us', false), '')]).toEqual([0, null])
  })

  it('counts a page that is made anew once', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    await keep(store, page('x'.repeat(1000)))
    const before = store.bytes()
    for (let count = 0; count < 5; count += 1) await keep(store, page('y'.repeat(1000)))
    expect(store.bytes()).toBe(before)
  })

  it('has sixty-four pages of an address, and room again once they are no longer served', async () => {
    const { isolate, page, pass } = setUp()
    const store = isolate()
    for (let index = 0; index < 64; index += 1) await keep(store, page(`page ${index}`), { vector: `v=${index}` })
    expect([store.isFull(home, 'v=64'), store.isFull(home, 'v=3')]).toEqual([true, false])
    await keep(store, page('one more'), { vector: 'v=64' })
    expect(await store.find(home, 'v=64')).toBeNull()
    pass((policies.page.fresh + policies.page.stale) * 1000)
    await keep(store, page('another variant'), { vector: 'w=1' })
    expect(textOf(await store.find(home, 'w=1'))).toBe('another variant')
    expect(store.isFull(home, 'w=2')).toBe(false)
  })

  it('has room for pages again that were purged', async () => {
    const { isolate, page, pass } = setUp()
    const store = isolate()
    for (let index = 0; index < 64; index += 1) await keep(store, page(`page ${index}`), { vector: `v=${index}` })
    await store.purge(['page/home'])
    pass(1)
    expect(store.isFull(home, 'w=1')).toBe(false)
  })

  it('grows in what tells the pages of an address apart, and never shrinks while it has one', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const dimensions = (...segments: PageDimensions['segments']): PageDimensions => ({ ...noDimensions, segments })
    await keep(store, page('a'), { dimensions: dimensions('loggedin') })
    await keep(store, page('b'), { dimensions: dimensions('cart-empty') })
    await keep(store, page('c'), { dimensions: dimensions() })
    expect((await store.dimensionsOf(home)).segments).toEqual(['cart-empty', 'loggedin'])
  })
})

describe('a purge', () => {
  it('ends a page that is being made meanwhile, in every isolate', async () => {
    const { isolate, page, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await other.find(home, '')
    const underWay = page('as it was')
    pass(1)
    await one.purge(['page/home'])
    pass(5000)
    await other.refreshPurges()
    await Promise.all([keep(one, underWay), keep(other, underWay)])
    expect([await one.find(home, ''), await other.find(home, ''), await isolate().find(home, '')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('ends a page of an isolate that hasn’t heard of it, and of who takes it from the place', async () => {
    const { isolate, page, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await other.find(home, '')
    await one.purge(['page/home'])
    pass(3000)
    await keep(other, page('as it was'))
    pass(2000)
    await other.refreshPurges()
    expect([await other.find(home, ''), await one.find(home, '')]).toEqual([null, null])
    await keep(one, page('as it is'))
    expect(textOf(await one.find(home, ''))).toBe('as it is')
  })

  it('ends what it names and nothing else', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const help = addressOf('/en-us/help')
    await keep(store, page('home'))
    await keep(store, page('help', { tags: ['content/kerb-en-us/page/help'] }), { address: help })
    await store.purge(['page/home'])
    expect([await store.find(home, ''), textOf(await store.find(help, ''))]).toEqual([null, 'help'])
  })

  describe('of what an address depended on', () => {
    const tested: PageDimensions = { ...noDimensions, experiences: ['removed'] }
    const fragment = { tags: ['content/kerb-en-us/page/home', 'content/kerb-en-us/fragment/note'] }

    it('is the end of it with the last page, in every isolate', async () => {
      const { isolate, page, pass } = setUp()
      const [one, other] = [isolate(), isolate()]
      await keep(one, page('tested'), { dimensions: tested, vector: 'experience=a' })
      expect(await other.dimensionsOf(home)).toEqual(tested)
      await other.find(home, 'experience=a')
      pass(1)
      await one.purge(['page/home'])
      expect(await one.dimensionsOf(home)).toEqual(noDimensions)
      pass(5000)
      await other.refreshPurges()
      expect([await other.dimensionsOf(home), await isolate().dimensionsOf(home)]).toEqual([noDimensions, noDimensions])
      await keep(one, page('untested'))
      expect([await one.dimensionsOf(home), textOf(await one.find(home, ''))]).toEqual([noDimensions, 'untested'])
    })

    it('leaves it where another page is left', async () => {
      const { isolate, page } = setUp()
      const store = isolate()
      await keep(store, page('tested', fragment), { dimensions: tested, vector: 'experience=a' })
      await keep(store, page('tested, for others'), { dimensions: tested, vector: 'experience=b' })
      await store.purge(['fragment/note'])
      expect([await store.find(home, 'experience=a'), await store.dimensionsOf(home)]).toEqual([null, tested])
      expect(textOf(await store.find(home, 'experience=b'))).toBe('tested, for others')
    })

    it('isn’t undone by a page that was being made', async () => {
      const { isolate, page, pass } = setUp()
      const store = isolate()
      const underWay = page('tested')
      await keep(store, page('tested'), { dimensions: tested, vector: 'experience=a' })
      pass(1)
      await store.purge(['page/home'])
      await keep(store, underWay, { dimensions: tested, vector: 'experience=a' })
      expect(await store.dimensionsOf(home)).toEqual(noDimensions)
    })

    it('is of no other address', async () => {
      const { isolate, page } = setUp()
      const store = isolate()
      const help = addressOf('/en-us/help')
      await keep(store, page('home'), { dimensions: tested })
      await keep(store, page('help', { tags: ['content/kerb-en-us/page/help'] }), { address: help, dimensions: tested })
      await store.purge(['page/home'])
      expect([await store.dimensionsOf(home), await store.dimensionsOf(help)]).toEqual([noDimensions, tested])
    })
  })

  it('is done here though others can’t be told', async () => {
    const { isolate, page, kv } = setUp()
    const store = isolate()
    await keep(store, page('home'), { address: addressOf('/en-us', false) })
    kv.fail(true)
    await expect(store.purge(['page/home'])).rejects.toThrow('KV is down')
    expect(await store.find(addressOf('/en-us', false), '')).toBeNull()
  })
})

describe('the Cache API', () => {
  it('hands pages and what they depend on to other isolates', async () => {
    const { isolate, page } = setUp()
    const dimensions: PageDimensions = { segments: ['loggedin'], experiences: ['e'], dismissals: ['d'], features: [] }
    await keep(isolate(), page('Grüße 👟'), { vector: 'loggedin=1', dimensions })
    const other = isolate()
    expect(await other.dimensionsOf(home)).toEqual(dimensions)
    expect(textOf(await other.find(home, 'loggedin=1'))).toBe('Grüße 👟')
    expect(await other.find(home, 'loggedin=0')).toBeNull()
  })

  it('is left alone where any words make an address', async () => {
    const { isolate, page, entries } = setUp()
    const search = addressOf('/en-us/search?q=a', false)
    await keep(isolate(), page('found'), { address: search })
    expect([entries.size, await isolate().find(search, '')]).toEqual([0, null])
  })

  it.each([
    ['is empty', ''],
    ['is HTML', '<!DOCTYPE html>\n<p>hello'],
    ['is JSON of another kind', '{"a":1}\nbody'],
    ['has no line', '{}'],
    ['is bytes', '\u0000\uFFFF\n\u0000'],
    ['names a prototype', '{"__proto__":{"head":{}}}\nbody'],
  ])('that %s is no page', async (_, body) => {
    const { isolate, place } = setUp()
    place.match = async () => new Response(body)
    const store = isolate()
    expect([await store.dimensionsOf(home), await store.find(home, '')]).toEqual([noDimensions, null])
  })

  it('that has cut a page short has none', async () => {
    const { isolate, page, entries, place } = setUp()
    await keep(isolate(), page('a whole page'))
    const whole = await Promise.all([...entries].map(async ([url, found]) => [url, await found.text()] as const))
    for (const cut of [1, 5, 20, 200]) {
      place.match = async ({ url }) => new Response(new Map(whole).get(url)?.slice(0, -cut))
      expect(await isolate().find(home, '')).toBeNull()
    }
  })

  it.each([
    ['throws', () => Promise.reject(new Error('no cache'))],
    ['hangs', () => new Promise<never>(() => undefined)],
    ['never ends', async () => new Response(new ReadableStream({}))],
  ])('that %s costs a page no more than a moment', async (_, match) => {
    vi.stubGlobal('scheduler', { wait: async () => undefined })
    const { isolate, page, place } = setUp()
    place.match = match
    place.put = () => Promise.reject(new Error('no cache'))
    const store = isolate()
    expect(await store.find(home, '')).toBeNull()
    await keep(store, page('home'))
    expect(textOf(await store.find(home, ''))).toBe('home')
  })
})
