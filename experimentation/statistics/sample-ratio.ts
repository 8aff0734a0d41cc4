import { goodnessOfFit } from './chi-square.ts'

/** Visitors of one period, by variant, and the configured share of each variant. */
export type Split = { readonly counts: readonly number[]; readonly weights: readonly number[] }

/**
 * The fewest visitors for an alarm, the p-value below which it is raised, and the one below which an experiment is
 * paused, which is smaller because it is compared every minute: docs/decisions/0017-experiments.md.
 */
export const sampleRatio = { fromVisitors: 100, alarmBelow: 0.0005, pauseBelow: 0.00001 } as const

/**
 * A sample-ratio mismatch: visitors are not split as configured. Whatever lost visitors may have lost them selectively,
 * so no comparison can be trusted. Periods with different shares are added up, each with its own expected counts.
 */
export function sampleRatioOf(splits: readonly Split[]): { readonly p: number; readonly alarm: boolean } {
  const variants = Math.max(0, ...splits.map(({ counts }) => counts.length))
  const observed = Array.from({ length: variants }, () => 0)
  const expected = Array.from({ length: variants }, () => 0)
  for (const { counts, weights } of splits) {
    const weight = sum(weights)
    const total = sum(counts)
    if (weight === 0) continue
    for (let index = 0; index < variants; index += 1) {
      observed[index] = (observed[index] ?? 0) + (counts[index] ?? 0)
      expected[index] = (expected[index] ?? 0) + (total * (weights[index] ?? 0)) / weight
    }
  }
  const p = goodnessOfFit(observed, expected)
  // Visitors of a variant with a share of zero have no expected count to compare with.
  const stray = observed.some((count, index) => count > 0 && expected[index] === 0)
  const isEnough = sum(observed) >= sampleRatio.fromVisitors
  return { p, alarm: isEnough && (stray || p < sampleRatio.alarmBelow) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
