import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import type { Cart, FlashMessage } from '../../../../shared/contracts/cart.ts'
import type { PlatformContext } from '../../../context.ts'
import type { CartChange } from '../../../objects/cart-changes.ts'
import { type CartSnapshot, type KeptShipment, storeShipmentId } from '../../../objects/cart-snapshot.ts'
import { type View, type Visit, view } from '../answers.ts'
import { deliveryFlash, inventoryFlash } from '../flash.ts'
import { withLiveStock } from '../read-composed.ts'
import type { LineDelivery } from './delivery.ts'
import { type DeliveryMove, type LineMiss, type LineSupply, moveCode, planDelivery } from './delivery-changes.ts'

/** The change that makes a cart orderable, and the refusal that explains it to the shopper. */
export type Correction = { readonly change: CartChange | null; readonly refusal: Failure }

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
    ...moves.map(({ itemId, from, to }) => deliveryFlash(itemId, from, to)),
    ...misses.map(({ itemId, available }) => inventoryFlash(itemId, available)),
  ]
  const change: CartChange = {
    kind: 'convert',
    lines: moves.map(({ itemId, to, storeId }) => ({ itemIds: [itemId], method: to === 'ship' ? null : to, storeId })),
    shipments: moves.flatMap((move) => newPickups(move, composed, snapshot)),
    flash,
  }
  return { change, refusal: refuse(codeOf(moves, misses, snapshot), { flash: flash.map(flashDetail) }) }
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
  { line, product, store, webUnits, storeUnits }: LineDelivery,
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
      canPickUp: store.services.includes('pickup'),
      canShipTo: store.services.includes('ship-to-store'),
    },
    fixed,
    web: line.method === 'me' ? (missing ?? storeUnits) : fromStore ? webUnits : (missing ?? webUnits),
    inStore: line.method === 'pickup' ? (missing ?? storeUnits) : storeUnits,
  }
}

/** GET with a stock check: reports missing units and, with `patch`, moves lines to a delivery method that has them. */
export async function correct(context: PlatformContext, visited: Visit, patch: boolean): Promise<Result<Cart>> {
  const cartView = await viewLive(context, visited)
  if ('ok' in cartView) return cartView
  const correction = patch ? correctionOf(cartView) : null
  if (!correction?.change) return succeed(cartView.composed.cart)
  const changed = await visited.basket.change(
    visited.owner,
    correction.change,
    null,
    context.now,
    context.correlationId,
  )
  // The cart is being ordered: the order itself will report missing stock.
  if (!changed.ok) return changed.failure.code === 'API423' ? succeed(cartView.composed.cart) : changed
  const corrected = await viewLive(context, visited)
  return 'ok' in corrected ? corrected : succeed(corrected.composed.cart)
}
