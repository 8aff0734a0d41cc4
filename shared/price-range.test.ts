import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceRangeValue, readPriceRange, readTypedRange } from './price-range.ts'

describe('a range in an address', () => {
  it.each([
    ['30-80', { from: 3000, to: 8000 }],
    ['12.5-80.25', { from: 1250, to: 8025 }],
    ['150-', { from: 15_000, to: null }],
    ['-80', null],
    ['30-80-90', null],
    ['30', null],
    ['1234567-', null],
    ['1.234-', null],
    ['NaN-', null],
  ])('%s', (value, range) => expect(readPriceRange(value)).toEqual(range))
})

describe('a typed range', () => {
  it.each([
    ['30', '80', '30-80'],
    ['12,50', '80', '12.5-80'],
    ['$30.00', '€ 80', '30-80'],
    ['1.000', '1,234.50', '1000-1234.5'],
    ['1 000', '1.234,50', '1000-1234.5'],
    ['80', '30', '30-80'],
    ['', '80', '0-80'],
    ['150', '', '150-'],
    ['  ', '', null],
  ])('from "%s" to "%s" is %s', (from, to, value) => {
    expect(readTypedRange({ from, to })).toEqual({ value, faults: [] })
  })

  it.each([
    ['cheap', '80', ['from']],
    ['30', '-80', ['to']],
    ['1e3', '9999999', ['from', 'to']],
    ['12.345678', '', ['from']],
    ['$', '', ['from']],
  ])('from "%s" to "%s" is refused at its ends', (from, to, faults) => {
    expect(readTypedRange({ from, to })).toEqual({ value: null, faults })
  })

  it('has the ends that were meant, whichever stands first', () => {
    const ends = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(ends, ends, (one, other) => {
        const typed = { from: String(one / 100), to: String(other / 100) }
        const { value } = readTypedRange(typed)
        const range = { from: Math.min(one, other), to: Math.max(one, other) }
        expect(value).toBe(priceRangeValue(range))
        expect(readPriceRange(value ?? '')).toEqual(range)
      }),
      { seed: 46, numRuns: 500 },
    )
  })
})
