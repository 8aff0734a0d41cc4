import type { OrderViewProps } from '../../../client/pages/checkout/order-view.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { shippingLabel } from '../../../shared/cart/delivery/shipping-labels.ts'
import type { OrderShipment, PlacedOrder } from '../../../shared/contracts/order.ts'
import { isFlashCode } from '../../../shared/errors/flash.ts'
import { message } from '../../../shared/errors/message.ts'
import { pointsLeft } from '../../../shared/orders/earned-points.ts'
import { isKept } from '../../../shared/orders/is-kept.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { readStoreIfThere } from '../../services/stores.ts'
import { arrival } from '../checkout/arrival.ts'
import { handoverLines } from '../checkout/handover.ts'
import { orderStatus } from './order-status.ts'
import { lineNotices, refundWords } from './refund-words.ts'

/**
 * An order with texts, amounts and dates in the shop front's format. Stores have their names from the store service, or
 * else their ids.
 */
export async function orderWords(context: RequestContext, order: PlacedOrder): Promise<OrderViewProps> {
  const { site, t, locale } = context
  const sale = order.inStoreSalesInfo
  const storeIds = [...order.shipments.map(({ storeId }) => storeId), sale?.storeId]
  const named = await Promise.all(
    [...new Set(storeIds)].map(
      async (id) => [id, id ? ((await readStoreIfThere(context, id))?.name ?? id) : ''] as const,
    ),
  )
  const storeNames = new Map(named)
  return {
    site,
    t,
    order,
    status: t(orderStatus(order)),
    placed: order.placedAt === null ? '' : dateText(site, order.placedAt),
    shipments: order.shipments.map((shipment) => ({
      id: shipment.shipmentId,
      title: shipment.label || shippingLabel(shipment.shippingMethod, locale),
      when:
        shipment.shippingMethod === 'digital' || !isKept(order)
          ? ''
          : arrival(
              { site, t, now: order.placedAt === null ? context.now : new Date(order.placedAt) },
              shipment.deliveryTime,
            ),
      progress: progressOf(context, shipment),
      trackingUrl: shipment.trackingUrl,
      where: handoverLines(context, {
        ...shipment,
        code: shipment.shippingMethod,
        storeName: shipment.storeName ?? storeNames.get(shipment.storeId) ?? null,
      }),
    })),
    billing: order.billingAddress ? addressLines(order.billingAddress) : [],
    sale: sale ? [t('checkout.saleWords', { store: storeNames.get(sale.storeId) ?? '' }), sale.storeEmployeeId] : [],
    refunds: refundWords(context, order),
    notices: lineNotices(context, order),
    earnedPoints: context.features.has('loyalty') ? pointsLeft(order) : 0,
    messages: [...new Set(order.flash.flatMap(({ code }) => (isFlashCode(code) ? [message(code, locale)] : [])))],
  }
}

function progressOf({ site, t }: RequestContext, { sentAt, deliveredAt }: OrderShipment): string {
  const instant = deliveredAt ?? sentAt
  if (instant === null) return ''
  const date = dateText(site, instant)
  return t(deliveredAt === null ? 'account.sentOn' : 'account.deliveredOn', { date })
}
