import { z } from 'zod'
import { Address } from './address.ts'
import { CartItem, FlashMessage, PaymentMethodId, PromoSummary, ShippingMethodCode, Totals } from './cart.ts'
import { CurrencyCode, Minor } from './price.ts'

/**
 * `ACTION_REQUIRED`: the shopper has to prove the payment first; `flash` holds the action. `PROCESSING`: accepted, being finished without the
 * shopper. `CANCELLED`: given back after it was placed.
 */
export const orderStatuses = ['ACTION_REQUIRED', 'PROCESSING', 'PLACED', 'CANCELLED'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** Flash code of an order whose payment waits for the shopper (spec 1 §4 "Order placement"); its details are a `PaymentAction`. */
export const paymentNotAuthorized = 'PaymentNotAuthorized'

/**
 * What the shopper does next. `challenge` may be shown in a frame, which posts `{type: 'kerb:payment-result', data}` to its parent; `redirect`
 * is a page of its own. Both come back to the return url with `redirectResult` when they are opened as a page.
 */
export const PaymentAction = z.object({
  kind: z.enum(['challenge', 'redirect']),
  url: z.url(),
  paymentMethod: PaymentMethodId,
})
export type PaymentAction = z.infer<typeof PaymentAction>

export const OrderShipment = z.object({
  shipmentId: z.string(),
  shippingMethod: ShippingMethodCode,
  storeId: z.string().nullable(),
  label: z.string(),
  deliveryTime: z.string(),
  price: z.object({ amount: Minor }),
  address: Address.nullable(),
  itemIds: z.array(z.string()),
})

/** Spec 1 §3 "Order". `st` is the secret that lets a guest see the order again; never in an url. */
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
  inStoreSalesInfo: z.object({ storeId: z.string(), storeEmployeeId: z.string() }).nullable(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>
