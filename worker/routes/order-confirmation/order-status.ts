import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'

const statuses: Readonly<Record<OrderStatus, MessageKey>> = {
  PLACED: 'checkout.statusPlaced',
  PROCESSING: 'checkout.statusProcessing',
  ACTION_REQUIRED: 'checkout.statusWaiting',
  CANCELLED: 'checkout.statusCancelled',
}

/** Where an order is, once all of its parcels are: a shopper looks for "delivered", not for "placed". */
export function orderStatus({ status, shipments }: Pick<PlacedOrder, 'status' | 'shipments'>): MessageKey {
  const parcels = shipments.filter(({ shippingMethod }) => shippingMethod !== 'digital')
  if (status !== 'PLACED' || parcels.length === 0) return statuses[status]
  if (parcels.every(({ deliveredAt }) => deliveredAt !== null)) return 'checkout.statusDelivered'
  if (parcels.every(({ sentAt, deliveredAt }) => (deliveredAt ?? sentAt) !== null)) return 'checkout.statusSent'
  return statuses[status]
}
