import { type AdjustableLine, percentOff } from '../../../../shared/cart/adjustable.ts'
import type { KeptAdjustment } from '../../../objects/cart-snapshot.ts'

/**
 * The reductions as far as they are within the limit, `percent` of what the goods in the cart cost now: those of a line
 * first, then those of the whole order, each group in its order. Amounts in minor units; a reduction without room is 0.
 */
export function limitAdjustments(
  adjustments: readonly KeptAdjustment[],
  lines: readonly AdjustableLine[],
  percent: number,
): readonly KeptAdjustment[] {
  const room = new Map(lines.map((line) => [line.id, percentOff(line, percent)]))
  const limited = new Map<string, number>()
  for (const { id, itemId, amount } of adjustments) {
    if (itemId === null) continue
    const left = room.get(itemId) ?? 0
    const taken = Math.min(amount, left)
    room.set(itemId, left - taken)
    limited.set(id, taken)
  }
  let left = [...room.values()].reduce((sum, line) => sum + line, 0)
  for (const { id, itemId, amount } of adjustments) {
    if (itemId !== null) continue
    const taken = Math.min(amount, left)
    left -= taken
    limited.set(id, taken)
  }
  return adjustments.map((adjustment) => ({ ...adjustment, amount: limited.get(adjustment.id) ?? 0 }))
}

/** The most that can be taken off a line, or off the order (null), beside these reductions. */
export function roomForAdjustment(
  adjustments: readonly KeptAdjustment[],
  lines: readonly AdjustableLine[],
  percent: number,
  itemId: string | null,
): number {
  const probe = { id: '', itemId, amount: Number.MAX_SAFE_INTEGER, reason: '' }
  const kept = limitAdjustments(adjustments, lines, percent)
  // Reductions of the order leave less room to each line as well.
  const ofOrder = kept.reduce((sum, adjustment) => sum + (adjustment.itemId === null ? adjustment.amount : 0), 0)
  const ofLines = kept.filter((adjustment) => adjustment.itemId !== null)
  const most = limitAdjustments([...ofLines, probe], lines, percent).at(-1)?.amount ?? 0
  if (itemId === null) return most - ofOrder
  const whole = limitAdjustments([...ofLines, { ...probe, itemId: null }], lines, percent).at(-1)?.amount ?? 0
  return Math.max(0, Math.min(most, whole - ofOrder))
}
