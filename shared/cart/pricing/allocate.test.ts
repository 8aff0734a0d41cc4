import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { portion } from './portion.ts'

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.nat(1_000_000_000_000)), { maxLength: 30 })

describe('allocate', () => {
  it('allocates the whole amount, and never more than a weight', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000_000), weights, (amount, parts) => {
        const shares = allocate(amount, parts)
        expect(total(shares)).toBe(Math.min(amount, total(parts)))
        for (const [index, share] of shares.entries()) {
          expect(Number.isInteger(share) && share >= 0).toBe(true)
          expect(share).toBeLessThanOrEqual(parts[index] ?? 0)
        }
      }),
      { seed: 22 },
    )
  })

  it('is within one unit of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), (amount, parts) => {
        const weightSum = total(parts)
        fc.pre(weightSum > 0)
        for (const [index, share] of allocate(amount, parts).entries()) {
          const exact = (Math.min(amount, weightSum) * (parts[index] ?? 0)) / weightSum
          expect(Math.abs(share - exact)).toBeLessThan(1)
        }
      }),
      { seed: 22 },
    )
  })

  it('gives the remainder to the largest fractions, the earlier of equal ones first', () => {
    expect(allocate(100, [1000, 1000, 1000])).toEqual([34, 33, 33])
    expect(allocate(10, [55, 25, 20])).toEqual([6, 2, 2])
    expect(allocate(1, [1, 998, 1])).toEqual([0, 1, 0])
    expect(allocate(7, [0, 0])).toEqual([0, 0])
    expect(allocate(7, [])).toEqual([])
  })
})

describe('portion', () => {
  it('rounds half up, exactly, however large the amount', () => {
    fc.assert(
      fc.property(
        fc.nat(9_000_000_000_000),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 150_000 }),
        (amount, numerator, denominator) => {
          fc.pre((amount / denominator) * numerator < Number.MAX_SAFE_INTEGER)
          const exact = (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator))
          expect(portion(amount, numerator, denominator)).toBe(Number(exact))
        },
      ),
      { seed: 22 },
    )
  })

  it.each([
    [5, 1000, 10_000, 1],
    [4, 1000, 10_000, 0],
    [15, 1000, 10_000, 2],
    [0, 1000, 10_000, 0],
    [11_900, 19_000, 119_000, 1900],
  ])('%i × %i / %i = %i', (amount, numerator, denominator, expected) => {
    expect(portion(amount, numerator, denominator)).toBe(expected)
  })
})
