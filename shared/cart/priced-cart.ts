import type { PromoSummary, ShippingMethodCode, Totals } from '../contracts/cart.ts'
import type { Coupon, Promotion } from '../contracts/promotion.ts'
import type { Site } from '../i18n/locales.ts'

/** A line to be priced; money in minor units per unit. `original` above `current` is a markdown. */
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

/** Where taxes are owed. Province and postal code where they are known. */
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

/** Everything a price depends on. No clock, no fetch, no chance: the same input is always the same price. */
export type CartToPrice = {
  readonly site: Site
  /** Epoch milliseconds. */
  readonly now: number
  readonly lines: readonly LineToPrice[]
  readonly shipments: readonly ShipmentToPrice[]
  readonly promotions: readonly Promotion[]
  /** Coupons that the cart holds, as the shop knows them. */
  readonly coupons: readonly Coupon[]
  readonly customer: readonly CustomerTrait[]
  /** An employee's share in hundredths of a percent, off goods at their full or marked-down price; null for anybody else. */
  readonly employeeRate: number | null
  /** What an associate took off by hand. */
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
  /** Before and after what promotions take off. */
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
 * `totals` knows no means of payment yet: `remainingToPay` is `total` and `appliedRewards` 0; `withPayments` (totals.ts) takes them off.
 * `appliedPromotionIds` are those that changed a price or gave a bonus, coupons' among them.
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
  /** How much of the employee's allowance this order takes: the goods' value after the discount. */
  readonly employeeSpend: number
  /** What the goods cost after every discount, gift cards not counted: what free shipping is measured by. */
  readonly goodsValue: number
  readonly totals: Totals
}
