import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CachePolicy, createCache } from './cache.ts'
import { fail, type Result, succeed } from './result.ts'

const policy: CachePolicy = { name: 'test', fresh: 10, stale: 100, ifError: 1000 }
const down: Result<never> = fail({ code: 'API503', status: 503, message: '', details: {}, cause: 'network' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp() {
  const cache = createCache<number>(2)
  const load = vi.fn<() => Promise<Result<number>>>()
  const background: Promise<unknown>[] = []
  const read = (key = 'a', options: { readonly patienceMs?: number } = {}) =>
    cache.read(key, () => policy, load, { background: (work) => background.push(work), ...options })
  return { cache, load, read, settled: () => Promise.all(background) }
}

describe('a cached read', () => {
  it('loads once while the answer is fresh', async () => {
    const { load, read } = setUp()
    load.mockResolvedValue(succeed(1))
    expect((await read()).freshness).toBe('miss')
    vi.advanceTimersByTime(9_000)
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 1 } })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('serves a stale answer at once and refreshes behind it', async () => {
    const { load, read, settled } = setUp()
    load.mockResolvedValueOnce(succeed(1)).mockResolvedValueOnce(succeed(2))
    await read()
    vi.advanceTimersByTime(50_000)
    expect(await read()).toMatchObject({ freshness: 'stale', result: { value: 1 } })
    await settled()
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 2 } })
  })

  it('loads once for simultaneous reads', async () => {
    const { load, read } = setUp()
    load.mockResolvedValue(succeed(1))
    const reads = Promise.all([read(), read(), read()])
    await vi.advanceTimersByTimeAsync(50)
    expect((await reads).map(({ result }) => result)).toEqual([succeed(1), succeed(1), succeed(1)])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads for itself when the request it waits for never ends', async () => {
    const { load, read } = setUp()
    load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(succeed(7))
    void read()
    const second = read()
    await vi.advanceTimersByTimeAsync(9_100)
    expect((await second).result).toEqual(succeed(7))
  })

  it('is waited for no longer than its reader has patience, and kept when it comes', async () => {
    const { load, read } = setUp()
    let answer = (_: Result<number>): void => undefined
    load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const reads = [read('a', { patienceMs: 500 }), read('a', { patienceMs: 500 }), read()]
    await vi.advanceTimersByTimeAsync(600)
    for (const early of reads.slice(0, 2))
      expect((await early)?.result).toMatchObject({ ok: false, failure: { code: 'API504' } })
    answer(succeed(4))
    await vi.advanceTimersByTimeAsync(100)
    expect((await reads[2])?.result).toEqual(succeed(4))
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 4 } })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('lets an old answer stand in at once after one reader has waited for a slow refresh', async () => {
    const { load, read } = setUp()
    load.mockResolvedValueOnce(succeed(1)).mockReturnValue(new Promise(() => undefined))
    await read()
    vi.advanceTimersByTime(200_000)
    const waiting = read('a', { patienceMs: 500 })
    await vi.advanceTimersByTimeAsync(500)
    expect(await waiting).toMatchObject({ freshness: 'error', result: { value: 1 } })
    expect(await read('a', { patienceMs: 500 })).toMatchObject({ freshness: 'error', result: { value: 1 } })
  })

  it('lets an old answer stand in for a service that is down, and leaves the service alone for a while', async () => {
    const { load, read, settled } = setUp()
    load.mockResolvedValueOnce(succeed(1)).mockResolvedValue(down)
    await read()
    vi.advanceTimersByTime(200_000)
    expect(await read()).toMatchObject({ freshness: 'error', result: { value: 1 } })
    await read()
    await settled()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tells the failure when there is nothing to stand in, and never keeps it', async () => {
    const { load, read } = setUp()
    load.mockResolvedValueOnce(down).mockResolvedValueOnce(succeed(3))
    expect((await read()).result).toEqual(down)
    expect((await read()).result).toEqual(succeed(3))
  })

  it('forgets the oldest when it is full', async () => {
    const { load, read } = setUp()
    load.mockResolvedValue(succeed(1))
    for (const key of ['a', 'b', 'c', 'a']) await read(key)
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('does not keep an answer whose load began before a purge', async () => {
    const { cache, load, read, settled } = setUp()
    const answers: ((result: Result<number>) => void)[] = []
    load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const before = read()
    await vi.advanceTimersByTimeAsync(0)
    cache.forget(() => true)
    const after = read()
    await vi.advanceTimersByTimeAsync(0)
    answers[1]?.(succeed(2))
    await after
    answers[0]?.(succeed(1))
    expect(await before).toMatchObject({ result: { value: 1 } })
    await settled()
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 2 } })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('expires with the answer’s own validity, fresh or stale, and loads again', async () => {
    const { load, read } = setUp()
    load.mockResolvedValueOnce(succeed(1, Date.now() + 4_000)).mockResolvedValueOnce(succeed(2, Date.now() + 30_000))
    load.mockResolvedValueOnce(succeed(3))
    await read()
    vi.advanceTimersByTime(3_999)
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 1 } })
    vi.advanceTimersByTime(1)
    expect(await read()).toMatchObject({ freshness: 'miss', result: { value: 2 } })
    vi.advanceTimersByTime(26_000)
    expect(await read()).toMatchObject({ freshness: 'miss', result: { value: 3 } })
  })

  it('loads once more when an answer has expired on arrival', async () => {
    const { load, read } = setUp()
    load.mockResolvedValueOnce(succeed(1, Date.now())).mockResolvedValueOnce(succeed(2))
    expect((await read()).result).toMatchObject({ value: 2 })
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('lets what is over stand in for a service that is down after the end, not for one that was down before', async () => {
    const { load, read, settled } = setUp()
    load.mockResolvedValueOnce(succeed(1, Date.now() + 60_000)).mockResolvedValueOnce(down)
    await read()
    vi.advanceTimersByTime(59_000)
    expect((await read()).freshness).toBe('stale')
    await settled()
    vi.advanceTimersByTime(1_000)
    load.mockResolvedValueOnce(succeed(2, Date.now() + 1_000))
    expect(await read()).toMatchObject({ freshness: 'miss', result: { value: 2 } })
    vi.advanceTimersByTime(1_000)
    load.mockResolvedValue(down)
    expect(await read()).toMatchObject({ freshness: 'error', result: { value: 2 } })
  })

  it('takes what another isolate has read since, once it is no longer fresh itself', async () => {
    const { cache, load } = setUp()
    load.mockResolvedValue(succeed(1))
    const tier = { read: vi.fn(async () => ({ value: 2, storedAt: Date.now(), validUntil: Infinity })), write: vi.fn() }
    const read = () => cache.read('a', () => policy, load, { background: () => undefined, tier })
    tier.read.mockResolvedValueOnce(null as never)
    expect((await read()).result).toMatchObject({ value: 1 })
    vi.advanceTimersByTime(9_000)
    expect((await read()).result).toMatchObject({ value: 1 })
    vi.advanceTimersByTime(2_000)
    expect(await read()).toMatchObject({ freshness: 'fresh', result: { value: 2 } })
    expect(tier.read).toHaveBeenCalledTimes(2)
  })
})
