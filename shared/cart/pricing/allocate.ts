/**
 * Splits an amount by weights, exactly: each share is rounded down, and the remaining units go to the largest fractions
 * (the earlier of equal ones first). The shares add up to `amount`, or to the sum of the weights if that is less, so a
 * share never exceeds its weight. All values are non-negative integers.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const available = Math.min(amount, total)
  if (available <= 0) return weights.map(() => 0)
  // BigInt, because amount × weight exceeds the safe integers for realistic carts.
  const divisor = BigInt(total)
  const products = weights.map((weight) => BigInt(available) * BigInt(weight))
  const shares = products.map((product) => Number(product / divisor))
  const left = available - shares.reduce((sum, share) => sum + share, 0)
  const largest = products
    .map((product, index) => ({ index, remainder: product % divisor }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of largest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
