import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount, pageItems } from './pagination.ts'

describe('pageCount', () => {
  it('is the ceiling, and at least 1', () => {
    expect([pageCount(0, 48), pageCount(1, 48), pageCount(48, 48), pageCount(49, 48)]).toEqual([1, 1, 1, 2])
  })
})

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [5, 3, [1, 2, 3, 4, 5]],
    [10, 1, [1, 2, 3, 'ellipsis', 10]],
    [10, 5, [1, 2, 3, 4, 5, 6, 7, 'ellipsis', 10]],
    [12, 6, [1, 'ellipsis', 4, 5, 6, 7, 8, 'ellipsis', 12]],
    [10, 4, [1, 2, 3, 4, 5, 6, 'ellipsis', 10]],
    [10, 10, [1, 'ellipsis', 8, 9, 10]],
  ])('of %i pages at %i', (count, current, expected) => {
    expect(pageItems(count, current)).toEqual(expected)
  })

  it('always names the first, the last and the current page, in order and without duplicates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (count, requested) => {
        const current = Math.min(count, requested)
        const numbers = pageItems(count, current).filter((item) => item !== 'ellipsis')
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      }),
      { seed: 25 },
    )
  })
})
