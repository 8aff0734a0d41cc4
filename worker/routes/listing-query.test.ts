import { describe, expect, it } from 'vitest'
import { listingQuery, listingSearch, perPage, readListingState } from './listing-query.ts'
import { listingUrl } from './listing-url.ts'

const stateOf = (search: string) => readListingState(new URLSearchParams(search))

describe('the place in a list', () => {
  it('is read from its address and written back the same', () => {
    const search = '?colour=black&colour=white&size=42&sort=price-asc&page=3'
    expect(listingSearch(stateOf(search))).toBe(search)
    expect(listingQuery(stateOf(search))).toEqual({
      start: 2 * perPage,
      count: perPage,
      sort: 'price-asc',
      refine: ['colour:black', 'colour:white', 'size:42'],
    })
  })

  it('leaves out what it does not understand', () => {
    for (const search of [
      '?sort=evil',
      '?page=-1',
      '?page=1e99',
      '?page=2.5',
      '?colour=',
      '?colour=a:b',
      '?utm_source=x',
      '?__proto__=x',
    ]) {
      expect(listingSearch(stateOf(search)), search).toBe('')
    }
  })

  it('starts at the first page again when filters or order change', () => {
    const urlFor = listingUrl('/en-us/search', stateOf('?colour=black&page=4'), { q: 'boot & shoe' })
    expect(urlFor({ sort: 'newest' })).toBe('/en-us/search?q=boot+%26+shoe&colour=black&sort=newest')
    expect(urlFor({ refine: [] })).toBe('/en-us/search?q=boot+%26+shoe')
    expect(urlFor({ page: 5 })).toBe('/en-us/search?q=boot+%26+shoe&colour=black&page=5')
  })
})
