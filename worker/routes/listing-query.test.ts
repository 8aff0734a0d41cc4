import { expect, it } from 'vitest'
import { perPage, readListingState } from '../../shared/listing-state.ts'
import { listingQuery } from './listing-query.ts'

it('requests one page of the chosen products', () => {
  const state = readListingState(new URLSearchParams('?colour=black&colour=white&size=42&sort=price-asc&page=3'))
  expect(listingQuery(state)).toEqual({
    start: 2 * perPage,
    count: perPage,
    sort: 'price-asc',
    refine: ['colour:black', 'colour:white', 'size:42'],
  })
})

it('a page number behind every list is the last that there may be, and anything else is the first', () => {
  const pageOf = (page: string) => readListingState(new URLSearchParams({ page })).page
  expect(['1000', '1001', '9007199254740993'].map(pageOf)).toEqual([1000, 1000, 1000])
  expect(['0', '-2', '1.5', 'x', '', '1e999'].map(pageOf)).toEqual([1, 1, 1, 1, 1, 1])
})
