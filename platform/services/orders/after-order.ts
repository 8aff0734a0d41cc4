import { z } from 'zod'
import { json, type RowOf } from '../../../backend/db/column.ts'
import { pick, selected } from '../../../backend/db/table.ts'
import { OrderRefund, type PlacedOrder, ReturnItem } from '../../../shared/contracts/order.ts'
import { orders } from '../../db/order-tables.ts'

const cancellation = pick(orders, 'cancelling_at', 'cancelled_at', 'not_charged')

/** Events of an order since it was placed; its own document never changes. */
export const afterOrderColumns = {
  ...cancellation,
  fulfillments: json(
    z.array(
      z.object({
        shipmentId: z.string(),
        sentAt: z.number().nullable(),
        deliveredAt: z.number().nullable(),
        trackingUrl: z.string().nullable(),
      }),
    ),
  ),
  returns: json(
    z.array(
      z.object({
        number: z.int(),
        createdAt: z.number(),
        receivedAt: z.number().nullable(),
        refund: z.number().nullable(),
        items: z.array(ReturnItem),
      }),
    ),
  ),
  refunds: json(
    z.array(
      z.object({
        number: z.int(),
        createdAt: z.number(),
        settledAt: z.number().nullable(),
        amount: z.number(),
        payments: OrderRefund.shape.payments,
        items: OrderRefund.shape.items,
      }),
    ),
  ),
}

/** Columns of a SELECT from orders. */
export const afterOrderSql = `${selected(cancellation)},
(SELECT json_group_array(json_object('shipmentId', shipment_id, 'sentAt', sent_at, 'deliveredAt', delivered_at,
  'trackingUrl', tracking_url)) FROM fulfillments WHERE fulfillments.order_number = orders.order_number) AS fulfillments,
(SELECT json_group_array(json_object('number', number, 'createdAt', created_at, 'receivedAt', received_at,
  'refund', refund, 'items', json(items))) FROM returns WHERE returns.order_number = orders.order_number) AS returns,
(SELECT json_group_array(json_object('number', number, 'createdAt', created_at, 'settledAt', settled_at, 'amount', amount,
  'payments', json(payments), 'items', json(lines))) FROM refunds WHERE refunds.order_number = orders.order_number AND state <> 'REFUSED') AS refunds`

const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString())

export const returnIdOf = (orderNumber: string, number: number): string => `${orderNumber}-R${number}`

export const refundIdOf = (orderNumber: string, number: number): string => `${orderNumber}-F${number}`

export function withAfterOrder(
  order: PlacedOrder,
  {
    cancelling_at,
    cancelled_at,
    not_charged: notCharged,
    fulfillments,
    returns,
    refunds,
  }: RowOf<typeof afterOrderColumns>,
): PlacedOrder {
  const begun = cancelling_at ?? cancelled_at
  const askedAt = isoOf(begun)
  return {
    ...order,
    cancellation: askedAt === null ? null : { askedAt, endedAt: isoOf(cancelled_at), notCharged },
    shipments: order.shipments.map((shipment) => {
      const found = fulfillments.find(({ shipmentId }) => shipmentId === shipment.shipmentId)
      if (!found) return shipment
      const { sentAt, deliveredAt, trackingUrl } = found
      return { ...shipment, sentAt: isoOf(sentAt), deliveredAt: isoOf(deliveredAt), trackingUrl }
    }),
    returns: returns
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, createdAt, receivedAt, refund, items }) => ({
        returnId: returnIdOf(order.orderNumber, number),
        createdAt: new Date(createdAt).toISOString(),
        receivedAt: isoOf(receivedAt),
        refund,
        items,
      })),
    refunds: refunds
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, createdAt, settledAt, ...refund }) => ({
        refundId: refundIdOf(order.orderNumber, number),
        createdAt: new Date(createdAt).toISOString(),
        refundedAt: isoOf(settledAt),
        ...refund,
      })),
  }
}
