/** Sums over the visitors of one variant: `y` is the metric, `x` the same metric before the experiment. */
export type Sums = {
  readonly n: number
  readonly y: number
  readonly yy: number
  readonly x: number
  readonly xx: number
  readonly xy: number
}

/** A mean and the variance of that mean. */
export type Estimate = { readonly n: number; readonly mean: number; readonly variance: number }

/** The sample covariance of two metrics of the same visitors. */
const covariance = (n: number, a: number, b: number, ab: number): number => (n > 1 ? (ab - (a * b) / n) / (n - 1) : 0)

const added = (all: readonly Sums[], of: (sums: Sums) => number): number =>
  all.reduce((total, sums) => total + of(sums), 0)

export function plainEstimate({ n, y, yy }: Sums): Estimate {
  return { n, mean: n > 0 ? y / n : 0, variance: n > 0 ? covariance(n, y, y, yy) / n : 0 }
}

/** Below these limits, an adjustment would be mostly noise. */
const fromVisitors = 100
const fromCorrelation = 0.1

/**
 * CUPED (Deng, Xu, Kohavi, Walker: "Improving the Sensitivity of Online Controlled Experiments by Utilizing
 * Pre-Experiment Data", WSDM 2013): a visitor's history explains part of the current behavior. Removing it keeps the
 * difference of the variants and narrows its interval by the squared correlation. Null if the history explains nothing.
 */
export function cuped(
  variants: readonly Sums[],
): { readonly estimates: readonly Estimate[]; readonly reduction: number } | null {
  // Within variants, since differences between them aren't part of a visitor's own history.
  const within = (of: (sums: Sums) => number): number => added(variants, (sums) => of(sums) * Math.max(0, sums.n - 1))
  const xx = within(({ n, x, xx }) => covariance(n, x, x, xx))
  const yy = within(({ n, y, yy }) => covariance(n, y, y, yy))
  const xy = within(({ n, x, y, xy }) => covariance(n, x, y, xy))
  const n = added(variants, (sums) => sums.n)
  if (n < fromVisitors || xx <= 0 || yy <= 0) return null
  const reduction = xy ** 2 / (xx * yy)
  if (Math.sqrt(reduction) < fromCorrelation) return null
  const theta = xy / xx
  const meanX = added(variants, ({ x }) => x) / n
  const estimates = variants.map((sums) => {
    const { n, y, yy, x, xx, xy } = sums
    if (n === 0) return plainEstimate(sums)
    const variance =
      covariance(n, y, y, yy) - 2 * theta * covariance(n, x, y, xy) + theta ** 2 * covariance(n, x, x, xx)
    return { n, mean: y / n - theta * (x / n - meanX), variance: Math.max(0, variance) / n }
  })
  return { estimates, reduction }
}
