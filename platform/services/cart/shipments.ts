import type { PricedShipment } from '../../../shared/cart/priced-cart.ts'
import type { ApplicableShippingMethod, CartShipment } from '../../../shared/contracts/cart.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { addressOf, type LineDelivery, methodsOf } from './delivery.ts'

/** Lines that travel together, in the order of the cart. */
export function groupByShipment(deliveries: readonly LineDelivery[]): ReadonlyMap<string, readonly LineDelivery[]> {
  const groups = new Map<string, LineDelivery[]>()
  for (const delivery of deliveries)
    groups.set(delivery.shippingId, [...(groups.get(delivery.shippingId) ?? []), delivery])
  return groups
}

/** The ways that every line of a shipment has; the chosen one costs what `priced` says, promotions taken off. */
export function applicableMethods(
  [first, ...others]: readonly LineDelivery[],
  priced: PricedShipment | undefined,
  goodsValue: number,
): ApplicableShippingMethod[] {
  if (!first) return []
  const codes = others.map((delivery) => methodsOf(delivery, goodsValue).map((method) => method.code))
  return methodsOf(first, goodsValue)
    .filter((method) => codes.every((known) => known.includes(method.code)))
    .map((method) => (method.code === first.code && priced ? { ...method, price: { amount: priced.price } } : method))
}

export function shipmentOf(
  shippingId: string,
  group: readonly LineDelivery[],
  snapshot: CartSnapshot,
  applicableShippingMethods: ApplicableShippingMethod[],
): CartShipment {
  const [first] = group
  const kept = snapshot.shipments.find((one) => one.shippingId === shippingId)
  const code = first?.code ?? 'standard'
  const isFetched = first?.line.method !== null
  return {
    code,
    shippingId,
    storeId: first?.line.storeId ?? null,
    storeName: (isFetched && first?.store?.name) || null,
    collectionPointId: code === 'pudo' ? (kept?.collectionPointId ?? null) : null,
    pickupPerson: isFetched || code === 'pudo' ? (kept?.pickupPerson ?? null) : null,
    address: addressOf(snapshot, shippingId),
    itemIds: group.map(({ line }) => line.id),
    applicableShippingMethods,
  }
}
