import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'

let platform: Platform
const siteId = 'kerb-en-us'
const page = (key: string, blocks: readonly unknown[], fields = {}) => ({
  siteId,
  kind: 'page',
  key,
  revision: 1,
  document: { id: key, slug: key, title: `Page ${key}`, seo: { title: key, description: '' }, blocks },
  ...fields,
})
const fragment = (key: string, blocks: readonly unknown[], revision = 1) => ({
  siteId: null,
  kind: 'fragment',
  key,
  revision,
  document: { id: key, blocks },
})
const popup = (key: string, fields = {}) => ({
  siteId,
  kind: 'popup',
  key,
  revision: 1,
  document: { type: 'pop-up', name: key, ...fields },
})
const says = (html: string) => ({ type: 'rich-text', html })
const includes = (fragmentId: string) => ({ type: 'fragment', fragmentId })
type Report = {
  written: number
  unchanged: number
  failed: { id: string; reason: string }[]
  warnings?: { id: string; reason: string }[]
}
const write = async (...documents: readonly unknown[]): Promise<Report> =>
  (await platform.admin('/content/documents', { documents })).body as Report

beforeAll(async () => {
  platform = await startPlatform()
  const report = await write(
    page('landing', [{ type: 'hero', variant: 'below-image', name: 'Opening' }, includes('note')]),
    page('landing/deep', [{ type: 'collection', items: [{ type: 'hero', title: 'Inside' }] }]),
    page('plain', [says('x')], { document: { ...page('plain', []).document, variant: 'calm', blocks: [says('x')] } }),
    page('shown', [says('first')]),
    page('shown', [says('window')], {
      revision: 2,
      publishFrom: '2031-03-01T00:00:00+01:00',
      publishUntil: '2031-04-01T00:00:00Z',
    }),
    fragment('note', [says('note'), includes('deeper')]),
    fragment('deeper', [says('deeper')]),
    popup('zebra', { position: 1 }),
    popup('apple'),
    popup('bear', { position: 2 }),
    popup('ant'),
  )
  expect(report.failed).toEqual([])
})
afterAll(() => platform.close())

const publish = { mode: 'publish', siteId } as const
const preview = { mode: 'preview', siteId } as const
const on = (date: string) => ({ 'x-preview-date': date })

describe('the content service', () => {
  it('gives a page with its fragments inside it, and one without', async () => {
    const { blocks } = await platform.call('content.augmentedPage', { params: { ...publish, page: 'landing' } })
    expect(blocks[1]).toEqual({
      type: 'fragment',
      fragmentId: 'note',
      blocks: [says('note'), { type: 'fragment', fragmentId: 'deeper', blocks: [says('deeper')] }],
    })
    const plain = await platform.call('content.page', { params: { ...publish, page: 'landing' } })
    expect(plain.blocks[1]).toEqual(includes('note'))
  })

  it('opens and closes a window to the instant', async () => {
    const shown = async (date?: string) => {
      const params = { ...preview, page: 'shown' }
      const { revision } = await platform.call('content.page', { params }, 'en-us', date ? on(date) : {})
      return revision
    }
    expect(await shown('2031-02-28T22:59:59.999Z')).toBe(1)
    expect(await shown('2031-02-28T23:00:00Z')).toBe(2)
    expect(await shown('2031-03-31T23:59:59.999Z')).toBe(2)
    expect(await shown('2031-04-01T00:00:00Z')).toBe(1)
    expect(await shown()).toBe(2)
    const now = await platform.call(
      'content.page',
      { params: { ...publish, page: 'shown' } },
      'en-us',
      on('2031-03-15'),
    )
    expect(now.revision).toBe(1)
  })

  it('refuses an invalid preview date on every path', async () => {
    const request = (
      id: 'content.popups' | 'content.children' | 'content.search' | 'content.showcase',
      params: object,
    ) => platform.ask(id, { params: { ...preview, ...params } } as never, 'en-us', on('soon'))
    const answers: Answer[] = [
      await request('content.popups', {}),
      await request('content.children', { parentPageSlug: 'landing' }),
      await request('content.search', { searchType: 'article' }),
      await request('content.showcase', { docType: 'page' }),
    ]
    for (const answer of answers) {
      expect([answer.status, errorIdOf(answer)]).toEqual([400, 'API400'])
      expect(JSON.stringify(answer.body)).toContain('headers.x-preview-date')
    }
  })

  it('knows no site of another place', async () => {
    const elsewhere = { mode: 'publish', siteId: 'kerb-xx-yy' } as const
    const answers = [
      await platform.ask('content.page', { params: { ...elsewhere, page: 'home' } }),
      await platform.ask('content.popups', { params: elsewhere }),
      await platform.ask('content.showcase', { params: { ...elsewhere, docType: 'page' } }),
    ]
    for (const answer of answers) expect([answer.status, errorIdOf(answer)]).toEqual([404, 'API404'])
    const unusual = await platform.ask('content.popups', { params: { mode: 'publish', siteId: 'KERB' } })
    expect(unusual.status).toBe(400)
    const draft = await platform.ask('content.popups', { params: { mode: 'draft' as 'publish', siteId } })
    expect(draft.status).toBe(400)
  })

  it('orders pop-ups by position, then key', async () => {
    const { popups } = await platform.call('content.popups', { params: publish })
    expect(popups.map(({ id }) => id)).toEqual(['zebra', 'bear', 'ant', 'apple'])
    expect(popups[0]?.block).toEqual({ type: 'pop-up', name: 'zebra' })
  })

  it('searches articles only', async () => {
    const request = { params: { ...publish, searchType: 'recipes' } }
    expect(await platform.call('content.search', request)).toEqual({ result: [], facets: [], numFound: 0 })
  })

  it('lists the pages below one', async () => {
    const { children } = await platform.call('content.children', { params: { ...publish, parentPageSlug: 'landing' } })
    expect(children.map(({ slug }) => slug)).toEqual(['landing/deep'])
  })

  describe('its showcase', () => {
    const showcase = (docType: string, query = {}) =>
      platform.call('content.showcase', { params: { ...preview, docType }, query })

    it('lists a kind of document by key', async () => {
      const { total, results } = await showcase('page')
      expect(total).toBe(4)
      expect(results[0]).toEqual({ id: 'landing', name: 'Page landing' })
      expect((await showcase('fragment')).results.map(({ id }) => id)).toEqual(['deeper', 'note'])
    })

    it('lists a type of block by where it is', async () => {
      expect((await showcase('hero')).results).toEqual([
        { id: 'page/landing#blocks.0', name: 'Opening' },
        { id: 'page/landing/deep#blocks.0.items.0', name: 'Inside' },
      ])
      expect((await showcase('pop-up')).total).toBe(4)
    })

    it('keeps a layout variant, of the document or of its first block', async () => {
      expect((await showcase('page', { layoutVariant: 'calm' })).results.map(({ id }) => id)).toEqual(['plain'])
      expect((await showcase('page', { layoutVariant: 'below-image' })).results.map(({ id }) => id)).toEqual([
        'landing',
      ])
      expect((await showcase('hero', { layoutVariant: 'below-image' })).total).toBe(1)
      expect(await showcase('page', { layoutVariant: 'none such' })).toEqual({ total: 0, results: [] })
    })

    it('has pages', async () => {
      const { total, results } = await showcase('page', { limit: 2, offset: 3 })
      expect([total, results.map(({ id }) => id)]).toEqual([4, ['shown']])
      const excessive = await platform.ask('content.showcase', {
        params: { ...preview, docType: 'page' },
        query: { limit: 51 },
      })
      expect(excessive.status).toBe(400)
    })
  })
})

