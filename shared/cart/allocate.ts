/**
 * Splits an amount by weights, to the unit: everybody gets the share rounded down, and what is left goes one each to the largest remainders
 * (the earlier one where two are equal). The shares add up to `amount`, or to the sum of the weights where that is less, so a share is never
 * larger than its weight. Both are integers, not negative.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const given = Math.min(amount, total)
  if (given <= 0) return weights.map(() => 0)
  // Amount times weight leaves the safe integers long before a cart is too large.
  const whole = BigInt(total)
  const products = weights.map((weight) => BigInt(given) * BigInt(weight))
  const shares = products.map((product) => Number(product / whole))
  const left = given - shares.reduce((sum, share) => sum + share, 0)
  const largest = products
    .map((product, index) => ({ index, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of largest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
