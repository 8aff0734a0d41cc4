import { z } from 'zod'
import { giftLimits } from '../cart/gift-limits.ts'
import { PaymentMethodId } from '../payment-methods.ts'
import { typedEmail } from '../typed.ts'
import { AnsweredAddress } from './address.ts'
import { completeItem, completePayments, completeTotals, unitsOf } from './complete-cart.ts'
import { CurrencyCode, Minor } from './price.ts'
import { Badge, Picture, Rating } from './product.ts'
import { sparse } from './sparse.ts'
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
  totalDiscount: Minor,
  discount: Minor.default(0),
  /** 0 beside goods that cost something: not known. The same for `itemSubTotal`. */
  itemTotal: Minor,
  totalWithoutTax: Minor.default(0),
  /** Null: not known, which is not the same as free. */
  shipping: Minor.nullable().default(null),
  /** Null: not known, for example because no address says whose rate applies. */
  tax: Minor.nullable().default(null),
  remainingToPay: Minor,
  totalUnits: z.int().min(0),
  itemSubTotal: Minor,
  netAmount: Minor.default(0),
  taxAmount: Minor.default(0),
  appliedRewards: Minor.default(0),
  /** Has one decimal (spec 1 §9). */
  totalDiscountPercentage: z.number(),
})
export type Totals = z.infer<typeof Totals>
/** As a backend may answer them; `completeTotals` has the rest. */
export const AnsweredTotals = Totals.partial({
  totalDiscount: true,
  totalDiscountPercentage: true,
  itemTotal: true,
  itemSubTotal: true,
  totalUnits: true,
  remainingToPay: true,
})
export type AnsweredTotals = z.infer<typeof AnsweredTotals>

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

/** `deliveryTime` counts working days: `2-4`, `0` the same day. `label` is in the shopper's language. */
export const ApplicableShippingMethod = z.object({
  code: ShippingMethodCode,
  label: z.string().default(''),
  deliveryTime: z.string().default(''),
  /** Null: not known, which is not the same as free. */
  price: z.object({ amount: Minor }).nullable().default(null).catch(null),
})
export type ApplicableShippingMethod = z.infer<typeof ApplicableShippingMethod>

export const ShippingOption = z.object({
  selected: z.boolean(),
  available: z.boolean().default(true),
  shippingMethod: ApplicableShippingMethod,
  storeInfo: z
    .object({ id: z.string(), storeInventory: z.int().min(0).default(0) })
    .optional()
    .catch(undefined),
})
const AnsweredOption = ShippingOption.partial({ selected: true })

/** Spec 1 §3 "Digital gift option", as a shopper sends it. */
export const GiftOption = z.object({
  email: z.string().overwrite(typedEmail).max(giftLimits.email),
  to: z.string().max(giftLimits.to),
  message: z.string().max(giftLimits.message),
})
export type GiftOption = z.infer<typeof GiftOption>

/**
 * All amounts 0: the line has no price, and shows none (`hasPrice`).
 */
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
export type ItemPrice = z.infer<typeof ItemPrice>

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
  picture: Picture.nullable().default(null).catch(null),
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
  giftOption: z
    .object({ email: z.string().default(''), to: z.string().default(''), message: z.string().default('') })
    .nullable()
    .default(null),
  /** Other sizes of the same colour. */
  variants: sparse(z.object({ upc: z.string(), sizeLabel: z.string(), available: z.boolean().default(true) })).default(
    [],
  ),
  productPromotions: sparse(PromoSummary).default([]),
  rating: Rating.nullable().default(null).catch(null),
  badge: Badge.nullable().default(null),
  eyebrow: z.string().nullable().default(null),
  attributes: z.record(z.string(), z.string()).default({}),
  breadcrumbs: sparse(z.string()).default([]),
  customerNotifications: sparse(FlashMessage).default([]),
})
export type CartItem = z.infer<typeof CartItem>

