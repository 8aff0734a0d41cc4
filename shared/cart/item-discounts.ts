import type { Promotion } from '../contracts/promotion.ts'
import { isGiftCard } from './gift-card.ts'
import { multiBuy } from './multi-buy.ts'
import { portion, wholeRate } from './portion.ts'
import type { CartToPrice } from './priced-cart.ts'
import { type LevelRun, runLevel } from './run-level.ts'
import { linesInScope, standingOf } from './standing.ts'

/** `amounts`: what each line costs when everything that is taken off a line is off. `employee`: what of that was the employee's share. */
export type ItemDiscounts = LevelRun & { readonly employee: readonly number[] }

/** Product promotions first, then the employee's rate, then what an associate took off a line by hand. */
export function itemDiscounts(cart: CartToPrice): ItemDiscounts {
  const promoted = runLevel(
    cart.promotions.filter(({ level }) => level === 'PRODUCT'),
    cart.lines.map(({ qty, current }) => qty * current),
    (promotion, amounts) => standingOf(promotion, cart, amounts),
    (promotion, amounts) => offLines(promotion, cart, amounts),
  )
  const employee = cart.lines.map((line, index) =>
    isGiftCard(line) ? 0 : portion(promoted.amounts[index] ?? 0, cart.employeeRate ?? 0, wholeRate),
  )
  const amounts = cart.lines.map((line, index) => {
    const left = (promoted.amounts[index] ?? 0) - (employee[index] ?? 0)
    return isGiftCard(line) ? left : Math.max(0, left - adjusted(cart, line.id))
  })
  return { amounts, outcomes: promoted.outcomes, employee }
}

function adjusted({ adjustments }: CartToPrice, lineId: string): number {
  return adjustments.reduce((sum, { itemId, amount }) => sum + (itemId === lineId ? Math.max(0, amount) : 0), 0)
}

/** A percentage is rounded half up per line; an amount comes off every unit. */
function offLines(promotion: Promotion, cart: CartToPrice, amounts: readonly number[]): number[] {
  const { benefit } = promotion
  const scope = linesInScope(promotion, cart)
  const each = (off: (amount: number, qty: number) => number) =>
    cart.lines.map(({ qty }, index) => (scope[index] ? off(amounts[index] ?? 0, qty) : 0))
  switch (benefit.kind) {
    case 'percent':
      return each((amount) => portion(amount, benefit.rate, wholeRate))
    case 'amount':
      return each((_amount, qty) => qty * (benefit.off[cart.site.currency] ?? 0))
    case 'multi-buy':
      return multiBuy(
        cart.lines.map(({ qty }, index) =>
          scope[index] ? { qty, amount: amounts[index] ?? 0 } : { qty: 0, amount: 0 },
        ),
        benefit.buy,
        benefit.free,
      )
    default:
      return each(() => 0)
  }
}
