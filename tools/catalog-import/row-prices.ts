import type { IngestPrice } from '../../shared/contracts/ingest.ts'
import { type Currency, type Locale, sites } from '../../shared/i18n/locales.ts'
import { zoneOf } from '../../shared/time/zones.ts'
import type { FieldName } from './mapping/mapping.ts'
import { type Price, parsePrice } from './values/price.ts'
import { readSaleWindow } from './values/sale-window.ts'

type Found = { readonly field: FieldName; readonly reason: string }

/**
 * Price of a size. A sale price with a period is sent with it, and the platform's clock decides; one without a period
 * is the price. `original` is what a markdown started from.
 */
export function pricesOf(
  raw: (field: FieldName) => string[],
  decimal: '.' | ',' | undefined,
  { currency, locale }: { currency: Currency; locale: Locale },
): { price: IngestPrice | null; findings: Found[] } {
  const findings: Found[] = []
  const rowCurrency = raw('currency')[0]?.trim().toUpperCase()
  const read = (field: 'price' | 'salePrice' | 'originalPrice', text: string): number | null => {
    const parsed = parsePrice(text, currency, decimal)
    const reason = parsed.ok ? wrongCurrency(parsed.value, rowCurrency, currency) : parsed.failure
    if (reason) findings.push({ field, reason })
    return parsed.ok && !reason ? parsed.value.minor : null
  }

  const priceText = raw('price')[0]
  if (priceText === undefined) return { price: null, findings: [{ field: 'price', reason: 'is missing' }] }
  const price = read('price', priceText)
  const saleText = raw('salePrice')[0]
  const sale = saleText !== undefined && price !== null ? read('salePrice', saleText) : null
  const period = raw('saleWindow')[0]
  const window = period !== undefined && sale !== null ? readSaleWindow(period, zoneOf(sites[locale])) : null
  if (window && !window.ok) findings.push({ field: 'saleWindow', reason: window.failure })
  const before = raw('originalPrice')[0]
  const original = before !== undefined && !isNothing(before) ? read('originalPrice', before) : null

  if (price !== null && sale !== null && sale > price)
    findings.push({
      field: 'salePrice',
      reason: `${JSON.stringify(saleText)} is above the price ${JSON.stringify(priceText)}`,
    })
  if (price === null || findings.length > 0) return { price: null, findings }
  const listed = Math.max(original ?? 0, price)
  if (sale === null || sale === price) return { price: { current: price, original: listed }, findings }
  return window?.ok
    ? { price: { current: price, original: listed, sales: [{ price: sale, ...window.value }] }, findings }
    : { price: { current: sale, original: listed }, findings }
}

/** Feeds use 0 for "no earlier price". */
function isNothing(text: string): boolean {
  return /^[^1-9]*$/.test(text)
}

function wrongCurrency(price: Price, rowCurrency: string | undefined, currency: Currency): string | null {
  const named = price.currency ?? rowCurrency ?? currency
  return named === currency
    ? null
    : `is in ${named}, but this import is in ${currency}: import the other currency's rows by themselves`
}
