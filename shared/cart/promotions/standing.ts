import type { Promotion } from '../../contracts/promotion.ts'
import { isGiftCard } from '../pricing/gift-card.ts'
import type { CartToPrice, LineToPrice } from '../pricing/priced-cart.ts'
import { couponState, hasBegun, hasEnded } from './coupons.ts'

/**
 * Whether a promotion applies to a cart. `distance`: minor units missing to its threshold, if all other conditions are
 * met.
 */
export type Standing =
  | { readonly state: 'runs' }
  | { readonly state: 'approaching'; readonly distance: number }
  | { readonly state: 'out' }

const out: Standing = { state: 'out' }

/**
 * Lines that a promotion counts and discounts: goods in its scope, delivered by one of its methods.
 */
export function linesInScope({ scope, condition }: Promotion, { lines, shipments }: CartToPrice): boolean[] {
  const methodOf = new Map(shipments.map(({ shippingId, code }) => [shippingId, code]))
  const { categoryIds, kinds, productIds, fullPriceOnly } = scope
  const methods: readonly (string | undefined)[] | undefined = condition.methods
  return lines.map(
    (line) =>
      !isGiftCard(line) &&
      (productIds?.includes(line.productId) ?? true) &&
      (kinds?.includes(line.kind) ?? true) &&
      (categoryIds?.some((id) => line.categoryIds.includes(id)) ?? true) &&
      !(fullPriceOnly && line.original > line.current) &&
      (methods?.includes(methodOf.get(line.shippingId)) ?? true),
  )
}

/** `amounts`: the line prices to measure the threshold with. */
export function standingOf(promotion: Promotion, cart: CartToPrice, amounts: readonly number[]): Standing {
  if (!isActive(promotion, cart) || !appliesTo(promotion, cart)) return out
  const { benefit, condition } = promotion
  const { currency } = cart.site
  if (benefit.kind === 'amount' && benefit.off[currency] === undefined) return out
  const threshold = condition.minAmount?.[currency]
  if (condition.minAmount && threshold === undefined) return out

  const inScope = linesInScope(promotion, cart)
  const sum = (amountOf: (line: LineToPrice, index: number) => number) =>
    cart.lines.reduce((total, line, index) => total + (inScope[index] ? amountOf(line, index) : 0), 0)
  const requiredUnits = Math.max(1, condition.minUnits ?? 1, benefit.kind === 'multi-buy' ? benefit.buy : 1)
  if (sum(({ qty }) => qty) < requiredUnits) return out
  const value = sum((_line, index) => amounts[index] ?? 0)
  return threshold !== undefined && value < threshold
    ? { state: 'approaching', distance: threshold - value }
    : { state: 'runs' }
}

const isActive = ({ startsAt, endsAt }: Promotion, { now }: CartToPrice): boolean =>
  hasBegun(startsAt, now) && !hasEnded(endsAt, now)

function appliesTo({ promotionId, condition }: Promotion, { customer, coupons, now }: CartToPrice): boolean {
  if (condition.customers && !condition.customers.some((trait) => customer.includes(trait))) return false
  return (
    !condition.coupon ||
    coupons.some((coupon) => coupon.promotionId === promotionId && couponState(coupon, now) === 'usable')
  )
}
