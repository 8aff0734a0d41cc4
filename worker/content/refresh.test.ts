import { expect, it } from 'vitest'
import { fail, succeed } from '../services/result.ts'
import { refreshContent } from './refresh.ts'

const key = 'content/kerb-en-us/page/home'

function setUp(...kept: readonly [string, unknown][]) {
  const documents = new Map<string, unknown>(kept)
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

it('never puts an older revision, or none, in the place of a newer', async () => {
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
