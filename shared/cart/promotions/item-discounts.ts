import type { Promotion } from '../../contracts/promotion.ts'
import { allocate } from '../pricing/allocate.ts'
import { isGiftCard } from '../pricing/gift-card.ts'
import { portion, wholeRate } from '../pricing/portion.ts'
import type { CartToPrice } from '../pricing/priced-cart.ts'
import { multiBuy } from './multi-buy.ts'
import { type LevelRun, runLevel } from './run-level.ts'
import { linesInScope, standingOf } from './standing.ts'

/**
 * `amounts`: the price of each line after all line discounts. `employee`: the employee discount of each line.
 */
export type ItemDiscounts = LevelRun & { readonly employee: readonly number[] }

/** Product promotions first, then the employee's rate, then an associate's adjustments of a line. */
export function itemDiscounts(cart: CartToPrice): ItemDiscounts {
  const afterPromotions = runLevel(
    cart.promotions.filter(({ level }) => level === 'PRODUCT'),
    cart.lines.map(({ qty, current }) => qty * current),
    (promotion, amounts) => standingOf(promotion, cart, amounts),
    (promotion, amounts) => lineDiscounts(promotion, cart, amounts),
  )
  const employee = limitToAllowance(
    cart,
    cart.lines.map((line, index) =>
      isGiftCard(line) ? 0 : portion(afterPromotions.amounts[index] ?? 0, cart.employeeRate ?? 0, wholeRate),
    ),
  )
  const amounts = cart.lines.map((line, index) => {
    const remaining = (afterPromotions.amounts[index] ?? 0) - (employee[index] ?? 0)
    return isGiftCard(line) ? remaining : Math.max(0, remaining - adjustmentOf(cart, line.id))
  })
  return { amounts, outcomes: afterPromotions.outcomes, employee }
}

/**
 * Reduces the employee discount to the part covered by the allowance, allocated to the goods and rounded down so that
 * it never exceeds that part.
 */
function limitToAllowance({ employeePart: part }: CartToPrice, discounts: readonly number[]): readonly number[] {
  if (!part) return discounts
  const sum = discounts.reduce((total, amount) => total + amount, 0)
  // BigInt, because the product exceeds the safe integers for realistic carts.
  return allocate(Number((BigInt(sum) * BigInt(part.covered)) / BigInt(part.spend)), discounts)
}

function adjustmentOf({ adjustments }: CartToPrice, lineId: string): number {
  return adjustments.reduce((sum, { itemId, amount }) => sum + (itemId === lineId ? Math.max(0, amount) : 0), 0)
}

/** A percentage is rounded half up per line; an amount is subtracted per unit. */
function lineDiscounts(promotion: Promotion, cart: CartToPrice, amounts: readonly number[]): number[] {
  const { benefit } = promotion
  const scope = linesInScope(promotion, cart)
  const forLinesInScope = (off: (amount: number, qty: number) => number) =>
    cart.lines.map(({ qty }, index) => (scope[index] ? off(amounts[index] ?? 0, qty) : 0))
  switch (benefit.kind) {
    case 'percent':
      return forLinesInScope((amount) => portion(amount, benefit.rate, wholeRate))
    case 'amount':
      return forLinesInScope((_amount, qty) => qty * (benefit.off[cart.site.currency] ?? 0))
    case 'multi-buy':
      return multiBuy(
        cart.lines.map(({ qty }, index) =>
          scope[index] ? { qty, amount: amounts[index] ?? 0 } : { qty: 0, amount: 0 },
        ),
        benefit.buy,
        benefit.free,
      )
    default:
      return forLinesInScope(() => 0)
  }
}
