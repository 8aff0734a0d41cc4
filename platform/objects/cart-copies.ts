import type { CartCheckout } from './cart-checkout.ts'
import type { CartLines } from './cart-lines.ts'
import { type CartSnapshot, type CopiedLine, isSameLine } from './cart-snapshot.ts'

/** Takes these units out; a line without any left goes with the reductions of its price. */
export function takeOut(
  { lines, checkout }: { readonly lines: CartLines; readonly checkout: CartCheckout },
  units: readonly CopiedLine[],
): void {
  for (const unit of units) {
    const line = lines.like(unit)
    if (line && lines.reduce(line, unit.qty)) checkout.dropAdjustmentsOf(line.id)
  }
}

/** Units of the basket that this one is a copy of which its shopper has taken out since, or changed to other lines. */
export const takenOut = ({ rebuilds, lines }: Pick<CartSnapshot, 'rebuilds' | 'lines'>): CopiedLine[] =>
  (rebuilds?.lines ?? []).map((copied) => {
    const kept = lines.find((line) => isSameLine(line, copied))?.qty ?? 0
    return { ...copied, qty: Math.max(0, copied.qty - kept) }
  })

/** All copied lines of a basket and of one that is rebuilt from it in turn, the larger quantity of each. */
export function unitedCopies(first: readonly CopiedLine[], second: readonly CopiedLine[]): CopiedLine[] {
  const more = second.map((line) => {
    const twin = first.find((other) => isSameLine(other, line))
    return { ...line, qty: Math.max(line.qty, twin?.qty ?? 0) }
  })
  return [...first.filter((line) => !more.some((other) => isSameLine(other, line))), ...more]
}
