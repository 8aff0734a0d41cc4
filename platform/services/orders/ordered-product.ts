import type { OrderedProduct } from '../../../accounts/engine.ts'
import { plainNumber, readOrder } from './placed-orders.ts'

/** Whoever asks for another person's order learns as much as of one that isn't there: null. */
export async function readOrderedProduct(
  db: D1Database,
  consumerId: string,
  orderNumber: string,
  productId: string,
): Promise<OrderedProduct | null> {
  const stored = await readOrder(db, plainNumber(orderNumber))
  if (stored?.consumerId !== consumerId) return null
  const item = stored.order.items.find((line) => line.productId === productId)
  if (!item) return null
  const { billingAddress, shipments } = stored.order
  const address = billingAddress ?? shipments.find((shipment) => shipment.address)?.address
  return {
    orderNumber: stored.order.orderNumber,
    name: [item.name, item.colourName, item.sizeLabel].filter(Boolean).join(', '),
    recipient: address ? `${address.firstName} ${address.lastName}` : '',
  }
}
