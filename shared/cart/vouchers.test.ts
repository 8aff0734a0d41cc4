import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { losesRest, offeredVouchers } from './vouchers.ts'

const steps = [
  { points: 500, amountInCurrency: 500 },
  { points: 1000, amountInCurrency: 1000 },
  { points: 2000, amountInCurrency: 2500 },
  { points: 5000, amountInCurrency: 7500 },
]
const offered = (due: number, covered = steps) =>
  offeredVouchers(covered, due).map(({ points, pays }) => [points, pays])

describe('offered vouchers', () => {
  it('are all that the amount due uses up, and the next one with what it pays', () => {
    expect(offered(2490)).toEqual([
      [500, 500],
      [1000, 1000],
      [2000, 2490],
    ])
    expect(offered(10_000)).toEqual(steps.map(({ points, amountInCurrency }) => [points, amountInCurrency]))
  })

  it('end where a voucher pays exactly what is due, and don’t exist when nothing is', () => {
    expect(offered(2500).at(-1)).toEqual([2000, 2500])
    expect(offered(0)).toEqual([])
  })

  it('are sorted, and limited to what the points cover', () => {
    expect(offered(2490, steps.slice(0, 2).toReversed())).toEqual([
      [500, 500],
      [1000, 1000],
    ])
    expect(offered(100, [])).toEqual([])
  })

  it('lose a rest in at most one case, which pays more than every other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.subarray(steps), (due, covered) => {
        const all = offeredVouchers(covered, due)
        const losing = all.filter(losesRest)
        expect(losing.length).toBeLessThanOrEqual(1)
        for (const voucher of losing)
          for (const other of all) if (other !== voucher) expect(voucher.pays).toBeGreaterThan(other.pays)
        for (const { pays } of all) expect(pays).toBeLessThanOrEqual(due)
      }),
      { seed: 5 },
    )
  })
})
