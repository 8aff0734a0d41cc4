import { z } from 'zod'
import { Address } from '../../../shared/contracts/address.ts'
import { Cart } from '../../../shared/contracts/cart.ts'
import { channels } from '../../../shared/contracts/order.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { ProvidedMethod } from '../../../shared/payment-methods.ts'

/**
 * Units wanted of one size in one place. `supply` is what feed and shelf said last; the inventory object takes it up
 * when its revision is newer.
 */
const StockWant = z.object({
  itemId: z.string(),
  masterId: z.string(),
  /** `web`, or a store's id. */
  place: z.string(),
  productId: z.string(),
  upc: z.string(),
  qty: z.number(),
  supply: z.object({ quantity: z.number(), revision: z.number() }).readonly(),
})
export type StockWant = Readonly<z.output<typeof StockWant>>

/** A line that can't be had in full: how many of it could. */
export const StockMiss = z.object({ itemId: z.string(), available: z.number() }).readonly()
export type StockMiss = z.output<typeof StockMiss>

/**
 * A draw on something that many may draw on: a gift card, points, credit, an allowance, the uses of a coupon.
 * `opening` is the balance of an account that nobody has drawn on yet. `amount` is in the account's own unit (minor
 * units, points, uses).
 */
const BalanceDraw = z.object({
  account: z.string(),
  opening: z.number(),
  amount: z.number(),
  /** The code of an account with too little on it. */
  refusal: z.enum(['GFC740', 'REW140', 'PYT400', 'PRM140', 'PRM150']),
})
export type BalanceDraw = Readonly<z.output<typeof BalanceDraw>>

/** A member's points account, and what the order brings it. `opening` as in a draw. */
const Earning = z.object({ account: z.string(), opening: z.number(), points: z.number() })

/** Amount that goes through the payment provider: the rest after gift cards, rewards and credit. */
const ProviderPayment = z.object({
  method: ProvidedMethod,
  amount: z.number(),
  currency: z.string(),
  /** The hosted fields' session, a wallet's token, or null where the shopper is sent to the provider. */
  sessionId: z.string().nullable(),
  savedInstrumentId: z.string().nullable(),
  /** The browser that chose the payment: a provider that knows it may ask for less proof. */
  deviceFingerPrint: z.string().optional(),
})
export type ProviderPayment = Readonly<z.output<typeof ProviderPayment>>

/** A basket ready to become an order: everything is fixed here, nothing is read again (spec 1 §4 "Order placement"). */
export const OrderDraft = z
  .object({
    basketId: z.string(),
    basketVersion: z.number(),
    consumerId: z.string(),
    locale: z.enum(locales),
    email: z.string(),
    cart: Cart,
    billingAddress: Address.nullable(),
    stock: z.array(StockWant).readonly(),
    draws: z.array(BalanceDraw).readonly(),
    earning: Earning.readonly().nullable().default(null),
    /** The member that an associate's sale belongs to; null for nobody. */
    member: z.string().nullable().default(null),
    payment: ProviderPayment.nullable(),
    channel: z.enum(channels).default('ECOMM'),
    inStoreSalesInfo: z.object({ storeId: z.string(), storeEmployeeId: z.string() }).nullable(),
    returnUrl: z.string().nullable(),
  })
  .readonly()
export type OrderDraft = z.output<typeof OrderDraft>
