/** ln Γ by Lanczos (g = 7, 9 terms): Numerical Recipes in C, 2nd edition, §6.1. */
const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
] as const

function logGamma(z: number): number {
  const x = z - 1
  const t = x + 7.5
  const series = lanczos.reduce((sum, term, index) => sum + (index === 0 ? term : term / (x + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series)
}

const precision = 1e-15
const maxTerms = 500

/** The upper regularised incomplete gamma function Q(a, x), by series or continued fraction: ibid. §6.2. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; n < maxTerms && term > sum * precision; n += 1) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - sum * scale
  }
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < maxTerms; n += 1) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    fraction *= c * d
    if (Math.abs(c * d - 1) < precision) break
  }
  return fraction * scale
}

/** The probability of a statistic at least this large if the counts are as expected. */
export const chiSquareTail = (statistic: number, degreesOfFreedom: number): number =>
  upperGamma(degreesOfFreedom / 2, statistic / 2)

/** Pearson's test of counts against those expected, as a p-value; 1 if there is nothing to compare. */
export function goodnessOfFit(observed: readonly number[], expected: readonly number[]): number {
  const compared = expected.flatMap((count, index) => (count > 0 ? [{ count, seen: observed[index] ?? 0 }] : []))
  if (compared.length < 2) return 1
  const statistic = compared.reduce((sum, { count, seen }) => sum + (seen - count) ** 2 / count, 0)
  return chiSquareTail(statistic, compared.length - 1)
}
