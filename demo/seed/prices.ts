import type { IngestPrice } from '../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../shared/i18n/locales.ts'
import type { Random } from '../../shared/random.ts'

export type Prices = Record<Currency, IngestPrice>

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
  const price: IngestPrice = { current: amount * 100, original: amount * 100 }
  return { USD: price, CAD: price, GBP: price, EUR: price }
}

/** Discount of one colour and its earlier sale, the same in all currencies. `discount` 0 means full price. */
export type Markdown = { readonly discount: number; readonly earlier: 'none' | 'higher' | 'same' | 'lower' }

export function markdown(random: Random, share: number): Markdown {
  const discount = random.chance(share) ? random.pick([0.2, 0.2, 0.25, 0.3, 0.3, 0.3, 0.4, 0.4, 0.5]) : 0
  const draw = random.next()
  return { discount, earlier: draw < 0.55 ? 'none' : draw < 0.8 ? 'higher' : draw < 0.93 ? 'same' : 'lower' }
}

const dayMs = 86_400_000
/** Days before the reference date on which an earlier sale ran, less than 30 days before today's. */
const earlierDays = [24, 14] as const
const begunDays = 7
/** Nobody looks at the demo for longer. */
const stillDays = 3650

/** Whether the price is lower than in the 30 days before, so that every country may call the color reduced. */
export const isReducedEverywhere = ({ discount, earlier }: Markdown): boolean =>
  discount > 0 && (earlier === 'none' || earlier === 'higher')

/** `referenceMs`: the instant that the demo's days are counted from. */
export function pricesOf(dollars: number, { discount, earlier }: Markdown, referenceMs: number): Prices {
  const day = (days: number) => new Date(referenceMs - days * dayMs).toISOString()
  const priceIn = (currency: Currency): IngestPrice => {
    const { rate, endings } = markets[currency]
    const original = priceTag(dollars * rate, endings) * 100
    if (discount === 0) return { current: original, original }
    const sale = Math.round((original * (1 - discount)) / 100) * 100
    const higher = Math.round((sale + (original - sale) * 0.4) / 100) * 100
    const lower = Math.round((sale * 0.95) / 100) * 100
    const before = { none: null, higher, same: sale, lower }[earlier]
    const [from, until] = earlierDays
    return {
      current: original,
      original,
      sales: [
        ...(before === null ? [] : [{ price: before, from: day(from), until: day(until) }]),
        { price: sale, from: day(begunDays), until: day(-stillDays) },
      ],
    }
  }
  return Object.fromEntries(currencies.map((currency) => [currency, priceIn(currency)])) as Prices
}
