import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { leftOfPayments } from '../../../shared/orders/left-of-payments.ts'

const statuses: Readonly<Record<OrderStatus, MessageKey>> = {
  PLACED: 'checkout.statusPlaced',
  PROCESSING: 'checkout.statusProcessing',
  ACTION_REQUIRED: 'checkout.statusWaiting',
  CANCELLED: 'checkout.statusCancelled',
}

/**
 * Where an order is, once all of its parcels are: a shopper looks for "delivered", not for "placed". A parcel that has
 * left the shop can't be cancelled any more: its money can only be refunded.
 */
export function orderStatus(order: PlacedOrder): MessageKey {
  const { status, shipments, refunds, cancellation } = order
  if (status !== 'PLACED' && status !== 'CANCELLED') return statuses[status]
  const parcels = shipments.filter(({ shippingMethod }) => shippingMethod !== 'digital')
  const isUnsent = parcels.every(({ sentAt, deliveredAt }) => (deliveredAt ?? sentAt) === null)
  const isSettled = refunds.length > 0 && refunds.every(({ refundedAt }) => refundedAt !== null)
  const isRefunded = isSettled && leftOfPayments(order) === 0
  if (isUnsent && cancellation?.endedAt === null) return 'checkout.statusCancelling'
  if (isUnsent && status === 'CANCELLED') return statuses[status]
  if (isRefunded || status === 'CANCELLED') return 'checkout.statusRefunded'
  if (parcels.length === 0) return statuses[status]
  if (parcels.every(({ deliveredAt }) => deliveredAt !== null)) return 'checkout.statusDelivered'
  if (parcels.every(({ sentAt, deliveredAt }) => (deliveredAt ?? sentAt) !== null)) return 'checkout.statusSent'
  return statuses[status]
}
