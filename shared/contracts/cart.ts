import { z } from 'zod'
import { giftLimits } from '../cart/gift-limits.ts'
import { PaymentMethodId } from '../payment-methods.ts'
import { Address } from './address.ts'
import { CurrencyCode, Minor } from './price.ts'
import { Badge, Picture, Rating } from './product.ts'
import { CollectionPoint } from './store.ts'

export const BasketId = z.string().min(8).max(80)

/**
 * Spec 1 §3 "Cart/basket". Money in minor units. Optional parts are absent until the issue that needs them fills them.
 */
export const shippingMethodCodes = ['standard', 'digital', 'pickup', 'pudo', 'sts', 'customs', 'me'] as const
export const ShippingMethodCode = z.enum(shippingMethodCodes)
export type ShippingMethodCode = z.infer<typeof ShippingMethodCode>
export const Totals = z.object({
  total: Minor,
  totalDiscount: Minor.default(0),
  discount: Minor.default(0),
  itemTotal: Minor.default(0),
  totalWithoutTax: Minor.default(0),
  shipping: Minor.default(0),
  tax: Minor.default(0),
  remainingToPay: Minor,
  totalUnits: z.int().min(0).default(0),
  itemSubTotal: Minor.default(0),
  netAmount: Minor.default(0),
  taxAmount: Minor.default(0),
  appliedRewards: Minor.default(0),
  /** One decimal (spec 1 §9). */
  totalDiscountPercentage: z.number().default(0),
})
export type Totals = z.infer<typeof Totals>

export const FlashMessage = z.object({
  code: z.string(),
  message: z.string().optional(),
  itemId: z.string().optional(),
  shipmentId: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type FlashMessage = z.infer<typeof FlashMessage>

export const PromoSummary = z
  .object({
    promotionId: z.string(),
    promotionName: z.string().default(''),
    level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']).default('ORDER'),
    /** Three pipe-separated parts; anything else is ignored (spec 1 §5). Either name (spec 1 §3). */
    calloutMsg: z.string().optional(),
    calloutMessage: z.string().optional(),
    approachingDisplayLevel: z.string().optional(),
    distanceFromConditionThreshold: Minor.optional(),
  })
  .transform(({ calloutMsg, calloutMessage, ...promotion }) => ({
    ...promotion,
    calloutMsg: calloutMsg ?? calloutMessage ?? '',
  }))
export type PromoSummary = z.infer<typeof PromoSummary>

export const ShippingOption = z.object({
  selected: z.boolean(),
  available: z.boolean(),
  shippingMethod: z.object({
    code: ShippingMethodCode,
    label: z.string(),
    deliveryTime: z.string(),
    price: z.object({ amount: Minor }),
  }),
  storeInfo: z.object({ id: z.string(), storeInventory: z.int().min(0) }).optional(),
})

/** Spec 1 §3 "Digital gift option". */
export const GiftOption = z.object({
  email: z.string().max(giftLimits.email),
  to: z.string().max(giftLimits.to),
  message: z.string().max(giftLimits.message),
})
export type GiftOption = z.infer<typeof GiftOption>

export const ItemPrice = z.object({
  currency: CurrencyCode,
  original: Minor,
  current: Minor,
  /** Unit price charged. */
  amount: Minor,
  rowTotal: Minor,
  priceAfterItemDiscount: Minor,
  priceAfterOrderDiscount: Minor,
  highCurrent: Minor,
  highOriginal: Minor,
})

export const CartItem = z.object({
  id: z.string(),
  productId: z.string(),
  masterId: z.string().default(''),
  upc: z.string(),
  qty: z.int().min(1),
  maxQty: z.int().min(1).default(999_999),
  storeId: z.string().nullable().default(null),
  recipeId: z.string().nullable().default(null),
  /** Path without locale: `/p/{slug}-{productId}`, made by the platform. */
  pdpUrl: z.string().default(''),
  productImageURL: z.string().default(''),
  picture: Picture.nullable().default(null),
  name: z.string(),
  colourName: z.string().default(''),
  sizeLabel: z.string().default(''),
  bonus: z.boolean().default(false),
  isCustoms: z.boolean().default(false),
  isDigitalProduct: z.boolean().default(false),
  deliveryTime: z.string().default(''),
  price: ItemPrice,
  taxTotal: Minor.default(0),
  /** Units on hand now; 0 shows the sold-out notice. */
  available: z.int().min(0).default(999_999),
  selectedShippingOption: ShippingMethodCode.default('standard'),
  shippingOptions: z.array(ShippingOption).default([]),
  giftOption: GiftOption.nullable().default(null),
  /** Other sizes of the same colour. */
  variants: z.array(z.object({ upc: z.string(), sizeLabel: z.string(), available: z.boolean() })).default([]),
  productPromotions: z.array(PromoSummary).default([]),
  rating: Rating.nullable().default(null),
  badge: Badge.nullable().default(null),
  eyebrow: z.string().nullable().default(null),
  attributes: z.record(z.string(), z.string()).default({}),
  breadcrumbs: z.array(z.string()).default([]),
  customerNotifications: z.array(FlashMessage).default([]),
})
export type CartItem = z.infer<typeof CartItem>

/** `deliveryTime` counts working days: `2-4`, `0` the same day. `label` is in the shopper's language. */
export const ApplicableShippingMethod = z.object({
  code: ShippingMethodCode,
  label: z.string(),
  deliveryTime: z.string(),
  price: z.object({ amount: Minor }),
})
export type ApplicableShippingMethod = z.infer<typeof ApplicableShippingMethod>

/** The parcel shop of a pickup shipment. */
const OptionalCollectionPoint = CollectionPoint.omit({ distance: true }).nullable().default(null)
const PickupPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
})

