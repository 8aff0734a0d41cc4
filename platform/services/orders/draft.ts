import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart, PaymentMethodId } from '../../../shared/contracts/cart.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'

/** Units wanted of one size in one place. `supply` is what feed and shelf said last; the inventory object takes it up when its revision is newer. */
export type StockWant = {
  readonly itemId: string
  readonly masterId: string
  /** `web`, or a store's id. */
  readonly place: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
  readonly supply: { readonly quantity: number; readonly revision: number }
}

/** A line that can't be had in full: how many of it could. */
export type StockMiss = { readonly itemId: string; readonly available: number }

/**
 * One draw on something that many may draw on: a gift card, points, credit, an allowance, the uses of a coupon. `opening` is the balance of an
 * account that nobody has drawn on yet. `amount` is in the account's own unit (minor units, points, uses).
 */
export type BalanceDraw = {
  readonly account: string
  readonly opening: number
  readonly amount: number
  /** Which refusal an account with too little gives. */
  readonly refusal: 'GFC740' | 'REW140' | 'PYT400' | 'PRM140' | 'PRM150'
}

/** What goes through the payment provider: the rest after gift cards, rewards and credit. */
export type ProviderPayment = {
  readonly method: Extract<PaymentMethodId, 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'APPLE_PAY'>
  readonly amount: number
  readonly currency: string
  /** The hosted fields' session, a wallet's token, or null where the shopper is sent to the provider. */
  readonly sessionId: string | null
  readonly savedInstrumentId: string | null
}

/** A basket ready to become an order: everything is fixed here, nothing is read again (spec 1 §4 "Order placement"). */
export type OrderDraft = {
  readonly basketId: string
  readonly basketVersion: number
  readonly consumerId: string
  readonly locale: Locale
  readonly email: string
  readonly cart: Cart
  readonly billingAddress: Address | null
  readonly stock: readonly StockWant[]
  readonly draws: readonly BalanceDraw[]
  readonly payment: ProviderPayment | null
  readonly inStoreSalesInfo: { readonly storeId: string; readonly storeEmployeeId: string } | null
  readonly returnUrl: string | null
}
