import type { Promotion } from '../contracts/promotion.ts'
import { allocate } from './allocate.ts'
import { isGiftCard } from './gift-card.ts'
import { portion, wholeRate } from './portion.ts'
import type { CartToPrice } from './priced-cart.ts'
import { type LevelRun, runLevel } from './run-level.ts'
import { linesInScope, standingOf } from './standing.ts'

/**
 * What is taken off the order as a whole: by an associate first, then by order promotions. Each is rounded once and spread over the goods to
 * the unit. Thresholds are measured before any of it, so that one order promotion never undoes another.
 */
export function orderDiscounts(cart: CartToPrice, afterItems: readonly number[]): LevelRun {
  const byHand = cart.adjustments.filter(({ itemId }) => itemId === null)
  let amounts = afterItems
  for (const { amount } of byHand) {
    const goods = amounts.map((left, index) => (isGoods(cart, index) ? left : 0))
    const taken = allocate(Math.max(0, amount), goods)
    amounts = amounts.map((left, index) => left - (taken[index] ?? 0))
  }
  return runLevel(
    cart.promotions.filter(({ level }) => level === 'ORDER'),
    amounts,
    (promotion) => standingOf(promotion, cart, afterItems),
    (promotion, left) => offOrder(promotion, cart, left),
  )
}

function isGoods({ lines }: CartToPrice, index: number): boolean {
  const line = lines[index]
  return line !== undefined && !isGiftCard(line)
}

function offOrder(promotion: Promotion, cart: CartToPrice, amounts: readonly number[]): number[] {
  const { benefit } = promotion
  const scope = linesInScope(promotion, cart)
  const weights = amounts.map((amount, index) => (scope[index] ? amount : 0))
  const base = weights.reduce((sum, weight) => sum + weight, 0)
  if (benefit.kind === 'percent') return allocate(portion(base, benefit.rate, wholeRate), weights)
  if (benefit.kind === 'amount') return allocate(benefit.off[cart.site.currency] ?? 0, weights)
  return weights.map(() => 0)
}
