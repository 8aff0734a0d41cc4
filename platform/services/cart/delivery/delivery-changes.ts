import { storeOffers } from '../../../../shared/cart/delivery/shipping.ts'
import type { Store } from '../../../../shared/contracts/store.ts'
import type { ErrorCode } from '../../../../shared/errors/catalogue.ts'
import { type DeliveryKind, type DeliveryReason, deliveryChange } from '../../../../shared/errors/flow-messages.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'

/** A line's available units by place. `store` is the line's own, or the favorite store for a line that is shipped. */
export type LineSupply = {
  readonly itemId: string
  /** Lines with the same size share its stock. */
  readonly size: string
  readonly qty: number
  readonly kind: DeliveryKind
  readonly store: { readonly storeId: string; readonly canPickUp: boolean; readonly canShipTo: boolean } | null
  /** Digital, made to order or handed over in the store: no other method is possible. */
  readonly fixed: boolean
  readonly web: number
  readonly inStore: number
}
export type DeliveryMove = {
  readonly itemId: string
  readonly from: DeliveryKind
  readonly to: DeliveryKind
  readonly storeId: string | null
}
export type LineMiss = { readonly itemId: string; readonly available: number }

/**
 * New methods for lines without stock at their chosen one (spec 1 §4 "Delivery-method changes flagged by the server"):
 * a line moves to a method with all its units, or else is a miss. Lines are never reduced or split, and available lines
 * keep their units.
 */
export function planDelivery(lines: readonly LineSupply[]): {
  readonly moves: readonly DeliveryMove[]
  readonly misses: readonly LineMiss[]
} {
  const unitsLeft = new Map<string, number>()
  const placeOf = (line: LineSupply, kind: DeliveryKind) =>
    kind === 'pickup' ? `${line.size}@${line.store?.storeId}` : `${line.size}@web`
  const unitsAt = (line: LineSupply, kind: DeliveryKind) =>
    unitsLeft.get(placeOf(line, kind)) ?? (kind === 'pickup' ? line.inStore : line.web)
  const take = (line: LineSupply, kind: DeliveryKind) =>
    unitsLeft.set(placeOf(line, kind), unitsAt(line, kind) - line.qty)

  const undeliverable: LineSupply[] = []
  for (const line of lines) {
    if (isPossible(line, line.kind) && unitsAt(line, line.kind) >= line.qty) take(line, line.kind)
    else undeliverable.push(line)
  }
  const moves: DeliveryMove[] = []
  const misses: LineMiss[] = []
  for (const line of undeliverable) {
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
      if (available > 0) unitsLeft.set(placeOf(line, from), 0)
    }
  }
  return { moves, misses }
}

/** In order of preference: the same store before home delivery. */
export const alternatives: Readonly<Record<DeliveryKind, readonly DeliveryKind[]>> = {
  pickup: ['sts', 'ship'],
  sts: ['pickup', 'ship'],
  ship: ['pickup'],
}

function isPossible({ store, fixed }: LineSupply, kind: DeliveryKind): boolean {
  if (kind === 'ship' || fixed) return true
  return kind === 'pickup' ? store?.canPickUp === true : store?.canShipTo === true
}

/** The error code for changed delivery methods: the conversion's own if all lines made the same one, else ORD430. */
export function moveCode(moves: readonly DeliveryMove[]): ErrorCode {
  const codes = new Set(moves.map(({ from, to }) => deliveryChange(from, to)?.code ?? 'ORD430'))
  const [code] = codes
  return codes.size === 1 && code ? code : 'ORD430'
}

/** Why a line can't keep its method; `store` is the line's own. */
export function moveReason(
  from: DeliveryKind,
  store: Pick<Store, 'services' | 'country'> | null,
  site: Pick<Site, 'country'>,
): DeliveryReason {
  if (from === 'ship') return 'stock'
  if (store && store.country !== site.country) return 'country'
  return store && storeOffers(from, store, site) ? 'stock' : 'service'
}
