import type { Site } from '../i18n/locales.ts'
import { portion } from './portion.ts'
import type { Destination } from './priced-cart.ts'
import { americanRates, canadianRates, includedRates, type Rates, wholeTax } from './tax-rates.ts'

type Shop = Pick<Site, 'country'>

/** Where prices hold their tax, it is taken out of them; where they don't (US, CA), it is added at checkout. */
export function taxIsIncluded({ country }: Shop): boolean {
  return country in includedRates
}

/**
 * The rates of a place, in thousandths of a percent; null while they can't be told: no destination yet, no state, or one that is none
 * (TAX309). A European shop that knows no destination yet takes its own country's.
 */
export function taxRates(site: Shop, destination: Destination | null): Rates | null {
  if (taxIsIncluded(site)) {
    const rate = own(includedRates, destination?.country ?? '') ?? includedRates[site.country] ?? 0
    return { goods: rate, delivery: rate }
  }
  const place = destination?.province?.trim().toUpperCase() ?? ''
  if (destination?.country === 'US') return own(americanRates, place) ?? null
  if (destination?.country !== 'CA') return null
  const rate = own(canadianRates, place)
  return rate === undefined ? null : { goods: rate, delivery: rate }
}

/** The tax on one amount, rounded half up; 0 while the rates are unknown. */
export function taxOn(amount: number, kind: keyof Rates, site: Shop, destination: Destination | null): number {
  const rate = taxRates(site, destination)?.[kind] ?? 0
  return portion(amount, rate, taxIsIncluded(site) ? wholeTax + rate : wholeTax)
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
