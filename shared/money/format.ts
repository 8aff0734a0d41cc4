import { memoizeFormat } from '../i18n/intl-formats.ts'
import { type Currency, type Locale, type Site, sites } from '../i18n/locales.ts'

const formatOf = memoizeFormat(
  (locale: Locale, currency: Currency) =>
    new Intl.NumberFormat(sites[locale].bcp47, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
    }),
)

/** How the site's prices name their currency: `$`, `€`, `CAD`. */
export const currencyMark = ({ currency, locale }: Pick<Site, 'currency' | 'locale'>): string =>
  formatOf(locale, currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Dollars, euros, pounds: every currency of the shop has a hundred minor units. */
export const majorUnits = (minor: number): number => minor / 100

/**
 * Formats minor units: `7900, 'USD', 'en-us'` -> `$79.00`. CAD shows its code, others their symbol (spec 1 §9).
 */
export const formatMoney = (minor: number, currency: Currency, locale: Locale): string =>
  formatOf(locale, currency).format(majorUnits(minor))
