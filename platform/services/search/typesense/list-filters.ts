import type { FacetKey } from '../../../../shared/contracts/catalog.ts'
import type { Day } from '../../../../shared/time/day.ts'
import { readPriceBand } from '../../catalogue/price-bands.ts'
import type { Refinements } from '../../catalogue/refinements.ts'
import type { Interpreted } from '../interpret.ts'
import { sizesLike } from '../ranking/sizes-like.ts'
import { anyOf, type Field, noneOf, oneOf } from './filter.ts'
import { dayFigure, wornSize } from './product-document.ts'

/** The field that a facet counts. */
export const facetFields = {
  gender: 'gender',
  kind: 'kind',
  colour: 'colour',
  size: 'sizes',
  price: 'price_bands',
  material: 'material',
  offer: 'offers',
} as const satisfies Readonly<Record<FacetKey, Field>>

/** Products that are new, and all others. */
export const newFilter = (since: Day): string => `published:>=${dayFigure(since)}`
export const oldFilter = (since: Day): string => `published:<${dayFigure(since)}`

const minorUnits = 100
const nothing = 'price:<0'

/** Every product of a list is sold, within the limits that a query states, and not hidden by editors. */
export function limitFilters({ query: { limits, clauses }, ground, effects }: Interpreted): string[] {
  const { min, max, sizes } = limits
  const withKids = clauses.some(({ meanings }) => meanings.some(({ type, id }) => type === 'gender' && id === 'kids'))
  const { index, site } = ground
  return [
    `price:>=${Math.ceil((min ?? 0) * minorUnits)}`,
    ...(max === null ? [] : [`price:<=${Math.floor(max * minorUnits)}`]),
    ...(sizes.length === 0
      ? []
      : [wornFilter(sizesLike(index, { labels: sizes, withKids }, site), index.known.sizes.texts)]),
    // A hidden product is in no count. Documentation promises this of filters, and not of `hidden_hits`.
    ...(effects.hidden.length === 0 ? [] : [noneOf('id', effects.hidden), noneOf('style', effects.hidden)]),
  ]
}

function wornFilter(flags: Uint8Array, texts: readonly string[]): string {
  const worn = texts.filter((_, number) => flags[number] === 1).map(wornSize)
  return worn.length > 0 ? oneOf('worn', worn) : nothing
}

/** Chosen values by facet; values of one facet are alternatives. */
export const refinementFilters = ({ byKey }: Refinements, since: Day): ReadonlyMap<string, string> =>
  new Map([...byKey].map(([key, values]) => [key, refinementFilter(key, values, since)]))

function refinementFilter(key: string, values: readonly string[], since: Day): string {
  if (key === 'price') return priceFilter(values)
  if (key === 'offer') return anyOf([oneOf('offers', values), ...(values.includes('new') ? [newFilter(since)] : [])])
  return isFacetKey(key) ? oneOf(facetFields[key], values) : nothing
}

/** Bands are figures, because one may have been chosen in another currency. */
function priceFilter(values: readonly string[]): string {
  const bands = values.flatMap((value) => readPriceBand(value) ?? [])
  const ranges = bands.map(({ from, to }) => (to === null ? `price:>=${from}` : `price:[${from}..${to}]`))
  return ranges.length > 0 ? anyOf(ranges) : nothing
}

export const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(facetFields, key)
