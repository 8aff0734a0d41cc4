import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeKv } from './fake-kv.fixtures.ts'
import { createPurges, isPurged, type Purge } from './purges.ts'

afterEach(() => vi.restoreAllMocks())

/** Isolates that share a KV and a clock. */
function setUp() {
  const kv = fakeKv()
  let now = 1_763_800_000_000
  const isolate = () => {
    const heard: Purge[] = []
    const purges = createPurges(
      kv.namespace,
      () => now,
      (fresh) => heard.push(...fresh),
    )
    return { ...purges, heard: () => heard.flatMap(({ ids }) => ids) }
  }
  return {
    kv,
    isolate,
    now: () => now,
    pass: (ms: number): void => {
      now += ms
    },
  }
}
const made = (madeAt: number, ...tags: string[]) => ({ madeAt, tags })

describe('a purge', () => {
  it('is heard by every other isolate once, within five seconds', async () => {
    const { isolate, now, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await other.refresh()
    await one.record({ at: now(), ids: ['page/home', 'product/A1'] })
    pass(4999)
    await other.refresh()
    expect(other.heard()).toEqual([])
    pass(1)
    await Promise.all([other.refresh(), one.refresh()])
    pass(5000)
    await Promise.all([other.refresh(), one.refresh()])
    expect([other.heard(), one.heard()]).toEqual([['page/home', 'product/A1'], []])
  })

  it('doesn’t overwrite another of the same millisecond', async () => {
    const { isolate, now } = setUp()
    const [one, other, third] = [isolate(), isolate(), isolate()]
    await Promise.all([one.record({ at: now(), ids: ['menu'] }), other.record({ at: now(), ids: ['footer'] })])
    await third.refresh()
    expect(third.heard().sort()).toEqual(['footer', 'menu'])
  })

  it('may name a thousand ids of any length and letters', async () => {
    const { isolate, now } = setUp()
    const ids = Array.from({ length: 1000 }, (_, index) => `${index}-`.padEnd(200, index % 2 ? '長' : '"'))
    await isolate().record({ at: now(), ids })
    const other = isolate()
    await other.refresh()
    expect(other.heard().sort()).toEqual(ids.sort())
  })

  it('is heard though there were thousands before it', async () => {
    const { isolate, now, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    for (let count = 0; count < 2500; count += 1) {
      pass(1)
      await one.record({ at: now(), ids: [`product/${count}`] })
    }
    await other.refresh()
    expect(other.heard()).toHaveLength(2500)
    pass(5000)
    await one.record({ at: now(), ids: ['menu'] })
    await other.refresh()
    expect(other.heard().at(-1)).toBe('menu')
  })

  it('is one of everything where there are more than anybody reads', async () => {
    const { isolate, now } = setUp()
    const one = isolate()
    await Promise.all(
      Array.from({ length: 10_001 }, (_, index) => one.record({ at: now(), ids: [`product/${index}`] })),
    )
    const other = isolate()
    await other.refresh()
    expect(other.heard()).toContain('*')
  })

  it('is forgotten with the last page that it could mean', async () => {
    const { isolate, now, pass } = setUp()
    const one = isolate()
    await one.record({ at: now(), ids: ['menu'] })
    pass(86_400_000)
    await one.refresh()
    expect(one.ofOwn()).toEqual([])
  })

  it('that can’t be written is told; one that can’t be read is heard later', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { kv, isolate, now, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    kv.fail(true)
    await expect(one.record({ at: now(), ids: ['menu'] })).rejects.toThrow()
    await other.refresh()
    kv.fail(false)
    await one.record({ at: now(), ids: ['footer'] })
    pass(5000)
    await other.refresh()
    expect(other.heard()).toEqual(['footer'])
  })

  it('leaves out a key that holds none', async () => {
    const { kv, isolate, now } = setUp()
    const one = isolate()
    await kv.namespace.put('purge/1', '', { metadata: { at: 'soon', ids: 'all' } })
    await kv.namespace.put('purge/2', '')
    await one.record({ at: now(), ids: ['menu'] })
    const other = isolate()
    await other.refresh()
    expect(other.heard()).toEqual(['menu'])
  })
})

describe('a page', () => {
  it('that was made before an isolate heard of a purge shows what was there before it', async () => {
    const { isolate, now, pass } = setUp()
    const [one, other] = [isolate(), isolate()]
    await other.refresh()
    const purgedAt = now()
    await one.record({ at: purgedAt, ids: ['menu'] })
    pass(5000)
    await other.refresh()
    const between = made(purgedAt + 3000, 'content/kerb-en-us/menu')
    expect([isPurged(between, other.ofOwn()), isPurged(between, one.ofOwn())]).toEqual([true, false])
    expect([isPurged(between, one.ofOthers()), isPurged(between, other.ofOthers())]).toEqual([true, true])
    const later = made(purgedAt + 70_000, 'content/kerb-en-us/menu')
    expect([isPurged(later, one.ofOthers()), isPurged(later, other.ofOwn())]).toEqual([false, false])
  })

  it.each([
    ['page/home', true],
    ['kerb-en-us/page/home', true],
    ['kerb-de-de/page/home', false],
    ['page/hom', false],
    ['home', false],
    ['catalog', true],
    ['product/A1', true],
    ['product/A', false],
    ['articles', true],
    ['*', true],
    ['__proto__', false],
  ])('purged by %s: %s', (id, expected) => {
    const tags = ['content/kerb-en-us/page/home', 'catalog', 'product/A1', 'content/kerb-en-us/articles/["a",[],0,12]']
    expect(isPurged(made(1, ...tags), [{ at: 1, ids: [id] }])).toBe(expected)
    expect(isPurged(made(2, ...tags), [{ at: 1, ids: [id] }])).toBe(false)
  })
})
