import type { Totals } from '../contracts/cart.ts'
import type { Currency, Site } from '../i18n/locales.ts'
import { freeShippingFrom, standardShippingPrice } from './shipping.ts'

/** Rates that a displayed price already holds, in hundredths of a percent. Where tax is added at checkout (US, CA) it is 0 here. */
const includedTaxRate: Readonly<Record<Site['country'], number>> = {
  US: 0,
  CA: 0,
  GB: 2000,
  DE: 1900,
  FR: 2000,
  ES: 2100,
  IT: 2200,
}

/** Minor units, per unit. `original` above `amount` is a markdown. */
export type PricedLine = {
  readonly qty: number
  readonly original: number
  readonly amount: number
  readonly isDigitalProduct: boolean
}

/** The tax inside a gross amount, rounded half up. */
export function includedTax(gross: number, country: Site['country']): number {
  const rate = includedTaxRate[country]
  return Math.round((gross * rate) / (10_000 + rate))
}

/**
 * A cart's totals (spec 1 §3), all in integer minor units. `itemSubTotal` is what the goods cost, `totalDiscount` what was taken off their
 * original prices, `total` goods and shipping. Goods sent by e-mail alone ship for nothing.
 */
export function cartTotals(lines: readonly PricedLine[], currency: Currency, country: Site['country']): Totals {
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const itemTotal = sum((line) => line.qty * Math.max(line.original, line.amount))
  const itemSubTotal = sum((line) => line.qty * line.amount)
  const totalDiscount = itemTotal - itemSubTotal
  const shipped = lines.some((line) => !line.isDigitalProduct)
  const shipping = shipped && itemSubTotal < freeShippingFrom[currency] ? standardShippingPrice[currency] : 0
  const total = itemSubTotal + shipping
  const taxAmount = includedTax(total, country)
  return {
    total,
    totalDiscount,
    discount: totalDiscount,
    itemTotal,
    totalWithoutTax: total - taxAmount,
    shipping,
    tax: taxAmount,
    remainingToPay: total,
    totalUnits: sum((line) => line.qty),
    itemSubTotal,
    netAmount: total - taxAmount,
    taxAmount,
    appliedRewards: 0,
    totalDiscountPercentage: itemTotal === 0 ? 0 : Math.round((1000 * totalDiscount) / itemTotal) / 10,
  }
}
