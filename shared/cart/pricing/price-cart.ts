import type { Promotion } from '../../contracts/promotion.ts'
import { couponState } from '../promotions/coupons.ts'
import { itemDiscounts } from '../promotions/item-discounts.ts'
import { orderDiscounts } from '../promotions/order-discounts.ts'
import { appliedSummary, employeeSummary, summariesOf } from '../promotions/promo-summary.ts'
import type { Outcome } from '../promotions/run-level.ts'
import { isGiftCard, payableByAccounts } from './gift-card.ts'
import { priceShipments } from './price-shipments.ts'
import type { BonusItem, CartToPrice, LineToPrice, PricedCart, PricedLine, PricedShipment } from './priced-cart.ts'
import { taxOn, taxRates } from './tax.ts'
import { totalsOf } from './totals.ts'

/**
 * Prices a cart. Discounts apply in this order, each to the amount left by the previous one: product promotions, the
 * employee's rate, an associate's adjustments, order promotions allocated to the lines, and shipping promotions. No
 * discount exceeds its price. Gift cards are money: not discounted, not taxed and not counted towards thresholds. Tax
 * is all or nothing: added once the destination of every taxed line is known. See totals.ts for the totals' invariants.
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
  const destinationOf = (line: LineToPrice) => destinations.get(line.shippingId) ?? null
  const taxIsKnown = cart.lines.every((line) => isGiftCard(line) || taxRates(site, destinationOf(line)) !== null)

  const lines = cart.lines.map((line, index): PricedLine => {
    const afterOrderDiscount = order.amounts[index] ?? 0
    return {
      id: line.id,
      rowTotal: line.qty * line.current,
      afterItemDiscount: items.amounts[index] ?? 0,
      afterOrderDiscount,
      tax: isGiftCard(line) || !taxIsKnown ? 0 : taxOn(afterOrderDiscount, 'goods', site, destinationOf(line)),
      promotions: [
        ...promotionsOnLine(items.outcomes, index).map((promotion) => appliedSummary(promotion, site)),
        ...((items.employee[index] ?? 0) > 0 ? [employeeSummary(site)] : []),
      ],
    }
  })
  const priced = shipments.map(({ shippingId, destination }, index): PricedShipment => {
    const price = delivery.amounts[index] ?? 0
    const tax = taxIsKnown ? taxOn(price, 'delivery', site, destination) : 0
    return { shippingId, listPrice: delivery.listPrices[index] ?? 0, price, tax }
  })

  const parts = { site, lines: cart.lines, priced: lines, shipments: priced }
  const outcomes = [...items.outcomes, ...order.outcomes, ...delivery.outcomes]
  const runningIds = new Set(
    outcomes.flatMap(({ state, promotion }) => (state === 'ran' ? [promotion.promotionId] : [])),
  )
  return {
    lines,
    shipments: priced,
    bonus: applied(outcomes).flatMap(bonusOf),
    promoSummary: summariesOf(outcomes, site),
    orderPromotions: applied([...order.outcomes, ...delivery.outcomes]).map((promotion) =>
      appliedSummary(promotion, site),
    ),
    appliedPromotionIds: applied(outcomes).map(({ promotionId }) => promotionId),
    coupons: cart.coupons.map((coupon) => ({
      code: coupon.code,
      valid: couponState(coupon, cart.now) === 'usable' && runningIds.has(coupon.promotionId),
    })),
    employeeSpend: cart.employeeRate === null ? 0 : Math.min(goodsValue, cart.employeePart?.covered ?? goodsValue),
    goodsValue,
    payableByAccounts: payableByAccounts(parts),
    taxIsKnown,
    totals: totalsOf(parts),
  }
}

const applied = (outcomes: readonly Outcome[]): Promotion[] =>
  outcomes.flatMap((outcome) => (outcome.state === 'ran' && outcome.took ? [outcome.promotion] : []))

const promotionsOnLine = (outcomes: readonly Outcome[], index: number): Promotion[] =>
  outcomes.flatMap((outcome) => (outcome.state === 'ran' && (outcome.taken[index] ?? 0) > 0 ? [outcome.promotion] : []))

function bonusOf({ promotionId, benefit }: Promotion): BonusItem[] {
  if (benefit.kind !== 'bonus') return []
  return [{ promotionId, productId: benefit.productId, upc: benefit.upc, qty: benefit.qty }]
}
