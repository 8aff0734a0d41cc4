import type { Estimate } from './moments.ts'

/**
 * Always-valid intervals: asymptotic confidence sequences of Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas:
 * "Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 52 (2024), Theorem 2.2
 * and, for the choice of ρ, Appendix B.2. They cover the true value at all sample sizes at once, so that an editor may
 * check results every day and stop at any time.
 */
export const sequential = {
  /** The maximum probability that a sequence ever excludes the true value. */
  alpha: 0.05,
  /** Visitors at which the intervals are narrowest. */
  sharpestAt: 5000,
  /** With fewer visitors of a variant the normal approximation doesn't hold, and there is no interval. */
  fromVisitors: 100,
} as const

/** The half-width of an interval in standard errors, with `n` visitors. */
export function boundary(n: number, alpha: number): number {
  const twice = -2 * Math.log(alpha)
  const rhoSquared = (twice + Math.log(twice + 1)) / sequential.sharpestAt
  const scaled = n * rhoSquared
  return Math.sqrt(((2 * (scaled + 1)) / scaled) * Math.log(Math.sqrt(scaled + 1) / alpha))
}

export type Interval = { readonly low: number; readonly high: number }

/** The interval of a rate. */
export function rateInterval({ n, mean, variance }: Estimate, alpha: number): Interval | null {
  if (n < sequential.fromVisitors) return null
  const reach = boundary(n, alpha) * Math.sqrt(variance)
  return { low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) }
}

/**
 * The interval of `variant / control - 1`: the ratios whose difference `variant - ratio · control` the sequence does
 * not exclude (Fieller's theorem). The interval excludes zero exactly if the interval of the difference does. Null with
 * too few visitors, or if the control may be zero, which makes it unbounded.
 */
export function liftInterval(control: Estimate, variant: Estimate, alpha: number): Interval | null {
  if (Math.min(control.n, variant.n) < sequential.fromVisitors || control.mean <= 0) return null
  const squared = boundary(control.n + variant.n, alpha) ** 2
  // a·u² - 2·b·u + c ≤ 0 for the ratio u.
  const a = control.mean ** 2 - squared * control.variance
  const b = control.mean * variant.mean
  const c = variant.mean ** 2 - squared * variant.variance
  const discriminant = b ** 2 - a * c
  if (a <= 0 || discriminant < 0) return null
  const half = Math.sqrt(discriminant)
  return { low: (b - half) / a - 1, high: (b + half) / a - 1 }
}
