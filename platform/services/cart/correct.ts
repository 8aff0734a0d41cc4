import type { Cart, FlashMessage } from '../../../shared/contracts/cart.ts'
import { type Failure, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import type { CartChange } from '../../objects/cart-changes.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { type View, type Visit, view } from './answers.ts'
import type { LineDelivery } from './delivery.ts'
import { type DeliveryMove, type LineMiss, type LineSupply, moveCode, planDelivery } from './delivery-changes.ts'
import { deliveryFlash, inventoryFlash } from './flash.ts'
import { withLiveStock } from './read-composed.ts'

/** A cart that can't be ordered as it is: what the shop changes so that it can, and what the shopper is told. */
export type Correction = { readonly change: CartChange | null; readonly refusal: Failure }

/** The cart with what the inventory says this moment. */
export async function viewLive(context: PlatformContext, visited: Visit): Promise<View | Failure> {
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  return { ...seen, ...(await withLiveStock(context.env, seen.snapshot, seen, seen.scene)) }
}

/** Null where every line can come as it was chosen. `missed`: lines that the order itself found missing, whatever was read before. */
export function correctionOf(
  { composed, snapshot }: Pick<View, 'composed' | 'snapshot'>,
  missed: readonly LineMiss[] = [],
): Correction | null {
  const lines = composed.deliveries.map((delivery) => supplyOf(delivery, missed))
  const { moves, misses } = planDelivery(lines)
  if (moves.length === 0 && misses.length === 0) return null
  const flash = [
    ...moves.map(({ itemId, from, to }) => deliveryFlash(itemId, from, to)),
    ...misses.map(({ itemId, available }) => inventoryFlash(itemId, available)),
  ]
  const change: CartChange = {
    kind: 'convert',
    lines: moves.map(({ itemId, to, storeId }) => ({ itemIds: [itemId], method: to === 'ship' ? null : to, storeId })),
    shipments: [],
    flash,
  }
  return { change, refusal: refuse(codeOf(moves, misses, snapshot), { flash: flash.map(flashDetail) }) }
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
  missed: readonly LineMiss[],
): LineSupply {
  const kind = line.method === 'pickup' || line.method === 'sts' ? line.method : 'ship'
  const missing = missed.find((miss) => miss.itemId === line.id)?.available
  const offShelf = line.method === 'pickup' || line.method === 'me'
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
    web: line.method === 'me' ? (missing ?? storeUnits) : offShelf ? webUnits : (missing ?? webUnits),
    shelf: line.method === 'pickup' ? (missing ?? storeUnits) : storeUnits,
  }
}

/** GET with a check of the stock: tells what is missing now, and with `patch` changes what can be changed. */
export async function correct(context: PlatformContext, visited: Visit, patch: boolean): Promise<Result<Cart>> {
  const seen = await viewLive(context, visited)
  if ('ok' in seen) return seen
  const correction = patch ? correctionOf(seen) : null
  if (!correction?.change) return succeed(seen.composed.cart)
  const changed = await visited.basket.change(visited.owner, correction.change, null, context.now)
  // Whoever is just ordering it finds out from the order.
  if (!changed.ok) return changed.code === 'API423' ? succeed(seen.composed.cart) : changed
  const again = await viewLive(context, visited)
  return 'ok' in again ? again : succeed(again.composed.cart)
}
