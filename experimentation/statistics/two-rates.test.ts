import { describe, expect, it } from 'vitest'
import { twoRatesP } from './two-rates.ts'

describe('the test of two rates', () => {
  it('has the p-values of R’s prop.test(correct = FALSE)', () => {
    expect(twoRatesP({ visitors: 200, conversions: 20 }, { visitors: 200, conversions: 40 })).toBeCloseTo(
      0.005_101_6,
      5,
    )
    expect(twoRatesP({ visitors: 1000, conversions: 100 }, { visitors: 500, conversions: 50 })).toBe(1)
  })

  it('has nothing to compare without visitors, or with the same outcome of all', () => {
    expect(twoRatesP({ visitors: 0, conversions: 0 }, { visitors: 9, conversions: 3 })).toBe(1)
    expect(twoRatesP({ visitors: 5, conversions: 0 }, { visitors: 9, conversions: 0 })).toBe(1)
    expect(twoRatesP({ visitors: 5, conversions: 5 }, { visitors: 9, conversions: 9 })).toBe(1)
  })
})
