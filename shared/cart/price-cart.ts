import type { Promotion } from '../contracts/promotion.ts'
import { couponState } from './coupons.ts'
import { isGiftCard } from './gift-card.ts'
import { itemDiscounts } from './item-discounts.ts'
import { orderDiscounts } from './order-discounts.ts'
import { priceShipments } from './price-shipments.ts'
import type { BonusItem, CartToPrice, PricedCart, PricedLine, PricedShipment } from './priced-cart.ts'
import { appliedSummary, employeeSummary, summariesOf } from './promo-summary.ts'
import type { Outcome } from './run-level.ts'
import { taxOn } from './tax.ts'
import { totalsOf } from './totals.ts'

/**
 * What a cart costs. Discounts come off in this order, each from what the one before has left: product promotions off lines, an employee's
 * rate off goods, an associate's adjustments, order promotions spread over the lines to the unit, shipping promotions off the delivery. No
 * discount is larger than its price. Gift cards are money: not discounted, not taxed, counted towards nothing. The totals' identities are
 * in totals.ts.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const { site, shipments } = cart
  const items = itemDiscounts(cart)
  const order = orderDiscounts(cart, items.amounts)
  const goodsValue = cart.lines.reduce(
    (sum, line, index) => sum + (isGiftCard(line) ? 0 : (order.amounts[index] ?? 0)),
    0,
  )
  const delivery = priceShipments(cart, items.amounts, goodsValue)
  const destinations = new Map(shipments.map(({ shippingId, destination }) => [shippingId, destination]))

  const lines = cart.lines.map((line, index): PricedLine => {
    const afterOrderDiscount = order.amounts[index] ?? 0
    return {
      id: line.id,
      rowTotal: line.qty * line.current,
      afterItemDiscount: items.amounts[index] ?? 0,
      afterOrderDiscount,
      tax: isGiftCard(line) ? 0 : taxOn(afterOrderDiscount, 'goods', site, destinations.get(line.shippingId) ?? null),
      promotions: [
        ...tookFrom(items.outcomes, index).map((promotion) => appliedSummary(promotion, site)),
        ...((items.employee[index] ?? 0) > 0 ? [employeeSummary(site)] : []),
      ],
    }
  })
  const priced = shipments.map(({ shippingId, destination }, index): PricedShipment => {
    const price = delivery.amounts[index] ?? 0
    const tax = taxOn(price, 'delivery', site, destination)
    return { shippingId, listPrice: delivery.listPrices[index] ?? 0, price, tax }
  })

  const outcomes = [...items.outcomes, ...order.outcomes, ...delivery.outcomes]
  const running = new Set(outcomes.flatMap(({ state, promotion }) => (state === 'ran' ? [promotion.promotionId] : [])))
  return {
    lines,
    shipments: priced,
    bonus: applied(outcomes).flatMap(bonusOf),
    promoSummary: summariesOf(outcomes, site),
    orderPromotions: applied([...order.outcomes, ...delivery.outcomes]).map((one) => appliedSummary(one, site)),
    appliedPromotionIds: applied(outcomes).map(({ promotionId }) => promotionId),
    coupons: cart.coupons.map((coupon) => ({
      code: coupon.code,
      valid: couponState(coupon, cart.now) === 'usable' && running.has(coupon.promotionId),
    })),
    employeeSpend: cart.employeeRate === null ? 0 : goodsValue,
    goodsValue,
    totals: totalsOf({ site, lines: cart.lines, priced: lines, shipments: priced }),
  }
}

const applied = (outcomes: readonly Outcome[]): Promotion[] =>
  outcomes.flatMap((outcome) => (outcome.state === 'ran' && outcome.took ? [outcome.promotion] : []))

const tookFrom = (outcomes: readonly Outcome[], index: number): Promotion[] =>
  outcomes.flatMap((outcome) => (outcome.state === 'ran' && (outcome.taken[index] ?? 0) > 0 ? [outcome.promotion] : []))

function bonusOf({ promotionId, benefit }: Promotion): BonusItem[] {
  if (benefit.kind !== 'bonus') return []
  return [{ promotionId, productId: benefit.productId, upc: benefit.upc, qty: benefit.qty }]
}
