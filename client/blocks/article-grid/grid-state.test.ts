import { describe, expect, it } from 'vitest'
import { ArticleGridContent } from '../../../shared/content/article.ts'
import { gridHref, gridState, isInitial, pageSizeOf } from './grid-state.ts'

const grid = (given: object = {}) => ArticleGridContent.parse(given)
const at = (query: Record<string, string[]> = {}) => ({ path: '/en-us/stories', query })

describe('pageSizeOf', () => {
  it('is rows times the columns of small screens, 3 without rows', () => {
    expect(pageSizeOf(grid())).toBe(3)
    expect(pageSizeOf(grid({ gridSize: { sm: 2, md: 3, lg: 4 } }))).toBe(3)
    expect(pageSizeOf(grid({ rowsToLoad: 4, gridSize: { sm: 2, md: 3, lg: 4 } }))).toBe(8)
    expect(pageSizeOf(grid({ rowsToLoad: 10, gridSize: { sm: 6, md: 6, lg: 6 } }))).toBe(50)
  })
})

describe('gridState', () => {
  it('asks for all up to the last page shown', () => {
    expect(gridState(grid(), at()).need).toMatchObject({ offset: 0, limit: 3, tagIds: [], query: '' })
    expect(gridState(grid(), at({ offset: ['6'] })).need).toMatchObject({ offset: 0, limit: 9 })
  })

  it('begins later where one answer cannot hold it all', () => {
    expect(gridState(grid(), at({ offset: ['60'] }))).toMatchObject({ offset: 60, from: 13, need: { limit: 50 } })
  })

  it.each(['-3', 'x', '1.5', '1e99', ''])('takes offset %s for none or for one that can be asked for', (offset) => {
    const { need } = gridState(grid(), at({ offset: [offset] }))
    expect(need.offset + need.limit).toBeLessThanOrEqual(10_000)
    expect(need.offset).toBeGreaterThanOrEqual(0)
  })

  it('begins with the editor’s tags, until the address names others or none', () => {
    const care = grid({
      initialQuery: { tagId: ['care'], query: 'boots' },
      initialQueryNotFiltered: { tagId: ['de'], query: 'wet' },
    })
    expect(gridState(care, at())).toMatchObject({
      chosen: ['care'],
      need: { tagIds: ['de', 'care'], query: 'wet boots' },
    })
    expect(gridState(care, at({ tagId: ['fit', 'fit', 'x'.repeat(81)] }))).toMatchObject({
      chosen: ['fit'],
      need: { tagIds: ['de', 'fit'] },
    })
    expect(gridState(care, at({ tagId: [''] }))).toMatchObject({ chosen: [], need: { tagIds: ['de'] } })
  })

  it('leaves the address to another grid where it has nothing to change it with', () => {
    const teaser = grid({ showFilterBar: false, loadMore: false, initialQuery: { tagId: ['care'] } })
    expect(gridState(teaser, at({ tagId: ['fit'], offset: ['9'] }))).toMatchObject({ chosen: ['care'], offset: 0 })
  })
})

describe('gridHref', () => {
  it('keeps what else is in the address', () => {
    const here = at({ q: ['a b'], tagId: ['care'], offset: ['3'] })
    expect(gridHref(here, grid(), { chosen: ['fit', 'care'], offset: 0 })).toBe(
      '/en-us/stories?q=a+b&tagId=fit&tagId=care',
    )
    expect(gridHref(here, grid(), { chosen: [], offset: 6 })).toBe('/en-us/stories?q=a+b&offset=6')
  })

  it('says that none is chosen, where the editor has chosen some', () => {
    const care = grid({ initialQuery: { tagId: ['care'] } })
    expect(gridHref(at(), care, { chosen: [], offset: 0 })).toBe('/en-us/stories?tagId=')
    expect(gridHref(at({ tagId: ['x'] }), care, { chosen: ['care'], offset: 0 })).toBe('/en-us/stories')
    expect(isInitial(care, ['fit'])).toBe(false)
  })
})
