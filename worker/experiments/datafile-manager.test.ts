import { describe, expect, it } from 'vitest'
import { withFields } from './datafile.fixtures.ts'
import {
  createDatafileManager,
  type DatafileAnswer,
  type DatafileEdges,
  type StoredDatafile,
} from './datafile-manager.ts'

const answer = (status: number, json = '', lastModified: string | null = null): DatafileAnswer => ({
  status,
  lastModified,
  text: () => Promise.resolve(json),
})
const revision = (number: number) => withFields({ revision: String(number) })
const forever = <T>() => new Promise<T>(() => undefined)

/** Time passes only while somebody waits: each wait moves the clock, the shortest first. */
function world(answers: (() => Promise<DatafileAnswer>)[], copy: () => Promise<unknown> = () => Promise.resolve(null)) {
  let now = 1_000_000
  const asked: Readonly<Record<string, string>>[] = []
  const written: StoredDatafile[] = []
  const reported: string[] = []
  const waiting: { readonly at: number; readonly wake: () => void }[] = []
  const edges: DatafileEdges = {
    fetch(headers) {
      asked.push(headers)
      return (answers.shift() ?? (() => Promise.resolve(answer(500))))()
    },
    readCopy: copy,
    writeCopy: (datafile) => Promise.resolve(written.push(datafile)),
    now: () => now,
    wait: (ms) => new Promise<void>((wake) => waiting.push({ at: now + ms, wake })),
    report: (event, details) => reported.push(`${event}: ${Object.values(details).join(', ')}`),
  }
  return {
    edges,
    asked,
    written,
    reported,
    pass: (ms: number) => {
      now += ms
    },
    /** Lets time pass until `work` is done. */
    async until<T>(work: Promise<T> | null): Promise<T | null> {
      let done = false
      const ended = Promise.resolve(work).finally(() => {
        done = true
      })
      while (!done) {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        if (done) break
        waiting.sort((one, other) => one.at - other.at)
        const next = waiting.shift()
        if (!next) continue
        now = Math.max(now, next.at)
        next.wake()
      }
      return ended
    },
  }
}

