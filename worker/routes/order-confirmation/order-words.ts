import type { OrderViewProps } from '../../../client/pages/checkout/order-view.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { arrival } from '../checkout/arrival.ts'

const statuses: Readonly<Record<OrderStatus, MessageKey>> = {
  PLACED: 'checkout.statusPlaced',
  PROCESSING: 'checkout.statusProcessing',
  ACTION_REQUIRED: 'checkout.statusWaiting',
  CANCELLED: 'checkout.statusCancelled',
}

/** An order in the words, money and dates of the shop front. */
export function orderWords(context: RequestContext, order: PlacedOrder): OrderViewProps {
  const { site, t } = context
  const placedAt = order.placedAt === null ? null : new Date(order.placedAt)
  return {
    site,
    t,
    order,
    status: t(statuses[order.status]),
    placed: placedAt
      ? new Intl.DateTimeFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(placedAt)
      : '',
    shipments: order.shipments.map(({ shipmentId, shippingMethod, label, deliveryTime, address, storeId }) => ({
      id: shipmentId,
      title: storeId ? `${label}, ${storeId}` : label,
      when: shippingMethod === 'digital' ? '' : arrival({ site, t, now: placedAt ?? context.now }, deliveryTime),
      address: address ? addressLines(address) : [],
    })),
    billing: order.billingAddress ? addressLines(order.billingAddress) : [],
    sale: order.inStoreSalesInfo
      ? `${order.inStoreSalesInfo.storeId}, ${order.inStoreSalesInfo.storeEmployeeId}`
      : null,
  }
}