/** As a backend may answer it; `completeItem` has the rest. */
export const AnsweredItem = CartItem.partial({ name: true }).extend({
  price: ItemPrice.partial().default({}),
  shippingOptions: sparse(AnsweredOption).default([]),
})
export type AnsweredItem = z.infer<typeof AnsweredItem>

/** The parcel shop of a pickup shipment. */
const OptionalCollectionPoint = CollectionPoint.omit({ distance: true })
  .extend({
    id: z.string().default(''),
    name: z.string().default(''),
    latitude: z.number().nullable().default(null),
    longitude: z.number().nullable().default(null),
  })
  .nullable()
  .default(null)
const PickupPerson = z.object({
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
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
  address: AnsweredAddress.nullable().default(null),
  itemIds: z.array(z.string()).default([]),
  /** The shopper has chosen the method; otherwise it is the default. */
  shopperAppliedSM: z.boolean().default(false),
  applicableShippingMethods: sparse(ApplicableShippingMethod).default([]),
})
export type CartShipment = z.infer<typeof CartShipment>

/** A shipment without a readable code still needs its address or its collector: it travels as its place says. */
const AnsweredShipment = CartShipment.extend({
  code: ShippingMethodCode.optional(),
  shippingId: z.string().default('me'),
}).transform(({ code, ...shipment }) => ({
  ...shipment,
  code: code ?? (shipment.storeId !== null ? 'pickup' : shipment.shippingId === 'digital' ? 'digital' : 'standard'),
}))

/**
 * A payment instrument of the cart. `amount` is the part it covers; `balance` its own balance. A card never exposes
 * more than its last four digits.
 */
export const CartPaymentInstrument = z.looseObject({
  payment_instrument_id: z.string(),
  payment_method_id: PaymentMethodId,
  amount: Minor,
  label: z.string().default(''),
  balance: Minor.nullable().default(null),
  /** Own extension: the account's currency where it isn't the cart's, so that the account pays nothing. */
  currency: CurrencyCode.optional(),
})
export type CartPaymentInstrument = z.infer<typeof CartPaymentInstrument>
/** As a backend may answer it; `completePayments` has the rest. */
const AnsweredInstrument = CartPaymentInstrument.partial({ amount: true })
export type AnsweredInstrument = z.infer<typeof AnsweredInstrument>

export const PriceAdjustment = z.object({
  id: z.string(),
  /** Null for the whole order. */
  itemId: z.string().nullable().default(null),
  amount: Minor,
  reason: z.string().default(''),
})

/** Own extension: a loyalty member, as the register of a store may show them. */
const SaleMember = z.object({ firstName: z.string().nullable().default(null), lastDigits: z.string() })

/** Own extension: the order a basket became or is becoming, and the secret to view it (`PlacedOrder`). */
export const OrderRef = z.object({ orderNumber: z.string(), st: z.string() })
export type OrderRef = z.infer<typeof OrderRef>

/**
 * A field that a backend omits has a default or follows from others (complete-cart.ts), and one element of a list that
 * can't be read costs that element. Required are the ids, the items with their quantities, the currency, the total and
 * what is left to pay of it: by itself, or as the amounts of all payments.
 */
