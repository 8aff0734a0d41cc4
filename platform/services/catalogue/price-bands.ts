import type { Currency, Site } from '../../../shared/i18n/locales.ts'
import { type PriceRange, priceRangeValue, readPriceRange } from '../../../shared/price-range.ts'
import { plainPrice } from './plain-price.ts'

/**
 * Upper edges in minor units; the last band is open. The same figures everywhere: prices differ little between the
 * currencies.
 */
const edges: Readonly<Record<Currency, readonly number[]>> = {
  USD: [2500, 5000, 7500, 10_000, 15_000],
  CAD: [3500, 7000, 10_000, 14_000, 20_000],
  GBP: [2500, 5000, 7500, 10_000, 15_000],
  EUR: [2500, 5000, 7500, 10_000, 15_000],
}

export type PriceBand = PriceRange & { readonly value: string }

/** The facet values of a currency, cheapest first: `0-25`, `25-50` … `150-`. */
export function priceBands(currency: Currency): readonly PriceBand[] {
  const limits = edges[currency]
  return [...limits, null].map((to, index) => {
    const from = index === 0 ? 0 : (limits[index - 1] ?? 0)
    return { value: priceRangeValue({ from, to }), from, to }
  })
}

/**
 * A range of somebody's own, or a band of another currency, chosen in another country before the change to this one:
 * the same figures, so that the list is neither empty nor another than its address. Null for what is none.
 */
export function readPriceBand(value: string): PriceBand | null {
  const range = readPriceRange(value)
  return range && { value, ...range }
}

/** "Up to 50" includes 50, so a price on an edge is in both bands. */
export const isInBand = (price: number, { from, to }: PriceBand): boolean =>
  price >= from && (to === null || price <= to)

/** "$25 – $50", "$150 +". */
export function priceBandLabel({ from, to }: PriceBand, site: Site): string {
  const price = plainPrice(site)
  return to === null ? `${price(from / 100)} +` : `${price(from / 100)} – ${price(to / 100)}`
}
