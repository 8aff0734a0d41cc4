import { z } from 'zod'
import { PaymentMethodId } from '../payment-methods.ts'
import { AnsweredAddress } from './address.ts'
import {
  AnsweredItem,
  AnsweredTotals,
  CartShipment,
  FlashMessage,
  PriceAdjustment,
  PromoSummary,
  ShippingMethodCode,
} from './cart.ts'
import { completeItem, completeTotals, unitsOf } from './complete-cart.ts'
import { CurrencyCode, Minor } from './price.ts'
import { sparse } from './sparse.ts'

/**
 * `ACTION_REQUIRED`: the shopper has to confirm the payment first; `flash` holds the action. `PROCESSING`: accepted and
 * being finished in the background. `CANCELLED`: canceled after it was placed.
 */
export const orderStatuses = ['ACTION_REQUIRED', 'PROCESSING', 'PLACED', 'CANCELLED'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** The parameter of the address that a payment leads back to: proof of where the browser comes from. */
export const returnTicketParam = 'ticket'

/**
 * Flash code of an order whose payment waits for the shopper (spec 1 §4 "Order placement"); its details are a
 * `PaymentAction`.
 */
export const paymentNotAuthorized = 'PaymentNotAuthorized'

/**
 * The shopper's next step. `challenge` can be shown in an iframe, which posts `{type: 'kerb:payment-result', data}` to
 * its parent; `redirect` needs a page. Opened as a page, both return to the return URL with `redirectResult`. `ticket`
 * is the return URL's too: with it the result counts whoever is signed in by then (own extension).
 */
export const PaymentAction = z.object({
  kind: z.enum(['challenge', 'redirect']),
  url: z.url(),
  paymentMethod: PaymentMethodId,
  ticket: z.string().max(100).exactOptional(),
})
export type PaymentAction = z.infer<typeof PaymentAction>

/** An ISO instant. */
const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

/**
 * Fields from `storeName` on are missing in orders stored before they existed. `sentAt` and `deliveredAt` are null
 * until then.
 */
export const OrderShipment = z.object({
  shipmentId: z.string(),
  shippingMethod: ShippingMethodCode.default('standard'),
  storeId: z.string().nullable().default(null),
  label: z.string().default(''),
  deliveryTime: z.string().default(''),
  /** Null: not known, which is not the same as free. */
  price: z.object({ amount: Minor }).nullable().default(null).catch(null),
  address: AnsweredAddress.nullable().default(null),
  itemIds: z.array(z.string()).default([]),
  storeName: CartShipment.shape.storeName.default(null),
  collectionPoint: CartShipment.shape.collectionPoint,
  pickupPerson: CartShipment.shape.pickupPerson.default(null),
  sentAt: Instant.nullable().default(null),
  deliveredAt: Instant.nullable().default(null),
  trackingUrl: z.string().nullable().default(null),
})
export type OrderShipment = z.infer<typeof OrderShipment>

export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-described',
  'damaged',
  'wrong-item',
  'changed-mind',
] as const
export const ReturnReason = z.enum(returnReasons)
export type ReturnReason = z.infer<typeof ReturnReason>

export const ReturnItem = z.object({
  itemId: z.string().max(80),
  qty: z.int().min(1).max(999_999),
  reason: ReturnReason,
})
export type ReturnItem = z.infer<typeof ReturnItem>

/**
 * Return that a shopper announced. ISO instants; `receivedAt` is null until the parcel is there. `refund` is an
 * own extension: what was given back for it.
 */