describe('a datafile manager', () => {
  it('is ready once a datafile came from the network, and keeps a copy', async () => {
    const { edges, asked, written, until } = world([async () => answer(200, revision(1), 'Mon')])
    const manager = createDatafileManager(edges)
    expect(manager.current()).toBeNull()
    expect(await until(manager.onReady())).toEqual({ success: true })
    expect(manager.current()?.revision).toBe('1')
    expect(asked).toEqual([{}])
    expect(written).toEqual([{ json: revision(1), lastModified: 'Mon' }])
  })

  it('is ready from the copy while the network hangs', async () => {
    const { edges, asked, until } = world([forever], async () => ({ json: revision(7), lastModified: 'Sun' }))
    const manager = createDatafileManager(edges)
    expect(await until(manager.onReady())).toEqual({ success: true })
    expect(manager.current()?.revision).toBe('7')
    expect(asked).toEqual([{ 'if-modified-since': 'Sun' }])
  })

  it('asks again after five minutes, and only for what is newer', async () => {
    const fresh = world([
      async () => answer(200, revision(1), 'Mon'),
      async () => answer(304),
      async () => answer(200, revision(2), 'Tue'),
    ])
    const manager = createDatafileManager(fresh.edges)
    const seen: unknown[] = []
    for (const ms of [0, 299_999, 1, 299_999, 1]) {
      fresh.pass(ms)
      await fresh.until(manager.refresh())
      seen.push([fresh.asked.length, manager.current()?.revision])
    }
    expect(seen).toEqual([
      [1, '1'],
      [1, '1'],
      [2, '1'],
      [2, '1'],
      [3, '2'],
    ])
    expect(fresh.asked.slice(1)).toEqual([{ 'if-modified-since': 'Mon' }, { 'if-modified-since': 'Mon' }])
    expect(fresh.written.map(({ lastModified }) => lastModified)).toEqual(['Mon', 'Tue'])
  })

  it('does not compile what it has', async () => {
    const { edges, until, pass } = world([async () => answer(200, revision(1)), async () => answer(200, revision(1))])
    const manager = createDatafileManager(edges)
    await until(manager.refresh())
    const first = manager.current()
    pass(300_000)
    await until(manager.refresh())
    expect(manager.current()).toBe(first)
  })

  it('asks again when the clock was set back', async () => {
    const { edges, asked, until, pass } = world([async () => answer(200, revision(1))])
    const manager = createDatafileManager(edges)
    await until(manager.refresh())
    pass(-86_400_000)
    await until(manager.refresh())
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['corrupt', revision(2).slice(0, -9), 'malformed'],
    ['without its fields', '{"version":"4"}', 'projectId: is missing'],
    ['of version 5', withFields({ version: '5' }), 'version: 5'],
    ['grown twenty times', withFields({ rollouts: [{ note: 'x'.repeat(60_000) }] }), '20 times'],
    ['huge', ' '.repeat(10_000_001), '20 times'],
  ])('keeps the last good datafile when the next is %s', async (_, json, fault) => {
    const { edges, reported, written, until, pass } = world([
      async () => answer(200, revision(1)),
      async () => answer(200, json),
    ])
    const manager = createDatafileManager(edges)
    await until(manager.refresh())
    pass(300_000)
    await until(manager.refresh())
    expect(manager.current()?.revision).toBe('1')
    expect(reported).toEqual([expect.stringContaining(fault)])
    expect(written).toHaveLength(1)
    expect(await until(manager.onReady())).toEqual({ success: true })
  })

  it.each([
    ['fails', async () => answer(503)],
    ['breaks off', async () => ({ ...answer(200), text: () => Promise.reject(new Error('reset')) })],
    ['says unchanged to who has nothing', async () => answer(304)],
    ['is not there', () => Promise.reject(new Error('refused'))],
  ])('asks again after a delay when the server %s', async (_, first) => {
    const { edges, asked, reported, until } = world([first, async () => answer(200, revision(1))])
    const manager = createDatafileManager(edges)
    expect(await until(manager.onReady())).toEqual({ success: true })
    expect(asked).toHaveLength(2)
    expect(reported).toEqual([expect.stringContaining('datafile.failed')])
  })

  it('says so when it fails without updates', async () => {
    const { edges, until } = world([async () => answer(500)])
    expect(await until(createDatafileManager(edges, { autoUpdate: false }).onReady())).toEqual({
      success: false,
      reason: 'Failed to become ready',
    })
  })

  it('answers the first fault of a datafile when there is no other', async () => {
    const { edges, until } = world([async () => answer(200, '{"version":"4"}')])
    expect(await until(createDatafileManager(edges).onReady())).toEqual({
      success: false,
      reason: 'Datafile is invalid - property projectId: is missing and it is required',
    })
  })

  it.each([
    [{ timeout: 1500 }, 1500],
    [{ timeout: 0 }, 0],
    [{}, 30_000],
    [{ timeout: 'soon' }, 30_000],
    [{ timeout: Number.NaN }, 30_000],
  ])('stops waiting: %j', async (options, ms) => {
    const { edges, until } = world([forever, forever, forever, forever, forever, forever, forever], forever)
    const manager = createDatafileManager(edges)
    const started = edges.now()
    expect(await until(manager.onReady(options))).toEqual({
      success: false,
      reason: `onReady timeout expired after ${ms} ms`,
    })
    expect(edges.now() - started).toBe(ms)
  })

  it('is closed when it has been stopped, and asks no more', async () => {
    const { edges, asked, until } = world([forever])
    const manager = createDatafileManager(edges)
    const ready = manager.onReady()
    manager.stop()
    expect(await until(ready)).toEqual({ success: false, reason: 'Instance closed' })
    await until(manager.refresh())
    expect(asked.length).toBeLessThan(2)
  })

  it.each([null, 'text', [], { json: 5 }, { json: '{', lastModified: 3 }])(
    'does without a copy such as %j',
    async (copy) => {
      const { edges, until } = world([async () => answer(200, revision(1))], async () => copy)
      expect(await until(createDatafileManager(edges).onReady())).toEqual({ success: true })
    },
  )

  it.each([
    ['fails', () => Promise.reject(new Error('KV'))],
    ['hangs', forever],
  ])('does without a store that %s', async (_, copy) => {
    const { edges, until } = world([async () => answer(200, revision(1))], copy)
    expect(await until(createDatafileManager(edges).onReady())).toEqual({ success: true })
  })

  it('asks once for many requests at once', async () => {
    const { edges, asked, until } = world([async () => answer(200, revision(1))])
    const manager = createDatafileManager(edges)
    await until(Promise.all(Array.from({ length: 50 }, () => manager.onReady())))
    expect(asked).toHaveLength(1)
  })
})
