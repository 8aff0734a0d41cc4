import { type Currency, type Locale, sites } from '../i18n/locales.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Minor units as the locale writes them: `7900, 'USD', 'en-us'` -> `$79.00`. CAD shows its code, others their symbol (spec 1 §9). */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(sites[locale].bcp47, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
    })
    formats.set(key, format)
  }
  return format.format(minor / 100)
}
