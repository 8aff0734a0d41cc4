import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiBuy, type UnitsOfLine } from './multi-buy.ts'

/** A naive implementation: sorts all units by price, most expensive first, and makes the last of each group free. */
function discountByUnits(lines: readonly UnitsOfLine[], buy: number, free: number): number {
  const units = lines
    .flatMap(({ qty, amount }) =>
      Array.from({ length: qty }, (_, index) => Math.floor(amount / qty) + (index < amount % qty ? 1 : 0)),
    )
    .sort((a, b) => b - a)
  let off = 0
  for (let start = 0; start + buy <= units.length; start += buy)
    off += units.slice(start + buy - free, start + buy).reduce((sum, price) => sum + price, 0)
  return off
}

const lines = fc.array(fc.record({ qty: fc.nat(9), amount: fc.nat(5000) }), { maxLength: 6 })

describe('multiBuy', () => {
  it('equals counting unit by unit', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 5 }), fc.nat(4), (lineSamples, buy, free) => {
        fc.pre(free >= 1 && free < buy)
        const nonEmpty = lineSamples.filter(({ qty }) => qty > 0)
        const off = multiBuy(nonEmpty, buy, free)
        expect(off.reduce((sum, discount) => sum + discount, 0)).toBe(discountByUnits(nonEmpty, buy, free))
        for (const [index, discount] of off.entries())
          expect(discount).toBeLessThanOrEqual(nonEmpty[index]?.amount ?? 0)
      }),
      { seed: 21 },
    )
  })

  it('makes the cheapest unit of every group free across lines', () => {
    const threeLines: UnitsOfLine[] = [
      { qty: 1, amount: 900 },
      { qty: 1, amount: 1200 },
      { qty: 1, amount: 1500 },
    ]
    expect(multiBuy(threeLines, 3, 1)).toEqual([900, 0, 0])
    expect(multiBuy([{ qty: 7, amount: 7000 }], 3, 1)).toEqual([2000])
    expect(multiBuy([{ qty: 2, amount: 2000 }], 3, 1)).toEqual([0])
    expect(multiBuy([{ qty: 4, amount: 4000 }], 2, 3)).toEqual([4000])
  })

  it('handles a million units', () => {
    expect(multiBuy([{ qty: 999_999, amount: 999_999_000 }], 3, 1)).toEqual([333_333_000])
  })
})