export const OrderReturn = z.object({
  returnId: z.string(),
  createdAt: Instant,
  receivedAt: Instant.nullable().default(null),
  refund: Minor.nullable().default(null),
  items: z.array(ReturnItem),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/**
 * Own extension: what was given back beside returns and cancellation, for these units or for none. ISO instants;
 * `refundedAt` is null while the payment provider hasn't answered.
 */
export const OrderRefund = z.object({
  refundId: z.string(),
  createdAt: Instant,
  refundedAt: Instant.nullable().default(null),
  amount: Minor,
  /** The parts of the amount, by the method that each goes back to. */
  payments: z.array(z.object({ code: PaymentMethodId, label: z.string(), amount: Minor })).default([]),
  items: z.array(ReturnItem.omit({ reason: true })),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/**
 * Own extension: all that is left of an order is given back. ISO instants; `endedAt` is null while it is under way.
 * `notCharged` is what its payment had authorized and was never taken.
 */
const OrderCancellation = z.object({ askedAt: Instant, endedAt: Instant.nullable(), notCharged: Minor.default(0) })

/** Spec 1 §3 "Request context": the shop in a browser, or in the web view of the brand's app. */
export const channels = ['ECOMM', 'MAPP'] as const
export type Channel = (typeof channels)[number]
/** The header that each call names it in. */
export const channelHeader = 'x-channel'

/**
 * Spec 1 §3 "Order". `st` is the secret that lets a guest view the order again; never put it into a URL. For what a
 * backend omits the same is true as for a cart (`Cart`); required are the order's number, its items and its total.
 */
const answeredOrder = z
  .object({
    orderNumber: z.string(),
    st: z.string().default(''),
    status: OrderStatus.optional(),
    /** ISO instant; null until it is placed. */
    placedAt: Instant.nullable().default(null),
    currency: CurrencyCode.optional(),
    email: z.string().optional(),
    items: z.array(AnsweredItem),
    shipments: z.array(OrderShipment.partial({ shipmentId: true })).default([]),
    billingAddress: AnsweredAddress.nullable().default(null),
    totals: AnsweredTotals,
    paymentMethods: sparse(
      z.object({
        code: PaymentMethodId,
        label: z.string().default(''),
        /** Null: not known. */
        amount: Minor.nullable().default(null),
        additionalData: z.record(z.string(), z.unknown()).default({}),
      }),
    ).default([]),
    flash: sparse(FlashMessage).default([]),
    promoSummary: sparse(PromoSummary).default([]),
    /** Own extension: what an associate took off by hand. */
    priceAdjustments: sparse(PriceAdjustment).default([]),
    totalItems: z.int().min(0).optional(),
    /** Own extension: where the order was placed. */
    channel: z.enum(channels).default('ECOMM'),
    inStoreSalesInfo: z
      .object({ storeId: z.string(), storeEmployeeId: z.string().default('') })
      .nullable()
      .default(null)
      .catch(null),
    returns: z.array(OrderReturn).default([]),
    refunds: z.array(OrderRefund).default([]),
    cancellation: OrderCancellation.nullable().default(null),
    /** Own extension: the loyalty points of all its goods. A returned unit takes its part of them along. */
    earnedPoints: z.int().min(0).default(0),
  })
  .transform(({ items: answered, totals, shipments, ...order }, context) => {
    const currency = order.currency ?? answered.find(({ price }) => price.currency)?.price.currency
    if (!currency) {
      context.addIssue({ code: 'custom', path: ['currency'], message: 'Neither given nor known from the prices' })
      return z.NEVER
    }
    const items = answered.map((item) => completeItem(item, currency))
    const [only, ...others] = order.paymentMethods
    const waits = order.flash.some(({ code }) => code === paymentNotAuthorized)
    return {
      ...order,
      currency,
      // Spec 1 §4 "Order placement": an order is placed unless it asks for a proof.
      status: order.status ?? (waits ? 'ACTION_REQUIRED' : 'PLACED'),
      email: order.email ?? order.billingAddress?.email ?? '',
      paymentMethods:
        only && others.length === 0 ? [{ ...only, amount: only.amount ?? totals.total }] : order.paymentMethods,
      items,
      totalItems: order.totalItems ?? unitsOf(items),
      totals: completeTotals({ ...totals, remainingToPay: totals.remainingToPay ?? totals.total }, items),
      shipments: shipments.map(({ shipmentId, ...shipment }, index) => ({
        ...shipment,
        shipmentId: shipmentId ?? String(index + 1),
      })),
    }
  })
/** Named, because its structure is too long to repeat in every type that has one. */
export interface PlacedOrder extends z.infer<typeof answeredOrder> {}
export const PlacedOrder: z.ZodType<PlacedOrder> = answeredOrder
