import type { Address } from '../../shared/contracts/address.ts'
import type {
  CartShipment,
  FlashMessage,
  GiftOption,
  PaymentMethodId,
  ShippingMethodCode,
} from '../../shared/contracts/cart.ts'
import type { Failure } from '../context.ts'

/**
 * `pickup` from a store's shelf, `sts` sent to a store, `me` taken along from an associate's store; null as the goods travel by themselves: to
 * the door, by e-mail, made to order.
 */
export type LineMethod = 'pickup' | 'sts' | 'me' | null

/** Whether goods of this method come from a store's shelf; otherwise the web sends them. */
export const isOffShelf = (method: LineMethod): boolean => method === 'pickup' || method === 'me'

/** One line as it is kept. Prices and names are never kept: they are the catalogue's, read whenever the cart is answered. */
export type CartLine = {
  readonly id: string
  readonly productId: string
  /** The style as it was when the line came in; null in lines older than this field. */
  readonly masterId: string | null
  readonly upc: string
  readonly qty: number
  readonly method: LineMethod
  /** The store that it is fetched from or handed over in, null without a method. */
  readonly storeId: string | null
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
}

/** Most units of the size that the whole basket may hold from where this line comes, by stock and by the shop's rule; read just before. */
export type WantedItem = Omit<CartLine, 'id'> & { readonly limit: number }

/** What the shopper chose for a shipment (`CartShipment.shippingId`). */
export type KeptShipment = {
  readonly shippingId: string
  readonly code: ShippingMethodCode
  readonly collectionPointId: string | null
  readonly pickupPerson: CartShipment['pickupPerson']
}

/** One way of paying. `code` names the account it draws on; `label` is what may be shown of it. Balances are never kept. */
export type KeptInstrument = {
  readonly id: string
  readonly method: PaymentMethodId
  readonly code: string | null
  readonly label: string | null
  /** The hosted fields' session or a wallet's token; of one use. */
  readonly sessionId: string | null
  readonly savedInstrumentId: string | null
}

export type KeptAdjustment = {
  readonly id: string
  readonly itemId: string | null
  readonly amount: number
  readonly reason: string
}

/** What the shopper was shown before ordering: an order at other prices is refused. Money in minor units. */
export type Prepared = {
  readonly currency: string
  readonly lines: readonly { readonly id: string; readonly amount: number }[]
  /** Goods and delivery as they are priced, before a tax that is added. */
  readonly beforeTax: number
  readonly tax: number
  readonly total: number
}

/** A line on its way to the saved list: it has left the basket and may not have arrived yet. */
export type LeavingLine = { readonly savedId: string; readonly line: CartLine }

export type CartSnapshot = {
  readonly basketId: string
  readonly owner: string
  readonly version: number
  readonly lines: readonly CartLine[]
  readonly shipments: readonly KeptShipment[]
  readonly addresses: readonly { readonly shippingId: string; readonly address: Address }[]
  readonly billingAddress: Address | null
  readonly coupons: readonly string[]
  readonly instruments: readonly KeptInstrument[]
  readonly adjustments: readonly KeptAdjustment[]
  readonly voucherPoints: number | null
  /** Changes the shop made, to be told until the shopper makes the next. */
  readonly flash: readonly FlashMessage[]
  readonly favoriteStoreId: string | null
  readonly deviceFingerPrint: string | null
  readonly prepared: Prepared | null
  readonly leaving: readonly LeavingLine[]
  /** An order is being made of it. */
  readonly locked: boolean
}

/** BSK404 also for somebody else's basket: the two must not be told apart. */
export type CartOutcome = { readonly ok: true; readonly cart: CartSnapshot } | Failure
