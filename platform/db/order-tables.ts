import { z } from 'zod'
import { integer, json, oneOf, orNull, text } from '../../backend/db/column.ts'
import { table } from '../../backend/db/table.ts'
import { OrderRefund, PlacedOrder, ReturnItem } from '../../shared/contracts/order.ts'
import { currencies, locales } from '../../shared/i18n/locales.ts'
import { PaymentMethodId } from '../../shared/payment-methods.ts'

export const consumerBaskets = table('consumer_baskets', { consumer_id: text, basket_id: text })

export const placements = table('placements', {
  order_number: text,
  basket_id: text,
  consumer_id: text,
  started_at: integer,
  ended_at: orNull(integer),
  waits_until: orNull(integer),
})

export const orders = table('orders', {
  order_number: text,
  basket_id: text,
  consumer_id: text,
  email: text,
  st: text,
  status: oneOf(['PLACED', 'CANCELLED']),
  currency: oneOf(currencies),
  total: integer,
  captured: integer,
  payment_id: orNull(text),
  placed_at: integer,
  cancelling_at: orNull(integer),
  cancelled_at: orNull(integer),
  not_charged: integer,
  document: json(PlacedOrder),
  // Locale of the shop that it was placed in; null in orders from before they were kept.
  locale: orNull(oneOf(locales)),
  shop: orNull(text),
})

export const paymentEvents = table('payment_events', { event_id: text, order_number: text, heard_at: integer })

export const paymentSessions = table('payment_sessions', { session: text, order_number: text, claimed_at: integer })

export const fulfillments = table('fulfillments', {
  order_number: text,
  shipment_id: text,
  sent_at: orNull(integer),
  delivered_at: orNull(integer),
  tracking_url: orNull(text),
})

export const returns = table('returns', {
  order_number: text,
  number: integer,
  request_key: text,
  items: json(z.array(ReturnItem)),
  created_at: integer,
  received_at: orNull(integer),
  refund: orNull(integer),
})

export const refunds = table('refunds', {
  order_number: text,
  number: integer,
  amount: integer,
  reason: orNull(text),
  lines: json(OrderRefund.shape.items),
  payments: json(z.array(z.object({ code: PaymentMethodId, label: z.string(), amount: z.int() }))),
  created_at: integer,
  state: oneOf(['PENDING', 'DONE', 'REFUSED']),
  settled_at: orNull(integer),
})

export const orderMails = table('order_mails', { order_number: text, kind: text, sent_at: integer })

export const issuedGiftCards = table('issued_gift_cards', {
  order_number: text,
  item_id: text,
  unit: integer,
  code: text,
})

export const keptSizes = table('kept_sizes', {
  order_number: text,
  item_id: text,
  master_id: text,
  size: text,
  length: integer,
})

export const boughtTogether = table('bought_together', { product_id: text, other_id: text, orders: integer })
