import { type Currency, locales, type Site, sites } from '../../../shared/i18n/locales.ts'

/** Members of the European Union that the shop sells in: directive 98/6/EC, article 6a. */
const countries: ReadonlySet<Site['country']> = new Set(['DE', 'ES', 'FR', 'IT'])

/**
 * Whether a reduction counts from the lowest price of the 30 days before it, which has to be shown. Prices are kept by
 * currency, so the strictest country of a currency decides.
 */
export const countsFromLowest = (currency: Currency): boolean => currencies.has(currency)

const currencies: ReadonlySet<Currency> = new Set(
  locales.flatMap((locale) => (countries.has(sites[locale].country) ? [sites[locale].currency] : [])),
)
