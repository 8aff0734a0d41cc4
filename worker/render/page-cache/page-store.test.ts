import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Visitor, Way } from '../../context/questions.ts'
import { policies } from '../../services/policies.ts'
import { fakeKv } from './fake-kv.fixtures.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import type { PageAddress } from './page-address.ts'
import { createPageStore } from './page-store.ts'
import { createPurges } from './purges.ts'
import { keyOf } from './question-tree.ts'
import { nobody, visitorLike } from './visitors.fixtures.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const head = { contentType: 'text/html', pageType: 'Home', contentState: 'fresh', frames: [], events: [] }
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
  const page = (text: string, { tags = ['content/kerb-en-us/page/home'], way = [] }: PageOptions = {}): KeptPage =>
    keptPage({ document: null, text }, { head, tags, madeAt: now, validUntil: null, isAged: false, way })
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
type PageOptions = { tags?: string[]; way?: Way }
type Store = ReturnType<ReturnType<typeof setUp>['isolate']>

const keep = (store: Store, page: KeptPage, address: PageAddress = home) => store.keep(address, { page, start: null })
const find = async (store: Store, visitor: Visitor = nobody, address: PageAddress = home) => {
  const { page } = await store.find(address, visitor)
  return page && new TextDecoder().decode(page.body)
}
/** Questions to a visitor to whom nothing applies. */
const questionsOf = async (store: Store, address: PageAddress = home) =>
  [...new URLSearchParams((await store.find(address, nobody)).decisions).keys()].map(
    (question) => question.split(':')[1],
  )
const shown = (answer: string | null, name = 'tested'): Way => [{ kind: 'experience', name, answer }]

describe('what an isolate keeps', () => {
  it('is bounded by its bytes; the least recently used goes first', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const paths = Array.from({ length: 40 }, (_, index) => addressOf(`/en-us/${index}`, false))
    for (const address of paths) {
      await keep(store, page('x'.repeat(1_000_000)), address)
      await find(store, nobody, addressOf('/en-us/0', false))
    }
    expect(store.bytes()).toBeLessThanOrEqual(32_000_000)
    const left = await Promise.all(paths.map((address) => find(store, nobody, address)))
    const there = left.map((found) => found !== null)
    expect([there[0], there[1], there[5], there[39]]).toEqual([true, false, false, true])
  })

  it('doesn’t include a page that is larger than all of it', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const address = addressOf('/en-us', false)
    await keep(store, page('x'.repeat(33_000_000)), address)
    expect([store.bytes(), await find(store, nobody, address)]).toEqual([0, null])
  })

  it('counts a page that is made anew once', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    await keep(store, page('x'.repeat(1000)))
    const before = store.bytes()
    for (let count = 0; count < 5; count += 1) await keep(store, page('y'.repeat(1000)))
    expect(store.bytes()).toBe(before)
  })

  const keepSixtyFour = async (store: Store, page: (text: string, options: PageOptions) => KeptPage) => {
    for (let index = 0; index < 64; index += 1) await keep(store, page(`page ${index}`, { way: shown(`v${index}`) }))
  }

  it('has sixty-four pages of an address, and room again once they are no longer served', async () => {
    const { isolate, page, pass } = setUp()
    const store = isolate()
    const one = visitorLike(shown('one more'))
    await keepSixtyFour(store, page)
    expect(store.isFull(home)).toBe(true)
    expect(await find(store, visitorLike(shown('v3')))).toBe('page 3')
    await keep(store, page('one more', { way: shown('one more') }))
    expect(await find(store, one)).toBeNull()
    await keep(store, page('page 3 anew', { way: shown('v3') }))
    expect(await find(store, visitorLike(shown('v3')))).toBe('page 3 anew')
    pass((policies.page.fresh + policies.page.stale) * 1000)
    await keep(store, page('one more', { way: shown('one more') }))
    expect(await find(store, one)).toBe('one more')
    expect(store.isFull(home)).toBe(false)
  })

  it('has room for pages again that were purged', async () => {
    const { isolate, page, pass } = setUp()
    const store = isolate()
    await keepSixtyFour(store, page)
    await store.purge(['page/home'])
    pass(1)
    expect(store.isFull(home)).toBe(false)
  })

  it('asks a visitor for what their own page depends on, and for nothing else', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const loggedIn = (answer: boolean): Way => [{ kind: 'segment', name: 'loggedin', answer }]
    await keep(store, page('member, loud', { way: [...loggedIn(true), ...shown('loud')] }))
    await keep(store, page('guest', { way: loggedIn(false) }))
    expect([await questionsOf(store), await find(store)]).toEqual([['loggedin'], 'guest'])
    const member = await store.find(home, visitorLike(loggedIn(true)))
    expect(member).toEqual({ decisions: keyOf([...loggedIn(true), ...shown(null)]), isKnown: false, page: null })
  })

  it('forgets what changed content no longer asks, with the pages that it led to', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    for (const answer of ['a', 'b']) await keep(store, page(answer, { way: shown(answer) }))
    const before = store.bytes()
    await keep(store, page('untested', { way: shown(null, 'another') }))
    expect([await questionsOf(store), await find(store)]).toEqual([['another'], 'untested'])
    expect(store.bytes()).toBeLessThan(before)
    await keep(store, page('nothing is asked'))
    expect([await questionsOf(store), await find(store)]).toEqual([[], 'nothing is asked'])
  })

  it('has the answers to all experiments of an address fetched at once', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    await keep(store, page('a, b', { way: [...shown('a'), ...shown('b', 'second')] }))
    await keep(store, page('c, d', { way: [...shown('c'), ...shown('d', 'third')] }))
    const prepared: (readonly string[])[] = []
    await store.find(
      home,
      visitorLike([...shown('a'), ...shown('b', 'second')], (names) => prepared.push([...new Set(names)].sort())),
    )
    expect(prepared).toEqual([['second', 'tested', 'third']])
  })
})

