import type { Totals } from '../../contracts/cart.ts'
import type { Site } from '../../i18n/locales.ts'
import type { LineToPrice, PricedLine, PricedShipment, PricedTotals } from './priced-cart.ts'
import { taxIsIncluded } from './tax-included.ts'

/** The input of the totals. `lines` and `priced` are the same lines in the same order. */
type PartsOfTotals = {
  readonly site: Pick<Site, 'currency'>
  readonly lines: readonly Pick<LineToPrice, 'qty' | 'original' | 'current'>[]
  readonly priced: readonly Pick<PricedLine, 'afterItemDiscount' | 'afterOrderDiscount' | 'tax'>[]
  readonly shipments: readonly Pick<PricedShipment, 'price' | 'tax'>[]
}

/**
 * A cart's totals (spec 1 §3), integers in minor units. Invariants:
 * - itemTotal = Σ qty × original, or × current if that is higher
 * - itemSubTotal = Σ afterOrderDiscount
 * - totalDiscount = itemTotal − itemSubTotal, including markdowns
 * - discount = Σ (afterItemDiscount − afterOrderDiscount): the order-level part of it
 * - shipping = Σ price of the shipments; shipping promotions are not part of any discount
 * - tax = taxAmount = Σ tax of the lines + Σ tax of the shipments, each rounded half up individually
 * - total = itemSubTotal + shipping if prices include tax (Europe), + tax if they don't (US, CA)
 * - totalWithoutTax = netAmount = total − tax
 * - remainingToPay = total, appliedRewards = 0, until `withPayments`
 */
export function totalsOf({ site, lines, priced, shipments }: PartsOfTotals): PricedTotals {
  const itemTotal = sum(lines, ({ qty, original, current }) => qty * Math.max(original, current))
  const itemSubTotal = sum(priced, (line) => line.afterOrderDiscount)
  const totalDiscount = itemTotal - itemSubTotal
  const shipping = sum(shipments, ({ price }) => price)
  const tax = sum(priced, (line) => line.tax) + sum(shipments, (shipment) => shipment.tax)
  const total = itemSubTotal + shipping + (taxIsIncluded(site) ? 0 : tax)
  return {
    total,
    totalDiscount,
    discount: sum(priced, (line) => line.afterItemDiscount - line.afterOrderDiscount),
    itemTotal,
    totalWithoutTax: total - tax,
    shipping,
    tax,
    remainingToPay: total,
    totalUnits: sum(lines, ({ qty }) => qty),
    itemSubTotal,
    netAmount: total - tax,
    taxAmount: tax,
    appliedRewards: 0,
    totalDiscountPercentage: itemTotal === 0 ? 0 : Math.round((1000 * totalDiscount) / itemTotal) / 10,
  }
}

/** The amount a payment instrument covers, in minor units. `reward`: points, reward codes and reward cards. */
export type Paid = { readonly amount: number; readonly reward: boolean }

/** Subtracts payments in order, each limited to the remaining amount. */
export function withPayments(totals: Totals, paid: readonly Paid[]): Totals {
  let remainingToPay = totals.total
  let appliedRewards = 0
  for (const { amount, reward } of paid) {
    const taken = Math.min(Math.max(0, amount), remainingToPay)
    remainingToPay -= taken
    if (reward) appliedRewards += taken
  }
  return { ...totals, remainingToPay, appliedRewards }
}

const sum = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0)
