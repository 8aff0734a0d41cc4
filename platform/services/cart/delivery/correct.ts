import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import { storeOffers } from '../../../../shared/cart/delivery/shipping.ts'
import type { Cart, FlashMessage } from '../../../../shared/contracts/cart.ts'
import type { PlatformContext } from '../../../context.ts'
import type { CartChange } from '../../../objects/cart-changes.ts'
import { type CartSnapshot, type KeptShipment, storeShipmentId } from '../../../objects/cart-snapshot.ts'
import { type View, type Visit, view } from '../answers.ts'
import { deliveryFlash, inventoryFlash } from '../flash.ts'
import { withLiveStock } from '../read-composed.ts'
import { isOffered, type LineDelivery } from './delivery.ts'
import {
  type DeliveryMove,
  type LineMiss,
  type LineSupply,
  moveCode,
  moveReason,
  planDelivery,
} from './delivery-changes.ts'

/** The change that makes a cart orderable, and the refusal that explains it to the shopper. */
export type Correction = { readonly change: CartChange; readonly refusal: Failure }

/** The cart with live stock. */
export async function viewLive(context: PlatformContext, visited: Visit): Promise<View | Failure> {
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  return { ...cartView, ...(await withLiveStock(context.env, cartView.snapshot, cartView, cartView.scene)) }
}

/** Null if every line is available by its chosen method. `missedLines`: lines for which an order found no stock. */
export function correctionOf(
  { composed, snapshot }: Pick<View, 'composed' | 'snapshot'>,
  missedLines: readonly LineMiss[] = [],
): Correction | null {
  const lines = composed.deliveries.map((delivery) => supplyOf(delivery, missedLines))
  const { moves, misses } = planDelivery(lines)
  if (moves.length === 0 && misses.length === 0) return null
  const flash = [
    ...moves.map((move) => moveFlash(move, composed)),
    ...misses.map(({ itemId, available }) => inventoryFlash(itemId, available)),
  ]
  return {
    change: { ...movesChange(moves, composed, snapshot), flash },
    refusal: refuse(codeOf(moves, misses, snapshot), { flash: flash.map(flashDetail) }),
  }
}

/**
 * The moves before an order is tried; null if there are none. Lines whose store stopped their method move: there is
 * nothing left to choose. Lines without stock move with `patch`; without it, the shopper chooses another store or
 * method.
 */
function readChange({ composed, snapshot }: Pick<View, 'composed' | 'snapshot'>, patch: boolean): CartChange | null {
  const lines = composed.deliveries.map((delivery) => {
    const supply = supplyOf(delivery, [])
    return patch || !isOffered(delivery) ? supply : { ...supply, fixed: true }
  })
  const { moves } = planDelivery(lines)
  return moves.length === 0 ? null : movesChange(moves, composed, snapshot)
}

const movesChange = (moves: readonly DeliveryMove[], composed: View['composed'], snapshot: CartSnapshot) => ({
  kind: 'convert' as const,
  lines: moves.map(({ itemId, to, storeId }) => ({ itemIds: [itemId], method: to === 'ship' ? null : to, storeId })),
  shipments: moves.flatMap((move) => newPickups(move, composed, snapshot)),
  flash: moves.map((move) => moveFlash(move, composed)),
})

function moveFlash({ itemId, from, to }: DeliveryMove, { deliveries }: View['composed']): FlashMessage {
  const delivery = deliveries.find(({ line }) => line.id === itemId)
  const store = delivery?.store ?? null
  const reason = delivery ? moveReason(from, store, delivery.question.site) : 'stock'
  return deliveryFlash(itemId, { from, to, reason, store: store?.name ?? null })
}

/** The new store's pickup person: the previous shipment's person or recipient, unless the store already has one. */
function newPickups(
  { itemId, to, storeId }: DeliveryMove,
  { cart }: View['composed'],
  { shipments }: CartSnapshot,
): KeptShipment[] {
  const shippingId = to === 'ship' ? null : storeShipmentId(to, storeId)
  if (to === 'ship' || shippingId === null) return []
  if (shipments.some((shipment) => shipment.shippingId === shippingId && shipment.pickupPerson)) return []
  const previousShipment = cart.shippingMethods.find(({ itemIds }) => itemIds.includes(itemId))
  const pickupPerson = previousShipment?.pickupPerson ?? personOf(previousShipment?.address ?? null)
  return pickupPerson ? [{ shippingId, code: to, collectionPointId: null, pickupPerson }] : []
}

const personOf = (address: Cart['billingAddress']): KeptShipment['pickupPerson'] =>
  address && {
    firstName: address.firstName,
    lastName: address.lastName,
    email: address.email ?? '',
    phone: address.phone ?? '',
  }

function codeOf(moves: readonly DeliveryMove[], misses: readonly LineMiss[], { lines }: CartSnapshot) {
  if (misses.length === 0) return moveCode(moves)
  if (moves.length > 0) return 'ORD430'
  return misses.length === lines.length && misses.every(({ available }) => available === 0) ? 'INV406' : 'INV409'
}

const flashDetail = ({ code, itemId, shipmentId, details }: FlashMessage) => ({
  code,
  ...(itemId !== undefined && { itemId }),
  ...(shipmentId !== undefined && { shipmentId }),
  ...details,
})

function supplyOf(
  { line, product, store, webUnits, storeUnits, question: { site } }: LineDelivery,
  missedLines: readonly LineMiss[],
): LineSupply {
  const kind = line.method === 'pickup' || line.method === 'sts' ? line.method : 'ship'
  const missing = missedLines.find((miss) => miss.itemId === line.id)?.available
  const fromStore = line.method === 'pickup' || line.method === 'me'
  const fixed = product.isDigitalProduct || line.recipeId !== null || line.method === 'me'
  return {
    itemId: line.id,
    size: `${line.productId}|${line.upc}`,
    qty: line.qty,
    kind,
    store: store && {
      storeId: store.storeId,
      canPickUp: storeOffers('pickup', store, site),
      canShipTo: storeOffers('sts', store, site),
    },
    fixed,
    web: line.method === 'me' ? (missing ?? storeUnits) : fromStore ? webUnits : (missing ?? webUnits),
    inStore: line.method === 'pickup' ? (missing ?? storeUnits) : storeUnits,
  }
}

/** GET with a stock check: reports missing units, and moves lines (`readChange`). */
export async function correct(context: PlatformContext, visited: Visit, patch: boolean): Promise<Result<Cart>> {
  const cartView = await viewLive(context, visited)
  if ('ok' in cartView) return cartView
  // The units that a waiting order holds look missing, and a change would abandon its payment.
  if (cartView.snapshot.ordering !== null) return succeed(cartView.composed.cart)
  const change = readChange(cartView, patch)
  if (!change) return succeed(cartView.composed.cart)
  const changed = await visited.basket.change(visited.owner, change, null, context.now, context.requestId)
  // The cart is being ordered: the order itself will report missing stock.
  if (!changed.ok) return changed.failure.code === 'API423' ? succeed(cartView.composed.cart) : changed
  const corrected = await viewLive(context, visited)
  return 'ok' in corrected ? corrected : succeed(corrected.composed.cart)
}
