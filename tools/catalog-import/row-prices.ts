import type { Currency } from '../../shared/i18n/locales.ts'
import type { FieldName } from './mapping/mapping.ts'
import { type Price, parsePrice } from './values/price.ts'
import { isInsideWindow } from './values/sale-window.ts'

type Found = { readonly field: FieldName; readonly reason: string }

/**
 * Price of a size: the sale price while its period runs, else the price; `original` is what a markdown started from.
 */
export function pricesOf(
  raw: (field: FieldName) => string[],
  decimal: '.' | ',' | undefined,
  { currency, now }: { currency: Currency; now: Date },
): { price: { current: number; original: number } | null; findings: Found[] } {
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
  const sale =
    saleText !== undefined && price !== null && isInSale(raw('saleWindow')[0], now, findings)
      ? read('salePrice', saleText)
      : null
  const before = raw('originalPrice')[0]
  const original = before !== undefined && !isNothing(before) ? read('originalPrice', before) : null

  if (price !== null && sale !== null && sale > price)
    findings.push({
      field: 'salePrice',
      reason: `${JSON.stringify(saleText)} is above the price ${JSON.stringify(priceText)}`,
    })
  if (price === null || findings.length > 0) return { price: null, findings }
  const current = sale ?? price
  return { price: { current, original: Math.max(original ?? 0, price, current) }, findings }
}

function isInSale(period: string | undefined, now: Date, findings: Found[]): boolean {
  if (period === undefined) return true
  const inside = isInsideWindow(period, now)
  if (!inside.ok) findings.push({ field: 'saleWindow', reason: inside.failure })
  return inside.ok && inside.value
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