/**
 * Items that travel together. `shippingId` is `me` for delivery to a home or a collection point, `digital`, `customs`,
 * `store:{storeId}` for pickup, `sts:{storeId}` for ship to store, or `me:{storeId}` for items handed over by an
 * associate. `collectionPointId` and `pickupPerson` are for pickups.
 */
export const CartShipment = z.object({
  code: ShippingMethodCode,
  shippingId: z.string(),
  storeId: z.string().nullable().default(null),
  storeName: z.string().nullable().default(null),
  collectionPointId: z.string().nullable().default(null),
  collectionPoint: OptionalCollectionPoint,
  pickupPerson: PickupPerson.nullable().default(null),
  address: Address.nullable().default(null),
  itemIds: z.array(z.string()).default([]),
  applicableShippingMethods: z.array(ApplicableShippingMethod).default([]),
})
export type CartShipment = z.infer<typeof CartShipment>

/**
 * A payment instrument of the cart. `amount` is the part it covers; `balance` its own balance. A card never exposes
 * more than its last four digits.
 */
export const CartPaymentInstrument = z.looseObject({
  payment_instrument_id: z.string(),
  payment_method_id: PaymentMethodId,
  amount: Minor,
  label: z.string(),
  balance: Minor.nullable(),
})
export type CartPaymentInstrument = z.infer<typeof CartPaymentInstrument>

export const PriceAdjustment = z.object({
  id: z.string(),
  /** Null for the whole order. */
  itemId: z.string().nullable(),
  amount: Minor,
  reason: z.string(),
})

/** Own extension: the order a basket became or is becoming, and the secret to view it (`PlacedOrder`). */
export const OrderRef = z.object({ orderNumber: z.string(), st: z.string() })
export type OrderRef = z.infer<typeof OrderRef>

/**
 * Fields a backend may omit have defaults; only ids, items, quantities and prices are required.
 */
export const Cart = z.object({
  id: z.string(),
  currency: CurrencyCode,
  /** Increases with every change, so that an older answer never replaces a newer one. */
  version: z.int().min(0).default(0),
  items: z.array(CartItem),
  totalItems: z.int().min(0).default(0),
  totals: Totals,
  shippingMethods: z.array(CartShipment).default([]),
  paymentMethods: z.array(z.object({ code: PaymentMethodId, label: z.string() })).default([]),
  payment_instruments: z.array(CartPaymentInstrument).default([]),
  /** `reason` is an own extension: the error code (shared/errors) why a coupon has no effect. */
  couponItems: z.array(z.object({ code: z.string(), valid: z.boolean(), reason: z.string().optional() })).default([]),
  priceAdjustments: z.array(PriceAdjustment).default([]),
  orderPromotions: z.array(PromoSummary).default([]),
  promoSummary: z.array(PromoSummary).default([]),
  flash: z.array(FlashMessage).default([]),
  customerNotifications: z.array(FlashMessage).default([]),
  favoriteStoreId: z.string().nullable().default(null),
  billingAddress: Address.nullable().default(null),
  verifiedShippingAddress: Address.nullable().default(null),
  appliedLoyaltyVoucher: z
    .object({ points: z.int().min(0), amountInCurrency: Minor })
    .nullable()
    .default(null),
  /** Own extension: the loyalty points that an order of this cart earns; 0 for shoppers who are no members. */
  earnedPoints: z.int().min(0).default(0),
  /** An order is being placed from this cart, which can't be changed until that has finished. */
  locked: z.boolean().default(false),
  /** The order being placed. For a basket that became an order, BSK404 has it in the error's details. */
  order: OrderRef.optional(),
})
export type Cart = z.infer<typeof Cart>

/** The design of a made-to-order item. */
export const RecipeId = z.string().regex(/^[\w-]{1,80}$/)

/** Body item of POST /cart/v1/item (spec 1 §7). Prices, urls and pictures a client sends are ignored. */
export const AddItem = z.object({
  cartId: z.string().max(80).optional(),
  productId: z.string().max(20),
  upc: z.string().max(40),
  qty: z.int().min(1).max(999_999).default(1),
  /** The client's own limit, in addition to the stock and the shop's limit. */
  maxQty: z.int().min(1).default(999_999),
  storeId: z.string().max(40).nullish(),
  /** Own extension: the delivery method by `storeId`; pickup by default. */
  storeMethod: z.enum(['pickup', 'sts', 'me']).nullish(),
  recipeId: z.string().max(80).nullish(),
  pdpUrl: z.string().max(2000).nullish(),
  productImageURL: z.string().max(2000).nullish(),
  giftOption: GiftOption.nullish(),
  saveForLater: z
    .object({ consumerId: z.string().max(80), itemId: z.string().max(80), saveForLaterId: z.string().max(80) })
    .nullish(),
})
export type AddItem = z.infer<typeof AddItem>
