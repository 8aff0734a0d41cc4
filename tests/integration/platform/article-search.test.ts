import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
const care = { id: 'care', label: 'Care' }
const fit = { id: 'fit', label: 'Fit' }

const article = (key: string, revision: number, fields: object = {}, entry: object = {}) => ({
  siteId: 'kerb-en-us',
  kind: 'article',
  key,
  revision,
  document: { id: key, url: `/stories/${key}`, title: `Story ${key}`, tags: [care], ...fields },
  ...entry,
})

beforeAll(async () => {
  platform = await startPlatform()
  const { body } = await platform.admin('/content/documents', {
    documents: [
      article('soles', 1, { title: 'Old soles' }),
      article('soles', 2, { title: 'White soles', publishedAt: '2026-11-02T00:00:00Z' }),
      article('boots', 1, { tags: [care, fit], publishedAt: '2026-11-03T00:00:00Z', summary: 'Wet, then dry' }),
      article('later', 1, {}, { publishFrom: '2099-06-01T00:00:00Z' }),
      article('elsewhere', 1, {}, { siteId: 'kerb-de-de' }),
      { ...article('broken', 1), document: { id: 'broken', title: 'No address' } },
    ],
  })
  expect(body).toMatchObject({ written: 5, failed: [{ reason: expect.stringContaining('document.url') }] })
})
afterAll(() => platform.close())

type Query = { tagId?: string[]; query?: string; limit?: number; offset?: number }
const search = (query: Query = {}, mode: 'publish' | 'preview' = 'publish', date?: string) =>
  platform.call(
    'content.search',
    { params: { mode, siteId: 'kerb-en-us', searchType: 'article' }, query },
    'en-us',
    date ? { 'x-preview-date': date } : {},
  )

describe('article search', () => {
  it('finds the newest revision of what is published for the site', async () => {
    const { result, facets, numFound } = await search()
    expect(result.map(({ title }) => title)).toEqual(['Story boots', 'White soles'])
    expect([numFound, facets]).toEqual([2, [care, fit]])
  })

  it('wants every tag that is given, once or repeatedly, and every word', async () => {
    expect((await search({ tagId: ['care'] })).numFound).toBe(2)
    expect((await search({ tagId: ['care', 'fit'] })).result.map(({ id }) => id)).toEqual(['boots'])
    expect((await search({ query: 'dry wet' })).result.map(({ id }) => id)).toEqual(['boots'])
    expect(await search({ query: 'nowhere' })).toEqual({ result: [], facets: [], numFound: 0 })
  })

  it('returns four results by default, from the given offset', async () => {
    const fields = Array.from({ length: 6 }, (_, index) => article(`more-${index}`, 1, { tags: [fit] }))
    await platform.admin('/content/documents', { documents: fields })
    expect((await search()).result).toHaveLength(4)
    expect((await search({ offset: 6, limit: 50 })).result).toHaveLength(2)
    expect((await search({ offset: 60 })).numFound).toBe(8)
  })

  it('shows an editor what will be published', async () => {
    const ids = async (date?: string) => (await search({ limit: 50 }, 'preview', date)).result.map(({ id }) => id)
    expect(await ids('2099-07-01')).toContain('later')
    expect(await ids('2098-07-01')).not.toContain('later')
    expect(await ids()).toContain('later')
  })

  it('returns articles only, and refuses an excessive limit', async () => {
    const request = (searchType: string, limit: number) =>
      platform.ask('content.search', {
        params: { mode: 'publish', siteId: 'kerb-en-us', searchType },
        query: { limit },
      })
    expect((await request('recipe', 4)).body).toMatchObject({ result: [], numFound: 0 })
    expect((await request('article', 51)).status).toBe(400)
  })
})
