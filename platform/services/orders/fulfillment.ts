import { z } from 'zod'
import { insertSelect } from '../../../backend/db/table.ts'
import { defaultLocale, sites } from '../../../shared/i18n/locales.ts'
import { returnPeriodEnd } from '../../../shared/orders/returnable.ts'
import { fulfillments } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { accountOf, pointsAccount } from '../balances/accounts.ts'
import { destinationOf, sendOrderMail } from './order-mail.ts'
import { readOrder, type StoredOrder } from './placed-orders.ts'

/**
 * An event of the warehouse, the carrier or a store about one shipment. Repeats and events out of order are harmless:
 * the first instant of each state stays.
 */
export const FulfillmentEvent = z.object({
  shipmentId: z.string().max(80),
  state: z.enum(['SENT', 'DELIVERED']),
  at: z.iso.datetime(),
  /** The carrier's page about this parcel. */
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
})
export type FulfillmentEvent = z.output<typeof FulfillmentEvent>

const eventSql = `${insertSelect(
  fulfillments,
  { order_number: 'order_number', shipment_id: '?2', sent_at: '?3', delivered_at: '?4', tracking_url: '?5' },
  "FROM orders WHERE order_number = ?1 AND status = 'PLACED'",
)}
ON CONFLICT (order_number, shipment_id) DO UPDATE SET sent_at = coalesce(sent_at, excluded.sent_at),
  delivered_at = coalesce(delivered_at, excluded.delivered_at), tracking_url = coalesce(excluded.tracking_url, tracking_url)`

/** Points arrive when nothing of their order can be returned anymore. May be repeated. */
async function schedulePoints(env: Pick<Env, 'DB' | 'BALANCE'>, orderNumber: string): Promise<void> {
  const stored = await readOrder(env.DB, orderNumber)
  const arrivesAt = stored && returnPeriodEnd(stored.order)
  if (!stored || arrivesAt === null || stored.order.earnedPoints === 0) return
  await accountOf(env, pointsAccount(stored.consumerId)).schedule(orderNumber, arrivesAt)
}

/** False for a shipment that the order doesn't have, and for an order that was canceled. */
export async function takeFulfillment(
  env: Env,
  stored: StoredOrder,
  { shipmentId, state, at, trackingUrl }: FulfillmentEvent,
  now: number,
): Promise<boolean> {
  const { order } = stored
  if (!order.shipments.some((shipment) => shipment.shipmentId === shipmentId)) return false
  const instant = Date.parse(at)
  const [sent, delivered] = state === 'SENT' ? [instant, null] : [null, instant]
  const { meta } = await env.DB.prepare(eventSql)
    .bind(order.orderNumber, shipmentId, sent, delivered, trackingUrl)
    .run()
  if (meta.changes === 0) return false
  await schedulePoints(env, order.orderNumber)
  const shipment = order.shipments.find((candidate) => candidate.shipmentId === shipmentId)
  if (state === 'SENT' && shipment) {
    const kind = shipment.shippingMethod === 'pickup' ? 'orderReady' : 'orderSent'
    const values = {
      destination: destinationOf(shipment, sites[stored.locale ?? defaultLocale]),
      tracking: trackingUrl ? `\n\n${trackingUrl}` : '',
    }
    await sendOrderMail(env, stored, { kind, key: `sent:${shipmentId}`, values }, now)
  }
  return true
}
