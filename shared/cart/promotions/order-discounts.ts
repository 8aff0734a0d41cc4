import type { Promotion } from '../../contracts/promotion.ts'
import { allocate } from '../pricing/allocate.ts'
import { isGiftCard } from '../pricing/gift-card.ts'
import { portion, wholeRate } from '../pricing/portion.ts'
import type { CartToPrice } from '../pricing/priced-cart.ts'
import { type LevelRun, runLevel } from './run-level.ts'
import { linesInScope, standingOf } from './standing.ts'

/**
 * Discounts on the whole order: an associate's adjustments first, then order promotions. Each is rounded once and
 * allocated to the goods. Thresholds are measured before any of them, so that one order promotion never disables
 * another.
 */
export function orderDiscounts(cart: CartToPrice, afterItems: readonly number[]): LevelRun {
  const orderAdjustments = cart.adjustments.filter(({ itemId }) => itemId === null)
  let amounts = afterItems
  for (const { amount } of orderAdjustments) {
    const goods = amounts.map((amountLeft, index) => (isGoods(cart, index) ? amountLeft : 0))
    const taken = allocate(Math.max(0, amount), goods)
    amounts = amounts.map((amountLeft, index) => amountLeft - (taken[index] ?? 0))
  }
  return runLevel(
    cart.promotions.filter(({ level }) => level === 'ORDER'),
    amounts,
    (promotion) => standingOf(promotion, cart, afterItems),
    (promotion, amountLeft) => orderDiscount(promotion, cart, amountLeft),
  )
}

function isGoods({ lines }: CartToPrice, index: number): boolean {
  const line = lines[index]
  return line !== undefined && !isGiftCard(line)
}

function orderDiscount(promotion: Promotion, cart: CartToPrice, amounts: readonly number[]): number[] {
  const { benefit } = promotion
  const scope = linesInScope(promotion, cart)
  const weights = amounts.map((amount, index) => (scope[index] ? amount : 0))
  const base = weights.reduce((sum, weight) => sum + weight, 0)
  if (benefit.kind === 'percent') return allocate(portion(base, benefit.rate, wholeRate), weights)
  if (benefit.kind === 'amount') return allocate(benefit.off[cart.site.currency] ?? 0, weights)
  return weights.map(() => 0)
}
