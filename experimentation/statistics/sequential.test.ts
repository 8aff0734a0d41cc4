import { describe, expect, it } from 'vitest'
import { plainEstimate } from './moments.ts'
import { boundary, liftInterval, rateInterval, sequential } from './sequential.ts'
import { noSums, randomFrom, rateOf, withVisitor } from './statistics.fixtures.ts'

/** How many of these experiments ever, at any visitor, have an interval that excludes zero. */
function everDecided(runs: number, visitors: number, rates: readonly [number, number], seed: number): number {
  const random = randomFrom(seed)
  let decided = 0
  for (let run = 0; run < runs; run += 1) {
    const sums = [noSums, noSums]
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const at = random() < 0.5 ? 0 : 1
      sums[at] = withVisitor(sums[at] ?? noSums, random() < (rates[at] ?? 0) ? 1 : 0)
      const [control = noSums, variant = noSums] = sums
      const interval = liftInterval(plainEstimate(control), plainEstimate(variant), sequential.alpha)
      if (interval && (interval.low > 0 || interval.high < 0)) {
        decided += 1
        break
      }
    }
  }
  return decided
}

describe('an always-valid interval', () => {
  it('of two equal variants, checked after every visitor, is ever wrong in at most alpha of the experiments', () => {
    for (const [rate, seed] of [
      [0.03, 1],
      [0.1, 2],
      [0.4, 3],
    ] as const) {
      const runs = 200
      expect(everDecided(runs, 4000, [rate, rate], seed), `at a rate of ${rate}`).toBeLessThanOrEqual(
        runs * sequential.alpha,
      )
    }
  })

  it('detects a true difference', () => {
    expect(everDecided(40, 8000, [0.1, 0.14], 4)).toBeGreaterThanOrEqual(38)
  })

  it('is wider than a fixed-sample interval, and narrowest near the sample size it is tuned for', () => {
    for (const n of [200, 1000, 5000, 50_000]) expect(boundary(n, sequential.alpha)).toBeGreaterThan(1.96)
    const widths = [500, 5000, 100_000].map((n) => boundary(n, sequential.alpha))
    expect(Math.min(...widths)).toBe(widths[1])
    expect(boundary(5000, 0.01)).toBeGreaterThan(boundary(5000, 0.05))
  })

  it('has a known value', () => {
    // n ρ² = 5.9915 + ln 6.9915 = 7.9361, so it is √(2 · 8.9361 / 7.9361 · ln(√8.9361 / 0.05)).
    expect(boundary(5000, 0.05)).toBeCloseTo(3.0352, 3)
  })

  it('of a lift contains the lift, and excludes zero exactly if the difference does', () => {
    const random = randomFrom(5)
    for (let run = 0; run < 500; run += 1) {
      const control = rateOf(2000, 60 + Math.floor(random() * 300))
      const variant = rateOf(2000, 60 + Math.floor(random() * 300))
      const interval = liftInterval(control, variant, sequential.alpha)
      if (!interval) continue
      const lift = variant.mean / control.mean - 1
      expect(interval.low).toBeLessThan(lift)
      expect(interval.high).toBeGreaterThan(lift)
      const reach = boundary(4000, sequential.alpha) * Math.sqrt(control.variance + variant.variance)
      const isDifferent = Math.abs(variant.mean - control.mean) > reach
      expect(interval.low > 0 || interval.high < 0).toBe(isDifferent)
    }
  })

  it('is null with too few visitors, or if the control may be zero', () => {
    expect(liftInterval(rateOf(90, 30), rateOf(90, 40), 0.05)).toBeNull()
    expect(liftInterval(rateOf(500, 0), rateOf(500, 20), 0.05)).toBeNull()
    expect(liftInterval(rateOf(500, 3), rateOf(500, 20), 0.05)).toBeNull()
    expect(rateInterval(rateOf(99, 5), 0.05)).toBeNull()
  })

  it('of a rate is within zero and one', () => {
    const { low = -1, high = 2 } = rateInterval(rateOf(200, 2), 0.05) ?? {}
    expect([low, high > 0.01, high < 0.1]).toEqual([0, true, true])
  })
})
