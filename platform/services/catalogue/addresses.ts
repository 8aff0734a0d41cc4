import { currencies, type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { slugOf } from '../../../shared/slug.ts'
import type { CatalogueIndex } from './index/catalogue-index.ts'

type Address = { readonly productId: string; readonly slug: string }

/** How many products each locale sells. */
export function soldTotals(index: CatalogueIndex): Record<string, number> {
  const totals = new Map(currencies.map((currency) => [currency, 0]))
  for (const { rows, listed, prices } of index.blocks())
    for (const currency of currencies)
      for (let row = 0; row < rows; row += 1)
        if (listed[row] === 1 && (prices[currency].current[row] ?? -1) >= 0)
          totals.set(currency, (totals.get(currency) ?? 0) + 1)
  return Object.fromEntries(locales.map((locale) => [locale, totals.get(sites[locale].currency) ?? 0]))
}

/** A range of what the locale sells, in the order in which products first came. */
export function addresses(index: CatalogueIndex, locale: Locale, start: number, count: number): Address[] {
  const texts = index.known.texts.texts
  const found: Address[] = []
  let place = 0
  for (const block of index.blocks()) {
    const { current } = block.prices[sites[locale].currency]
    const { name, colour } = block.texts.get(locale) ?? {}
    for (let row = 0; row < block.rows; row += 1) {
      if (found.length >= count) return found
      if (block.listed[row] !== 1 || (current[row] ?? -1) < 0) continue
      place += 1
      if (place <= start) continue
      const slug = slugOf(texts[name?.[row] ?? 0] ?? '', texts[colour?.[row] ?? 0] ?? '')
      found.push({ productId: block.productIds[row] ?? '', slug })
    }
  }
  return found
}
