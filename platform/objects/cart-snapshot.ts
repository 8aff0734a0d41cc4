import { z } from 'zod'
import type { Failure } from '../../backend/result.ts'
import type { Address } from '../../shared/contracts/address.ts'
import {
  CartShipment,
  type FlashMessage,
  GiftOption,
  type OrderRef,
  ShippingMethodCode,
} from '../../shared/contracts/cart.ts'
import { PaymentMethodId } from '../../shared/payment-methods.ts'
import type { Success } from '../../shared/result.ts'

/**
 * `pickup` from a store's shelf, `sts` sent to a store, `me` taken along from an associate's store; null as the goods
 * travel by themselves: to the door, by e-mail, made to order.
 */
const LineMethod = z.enum(['pickup', 'sts', 'me']).nullable()
export type LineMethod = z.output<typeof LineMethod>

/** Whether goods of this method come from a store's shelf; otherwise the web sends them. */
export const isFromStoreStock = (method: LineMethod): boolean => method === 'pickup' || method === 'me'

/** The shipment for home delivery. */
export const doorShipmentId = 'me'

/** The shipment of what a store hands over; null for what travels by itself. */
export const storeShipmentId = (method: LineMethod, storeId: string | null): string | null =>
  method === null ? null : `${method === 'pickup' ? 'store' : method}:${storeId}`

/** A stored line. Prices and names are never stored: they are read from the catalog for every response. */
export const CartLine = z.object({
  id: z.string(),
  productId: z.string(),
  /** The style when the line was added; null in lines older than this field. */
  masterId: z.string().nullable(),
  upc: z.string(),
  qty: z.number(),
  method: LineMethod,
  /** The store that it is fetched from or handed over in, null without a method. */
  storeId: z.string().nullable(),
  recipeId: z.string().nullable(),
  giftOption: GiftOption.nullable(),
})
export type CartLine = Readonly<z.output<typeof CartLine>>

/**
 * Most units of the size that the whole basket may hold from where this line comes, by stock and by the shop's rule;
 * read just before.
 */
export type WantedItem = Omit<CartLine, 'id'> & { readonly limit: number }

/** A line as its shopper last saw it in the basket that another is rebuilt from. */
export const CopiedLine = CartLine.omit({ id: true, masterId: true })
export type CopiedLine = Readonly<z.output<typeof CopiedLine>>

type LineKind = Pick<CartLine, 'productId' | 'upc' | 'method' | 'storeId' | 'recipeId' | 'giftOption'>

/** A fixed order of members, so that equal gift options have equal text. */
export const giftText = (gift: GiftOption | null): string | null =>
  gift && JSON.stringify({ email: gift.email, to: gift.to, message: gift.message })

/** Whether two lines differ in their quantity at most. */
export const isSameLine = (one: LineKind, other: LineKind): boolean =>
  one.productId === other.productId &&
  one.upc === other.upc &&
  one.method === other.method &&
  one.storeId === other.storeId &&
  one.recipeId === other.recipeId &&
  giftText(one.giftOption) === giftText(other.giftOption)

/** Where a basket comes from that was made because its shopper's session had ended. */
export const Rebuilt = z.object({
  basketId: z.string(),
  /** Empty for a basket that was begun anew, without a copy of that one. */
  lines: z.array(CopiedLine),
  /** The purchase that both are, as long as neither begins another; null for a basket that was begun anew. */
  purchaseId: z.string().nullable(),
})
export type Rebuilt = Readonly<z.output<typeof Rebuilt>>

/** Choice of the shopper for a shipment (`CartShipment.shippingId`). */
export const KeptShipment = z.object({
  shippingId: z.string(),
  code: ShippingMethodCode,
  collectionPointId: z.string().nullable(),
  pickupPerson: CartShipment.shape.pickupPerson,
})
export type KeptShipment = Readonly<z.output<typeof KeptShipment>>

/** A payment instrument. `code` identifies its account; `label` is safe to display. Balances are never stored. */
export const KeptInstrument = z.object({
  id: z.string(),
  method: PaymentMethodId,
  code: z.string().nullable(),
  label: z.string().nullable(),
  /** The hosted fields' session or a wallet's token; single-use. */
  sessionId: z.string().nullable(),
  savedInstrumentId: z.string().nullable(),
})
export type KeptInstrument = Readonly<z.output<typeof KeptInstrument>>

export type KeptAdjustment = {
  readonly id: string
  readonly itemId: string | null
  readonly amount: number
  readonly reason: string
}

/** A line on its way to the saved list: it has left the basket and may not have arrived yet. */
export type LeavingLine = { readonly savedId: string; readonly line: CartLine }

/** Parts of a checkout that a shopper enters; with the instant of the last entry, in epoch milliseconds. */
export const EnteredPart = z.enum(['delivery', 'billing', 'payment'])
export type EnteredPart = z.output<typeof EnteredPart>
export type EnteredAt = Readonly<Partial<Record<EnteredPart, number>>>

export type CartSnapshot = {
  readonly basketId: string
  /** Another one as soon as the last line has left: everything entered for a purchase is for that purchase alone. */
  readonly purchaseId: string
  readonly enteredAt: EnteredAt
  readonly owner: string
  readonly version: number
  readonly lines: readonly CartLine[]
  readonly shipments: readonly KeptShipment[]
  readonly addresses: readonly { readonly shippingId: string; readonly address: Address }[]
  readonly billingAddress: Address | null
  /** The shopper has said that it is the same as the delivery address. */
  readonly billingFollows: boolean
  readonly coupons: readonly string[]
  readonly instruments: readonly KeptInstrument[]
  readonly adjustments: readonly KeptAdjustment[]
  /** The number of the member whom an associate sells to; whose it is may change. */
  readonly member: string | null
  readonly voucherPoints: number | null
  /** The shopper's confirmation for a voucher that loses its rest: the amount that it pays. */
  readonly voucherPays: number | null
  /** Changes made by the shop, shown until the shopper's next change. */
  readonly flash: readonly FlashMessage[]
  readonly favoriteStoreId: string | null
  readonly deviceFingerPrint: string | null
  /** The digest (shared/cart/shown.ts) of what `prepareOrder` showed last. */
  readonly prepared: string | null
  /** The basket that this one was rebuilt from, because its session had ended. */
  readonly rebuilds: Rebuilt | null
  readonly leaving: readonly LeavingLine[]
  /** Whether an order is being made of the basket. */
  readonly locked: boolean
  /** The order that is being made or waits for payment: its reservations still count as available to this cart. */
  readonly ordering: OrderRef | null
}

/** BSK404 also for another shopper's basket: the two must be indistinguishable. */
export type CartOutcome = Success<CartSnapshot> | Failure
