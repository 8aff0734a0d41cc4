import type { Facet, FacetKey } from '../../../shared/contracts/catalog.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { facetKeys } from '../../../shared/listing-state.ts'
import { bySize } from '../../../shared/sizing/size-order.ts'
import type { FacetCount } from './facet-count.ts'
import { type FacetMessages, facetMessages, valueMessage } from './messages/facets.ts'
import { priceBandLabel, readPriceBand } from './price-bands.ts'
import type { Refinements } from './refinements.ts'

type Value = Facet['values'][number]

/**
 * Facets in their fixed order. A chosen value stays in its list even where nothing matches, so that it can be taken
 * back.
 */
export function facetsOf(counts: readonly FacetCount[], refinements: Refinements, site: Site): Facet[] {
  const messages = facetMessages(site)
  return facetKeys.flatMap((key): Facet[] => {
    const chosen = refinements.byKey.get(key) ?? []
    const matches = counts.filter((count) => count.key === key)
    const lost = chosen.filter((value) => !matches.some((count) => count.value === value))
    const options = [...matches, ...lost.map((value) => ({ key, value, labels: [], swatch: null, styles: 0 }))]
    const values = options.map((count) => shownAs(count, chosen.includes(count.value), messages, site))
    return values.length === 0 ? [] : [{ key, label: messages.facets[key], values: inOrder(key, values, site) }]
  })
}

function shownAs(count: FacetCount, selected: boolean, messages: FacetMessages, site: Site): Value {
  const value = { value: count.value, label: labelOf(count, messages, site), count: count.styles, selected }
  return count.key === 'colour' && count.swatch ? { ...value, swatch: count.swatch.slice(0, 2) } : value
}

/** A maker's size may be worn under several labels (women's and men's sizing): up to two are shown. */
function labelOf({ key, value, labels }: FacetCount, messages: FacetMessages, site: Site): string {
  if (key === 'size') return labels.slice(0, 2).join(' / ') || value
  if (key === 'price') return readPriceBand(value) ? priceBandLabel(value, site) : value
  return valueMessage(messages, key, value)
}

function inOrder(key: FacetKey, values: Value[], site: Site): Value[] {
  if (key === 'size') return values.sort((a, b) => bySize(a.value, b.value))
  if (key === 'price') {
    const from = (value: string) => readPriceBand(value)?.from ?? 0
    return values.sort((a, b) => from(a.value) - from(b.value))
  }
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, site.bcp47))
}
