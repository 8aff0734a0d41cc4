import { z } from 'zod'
import { PaymentMethodId } from '../payment-methods.ts'
import { Address } from './address.ts'
import { CartItem, CartShipment, FlashMessage, PromoSummary, ShippingMethodCode, Totals } from './cart.ts'
import { CurrencyCode, Minor } from './price.ts'

/**
 * `ACTION_REQUIRED`: the shopper has to confirm the payment first; `flash` holds the action. `PROCESSING`: accepted and
 * being finished in the background. `CANCELLED`: canceled after it was placed.
 */
export const orderStatuses = ['ACTION_REQUIRED', 'PROCESSING', 'PLACED', 'CANCELLED'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/**
 * Flash code of an order whose payment waits for the shopper (spec 1 §4 "Order placement"); its details are a
 * `PaymentAction`.
 */
export const paymentNotAuthorized = 'PaymentNotAuthorized'

/**
 * The shopper's next step. `challenge` can be shown in an iframe, which posts `{type: 'kerb:payment-result', data}` to
 * its parent; `redirect` needs a page. Opened as a page, both return to the return URL with `redirectResult`.
 */
export const PaymentAction = z.object({
  kind: z.enum(['challenge', 'redirect']),
  url: z.url(),
  paymentMethod: PaymentMethodId,
})
export type PaymentAction = z.infer<typeof PaymentAction>

/**
 * Fields from `storeName` on are missing in orders stored before they existed. `sentAt` and `deliveredAt` are ISO
 * instants, null until then.
 */
export const OrderShipment = z.object({
  shipmentId: z.string(),
  shippingMethod: ShippingMethodCode,
  storeId: z.string().nullable(),
  label: z.string(),
  deliveryTime: z.string(),
  price: z.object({ amount: Minor }),
  address: Address.nullable(),
  itemIds: z.array(z.string()),
  storeName: CartShipment.shape.storeName.default(null),
  collectionPoint: CartShipment.shape.collectionPoint,
  pickupPerson: CartShipment.shape.pickupPerson.default(null),
  sentAt: z.string().nullable().default(null),
  deliveredAt: z.string().nullable().default(null),
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
 * What a shopper announced to send back. ISO instants; `receivedAt` is null until the parcel is there. `refund` is an
 * own extension: what was given back for it.
 */
export const OrderReturn = z.object({
  returnId: z.string(),
  createdAt: z.string(),
  receivedAt: z.string().nullable(),
  refund: Minor.nullable().default(null),
  items: z.array(ReturnItem),
})
export type OrderReturn = z.infer<typeof OrderReturn>

/** Spec 1 §3 "Request context": the shop in a browser, or in the web view of the brand's app. */
export const channels = ['ECOMM', 'MAPP'] as const
export type Channel = (typeof channels)[number]
/** The header that each call names it in. */
export const channelHeader = 'x-channel'

/** Spec 1 §3 "Order". `st` is the secret that lets a guest view the order again; never put it into a URL. */
export const PlacedOrder = z.object({
  orderNumber: z.string(),
  st: z.string(),
  status: OrderStatus,
  /** ISO instant; null until it is placed. */
  placedAt: z.string().nullable(),
  currency: CurrencyCode,
  email: z.string(),
  items: z.array(CartItem),
  shipments: z.array(OrderShipment),
  billingAddress: Address.nullable(),
  totals: Totals,
  paymentMethods: z.array(
    z.object({
      code: PaymentMethodId,
      label: z.string(),
      amount: Minor,
      additionalData: z.record(z.string(), z.unknown()),
    }),
  ),
  flash: z.array(FlashMessage),
  promoSummary: z.array(PromoSummary),
  totalItems: z.int().min(0),
  /** Own extension: where the order was placed. */
  channel: z.enum(channels).default('ECOMM'),
  inStoreSalesInfo: z.object({ storeId: z.string(), storeEmployeeId: z.string() }).nullable(),
  returns: z.array(OrderReturn).default([]),
  /** Own extension: the loyalty points of all its goods. What comes back takes its part of them along. */
  earnedPoints: z.int().min(0).default(0),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>
