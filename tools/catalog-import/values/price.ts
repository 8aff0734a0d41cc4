import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import type { ResultOf } from '../../../shared/result.ts'
import { typedLine } from '../../../shared/typed.ts'

/** `minor` in cents (or pence); `currency` when the text names one. */
export type Price = { readonly minor: number; readonly currency: Currency | null }
export type Parsed<T> = ResultOf<T, string>

const highestMinor = 1_000_000_000
const symbols: readonly (readonly [RegExp, Currency | 'dollar'])[] = [
  [/(?:US|U\.S\.)\s?\$/i, 'USD'],
  [/(?:CA|C|CDN)\s?\$/i, 'CAD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/\$/, 'dollar'],
]
const refused = <T>(failure: string): Parsed<T> => ({ ok: false, failure })

/**
 * `19.99 USD`, `$19.99`, `1.299,00 EUR`, `1 299,00 €`. Text that could mean two amounts is refused, never guessed: a
 * price that is wrong a thousandfold is worse than a row that is missing. `decimal` settles it; `expected` tells which
 * dollar a bare `$` is.
 */
export function parsePrice(text: string, expected: Currency | null, decimal?: '.' | ','): Parsed<Price> {
  const amountText = typedLine(text)
  const shown = JSON.stringify(amountText.slice(0, 40))
  if (/^-|[\s$€£]-\s*\d|\(\s*\d/.test(amountText)) return refused(`${shown} is negative`)
  const named = currencyIn(amountText, expected)
  if (!named.ok) return named
  const figure = named.value.rest.replace(/(?<=\d)[ '’](?=\d{3}(?:\D|$))/g, '')
  if (!/^\d[\d.,]*$/.test(figure) && !/^[.,]\d{1,2}$/.test(figure)) return refused(`${shown} is not a price`)
  const amount = amountOf(figure, named.value.currency ?? expected, decimal)
  if (!amount.ok) return refused(`${shown} ${amount.failure}`)
  if (amount.value === 0) return refused('is 0: a product needs a price')
  if (amount.value > highestMinor) return refused(`${shown} is too high to be a price`)
  return { ok: true, value: { minor: amount.value, currency: named.value.currency } }
}

function currencyIn(text: string, expected: Currency | null): Parsed<{ rest: string; currency: Currency | null }> {
  const code = /(?:^|[\s\d])([A-Za-z]{3})(?=$|[\s\d])/.exec(text)?.[1]
  if (code && /\d/.test(text)) {
    const currency = currencies.find((candidate) => candidate === code.toUpperCase())
    const figure = text.replace(code, '').replace(/[$€£]/g, '').trim()
    return currency
      ? { ok: true, value: { rest: figure, currency } }
      : refused(`is in ${code.toUpperCase()}, which the shop doesn't sell in`)
  }
  for (const [pattern, meant] of symbols) {
    if (!pattern.test(text)) continue
    const dollar = expected === 'CAD' ? 'CAD' : 'USD'
    return {
      ok: true,
      value: { rest: text.replace(pattern, '').trim(), currency: meant === 'dollar' ? dollar : meant },
    }
  }
  const stranger = /[\p{Sc}]/u.exec(text)?.[0]
  if (stranger) return refused(`is in ${stranger}, which the shop doesn't sell in`)
  return { ok: true, value: { rest: text, currency: null } }
}

function amountOf(figure: string, currency: Currency | null, decimal?: '.' | ','): Parsed<number> {
  const parts = decimal ? splitAt(figure, decimal) : separated(figure, currency)
  if (!parts) return refused('could be read as two different amounts: set "decimal" in a mapping file')
  const [units, cents] = parts
  if (!/^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$|^\d*$/.test(units)) return refused('is not a price')
  if (!/^\d{0,2}0*$/.test(cents)) return refused('has more than two decimals')
  const minor = Number(units.replace(/[.,]/g, '') || '0') * 100 + Number(cents.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? { ok: true, value: minor } : refused('is too high to be a price')
}

function splitAt(figure: string, decimal: string): [whole: string, cents: string] {
  const at = figure.lastIndexOf(decimal)
  return at < 0 ? [figure, ''] : [figure.slice(0, at), figure.slice(at + 1)]
}

/**
 * Null where `1.299` could be either. A comma before three figures groups thousands, except in euro, where it may be
 * the decimal sign.
 */
function separated(figure: string, currency: Currency | null): [whole: string, cents: string] | null {
  const signs = figure.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return [figure, '']
  if (new Set(signs).size === 2) return splitAt(figure, last)
  if (signs.length > 1) return [figure, '']
  const after = figure.length - figure.indexOf(last) - 1
  if (after !== 3) return splitAt(figure, last)
  return last === ',' && currency !== 'EUR' && currency !== null ? [figure, ''] : null
}
