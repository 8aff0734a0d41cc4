import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startReads } from '../context/page-reads.ts'
import type { RequestContext } from '../context/request-context.ts'
import { fail } from '../services/result.ts'
import { startTrace } from '../services/trace.ts'
import { createContentCache } from './content-cache.ts'
import { createContentReader } from './content-reader.ts'

beforeEach(() => {
  vi.stubGlobal('scheduler', { wait: () => new Promise(() => undefined) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('ids that no document has leave nothing in KV', async () => {
  const writes: string[] = []
  const kv = {
    get: async () => null,
    put: async (key: string) => {
      writes.push(key)
    },
  } as unknown as Parameters<typeof createContentReader>[0]
  const background: Promise<unknown>[] = []
  const context = {
    locale: 'en-us',
    config: { BRAND: 'kerb' },
    preview: null,
    trace: startTrace(),
    reads: startReads(),
    call: async () => fail({ code: 'API404', status: 404, message: '', details: {}, cause: 'answer' }),
    background: (work: Promise<unknown>) => background.push(work),
  } as unknown as RequestContext
  const content = createContentReader(kv)
  for (let index = 0; index < 5; index += 1) {
    const results = await Promise.all([
      content.page(context, `nowhere-${index}`),
      content.category(context, `99${index}`),
      content.product(context, `NOSUCH${index}`),
      content.fragment(context, `none-${index}`),
    ])
    expect(results.map(({ state }) => state)).toEqual(['absent', 'absent', 'absent', 'absent'])
  }
  await content.popups(context)
  await Promise.all(background)
  expect(writes).toEqual([])
})

it('a missing part is requested again in the background, and the page never waits for a service that hangs', async () => {
  let now = 0
  let requestCount = 0
  const kv = { get: async () => null, put: async () => undefined } as unknown as Parameters<
    typeof createContentReader
  >[0]
  const context = {
    locale: 'en-us',
    config: { BRAND: 'kerb' },
    preview: null,
    trace: startTrace(),
    reads: startReads(),
    call: async () => {
      requestCount += 1
      if (now > 0) return new Promise(() => undefined)
      return fail({ code: 'API404', status: 404, message: '', details: {}, cause: 'answer' })
    },
    background: () => undefined,
  } as unknown as RequestContext
  const content = createContentReader(
    kv,
    createContentCache(() => now),
  )
  await content.category(context, '1000')
  now = 300_000
  expect(await content.category(context, '1000')).toMatchObject({ document: null, state: 'absent', ageSeconds: 300 })
  expect(requestCount).toBe(2)
})
