import type { PromoSummary, ShippingMethodCode, Totals } from '../../contracts/cart.ts'
import type { Coupon, Promotion } from '../../contracts/promotion.ts'
import type { Site } from '../../i18n/locales.ts'

/** Totals in which nothing is unknown. */
export type PricedTotals = Totals & { readonly shipping: number; readonly tax: number }

/** The pricing input of a line; prices per unit in minor units. `original` above `current` is a markdown. */
export type LineToPrice = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly kind: string
  readonly categoryIds: readonly string[]
  readonly qty: number
  readonly original: number
  readonly current: number
  readonly isDigitalProduct: boolean
  readonly shippingId: string
}

/** The destination that determines taxes; province and postal code if known. */
export type Destination = {
  readonly country: string
  readonly province: string | null
  readonly postalCode: string | null
}

export type ShipmentToPrice = {
  readonly shippingId: string
  readonly code: ShippingMethodCode
  readonly destination: Destination | null
}

export type CustomerTrait = 'guest' | 'registered' | 'loyalty' | 'employee' | 'athlete' | 'prosumer'

/** Everything a price depends on, so that pricing is a pure function. */
export type CartToPrice = {
  readonly site: Site
  /** Epoch milliseconds. */
  readonly now: number
  readonly lines: readonly LineToPrice[]
  readonly shipments: readonly ShipmentToPrice[]
  readonly promotions: readonly Promotion[]
  /** The cart's coupons. */
  readonly coupons: readonly Coupon[]
  readonly customer: readonly CustomerTrait[]
  /**
   * An employee's discount in hundredths of a percent, off the full or marked-down price of goods; null for other
   * customers.
   */
  readonly employeeRate: number | null
  /**
   * Set if the employee's remaining allowance covers only `covered` of this order's `spend`: the discount is reduced in
   * proportion.
   */
  readonly employeePart?: { readonly covered: number; readonly spend: number }
  /** Manual discounts by an associate. */
  readonly adjustments: readonly { readonly id: string; readonly itemId: string | null; readonly amount: number }[]
}

export type PricedLine = {
  readonly id: string
  /** qty × current. */
  readonly rowTotal: number
  readonly afterItemDiscount: number
  readonly afterOrderDiscount: number
  readonly tax: number
  readonly promotions: readonly PromoSummary[]
}
export type PricedShipment = {
  readonly shippingId: string
  /** `listPrice` is before promotions, `price` after. */
  readonly listPrice: number
  readonly price: number
  readonly tax: number
}
export type BonusItem = {
  readonly promotionId: string
  readonly productId: string
  readonly upc: string
  readonly qty: number
}

/**
 * `totals` is before payments: `remainingToPay` is `total` and `appliedRewards` 0 until `withPayments` (totals.ts).
 * `appliedPromotionIds` are the promotions, coupon promotions included, that changed a price or gave a bonus.
 */
export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly shipments: readonly PricedShipment[]
  readonly bonus: readonly BonusItem[]
  /** Running and approaching promotions, in the shopper's language. */
  readonly promoSummary: readonly PromoSummary[]
  readonly orderPromotions: readonly PromoSummary[]
  readonly appliedPromotionIds: readonly string[]
  /** A coupon is valid when its promotion runs for this cart now. */
  readonly coupons: readonly { readonly code: string; readonly valid: boolean }[]
  /** The part of the employee's allowance this order uses: the discounted value of the eligible goods. */
  readonly employeeSpend: number
  /** The value of the goods after every discount, without gift cards, which determines free shipping. */
  readonly goodsValue: number
  /** The part of `totals.total` that accounts may pay: everything but gift cards. */
  readonly payableByAccounts: number
  /** False while a taxed line has no destination: all tax is 0 until then. */
  readonly taxIsKnown: boolean
  readonly totals: PricedTotals
}
