import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiBuy, type UnitsOfLine } from './multi-buy.ts'

/** The same unit by unit: a line's dearer units first, all units from the dearest down, the last of each group free. */
function oneByOne(lines: readonly UnitsOfLine[], buy: number, free: number): number {
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
  it('takes off what counting unit by unit takes off', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 5 }), fc.nat(4), (given, buy, free) => {
        fc.pre(free >= 1 && free < buy)
        const known = given.filter(({ qty }) => qty > 0)
        const off = multiBuy(known, buy, free)
        expect(off.reduce((sum, one) => sum + one, 0)).toBe(oneByOne(known, buy, free))
        for (const [index, one] of off.entries()) expect(one).toBeLessThanOrEqual(known[index]?.amount ?? 0)
      }),
    )
  })

  it('gives the cheapest of every group, whatever line it is on', () => {
    const three: UnitsOfLine[] = [
      { qty: 1, amount: 900 },
      { qty: 1, amount: 1200 },
      { qty: 1, amount: 1500 },
    ]
    expect(multiBuy(three, 3, 1)).toEqual([900, 0, 0])
    expect(multiBuy([{ qty: 7, amount: 7000 }], 3, 1)).toEqual([2000])
    expect(multiBuy([{ qty: 2, amount: 2000 }], 3, 1)).toEqual([0])
  })

  it('counts a million units at once', () => {
    expect(multiBuy([{ qty: 999_999, amount: 999_999_000 }], 3, 1)).toEqual([333_333_000])
  })
})
