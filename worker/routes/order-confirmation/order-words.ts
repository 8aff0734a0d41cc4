import type { OrderViewProps } from '../../../client/pages/checkout/order-view.tsx'
import { addressLines } from '../../../shared/address/address-lines.ts'
import type { OrderStatus, PlacedOrder } from '../../../shared/contracts/order.ts'
import { isFlashCode } from '../../../shared/errors/flash.ts'
import { message } from '../../../shared/errors/message.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { readStore } from '../../services/stores.ts'
import { arrival } from '../checkout/arrival.ts'

const statuses: Readonly<Record<OrderStatus, MessageKey>> = {
  PLACED: 'checkout.statusPlaced',
  PROCESSING: 'checkout.statusProcessing',
  ACTION_REQUIRED: 'checkout.statusWaiting',
  CANCELLED: 'checkout.statusCancelled',
}

/** An order in the words, money and dates of the shop front. Stores are named by the store service; by their id where it can't say. */
export async function orderWords(context: RequestContext, order: PlacedOrder): Promise<OrderViewProps> {
  const { site, t, locale } = context
  const sale = order.inStoreSalesInfo
  const storeIds = [...order.shipments.map(({ storeId }) => storeId), sale?.storeId]
  const named = await Promise.all(
    [...new Set(storeIds)].map(async (id) => [id, id ? ((await readStore(context, id))?.name ?? id) : ''] as const),
  )
  const storeNames = new Map(named)
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
      title: storeId ? `${label}, ${storeNames.get(storeId)}` : label,
      when: shippingMethod === 'digital' ? '' : arrival({ site, t, now: placedAt ?? context.now }, deliveryTime),
      address: address ? addressLines(address) : [],
    })),
    billing: order.billingAddress ? addressLines(order.billingAddress) : [],
    sale: sale ? [t('checkout.saleWords', { store: storeNames.get(sale.storeId) ?? '' }), sale.storeEmployeeId] : [],
    said: [...new Set(order.flash.flatMap(({ code }) => (isFlashCode(code) ? [message(code, locale)] : [])))],
  }
}
