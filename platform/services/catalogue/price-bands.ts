import type { Currency, Site } from '../../../shared/i18n/locales.ts'

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

export type PriceBand = { readonly value: string; readonly from: number; readonly to: number | null }

/** The facet values of a currency, cheapest first: `0-25`, `25-50` … `150-`. */
export function priceBands(currency: Currency): readonly PriceBand[] {
  const limits = edges[currency]
  return [...limits, null].map((to, index) => {
    const from = index === 0 ? 0 : (limits[index - 1] ?? 0)
    return { value: `${from / 100}-${to === null ? '' : to / 100}`, from, to }
  })
}

/** The position of a price's band in `priceBands`. */
export function priceBandOf(price: number, currency: Currency): number {
  const above = edges[currency].findIndex((edge) => price < edge)
  return above < 0 ? edges[currency].length : above
}

const range = /^(?<from>\d{1,6})-(?<to>\d{0,6})$/

/**
 * A band of another currency, chosen in another country before the change to this one: the same figures, so that the
 * list is neither empty nor another than its address. Null for what is none.
 */
export function readPriceBand(value: string): PriceBand | null {
  const { from = '', to = '' } = range.exec(value)?.groups ?? {}
  return from === '' ? null : { value, from: Number(from) * 100, to: to === '' ? null : Number(to) * 100 }
}

export const isInBand = (price: number, { from, to }: PriceBand): boolean =>
  price >= from && (to === null || price < to)

/** "$25 – $50", "$150 +"; a code instead of a symbol for CAD (spec 1 §9). */
export function priceBandLabel(value: string, site: Site): string {
  const [from = '', to = ''] = value.split('-')
  const format = new Intl.NumberFormat(site.bcp47, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: site.currency === 'CAD' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  })
  return to === ''
    ? `${format.format(Number(from))} +`
    : `${format.format(Number(from))} – ${format.format(Number(to))}`
}
