import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import { type DeliveryKind, deliveryChange } from '../../../shared/errors/flow-messages.ts'

/** Units of a line's size where it could come from. `store` is the line's own, or the favourite of a line that is sent. */
export type LineSupply = {
  readonly itemId: string
  /** The size: lines with the same one share what there is. */
  readonly size: string
  readonly qty: number
  readonly kind: DeliveryKind
  readonly store: { readonly storeId: string; readonly canPickUp: boolean; readonly canShipTo: boolean } | null
  /** Sent by e-mail, made to order or taken along: it can't come any other way. */
  readonly fixed: boolean
  readonly web: number
  readonly shelf: number
}
export type DeliveryMove = {
  readonly itemId: string
  readonly from: DeliveryKind
  readonly to: DeliveryKind
  readonly storeId: string | null
}
export type LineMiss = { readonly itemId: string; readonly available: number }

/**
 * What becomes of lines that can't come as they were chosen (spec 1 §4 "Delivery-method changes flagged by the server"): a line that another
 * way has in full takes it, one that none has is a miss. No line is cut down or split. Lines that are well keep what they take.
 */
export function planDelivery(lines: readonly LineSupply[]): {
  readonly moves: readonly DeliveryMove[]
  readonly misses: readonly LineMiss[]
} {
  const left = new Map<string, number>()
  const placeOf = (line: LineSupply, kind: DeliveryKind) =>
    kind === 'pickup' ? `${line.size}@${line.store?.storeId}` : `${line.size}@web`
  const unitsAt = (line: LineSupply, kind: DeliveryKind) =>
    left.get(placeOf(line, kind)) ?? (kind === 'pickup' ? line.shelf : line.web)
  const take = (line: LineSupply, kind: DeliveryKind) => left.set(placeOf(line, kind), unitsAt(line, kind) - line.qty)

  const unwell: LineSupply[] = []
  for (const line of lines) {
    if (isPossible(line, line.kind) && unitsAt(line, line.kind) >= line.qty) take(line, line.kind)
    else unwell.push(line)
  }
  const moves: DeliveryMove[] = []
  const misses: LineMiss[] = []
  for (const line of unwell) {
    const { itemId, kind: from, store } = line
    const to = line.fixed
      ? undefined
      : alternatives[from].find((kind) => isPossible(line, kind) && unitsAt(line, kind) >= line.qty)
    if (to) {
      take(line, to)
      moves.push({ itemId, from, to, storeId: to === 'ship' ? null : (store?.storeId ?? null) })
    } else {
      const available = isPossible(line, from) ? Math.max(0, unitsAt(line, from)) : 0
      misses.push({ itemId, available })
      if (available > 0) left.set(placeOf(line, from), 0)
    }
  }
  return { moves, misses }
}

/** Best first: the same store before the door. */
const alternatives: Readonly<Record<DeliveryKind, readonly DeliveryKind[]>> = {
  pickup: ['sts', 'ship'],
  sts: ['pickup', 'ship'],
  ship: ['pickup'],
}

function isPossible({ store, fixed }: LineSupply, kind: DeliveryKind): boolean {
  if (kind === 'ship' || fixed) return true
  return kind === 'pickup' ? store?.canPickUp === true : store?.canShipTo === true
}

/** What an order is refused with when lines changed their way: the code of the conversion where all made the same one that has a code. */
export function moveCode(moves: readonly DeliveryMove[]): ErrorCode {
  const codes = new Set(moves.map(({ from, to }) => deliveryChange(from, to)?.code ?? 'ORD430'))
  const [only] = codes
  return codes.size === 1 && only ? only : 'ORD430'
}
