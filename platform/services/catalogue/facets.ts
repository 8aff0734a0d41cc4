import type { Facet, FacetKey } from '../../../shared/contracts/catalog.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { facetKeys } from '../../../shared/listing-state.ts'
import type { FacetCount } from './facet-count.ts'
import { type FacetMessages, facetMessages, valueMessage } from './messages/facets.ts'
import { priceBandLabel, priceBands, readPriceBand } from './price-bands.ts'
import type { Refinements } from './refinements.ts'
import { areAmounts, groupedSizes } from './size-groups.ts'

type Value = Facet['values'][number]
type Option = FacetCount & { readonly selected: boolean }

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
    const options = [...matches, ...lost.map((value) => ({ key, value, worn: [], swatch: null, styles: 0 }))].map(
      (option) => ({ ...option, selected: chosen.includes(option.value) }),
    )
    if (options.length === 0) return []
    const label = key === 'size' && areAmounts(options) ? messages.sizes.amounts : messages.facets[key]
    return [{ key, label, values: valuesOf(key, options, messages, site) }]
  })
}

function valuesOf(key: FacetKey, options: readonly Option[], messages: FacetMessages, site: Site): Value[] {
  if (key === 'size') return sizesOf(options, messages, site)
  if (key === 'price') return pricesOf(options, site)
  const values = options.map((option) => {
    const value = shownAs(option, valueMessage(messages, key, option.value))
    return key === 'colour' && option.swatch ? { ...value, swatch: option.swatch.slice(0, 2) } : value
  })
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, site.bcp47))
}

const shownAs = ({ value, styles, selected }: Option, label: string): Value => ({
  value,
  label,
  count: styles,
  selected,
})

const sizesOf = (options: readonly Option[], messages: FacetMessages, site: Site): Value[] =>
  groupedSizes(options, messages, site).map(({ size, label, heading }) => ({
    ...shownAs(size, label),
    ...(heading !== null && { group: heading }),
  }))

/** Cheapest first. A range that is none of the bands has been typed. */
function pricesOf(options: readonly Option[], site: Site): Value[] {
  const bands = new Set(priceBands(site.currency).map(({ value }) => value))
  const from = ({ value }: Option) => readPriceBand(value)?.from ?? 0
  return options
    .toSorted((one, other) => from(one) - from(other))
    .map((option) => {
      const band = readPriceBand(option.value)
      const value = shownAs(option, band ? priceBandLabel(band, site) : option.value)
      return band && !bands.has(option.value) ? { ...value, isTyped: true } : value
    })
}