describe('writing', () => {
  it('says where every fault is', async () => {
    const { written, failed } = await write(
      page('bad', [
        { type: 'hero', title: 7 },
        { type: 'segmentation', segments: [{ id: 'rich' }] },
      ]),
      page('good', []),
    )
    expect(written).toBe(1)
    expect(failed).toHaveLength(1)
    expect(failed[0]?.reason).toMatch(/document\.blocks\.0\.title: .*; document\.blocks\.1\.segments\.0\.id: /)
  })

  it('takes blocks that it does not know, and tells them', async () => {
    const { written, failed, warnings } = await write(page('odd', [{ type: 'warp-core' }]))
    expect([written, failed]).toEqual([1, []])
    expect(warnings).toEqual([
      { id: 'kerb-en-us|page|odd|1', reason: 'blocks.0.type: "warp-core" is no block of the specification' },
    ])
  })

  it('refuses fragments that come to include themselves, with the chain', async () => {
    const { written, failed } = await write(
      fragment('deeper', [says('x'), includes('note')], 2),
      fragment('ring-a', [includes('ring-b')]),
      fragment('ring-b', [includes('ring-a')]),
      fragment('free', [includes('note')]),
    )
    expect(written).toBe(1)
    expect(failed.map(({ reason }) => reason)).toEqual([
      'document.blocks.1: fragments include each other: deeper > note > deeper',
      'document.blocks.0: fragments include each other: ring-a > ring-b > ring-a',
      'document.blocks.0: fragments include each other: ring-b > ring-a > ring-b',
    ])
  })

  it('refuses what is too deep or too large without breaking', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const body = `{"documents":[{"siteId":"kerb-en-us","kind":"page","key":"deep","revision":1,"document":${deep}}]}`
    const answer = await platform.admin('/content/documents', body)
    expect(answer.status).toBeLessThan(500)
    if (answer.status === 200) expect((answer.body as Report).failed[0]?.reason).toContain('levels inside each other')
    const { failed } = await write(page('large', [says('x'.repeat(1_000_001))]))
    expect(failed[0]?.reason).toContain('bytes')
  })

  it('can be read back by publishers, the newest revision of each', async () => {
    const { body } = await platform.admin(`/content/documents?siteId=${siteId}&kind=page&key=shown`)
    expect(body).toMatchObject({
      documents: [{ siteId, kind: 'page', key: 'shown', revision: 2, publishFrom: '2031-02-28T23:00:00.000Z' }],
      next: null,
    })
    const first = (await platform.admin('/content/documents?siteId=&limit=2')).body as {
      documents: object[]
      next: string
    }
    expect(first.documents).toHaveLength(2)
    const second = (await platform.admin(`/content/documents?siteId=&limit=2&after=${encodeURIComponent(first.next)}`))
      .body as { documents: { key: string }[]; next: null }
    expect(second.documents.map(({ key }) => key)).toEqual(['note'])
    expect((await platform.send('GET', '/admin/content/documents')).status).toBe(401)
    expect((await platform.admin('/content/documents?limit=1000')).status).toBe(400)
  })
})
