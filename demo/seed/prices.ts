import { type Currency, currencies } from '../../shared/i18n/locales.ts'
import type { Random } from '../../shared/random.ts'

/** Minor units. */
export type Price = { readonly current: number; readonly original: number; readonly historicBest: number | null }
export type Prices = Record<Currency, Price>

/**
 * For each currency, the rate from the list price in dollars (European prices include taxes) and the allowed last
 * digits of a price.
 */
const markets: Readonly<Record<Currency, { rate: number; endings: readonly number[] }>> = {
  USD: { rate: 1, endings: [5, 9] },
  CAD: { rate: 1.36, endings: [5, 9] },
  GBP: { rate: 0.88, endings: [0, 5] },
  EUR: { rate: 1.06, endings: [0, 5] },
}

/** The nearest whole price with one of the endings; a price below 20 is only rounded. */
function priceTag(amount: number, endings: readonly number[]): number {
  if (amount < 20) return Math.max(4, Math.round(amount))
  const nearest = Math.round(amount)
  for (let step = 0; ; step += 1) {
    if (endings.includes((nearest - step) % 10)) return nearest - step
    if (endings.includes((nearest + step) % 10)) return nearest + step
  }
}

export function giftPrices(amount: number): Prices {
  const price: Price = { current: amount * 100, original: amount * 100, historicBest: null }
  return { USD: price, CAD: price, GBP: price, EUR: price }
}

/** Discount and price history of one colour, the same in all currencies. `discount` 0 means full price. */
export type Markdown = { readonly discount: number; readonly history: 'list' | 'between' | 'same' | 'lower' }

export function markdown(random: Random, share: number): Markdown {
  const discount = random.chance(share) ? random.pick([0.2, 0.2, 0.25, 0.3, 0.3, 0.3, 0.4, 0.4, 0.5]) : 0
  const draw = random.next()
  return { discount, history: draw < 0.55 ? 'list' : draw < 0.8 ? 'between' : draw < 0.93 ? 'same' : 'lower' }
}

export function pricesOf(dollars: number, { discount, history }: Markdown): Prices {
  const priceIn = (currency: Currency): Price => {
    const { rate, endings } = markets[currency]
    const original = priceTag(dollars * rate, endings) * 100
    if (discount === 0) return { current: original, original, historicBest: null }
    const current = Math.round((original * (1 - discount)) / 100) * 100
    const between = Math.round((current + (original - current) * 0.4) / 100) * 100
    const lower = Math.round((current * 0.95) / 100) * 100
    return { current, original, historicBest: { list: original, between, same: current, lower }[history] }
  }
  return Object.fromEntries(currencies.map((currency) => [currency, priceIn(currency)])) as Prices
}
