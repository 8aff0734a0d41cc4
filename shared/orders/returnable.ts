import type { CartItem } from '../contracts/cart.ts'
import type { PlacedOrder } from '../contracts/order.ts'

/** From the day the parcel arrives, in milliseconds. */
const returnWindowMs = 30 * 86_400_000

type Returnable = { readonly item: CartItem; readonly qty: number }

/**
 * When the last parcel's return period is over, in epoch milliseconds; null while one hasn't been delivered. Gift cards
 * travel by mail and don't count.
 */
export function returnPeriodEnd({ items, shipments }: Pick<PlacedOrder, 'items' | 'shipments'>): number | null {
  const goods = new Set(items.filter(({ isDigitalProduct }) => !isDigitalProduct).map(({ id }) => id))
  const parcels = shipments.filter(({ itemIds }) => itemIds.some((id) => goods.has(id)))
  const arrivals = parcels.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : Date.parse(deliveredAt)))
  if (parcels.length === 0 || arrivals.length < parcels.length) return null
  return Math.max(...arrivals) + returnWindowMs
}

/**
 * Lines that may still be sent back, with the units neither announced nor refunded yet. Open once a shipment has been
 * sent, and nothing of an order that is being given back whole. Digital gift cards and items made to order are final;
 * a free gift has no price to refund.
 */
export function returnableItems(
  order: Pick<PlacedOrder, 'status' | 'items' | 'shipments' | 'returns' | 'refunds' | 'cancellation'>,
  now: number,
): readonly Returnable[] {
  const { status, items, shipments, returns, refunds, cancellation } = order
  if (status !== 'PLACED' || cancellation) return []
  const open = new Set(
    shipments
      .filter(({ sentAt, deliveredAt }) =>
        deliveredAt === null ? sentAt !== null : now <= Date.parse(deliveredAt) + returnWindowMs,
      )
      .flatMap(({ itemIds }) => itemIds),
  )
  const gone = [...returns, ...refunds].flatMap((one) => one.items)
  return items
    .filter(({ id, isDigitalProduct, isCustoms, bonus }) => open.has(id) && !isDigitalProduct && !isCustoms && !bonus)
    .map((item) => {
      const units = gone.filter(({ itemId }) => itemId === item.id).reduce((sum, { qty }) => sum + qty, 0)
      return { item, qty: item.qty - units }
    })
    .filter(({ qty }) => qty > 0)
}
