import type { Site } from '../../i18n/locales.ts'
import { ownValue } from '../../own-value.ts'
import { portion } from './portion.ts'
import type { Destination } from './priced-cart.ts'
import { taxIsIncluded } from './tax-included.ts'
import { americanRates, canadianRates, includedRates, type Rates, wholeTax } from './tax-rates.ts'

type Shop = Pick<Site, 'country' | 'currency'>

/**
 * The tax rates of a destination in thousandths of a percent; null while unknown: without a destination in the shop's
 * country, where alone it delivers, or with a missing or invalid state (TAX309). A European shop without a destination
 * uses its own country's rates.
 */
export function taxRates(site: Shop, destination: Destination | null): Rates | null {
  if (taxIsIncluded(site)) {
    const rate = ownValue(includedRates, destination?.country ?? '') ?? includedRates[site.country] ?? 0
    return { goods: rate, delivery: rate }
  }
  const province = destination?.province?.trim().toUpperCase() ?? ''
  if (destination?.country !== site.country) return null
  if (site.country === 'US') return ownValue(americanRates, province) ?? null
  const rate = ownValue(canadianRates, province)
  return rate === undefined ? null : { goods: rate, delivery: rate }
}

/** The tax on one amount, rounded half up; 0 while the rates are unknown. */
export function taxOn(amount: number, kind: keyof Rates, site: Shop, destination: Destination | null): number {
  const rate = taxRates(site, destination)?.[kind] ?? 0
  return portion(amount, rate, taxIsIncluded(site) ? wholeTax + rate : wholeTax)
}
