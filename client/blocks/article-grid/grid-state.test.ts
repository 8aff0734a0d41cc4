import { describe, expect, it } from 'vitest'
import { ArticleGridContent } from '../../../shared/content/article.ts'
import { gridHref, isInitial } from './grid-href.ts'
import { gridState, pageSizeOf } from './grid-state.ts'

const grid = (content: object = {}) => ArticleGridContent.parse(content)
const pageAt = (query: Record<string, string[]> = {}) => ({ path: '/en-us/stories', query })

describe('pageSizeOf', () => {
  it('is rows times the columns of small screens, 3 without rows', () => {
    expect(pageSizeOf(grid())).toBe(3)
    expect(pageSizeOf(grid({ gridSize: { sm: 2, md: 3, lg: 4 } }))).toBe(3)
    expect(pageSizeOf(grid({ rowsToLoad: 4, gridSize: { sm: 2, md: 3, lg: 4 } }))).toBe(8)
    expect(pageSizeOf(grid({ rowsToLoad: 10, gridSize: { sm: 6, md: 6, lg: 6 } }))).toBe(50)
  })
})

describe('gridState', () => {
  it('requests all articles up to the last page shown', () => {
    expect(gridState(grid(), pageAt()).need).toMatchObject({ offset: 0, limit: 3, tagIds: [], query: '' })
    expect(gridState(grid(), pageAt({ offset: ['6'] })).need).toMatchObject({ offset: 0, limit: 9 })
  })

  it('skips the first articles when one response cannot hold all of them', () => {
    expect(gridState(grid(), pageAt({ offset: ['60'] }))).toMatchObject({ offset: 60, from: 13, need: { limit: 50 } })
  })

  it.each(['-3', 'x', '1.5', '1e99', ''])('corrects offset %s to a valid one', (offset) => {
    const { need } = gridState(grid(), pageAt({ offset: [offset] }))
    expect(need.offset + need.limit).toBeLessThanOrEqual(10_000)
    expect(need.offset).toBeGreaterThanOrEqual(0)
  })

  it('starts with the editor’s tags, unless the URL has other tags or an empty one', () => {
    const careGrid = grid({
      initialQuery: { tagId: ['care'], query: 'boots' },
      initialQueryNotFiltered: { tagId: ['de'], query: 'wet' },
    })
    expect(gridState(careGrid, pageAt())).toMatchObject({
      chosen: ['care'],
      need: { tagIds: ['de', 'care'], query: 'wet boots' },
    })
    expect(gridState(careGrid, pageAt({ tagId: ['fit', 'fit', 'x'.repeat(81)] }))).toMatchObject({
      chosen: ['fit'],
      need: { tagIds: ['de', 'fit'] },
    })
    expect(gridState(careGrid, pageAt({ tagId: [''] }))).toMatchObject({ chosen: [], need: { tagIds: ['de'] } })
  })

  it('ignores query parameters that its own controls cannot change', () => {
    const teaser = grid({ showFilterBar: false, loadMore: false, initialQuery: { tagId: ['care'] } })
    expect(gridState(teaser, pageAt({ tagId: ['fit'], offset: ['9'] }))).toMatchObject({ chosen: ['care'], offset: 0 })
  })
})

describe('gridHref', () => {
  it('keeps other query parameters', () => {
    const place = pageAt({ q: ['a b'], tagId: ['care'], offset: ['3'] })
    expect(gridHref(place, grid(), { chosen: ['fit', 'care'], offset: 0 })).toBe(
      '/en-us/stories?q=a+b&tagId=fit&tagId=care',
    )
    expect(gridHref(place, grid(), { chosen: [], offset: 6 })).toBe('/en-us/stories?q=a+b&offset=6')
  })

  it('writes an empty tag to clear the editor’s tags', () => {
    const careGrid = grid({ initialQuery: { tagId: ['care'] } })
    expect(gridHref(pageAt(), careGrid, { chosen: [], offset: 0 })).toBe('/en-us/stories?tagId=')
    expect(gridHref(pageAt({ tagId: ['x'] }), careGrid, { chosen: ['care'], offset: 0 })).toBe('/en-us/stories')
    expect(isInitial(careGrid, ['fit'])).toBe(false)
  })
})
