import { describe, expect, it } from 'vitest'
import {
  choose,
  isChosen,
  type ListingState,
  listingAddress,
  listingSearch,
  readListingState,
  readSearchState,
  withoutAny,
  withTypedRange,
} from './listing-state.ts'

const stateOf = (search: string) => readListingState(new URLSearchParams(search))

describe('listing state', () => {
  it('round-trips through its URL', () => {
    const search = '?colour=black&colour=white&size=42&sort=price-asc&page=3'
    expect(listingSearch(stateOf(search))).toBe(search)
    expect(isChosen(stateOf(search), 'colour', 'white')).toBe(true)
    expect(isChosen(stateOf(search), 'kind', 'boot')).toBe(false)
  })

  it('has one canonical URL', () => {
    expect(listingSearch(stateOf('?size=42&colour=white&colour=black'))).toBe('?colour=black&colour=white&size=42')
  })

  it('says which words of a search are meant exactly', () => {
    const addressOf = (search: string) => listingAddress('/en-us/search', readSearchState(new URLSearchParams(search)))
    expect(addressOf('?size=42&exact=1&q=+snekers+blak')).toBe('/en-us/search?q=snekers+blak&exact=1&size=42')
    expect(addressOf('?q=snekers&exact=yes')).toBe('/en-us/search?q=snekers')
  })

  it('ignores invalid and unknown parameters', () => {
    for (const search of [
      '?sort=evil',
      '?page=-1',
      '?page=1e99',
      '?page=2.5',
      '?colour=',
      '?colour=a:b',
      '?price=abc',
      '?price=80',
      '?utm_source=x',
      '?__proto__=x',
    ]) {
      expect(listingSearch(stateOf(search)), search).toBe('')
    }
  })

  it('takes a typed range for one more price, and never into an address', () => {
    const addressOf = (search: string) => {
      const ranged = withTypedRange(stateOf(search))
      return ranged && listingAddress('/en-us/c/tops-1200', ranged)
    }
    expect(addressOf('?price=0-25&from=80&to=30,50&colour=red&page=3')).toBe(
      '/en-us/c/tops-1200?colour=red&price=0-25&price=30.5-80',
    )
    for (const search of ['', '?from=&to=', '?from=cheap&to=80']) expect(addressOf(search), search).toBeNull()
    expect(stateOf('?from=cheap&to=80').typed).toEqual({ from: 'cheap', to: '80' })
    expect(listingSearch(stateOf('?from=cheap&to=80&colour=red'))).toBe('?colour=red')
  })

  it('resets to the first page when filters or sort order change', () => {
    const state = readSearchState(new URLSearchParams('?q=boot+%26+shoe&colour=black&colour=white&page=4'))
    const addressOf = (next: ListingState) => listingAddress('/en-us/search', next)
    expect(addressOf({ ...state, page: 1, sort: 'newest' })).toBe(
      '/en-us/search?q=boot+%26+shoe&colour=black&colour=white&sort=newest',
    )
    expect(addressOf(choose(state, 'colour', 'white', false))).toBe('/en-us/search?q=boot+%26+shoe&colour=black')
    expect(addressOf(choose(withoutAny(state), 'size', '42', true))).toBe('/en-us/search?q=boot+%26+shoe&size=42')
    expect(addressOf(withoutAny(state))).toBe('/en-us/search?q=boot+%26+shoe')
    expect(addressOf({ ...state, page: 5 })).toBe('/en-us/search?q=boot+%26+shoe&colour=black&colour=white&page=5')
    expect(listingAddress('/en-us/c/tops-1200', stateOf('?q=boot&colour=black&page=4'))).toBe(
      '/en-us/c/tops-1200?colour=black&page=4',
    )
  })
})
