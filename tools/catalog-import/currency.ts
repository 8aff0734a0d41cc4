import { type Currency, currencies } from '../../shared/i18n/locales.ts'
import type { CompiledMapping } from './mapping/compile.ts'
import type { Fields } from './raw-row.ts'
import { parsePrice } from './values/price.ts'

/** The currency that most of these rows name, by a column or beside the amount; null when none does. `expected` tells which dollar `$` is. */
export function currencyNamed(rows: readonly Fields[], mapping: CompiledMapping, expected: Currency): Currency | null {
  const counts = new Map<Currency, number>()
  for (const fields of rows) {
    const column = mapping.value('currency', fields)[0]?.trim().toUpperCase()
    const price = parsePrice(mapping.value('price', fields)[0] ?? '', expected, mapping.mapping.decimal)
    const named = currencies.find((known) => known === column) ?? (price.ok ? price.value.currency : null)
    if (named !== null) counts.set(named, (counts.get(named) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
