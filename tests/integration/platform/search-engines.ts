import { expect, vi } from 'vitest'
import type { Catalogue } from '../../harness/seeded-state.ts'
import { startTypesenseStub } from '../../harness/typesense-stub.ts'
import { type Platform, startPlatform } from './platform.ts'

export const searchEngines = ['embedded index', 'Typesense server'] as const
type Engine = (typeof searchEngines)[number]

type Searching = Platform & {
  /** Resolves once the engine has every product that was sent. */
  readonly hasAll: () => Promise<void>
}

/** A platform that searches with one of the engines. */
export async function startSearching(engine: Engine, catalogue: Catalogue = 'empty'): Promise<Searching> {
  if (engine === 'embedded index') return { ...(await startPlatform({}, catalogue)), hasAll: async () => undefined }
  const stub = await startTypesenseStub()
  const platform = await startPlatform(stub.vars, catalogue)
  const hasAll = async () => {
    // Also before the first test, where nothing can be polled.
    await vi.waitFor(async () => {
      expect(await platform.admin('/search/fill')).toMatchObject({ body: { waiting: 0 } })
    }, patiently)
  }
  if (catalogue === 'demo') {
    await platform.admin('/search/fill', {})
    await hasAll()
  }
  return {
    ...platform,
    hasAll,
    async close() {
      await platform.close()
      // Without the server every search would have been answered all the same.
      expect(stub.asked).toContain('POST /multi_search')
      expect(platform.logs().filter(({ message }) => message.includes('search.no-answer'))).toEqual([])
      stub.close()
    },
  }
}
const patiently = { timeout: 120_000, interval: 200 }
