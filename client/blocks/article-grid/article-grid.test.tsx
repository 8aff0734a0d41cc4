import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleGridContent, type ArticleSearch } from '../../../shared/content/article.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { articleGridBlocks } from './article-grid.tsx'

const [block] = articleGridBlocks
const article = (id: string) => ({
  id,
  url: `/stories/${id}`,
  title: `Story ${id}`,
  eyebrow: 'Care',
  picture: null,
  publishedAt: '2026-11-20T23:30:00Z',
})
const facets = ['care', 'fit', 'walks'].map((id) => ({ id, label: id.toUpperCase() }))
const found = (numFound: number, shown = numFound): ArticleSearch => ({
  result: Array.from({ length: shown }, (_, index) => article(String(index))),
  facets,
  numFound,
})
function html(articles: ArticleSearch | null, given: object = {}, query: Record<string, string[]> = {}): string {
  const context = fixtureContext({
    articles,
    place: { path: '/en-us/stories', query, categoryId: null, productId: null },
  })
  return renderToString(block?.render(ArticleGridContent.parse(given), context))
}
const hrefs = (markup: string) =>
  [...markup.matchAll(/href="(\/en-us\/stories\?[^"]*|\/en-us\/stories)"/g)].map(([, url]) => url)

describe('article grid', () => {
  it('shows its articles with a date in words, unless it is to be hidden', () => {
    expect(html(found(1))).toContain('<time class="label muted" dateTime="2026-11-20">November 20, 2026</time>')
    expect(html(found(1), { hidePageDate: true })).not.toContain('<time')
  })

  it('leads to every choice as a link, from its first page', () => {
    expect(hrefs(html(found(2), {}, { tagId: ['fit'], offset: ['3'] }))).toEqual([
      '/en-us/stories?tagId=fit&amp;tagId=care',
      '/en-us/stories',
      '/en-us/stories?tagId=fit&amp;tagId=walks',
      '/en-us/stories',
    ])
  })

  it('leads on by a page while there is more', () => {
    expect(html(found(7, 3))).toContain('href="/en-us/stories?offset=3#b-0-3"')
    expect(html(found(7, 6), {}, { offset: ['3'], tagId: ['fit'] })).toContain('?tagId=fit&amp;offset=6#b-0-6"')
    expect(html(found(7, 7))).not.toContain('data-grid="more"')
    expect(html(found(7, 3), { loadMore: false })).not.toContain('data-grid="more"')
  })

  it('goes back to the editor’s tags with clear all, and never shows those that always hold', () => {
    const given = { initialQuery: { tagId: ['care'] }, initialQueryNotFiltered: { tagId: ['walks'] } }
    expect(html(found(1), given)).not.toContain('filters.clear')
    const cleared = html(found(1), given, { tagId: [''] })
    expect(cleared).toContain('<a class="link" href="/en-us/stories"')
    expect(cleared).not.toContain('WALKS')
  })

  it('has a way out of a choice that nothing matches', () => {
    expect(html(found(0), {}, { tagId: ['fit'] })).toContain('<a class="btn b2" href="/en-us/stories" data-grid="pick"')
    const care = { initialQuery: { tagId: ['care'] } }
    expect(html(found(0), care)).toContain('<a class="btn b2" href="/en-us/stories?tagId=" data-grid="pick"')
  })

  it('says that asking failed, and how to ask again', () => {
    const failed = html(null, {}, { offset: ['3'] })
    expect(failed).toContain('articles.failed')
    expect(failed).toContain('href="/en-us/stories?offset=3"')
    expect(failed).not.toContain('data-island')
  })
})
