import { type Facet, type FacetKey, facetKeys } from '../../../shared/contracts/catalog.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { FacetRow } from './listing-query.ts'
import { priceBandLabel, priceBands } from './price-bands.ts'
import type { Refinements } from './refinements.ts'
import { bySize } from './size-order.ts'
import { type FacetWords, facetWords, valueWord } from './words/facets.ts'

type Value = Facet['values'][number]
type Counted = FacetRow & { value: string }

/** Facets in their fixed order. A chosen value stays in its list even where nothing matches, so that it can be taken back. */
export function facetsOf(rows: readonly FacetRow[], refinements: Refinements, site: Site): Facet[] {
  const words = facetWords(site)
  return facetKeys.flatMap((key): Facet[] => {
    const chosen = refinements.byKey.get(key) ?? []
    const values = rows
      .filter((row): row is Counted => row.key === key && Boolean(row.value))
      .map((row) => valueOf(row, key, chosen.includes(row.value), words, site))
    for (const value of chosen) {
      if (values.some((one) => one.value === value)) continue
      values.push(valueOf({ key, value, label: null, swatch: null, products: 0 }, key, true, words, site))
    }
    return values.length === 0 ? [] : [{ key, label: words.facets[key], values: inOrder(key, values, site) }]
  })
}

function valueOf(row: Counted, key: FacetKey, selected: boolean, words: FacetWords, site: Site): Value {
  const value = { value: row.value, label: labelOf(row, key, words, site), count: row.products, selected }
  return key === 'colour' && row.swatch ? { ...value, swatch: (JSON.parse(row.swatch) as string[]).slice(0, 2) } : value
}

/** One maker's size may be worn under several labels (women's and men's sizing): up to two are told. */
function labelOf(row: Counted, key: FacetKey, words: FacetWords, site: Site): string {
  if (key === 'price') return priceBands(site.currency).some((band) => band.value === row.value) ? priceBandLabel(row.value, site) : row.value
  if (key !== 'size') return valueWord(words, key, row.value)
  const labels = row.label?.split(',').filter(Boolean) ?? []
  return labels.slice(0, 2).join(' / ') || row.value
}

function inOrder(key: FacetKey, values: Value[], site: Site): Value[] {
  if (key === 'size') return values.sort((a, b) => bySize(a.value, b.value))
  if (key === 'price') {
    const place = (value: string) => priceBands(site.currency).findIndex((band) => band.value === value)
    return values.sort((a, b) => place(a.value) - place(b.value))
  }
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, site.bcp47))
}
