import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chiSquareTail, goodnessOfFit } from './chi-square.ts'

/** NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.7.4; the last two by R's pchisq. */
const known = [
  [3.841_459, 1, 0.05],
  [10.827_566, 1, 0.001],
  [12.115_665, 1, 0.0005],
  [5.991_465, 2, 0.05],
  [18.307_038, 10, 0.05],
  [0.002, 1, 0.964_328_8],
  [100, 1, 1.523_971e-23],
] as const

describe('the chi-square distribution', () => {
  it.each(known)('of %d with %d degrees of freedom has the tail %d', (statistic, freedom, tail) => {
    expect(chiSquareTail(statistic, freedom) / tail).toBeCloseTo(1, 4)
  })

  it('is exp(-x/2) with two degrees of freedom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), (x) => {
        expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 9)
      }),
      { seed: 28 },
    )
  })
})

describe('goodness of fit', () => {
  it('is one for expected counts, and small for unexpected ones', () => {
    expect(goodnessOfFit([500, 500], [500, 500])).toBe(1)
    expect(goodnessOfFit([821, 579], [700, 700])).toBeCloseTo(1e-10, 9)
    expect(goodnessOfFit([10], [10])).toBe(1)
    expect(goodnessOfFit([], [])).toBe(1)
  })

  it('Mendel’s peas: 315, 108, 101, 32 of 9 : 3 : 3 : 1 have p 0.9254', () => {
    const expected = [9, 3, 3, 1].map((part) => (556 * part) / 16)
    expect(goodnessOfFit([315, 108, 101, 32], expected)).toBeCloseTo(0.9254, 4)
  })
})
