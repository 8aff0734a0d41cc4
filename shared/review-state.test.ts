import { expect, it } from 'vitest'
import { readReviewState, reviewAddress } from './review-state.ts'

const read = (query: string) => readReviewState(new URLSearchParams(query))

it('reads back what it wrote', () => {
  const state = { sort: 'lowest', stars: 2, page: 3, translated: 'demo-1' } as const
  const address = reviewAddress('/p/x/reviews', state)
  expect(address).toBe('/p/x/reviews?stars=2&sort=lowest&page=3&translated=demo-1')
  expect(read(address.split('?')[1] ?? '')).toEqual(state)
})

it('shows the first page of all for anything else', () => {
  const first = { sort: 'helpful', stars: null, page: 1, translated: null }
  expect(read('sort=oldest&stars=6&page=-1&translated=<b>')).toEqual(first)
  expect(read('stars=1e0&page=99999')).toEqual(first)
  expect(reviewAddress('/p/x/reviews', read(''))).toBe('/p/x/reviews')
})
