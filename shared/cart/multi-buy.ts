/** What all units of one line cost together. */
export type UnitsOfLine = { readonly qty: number; readonly amount: number }

/**
 * Of every `buy` units the cheapest `free` cost nothing. Units are grouped from the dearest down, over all lines: the shopper gets the most
 * out of it, whatever order the lines are in. Answers what comes off each line. Never lists units one by one: a line may have a million.
 */
export function multiBuy(lines: readonly UnitsOfLine[], buy: number, free: number): number[] {
  const off = lines.map(() => 0)
  const units = lines.reduce((sum, { qty }) => sum + qty, 0)
  const grouped = units - (units % buy)
  const paid = Math.max(0, buy - free)
  const freeBefore = (position: number) => {
    const inside = Math.min(position, grouped)
    return Math.floor(inside / buy) * (buy - paid) + Math.max(0, (inside % buy) - paid)
  }
  let position = 0
  for (const { index, price, count } of runs(lines)) {
    off[index] = (off[index] ?? 0) + price * (freeBefore(position + count) - freeBefore(position))
    position += count
  }
  return off
}

/** A line's amount in units: where it doesn't divide, some units cost one minor unit more. Dearest first. */
function runs(lines: readonly UnitsOfLine[]): { index: number; price: number; count: number }[] {
  return lines
    .flatMap(({ qty, amount }, index) => {
      if (qty === 0) return []
      const dearer = amount % qty
      const price = (amount - dearer) / qty
      return [
        { index, price: price + 1, count: dearer },
        { index, price, count: qty - dearer },
      ]
    })
    .sort((a, b) => b.price - a.price || a.index - b.index)
}
