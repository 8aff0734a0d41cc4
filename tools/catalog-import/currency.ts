import { type Currency, currencies } from '../../shared/i18n/locales.ts'
import type { CompiledMapping } from './mapping/compile.ts'
import type { Fields } from './raw-row.ts'
import { parsePrice } from './values/price.ts'

/**
 * The most frequent currency of these rows, from a column or next to the amount; null if there is none. `expected`
 * decides which dollar `$` is.
 */
export function currencyNamed(rows: readonly Fields[], mapping: CompiledMapping, expected: Currency): Currency | null {
  const counts = new Map<Currency, number>()
  for (const fields of rows) {
    const column = mapping.value('currency', fields)[0]?.trim().toUpperCase()
    const price = parsePrice(mapping.value('price', fields)[0] ?? '', expected, mapping.mapping.decimal)
    const named = currencies.find((currency) => currency === column) ?? (price.ok ? price.value.currency : null)
    if (named !== null) counts.set(named, (counts.get(named) ?? 0) + 1)
  }
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a)
  return mostFrequent?.[0] ?? null
}
