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
