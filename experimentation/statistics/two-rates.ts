import { chiSquareTail } from './chi-square.ts'

type Outcome = { readonly visitors: number; readonly conversions: number }

/**
 * Pearson's test that two variants convert equally, as a p-value. The test is valid at one look that was planned, as at
 * an A/A test's end. Editors look when they like, so the console shows intervals that are valid at every look.
 */
export function twoRatesP(a: Outcome, b: Outcome): number {
  const visitors = a.visitors + b.visitors
  const converted = a.conversions + b.conversions
  const cells = a.visitors * b.visitors * converted * (visitors - converted)
  if (cells === 0) return 1
  const difference = a.conversions * b.visitors - b.conversions * a.visitors
  return chiSquareTail((visitors * difference ** 2) / cells, 1)
}