describe('a purge', () => {
  it('ends a page that is being made meanwhile, in every isolate', async () => {
    const { isolate, page, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await find(other)
    const underWay = page('as it was')
    pass(1)
    await one.purge(['page/home'])
    pass(5000)
    await other.refreshPurges()
    await Promise.all([keep(one, underWay), keep(other, underWay)])
    expect([await find(one), await find(other), await find(isolate())]).toEqual([null, null, null])
  })

  it('ends a page of an isolate that hasn’t heard of it, and of who takes it from the place', async () => {
    const { isolate, page, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await find(other)
    await one.purge(['page/home'])
    pass(3000)
    await keep(other, page('as it was'))
    pass(2000)
    await other.refreshPurges()
    expect([await find(other), await find(one)]).toEqual([null, null])
    await keep(one, page('as it is'))
    expect(await find(one)).toBe('as it is')
  })

  it('ends what it names and nothing else', async () => {
    const { isolate, page } = setUp()
    const store = isolate()
    const help = addressOf('/en-us/help')
    await keep(store, page('home'))
    await keep(store, page('help', { tags: ['content/kerb-en-us/page/help'] }), help)
    await store.purge(['page/home'])
    expect([await find(store), await find(store, nobody, help)]).toEqual([null, 'help'])
  })

  describe('of what an address asked', () => {
    const a = visitorLike(shown('a'))
    const b = visitorLike(shown('b'))

    it('is the end of it with the last page, in every isolate', async () => {
      const { isolate, page, pass } = setUp()
      const [one, other] = [isolate(), isolate()]
      await keep(one, page('for a', { way: shown('a') }))
      expect([await questionsOf(other), await find(other, a)]).toEqual([['tested'], 'for a'])
      pass(1)
      await one.purge(['page/home'])
      expect(await questionsOf(one)).toEqual([])
      pass(5000)
      await other.refreshPurges()
      expect([await questionsOf(other), await questionsOf(isolate())]).toEqual([[], []])
      await keep(one, page('untested'))
      expect([await questionsOf(one), await find(one)]).toEqual([[], 'untested'])
    })

    it('leaves what leads to another page', async () => {
      const { isolate, page } = setUp()
      const store = isolate()
      const own = addressOf('/en-us', false)
      const tags = ['content/kerb-en-us/page/home', 'content/kerb-en-us/fragment/note']
      await keep(store, page('for a', { tags, way: [...shown('a'), ...shown('c', 'of-the-note')] }), own)
      await keep(store, page('for b', { way: shown('b') }), own)
      await store.purge(['fragment/note'])
      expect(await store.find(own, a)).toEqual({ decisions: keyOf(shown('a')), isKnown: false, page: null })
      expect(await find(store, b, own)).toBe('for b')
    })

    it('is learned again from others, leads to no page from before, and ends with the next one', async () => {
      const { isolate, page, pass } = setUp()
      const store = isolate()
      const withNote = [...shown('a'), ...shown('c', 'of-the-note')]
      const tags = ['content/kerb-en-us/page/home', 'content/kerb-en-us/fragment/note']
      await keep(store, page('for a, with a note', { tags, way: withNote }))
      await keep(store, page('for b', { way: shown('b') }))
      pass(1)
      await store.purge(['fragment/note'])
      const visitor = visitorLike(withNote)
      for (const each of [store, isolate()])
        expect(await each.find(home, visitor)).toEqual({ decisions: keyOf(withNote), isKnown: true, page: null })
      await keep(store, page('for a', { way: shown('a') }))
      for (const each of [store, isolate()]) {
        expect(await find(each, visitor)).toBe('for a')
        expect((await each.find(home, visitor)).decisions).toBe(keyOf(shown('a')))
      }
    })

    it('isn’t undone by a page that was being made', async () => {
      const { isolate, page, pass } = setUp()
      const store = isolate()
      const underWay = page('for a', { way: shown('a') })
      await keep(store, underWay)
      pass(1)
      await store.purge(['page/home'])
      await keep(store, underWay)
      expect(await questionsOf(store)).toEqual([])
    })

    it('is of no other address', async () => {
      const { isolate, page } = setUp()
      const store = isolate()
      const help = addressOf('/en-us/help')
      await keep(store, page('home', { way: shown('a') }))
      await keep(store, page('help', { tags: ['content/kerb-en-us/page/help'], way: shown('a') }), help)
      await store.purge(['page/home'])
      expect([await questionsOf(store), await questionsOf(store, help)]).toEqual([[], ['tested']])
    })
  })

  it('is done here though others can’t be told', async () => {
    const { isolate, page, kv } = setUp()
    const store = isolate()
    const address = addressOf('/en-us', false)
    await keep(store, page('home'), address)
    kv.fail(true)
    await expect(store.purge(['page/home'])).rejects.toThrow('KV is down')
    expect(await find(store, nobody, address)).toBeNull()
  })
})

describe('the Cache API', () => {
  const way: Way = [
    { kind: 'segment', name: 'loggedin', answer: true },
    { kind: 'experience', name: 'e', answer: 'loud & clear' },
    { kind: 'dismissal', name: 'd', answer: false },
    { kind: 'feature', name: 'hostedVideo', answer: true },
  ]

  it('hands pages and what they ask to other isolates', async () => {
    const { isolate, page } = setUp()
    await keep(isolate(), page('Grüße 👟', { way }))
    const other = isolate()
    expect(await other.find(home, visitorLike(way))).toMatchObject({ decisions: keyOf(way), isKnown: true })
    expect([await find(other, visitorLike(way)), await find(other)]).toEqual(['Grüße 👟', null])
  })

  it('tells an isolate what others have learned since, and has what each of them knows', async () => {
    const { isolate, page } = setUp()
    const [one, other] = [isolate(), isolate()]
    await keep(one, page('for a', { way: shown('a') }))
    expect(await find(other, visitorLike(shown('b')))).toBeNull()
    await keep(one, page('for c', { way: shown('c') }))
    await keep(other, page('for b', { way: shown('b') }))
    expect(await find(other, visitorLike(shown('c')))).toBeNull()
    expect(await find(one, visitorLike(shown('b')))).toBe('for b')
    await keep(one, page('for d', { way: shown('d') }))
    for (const store of [one, other, isolate()])
      for (const answer of ['a', 'b', 'c', 'd'])
        expect(await find(store, visitorLike(shown(answer)))).toBe(`for ${answer}`)
  })

  it('is left alone where any words make an address', async () => {
    const { isolate, page, entries } = setUp()
    const search = addressOf('/en-us/search?q=a', false)
    await keep(isolate(), page('found'), search)
    expect([entries.size, await find(isolate(), nobody, search)]).toEqual([0, null])
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
    expect(await isolate().find(home, nobody)).toEqual({ decisions: '', isKnown: false, page: null })
  })

  it('that has cut a page short has none', async () => {
    const { isolate, page, entries, place } = setUp()
    await keep(isolate(), page('a whole page'))
    const whole = await Promise.all([...entries].map(async ([url, found]) => [url, await found.text()] as const))
    for (const cut of [1, 5, 20, 200]) {
      place.match = async ({ url }) => new Response(new Map(whole).get(url)?.slice(0, -cut))
      expect(await find(isolate())).toBeNull()
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
    expect(await find(store)).toBeNull()
    await keep(store, page('home'))
    expect(await find(store)).toBe('home')
  })
})
