import { z } from 'zod'
import { Address } from './address.ts'
import { CurrencyCode, Minor } from './price.ts'
import { Badge, Picture, Rating } from './product.ts'

export const BasketId = z.string().min(8).max(80)

/** Spec 1 §3 "Cart/basket". Money in minor units. Optional parts are absent until the issue that needs them fills them. */
export const shippingMethodCodes = ['standard', 'digital', 'pickup', 'pudo', 'sts', 'customs', 'me'] as const
export const ShippingMethodCode = z.enum(shippingMethodCodes)
export type ShippingMethodCode = z.infer<typeof ShippingMethodCode>
export const paymentMethodIds = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'CREDIT_CARD',
  'KLARNA',
  'PAYPAL',
  'APPLE_PAY',
] as const
export const PaymentMethodId = z.enum(paymentMethodIds)
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

export const Totals = z.object({
  total: Minor,
  totalDiscount: Minor,
  discount: Minor,
  itemTotal: Minor,
  totalWithoutTax: Minor,
  shipping: Minor,
  tax: Minor,
  remainingToPay: Minor,
  totalUnits: z.int().min(0),
  itemSubTotal: Minor,
  netAmount: Minor,
  taxAmount: Minor,
  appliedRewards: Minor,
  /** One decimal (spec 1 §9). */
  totalDiscountPercentage: z.number(),
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

export const PromoSummary = z.object({
  promotionId: z.string(),
  promotionName: z.string(),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  /** Three pipe-separated parts; anything else is ignored (spec 1 §5). */
  calloutMsg: z.string(),
  approachingDisplayLevel: z.string().optional(),
  distanceFromConditionThreshold: Minor.optional(),
})
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
  email: z.string().max(254),
  to: z.string().max(120),
  message: z.string().max(1000),
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
  masterId: z.string(),
  upc: z.string(),
  qty: z.int().min(1),
  maxQty: z.int().min(1),
  storeId: z.string().nullable(),
  recipeId: z.string().nullable(),
  /** Path without locale: `/p/{slug}-{productId}`, made by the platform. */
  pdpUrl: z.string(),
  productImageURL: z.string(),
  picture: Picture.nullable(),
  name: z.string(),
  colourName: z.string(),
  sizeLabel: z.string(),
  bonus: z.boolean(),
  isCustoms: z.boolean(),
  isDigitalProduct: z.boolean(),
  deliveryTime: z.string(),
  price: ItemPrice,
  taxTotal: Minor,
  /** Units on hand now; 0 shows the sold-out notice. */
  available: z.int().min(0),
  selectedShippingOption: ShippingMethodCode,
  shippingOptions: z.array(ShippingOption),
  giftOption: GiftOption.nullable(),
  /** Other sizes of the same colour. */
  variants: z.array(z.object({ upc: z.string(), sizeLabel: z.string(), available: z.boolean() })),
  productPromotions: z.array(PromoSummary),
  rating: Rating.nullable(),
  badge: Badge.nullable(),
  eyebrow: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  breadcrumbs: z.array(z.string()),
  customerNotifications: z.array(FlashMessage),
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

/**
 * What travels together. `shippingId` is `me` for goods to the door or a collection point, `digital`, `customs`, `store:{storeId}` for pickup,
 * `sts:{storeId}` for what is sent to a store, or `me:{storeId}` for what an associate hands over. `collectionPointId` and `pickupPerson` belong
 * to goods that are fetched.
 */
export const CartShipment = z.object({
  code: ShippingMethodCode,
  shippingId: z.string(),
  storeId: z.string().nullable(),
  storeName: z.string().nullable(),
  collectionPointId: z.string().nullable(),
  pickupPerson: z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
    .nullable(),
  address: Address.nullable(),
  itemIds: z.array(z.string()),
  applicableShippingMethods: z.array(ApplicableShippingMethod),
})
export type CartShipment = z.infer<typeof CartShipment>

/**
 * One way of paying a part. `amount` is what this cart takes of it; `balance` what is on it. A card never shows more than its last four digits.
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
  /** Null takes it off the whole order. */
  itemId: z.string().nullable(),
  amount: Minor,
  reason: z.string(),
})

export const Cart = z.object({
  id: z.string(),
  currency: CurrencyCode,
  /** Grows with every change: an older answer never replaces a newer one. */
  version: z.int().min(0),
  items: z.array(CartItem),
  totalItems: z.int().min(0),
  totals: Totals,
  shippingMethods: z.array(CartShipment),
  paymentMethods: z.array(z.object({ code: PaymentMethodId, label: z.string() })),
  payment_instruments: z.array(CartPaymentInstrument),
  couponItems: z.array(z.object({ code: z.string(), valid: z.boolean() })),
  priceAdjustments: z.array(PriceAdjustment),
  orderPromotions: z.array(PromoSummary),
  promoSummary: z.array(PromoSummary),
  flash: z.array(FlashMessage),
  customerNotifications: z.array(FlashMessage),
  favoriteStoreId: z.string().nullable(),
  billingAddress: Address.nullable(),
  verifiedShippingAddress: Address.nullable(),
  appliedLoyaltyVoucher: z.object({ points: z.int().min(0), amountInCurrency: Minor }).nullable(),
  /** An order is being made of this cart: it can't be changed until that has ended. */
  locked: z.boolean(),
})
export type Cart = z.infer<typeof Cart>

/** Body item of POST /cart/v1/item (spec 1 §7). Prices, urls and pictures a client sends are ignored. */
export const AddItem = z.object({
  cartId: z.string().max(80).optional(),
  productId: z.string().max(20),
  upc: z.string().max(40),
  qty: z.int().min(1).max(999_999).default(1),
  /** What the client lets its shopper buy; the stock and the shop's own rule hold beside it. */
  maxQty: z.int().min(1).default(999_999),
  storeId: z.string().max(40).nullish(),
  recipeId: z.string().max(80).nullish(),
  pdpUrl: z.string().max(2000).nullish(),
  productImageURL: z.string().max(2000).nullish(),
  giftOption: GiftOption.nullish(),
  saveForLater: z
    .object({ consumerId: z.string().max(80), itemId: z.string().max(80), saveForLaterId: z.string().max(80) })
    .nullish(),
})
export type AddItem = z.infer<typeof AddItem>
