import type { OrderViewProps } from '../../../client/pages/checkout/order-view.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import { shippingLabel } from '../../../shared/cart/delivery/shipping-labels.ts'
import type { OrderRefund, OrderShipment, PlacedOrder } from '../../../shared/contracts/order.ts'
import { isFlashCode } from '../../../shared/errors/flash.ts'
import { message } from '../../../shared/errors/message.ts'
import { dateFormat } from '../../../shared/i18n/intl-formats.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pointsLeft } from '../../../shared/orders/earned-points.ts'
import { leftOfPayments } from '../../../shared/orders/left-of-payments.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { readStoreIfThere } from '../../services/stores.ts'
import { arrival } from '../checkout/arrival.ts'
import { handoverLines } from '../checkout/handover.ts'
import { orderStatus } from './order-status.ts'

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
  const placedAt = order.placedAt === null ? null : new Date(order.placedAt)
  return {
    site,
    t,
    order,
    status: t(orderStatus(order)),
    placed: placedAt ? dateFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(placedAt) : '',
    shipments: order.shipments.map((shipment) => ({
      id: shipment.shipmentId,
      title: shipment.label || shippingLabel(shipment.shippingMethod, locale),
      when:
        shipment.shippingMethod === 'digital'
          ? ''
          : arrival({ site, t, now: placedAt ?? context.now }, shipment.deliveryTime),
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
    refunds: [
      ...order.refunds.map((refund) => refundWords(context, order, refund)),
      ...cancellationWords(context, order),
    ],
    earnedPoints: context.features.has('loyalty') ? pointsLeft(order) : 0,
    messages: [...new Set(order.flash.flatMap(({ code }) => (isFlashCode(code) ? [message(code, locale)] : [])))],
  }
}

/** The amount, and the way back of each of its parts. */
function refundWords({ site, t, locale }: RequestContext, order: PlacedOrder, refund: OrderRefund): string {
  const { amount, payments, createdAt, refundedAt } = refund
  const format = dateFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  const named = payments.filter(({ label }) => label !== '')
  const parts = named.map((part) => `${part.label}: ${formatMoney(part.amount, order.currency, locale)}`)
  const words = t(refundedAt === null ? 'account.refundOpen' : 'account.refundDone', {
    amount: formatMoney(amount, order.currency, locale),
    date: format.format(new Date(refundedAt ?? createdAt)),
  })
  return parts.length > 0 ? `${words} (${new Intl.ListFormat(site.bcp47).format(parts)})` : words
}

/** The rest of a canceled order, where a part was given back before. */
function cancellationWords({ t, locale }: RequestContext, order: PlacedOrder): string[] {
  const rest = leftOfPayments(order)
  const isSplit = order.status === 'CANCELLED' && order.refunds.length > 0 && rest > 0
  return isSplit ? [t('account.refundOfCancellation', { amount: formatMoney(rest, order.currency, locale) })] : []
}

function progressOf({ site, t }: RequestContext, { sentAt, deliveredAt }: OrderShipment): string {
  const instant = deliveredAt ?? sentAt
  if (instant === null) return ''
  const date = dateFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
  return t(deliveredAt === null ? 'account.sentOn' : 'account.deliveredOn', { date })
}
