import { expect, it } from 'vitest'
import { fail, succeed } from '../services/result.ts'
import { keysOf, refreshContent } from './refresh.ts'

const key = 'content/kerb-en-us/page/home'

function setUp(...cached: readonly [string, unknown][]) {
  const documents = new Map<string, unknown>(cached)
  const store = {
    current: (of: string) => documents.get(of) ?? null,
    keep: async (of: string, document: unknown) => void documents.set(of, document),
  }
  return {
    documents,
    refresh: (answer: unknown, keys = [key]) => refreshContent(keys, async () => succeed(answer), store),
    store,
  }
}

it('keeps what is newer or as new', async () => {
  const { refresh, documents } = setUp()
  await refresh({ revision: 1 })
  await refresh({ revision: 2 })
  await refresh({ revision: 2, title: 'again' })
  expect(documents.get(key)).toEqual({ revision: 2, title: 'again' })
})

it('never replaces a newer revision by an older one or by nothing', async () => {
  const { refresh, documents } = setUp([key, { revision: 3 }])
  await refresh({ revision: 2 })
  await refresh(null)
  expect(documents.get(key)).toEqual({ revision: 3 })
})

it('tells the age of pop-ups by all of them', async () => {
  const { refresh, documents } = setUp([key, { popups: [{ revision: 2 }, { revision: 1 }] }])
  await refresh({ popups: [{ revision: 1 }, { revision: 1 }] })
  expect(documents.get(key)).toEqual({ popups: [{ revision: 2 }, { revision: 1 }] })
  await refresh({ popups: [{ revision: 2 }, { revision: 2 }] })
  expect(documents.get(key)).toEqual({ popups: [{ revision: 2 }, { revision: 2 }] })
})

it('leaves what is kept alone when the service fails', async () => {
  const { store, documents } = setUp([key, { revision: 1 }])
  const down = fail({ code: 'API503', status: 503, message: '', details: {}, cause: 'network' })
  await refreshContent([key], async () => down, store)
  expect(documents.get(key)).toEqual({ revision: 1 })
})

it('stores that a document is gone, so that other isolates see it', async () => {
  const { documents, store } = setUp()
  const notFound = fail({ code: 'API404', status: 404, message: '', details: {}, cause: 'answer' })
  await refreshContent([key], async () => notFound, store)
  expect(documents.has(key)).toBe(true)
  expect(documents.get(key)).toBeNull()
  await refreshContent(['content/kerb-en-us/articles/x'], () => undefined, store)
  expect(documents.size).toBe(1)
})

it('knows the keys of a document of one site, and of all', () => {
  expect(keysOf(['kerb-en-us/page/home'], 'kerb')).toEqual([key])
  expect(keysOf(['fragment/note'], 'kerb')).toContain('content/kerb-de-de/fragment/note')
})
