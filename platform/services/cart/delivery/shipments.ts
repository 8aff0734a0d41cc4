import type { PricedShipment } from '../../../../shared/cart/pricing/priced-cart.ts'
import type { ApplicableShippingMethod, CartShipment } from '../../../../shared/contracts/cart.ts'
import type { CartSnapshot } from '../../../objects/cart-snapshot.ts'
import type { CartFacts } from '../facts.ts'
import { addressOf, type LineDelivery, methodsOf } from './delivery.ts'

/** Lines grouped by shipment, in cart order. */
export function groupByShipment(deliveries: readonly LineDelivery[]): ReadonlyMap<string, readonly LineDelivery[]> {
  const groups = new Map<string, LineDelivery[]>()
  for (const delivery of deliveries)
    groups.set(delivery.shippingId, [...(groups.get(delivery.shippingId) ?? []), delivery])
  return groups
}

/** The methods possible for every line of a shipment; the chosen one has its price after promotions from `priced`. */
export function applicableMethods(
  [first, ...others]: readonly LineDelivery[],
  priced: PricedShipment | undefined,
  goodsValue: number,
): ApplicableShippingMethod[] {
  if (!first) return []
  const codes = others.map((delivery) => methodsOf(delivery, goodsValue).map((method) => method.code))
  return methodsOf(first, goodsValue)
    .filter((method) => codes.every((lineCodes) => lineCodes.includes(method.code)))
    .map((method) => (method.code === first.code && priced ? { ...method, price: { amount: priced.price } } : method))
}

export function shipmentOf(
  shippingId: string,
  group: readonly LineDelivery[],
  snapshot: CartSnapshot,
  applicableShippingMethods: ApplicableShippingMethod[],
  points: CartFacts['points'],
): CartShipment {
  const [first] = group
  const stored = snapshot.shipments.find((shipment) => shipment.shippingId === shippingId)
  const code = first?.code ?? 'standard'
  const isFetched = first?.line.method !== null
  const pointId = code === 'pudo' ? (stored?.collectionPointId ?? null) : null
  return {
    code,
    shippingId,
    storeId: first?.line.storeId ?? null,
    storeName: (isFetched && first?.store?.name) || null,
    collectionPointId: pointId,
    collectionPoint: pointId === null ? null : (points.get(pointId) ?? null),
    pickupPerson: isFetched || code === 'pudo' ? (stored?.pickupPerson ?? null) : null,
    address: addressOf(snapshot, shippingId),
    itemIds: group.map(({ line }) => line.id),
    shopperAppliedSM: stored !== undefined || isFetched,
    applicableShippingMethods,
  }
}
