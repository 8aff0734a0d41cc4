import { type Facet, type FacetKey, facetKeys } from '../../../shared/contracts/catalog.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { FacetCount } from './facet-query.ts'
import { priceBandLabel, priceBands } from './price-bands.ts'
import type { Refinements } from './refinements.ts'
import { bySize } from './size-order.ts'
import { type FacetWords, facetWords, valueWord } from './words/facets.ts'

type Value = Facet['values'][number]

/** Facets in their fixed order. A chosen value stays in its list even where nothing matches, so that it can be taken back. */
export function facetsOf(counts: readonly FacetCount[], refinements: Refinements, site: Site): Facet[] {
  const words = facetWords(site)
  return facetKeys.flatMap((key): Facet[] => {
    const chosen = refinements.byKey.get(key) ?? []
    const found = counts.filter((count) => count.key === key)
    const lost = chosen.filter((value) => !found.some((count) => count.value === value))
    const all = [...found, ...lost.map((value) => ({ key, value, labels: [], swatch: null, products: 0 }))]
    const values = all.map((count) => shownAs(count, chosen.includes(count.value), words, site))
    return values.length === 0 ? [] : [{ key, label: words.facets[key], values: inOrder(key, values, site) }]
  })
}

function shownAs(count: FacetCount, selected: boolean, words: FacetWords, site: Site): Value {
  const value = { value: count.value, label: labelOf(count, words, site), count: count.products, selected }
  return count.key === 'colour' && count.swatch
    ? { ...value, swatch: (JSON.parse(count.swatch) as string[]).slice(0, 2) }
    : value
}

/** One maker's size may be worn under several labels (women's and men's sizing): up to two are told. */
function labelOf({ key, value, labels }: FacetCount, words: FacetWords, site: Site): string {
  if (key === 'size') return labels.slice(0, 2).join(' / ') || value
  if (key === 'price')
    return priceBands(site.currency).some((band) => band.value === value) ? priceBandLabel(value, site) : value
  return valueWord(words, key, value)
}

function inOrder(key: FacetKey, values: Value[], site: Site): Value[] {
  if (key === 'size') return values.sort((a, b) => bySize(a.value, b.value))
  if (key === 'price') {
    const place = (value: string) => priceBands(site.currency).findIndex((band) => band.value === value)
    return values.sort((a, b) => place(a.value) - place(b.value))
  }
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, site.bcp47))
}