const answeredCart = z
  .object({
    id: z.string(),
    currency: CurrencyCode,
    /** Increases with every change, so that an older answer never replaces a newer one. */
    version: z.int().min(0).default(0),
    items: z.array(AnsweredItem),
    totalItems: z.int().min(0).optional(),
    totals: AnsweredTotals,
    shippingMethods: z.array(AnsweredShipment).default([]),
    paymentMethods: sparse(z.object({ code: PaymentMethodId, label: z.string().default('') })).default([]),
    /** Null: it can't be read. Its payment is missing from `remainingToPay` all the same. */
    payment_instruments: z.array(AnsweredInstrument.nullable()).default([]),
    /** `reason` is an own extension: the error code (shared/errors) why a coupon has no effect. */
    couponItems: sparse(
      z.object({ code: z.string(), valid: z.boolean().default(true), reason: z.string().optional() }),
    ).default([]),
    priceAdjustments: sparse(PriceAdjustment).default([]),
    orderPromotions: sparse(PromoSummary).default([]),
    promoSummary: sparse(PromoSummary).default([]),
    flash: sparse(FlashMessage).default([]),
    customerNotifications: sparse(FlashMessage).default([]),
    /** Another one as soon as the cart is emptied: entries for a purchase are for that purchase alone. */
    purchaseId: z.string().optional(),
    favoriteStoreId: z.string().nullable().default(null),
    billingAddress: AnsweredAddress.nullable().default(null),
    /** Own extension: the shopper has said that billing is the same as delivery, so that each change is both's. */
    billingFollows: z.boolean().optional().catch(undefined),
    verifiedShippingAddress: AnsweredAddress.nullable().default(null),
    appliedLoyaltyVoucher: z
      .object({ points: z.int().min(0), amountInCurrency: Minor })
      .nullable()
      .default(null)
      .catch(null),
    /** Own extension: the part of what is left to pay that gift cards, rewards, points and credit may pay. */
    leftForAccounts: Minor.optional().catch(undefined),
    /** Own extension: whom an associate sells to. */
    member: SaleMember.nullable().default(null).catch(null),
    /** Own extension: the loyalty points that an order of this cart earns; 0 for shoppers who are no members. */
    earnedPoints: z.int().min(0).default(0),
    /** An order is being placed from this cart, which can't be changed until that has finished. */
    locked: z.boolean().default(false),
    /** The order being placed. For a basket that became an order, BSK404 has it in the error's details. */
    order: OrderRef.optional().catch(undefined),
  })
  .transform(({ items: answered, totals, payment_instruments: instruments, ...cart }, context) => {
    const items = answered.map((item) => completeItem(item, cart.currency))
    const payments = completePayments(totals, instruments)
    if (payments === null) {
      const path = ['totals', 'remainingToPay']
      context.addIssue({ code: 'custom', path, message: 'Neither given nor known from the payments' })
      return z.NEVER
    }
    return {
      ...cart,
      items,
      totalItems: cart.totalItems ?? unitsOf(items),
      totals: completeTotals({ ...totals, remainingToPay: payments.remainingToPay }, items),
      payment_instruments: payments.instruments,
    }
  })
/** Named, because its structure is too long to repeat in every type that has one. */
export interface Cart extends z.infer<typeof answeredCart> {}
export const Cart: z.ZodType<Cart> = answeredCart

/** The design of a made-to-order item. */
export const RecipeId = z.string().regex(/^[\w-]{1,80}$/)

/** JSON has null for a number that could not be worked out: such a quantity is refused, and never the usual one. */
export const Quantity = z
  .int()
  .min(1)
  .max(999_999)
  .nullable()
  .transform((qty, context) => {
    if (qty !== null) return qty
    context.addIssue('no number')
    return z.NEVER
  })
  .default(1)

/** Body item of POST /cart/v1/item (spec 1 §7). Prices, urls and pictures a client sends are ignored. */
export const AddItem = z.object({
  cartId: z.string().max(80).optional(),
  productId: z.string().max(20),
  upc: z.string().max(40),
  qty: Quantity,
  /** The client's own limit, in addition to the stock and the shop's limit. */
  maxQty: z.int().min(1).default(999_999),
  storeId: z.string().max(40).nullish(),
  /** Own extension: the delivery method by `storeId`; pickup by default. */
  storeMethod: z.enum(['pickup', 'sts', 'me']).nullish(),
  recipeId: z.string().max(80).nullish(),
  pdpUrl: z.string().max(2000).nullish(),
  productImageURL: z.string().max(2000).nullish(),
  giftOption: GiftOption.nullish(),
  /** Where the item was saved; nothing in it, of one that was not. */
  saveForLater: z
    .object({ consumerId: z.string().max(80), itemId: z.string().max(80), saveForLaterId: z.string().max(80) })
    .partial()
    .nullish(),
})
export type AddItem = z.infer<typeof AddItem>
