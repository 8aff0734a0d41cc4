/**
 * `amount × numerator / denominator`, rounded half up: the only way money is rounded, once per line and once per
 * delivery. Exact whenever amount and result are safe integers, because no intermediate product exceeds `denominator ×
 * numerator`.
 * @param amount non-negative, in minor units
 */
export function portion(amount: number, numerator: number, denominator: number): number {
  const rest = amount % denominator
  const whole = (amount - rest) / denominator
  return whole * numerator + Math.floor((2 * rest * numerator + denominator) / (2 * denominator))
}

/** Rates of promotions and employees are hundredths of a percent. */
export const wholeRate = 10_000
