import { describe, expect, it } from 'vitest'
import { cuped, plainEstimate, type Sums } from './moments.ts'
import { noSums, randomFrom, withVisitor } from './statistics.fixtures.ts'

/** Two variants whose visitors behave as before, with `lift` added in the second. */
function withHistory(visitors: number, lift: number, seed: number): readonly [Sums, Sums] {
  const random = randomFrom(seed)
  const sums: [Sums, Sums] = [noSums, noSums]
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const index = random() < 0.5 ? 0 : 1
    const before = random() < 0.3 ? 1 : 0
    const chance = (before === 1 ? 0.6 : 0.05) + (index === 1 ? lift : 0)
    sums[index] = withVisitor(sums[index], random() < chance ? 1 : 0, before)
  }
  return sums
}

describe('an estimate', () => {
  it('is the mean and the variance of the mean', () => {
    const sums = [1, 2, 3, 4].reduce((all, measured) => withVisitor(all, measured), noSums)
    expect(plainEstimate(sums)).toEqual({ n: 4, mean: 2.5, variance: 5 / 3 / 4 })
    expect(plainEstimate(noSums)).toEqual({ n: 0, mean: 0, variance: 0 })
  })
})

describe('CUPED', () => {
  it('reduces the variance by the squared correlation, and keeps the difference', () => {
    const sums = withHistory(40_000, 0.03, 1)
    const adjusted = cuped(sums)
    const [control, variant] = adjusted?.estimates ?? []
    const [plainControl] = sums.map(plainEstimate)
    expect(adjusted?.reduction).toBeGreaterThan(0.3)
    expect((control?.variance ?? 0) / (plainControl?.variance ?? 1)).toBeCloseTo(1 - (adjusted?.reduction ?? 0), 1)
    expect((variant?.mean ?? 0) - (control?.mean ?? 0)).toBeCloseTo(0.03, 2)
  })

  it('is unbiased, and more precise than the plain difference', () => {
    const errors = { plain: 0, adjusted: 0 }
    let sum = 0
    const runs = 200
    for (let run = 0; run < runs; run += 1) {
      const sums = withHistory(1000, 0.05, 100 + run)
      const [a, b] = sums.map(plainEstimate)
      const [c, d] = cuped(sums)?.estimates ?? []
      const plain = (b?.mean ?? 0) - (a?.mean ?? 0) - 0.05
      const adjusted = (d?.mean ?? 0) - (c?.mean ?? 0) - 0.05
      errors.plain += plain ** 2
      errors.adjusted += adjusted ** 2
      sum += adjusted
    }
    expect(Math.abs(sum / runs)).toBeLessThan(0.006)
    expect(errors.adjusted).toBeLessThan(errors.plain * 0.8)
  })

  it('is skipped without history, or with uncorrelated history', () => {
    const sums = withHistory(2000, 0, 2)
    expect(cuped(sums.map((all) => ({ ...all, x: 0, xx: 0, xy: 0 })))).toBeNull()
    expect(cuped(withHistory(80, 0, 3))).toBeNull()
    expect(cuped([])).toBeNull()
    const [control, variant] = sums
    const unrelated = { ...control, xy: (control.x * control.y) / control.n }
    expect(cuped([unrelated, { ...variant, xy: (variant.x * variant.y) / variant.n }])).toBeNull()
  })
})
