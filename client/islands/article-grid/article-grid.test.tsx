import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleGridContent, type ArticleSearch } from '../../../shared/content/article.ts'
import { articleGridBlocks } from '../../blocks/article-grid/article-grid.tsx'
import { fixtureContext } from '../../blocks/context.fixtures.ts'
import { type DrawIsland, DrawIslandContext } from '../../blocks/parts/island.tsx'
import { context as page } from '../../pages/pages.fixtures.ts'
import { islandContracts } from '../contracts.ts'
import { island as ArticleGrid } from './article-grid.island.tsx'

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
const searchResult = (numFound: number, shown = numFound): ArticleSearch => ({
  result: Array.from({ length: shown }, (_, index) => article(String(index))),
  facets,
  numFound,
})
const draw: DrawIsland = ({ props }) => {
  const data = islandContracts['article-grid'].props.parse(props)
  return { node: <ArticleGrid {...data} {...page} slot={null} />, data }
}
function html(articles: ArticleSearch | null, content: object = {}, query: Record<string, string[]> = {}): string {
  const context = fixtureContext({
    articles,
    place: { path: '/en-us/stories', query, categoryId: null, productId: null },
  })
  return renderToString(
    <DrawIslandContext value={draw}>{block?.render(ArticleGridContent.parse(content), context)}</DrawIslandContext>,
  )
}
const hrefs = (markup: string) =>
  [...markup.matchAll(/href="(\/en-us\/stories\?[^"]*|\/en-us\/stories)"/g)].map(([, url]) => url)

describe('article grid', () => {
  it('shows each article’s date written out, unless dates are hidden', () => {
    expect(html(searchResult(1))).toContain('<time class="label muted" dateTime="2026-11-20">November 20, 2026</time>')
    expect(html(searchResult(1), { hidePageDate: true })).not.toContain('<time')
  })

  it('links every topic to the first page of its results', () => {
    expect(hrefs(html(searchResult(2), {}, { tagId: ['fit'], offset: ['3'] }))).toEqual([
      '/en-us/stories?tagId=fit&amp;tagId=care',
      '/en-us/stories',
      '/en-us/stories?tagId=fit&amp;tagId=walks',
      '/en-us/stories',
    ])
  })

  it('links to the next page while there are more articles', () => {
    expect(html(searchResult(7, 3))).toContain('href="/en-us/stories?offset=3#b-0-3"')
    expect(html(searchResult(7, 6), {}, { offset: ['3'], tagId: ['fit'] })).toContain('?tagId=fit&amp;offset=6#b-0-6"')
    expect(html(searchResult(7, 7))).not.toContain('data-grid="more"')
    expect(html(searchResult(7, 3), { loadMore: false })).not.toContain('data-grid="more"')
  })

  it('resets to the editor’s tags with "clear all", and never shows fixed tags', () => {
    const content = { initialQuery: { tagId: ['care'] }, initialQueryNotFiltered: { tagId: ['walks'] } }
    expect(html(searchResult(1), content)).not.toContain('filters.clear')
    const cleared = html(searchResult(1), content, { tagId: [''] })
    expect(cleared).toContain('<a class="link" href="/en-us/stories"')
    expect(cleared).not.toContain('WALKS')
  })

  it('offers a way out when no article matches', () => {
    expect(html(searchResult(0), {}, { tagId: ['fit'] })).toContain(
      '<a class="btn b2" href="/en-us/stories" data-grid="pick"',
    )
    const care = { initialQuery: { tagId: ['care'] } }
    expect(html(searchResult(0), care)).toContain('<a class="btn b2" href="/en-us/stories?tagId=" data-grid="pick"')
  })

  it('reports a failed load and offers a retry', () => {
    const failed = html(null, {}, { offset: ['3'] })
    expect(failed).toContain('articles.failed')
    expect(failed).toContain('href="/en-us/stories?offset=3"')
    expect(failed).not.toContain('data-island')
  })
})
