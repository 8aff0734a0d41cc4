/** The number of units of a line and their combined price. */
export type UnitsOfLine = { readonly qty: number; readonly amount: number }

/**
 * Makes the cheapest `free` of every `buy` units free. Units are grouped by descending price across all lines, so the
 * result does not depend on their order. Returns the discount of each line. Works on runs of equal prices rather than
 * single units, because a line may have a million.
 */
export function multiBuy(lines: readonly UnitsOfLine[], buy: number, free: number): number[] {
  const discounts = lines.map(() => 0)
  const units = lines.reduce((sum, { qty }) => sum + qty, 0)
  const grouped = units - (units % buy)
  const paidPerGroup = Math.max(0, buy - free)
  const freeBefore = (position: number) => {
    const limited = Math.min(position, grouped)
    return Math.floor(limited / buy) * (buy - paidPerGroup) + Math.max(0, (limited % buy) - paidPerGroup)
  }
  let position = 0
  for (const { index, price, count } of priceRuns(lines)) {
    discounts[index] = (discounts[index] ?? 0) + price * (freeBefore(position + count) - freeBefore(position))
    position += count
  }
  return discounts
}

/** Runs of units with equal prices, in descending order. An amount that doesn't divide evenly makes two runs. */
function priceRuns(lines: readonly UnitsOfLine[]): { index: number; price: number; count: number }[] {
  return lines
    .flatMap(({ qty, amount }, index) => {
      if (qty === 0) return []
      const extraUnits = amount % qty
      const price = (amount - extraUnits) / qty
      return [
        { index, price: price + 1, count: extraUnits },
        { index, price, count: qty - extraUnits },
      ]
    })
    .sort((a, b) => b.price - a.price || a.index - b.index)
}
