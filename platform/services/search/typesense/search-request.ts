import type { FacetKey, Sort } from '../../../../shared/contracts/catalog.ts'
import type { Day } from '../../../../shared/time/day.ts'
import type { ListingRequest } from '../../catalogue/listing.ts'
import { type Refinements, readRefinements } from '../../catalogue/refinements.ts'
import type { Interpreted } from '../interpret.ts'
import type { Clause } from '../query/clause.ts'
import { wholeTexts } from '../ranking/whole-texts.ts'
import { clauseFilter, isPlain } from './clause-filter.ts'
import { anyOf, beginsWith, type Field, oneOf } from './filter.ts'
import { facetFields, isFacetKey, limitFilters, refinementFilters } from './list-filters.ts'
import { pinnedProducts, sortBy } from './order.ts'
import { collectionOf, dayFigure } from './product-document.ts'

/** A search of `multi_search`. Only ids come back: cards are read from the database. */
export type ServerSearch = Readonly<Record<string, string | number | boolean>>

/** The page, and for each chosen facet a search without its own values, which are alternatives. */
export function listSearches(interpreted: Interpreted, { refine, start, count, sort }: ListingRequest): ServerSearch[] {
  const refinements = readRefinements(refine)
  const { since } = interpreted.ground
  const chosen = refinementFilters(refinements, since)
  const { filters, ...ordered } = orderedSearch(interpreted, sort, refinements)
  const filterBy = (without: string | null) =>
    [...filters, ...[...chosen].flatMap(([key, filter]) => (key === without ? [] : [filter]))].join(' && ')
  return [
    { ...ordered, filter_by: filterBy(null), facet_by: allFacets(since), offset: start, limit: count },
    ...[...chosen.keys()]
      .filter(isFacetKey)
      .map((key) => ({ ...ordered, filter_by: filterBy(key), facet_by: facetsOf(key, since), per_page: 0 })),
  ]
}

/** The first styles, without facets. */
export function suggestSearch(interpreted: Interpreted, most: number): ServerSearch {
  const { filters, ...ordered } = orderedSearch(interpreted, 'featured', readRefinements([]))
  return { ...ordered, filter_by: filters.join(' && '), per_page: most }
}

/** Sizes come with labels, colors with dots, offers with what is new: a range that ends before its last figure. */
function facetsOf(key: FacetKey, since: Day): string {
  const field = facetFields[key]
  if (key === 'size') return `${field},worn_as`
  if (key === 'colour') return `${field},swatch`
  return key === 'offer' ? `${field},published(new:[${dayFigure(since)}, ${lastDay}])` : field
}
const lastDay = 99_999_999
const allFacets = (since: Day): string =>
  Object.keys(facetFields)
    .filter(isFacetKey)
    .map((key) => facetsOf(key, since))
    .join(',')

/** Where words are looked for that only texts have, and what a match there is worth beside the others. */
const queryFields: readonly (readonly [Field, number])[] = [
  ['codes', 40],
  ['name_words', 10],
  ['kind_words', 10],
  ['brand_words', 6],
  ['colour_words', 3],
]

const constants = {
  query_by: queryFields.map(([field]) => field).join(','),
  query_by_weights: queryFields.map(([, weight]) => weight).join(','),
  // The lexicon corrects what it can, and the page says so. A correction of the server's would go unsaid.
  num_typos: 0,
  drop_tokens_threshold: 0,
  split_join_tokens: 'off',
  group_by: 'style',
  group_limit: 1,
  include_fields: 'id',
  max_facet_values: 250,
  // The quicker strategy counts products in place of groups.
  facet_strategy: 'exhaustive',
  max_candidates: 250,
  max_filter_by_candidates: 250,
} as const

function orderedSearch(interpreted: Interpreted, sort: Sort, refinements: Refinements) {
  const { counted, ground } = interpreted
  const clauses = counted.needed.map(({ clause }) => clause)
  const plain = clauses.filter((clause) => isPlain(clause, counted.looked))
  const understood = clauses.filter((clause) => !plain.includes(clause))
  const [begun, ...others] = plain.flatMap(({ beginning }) => beginning ?? [])
  const whole = wholeFilters(interpreted)
  const pins = sort === 'featured' ? pinnedProducts(interpreted, refinements) : []
  return {
    ...constants,
    collection: collectionOf(ground.locale),
    q: [...wholeWords(plain), ...(begun === undefined ? [] : [begun])].join(' ') || '*',
    prefix: begun !== undefined,
    sort_by: sortBy(sort, interpreted, whole),
    ...(pins.length > 0 && { pinned_hits: pins.map((id, place) => `${id}:${place + 1}`).join(',') }),
    filters: [
      ...limitFilters(interpreted),
      // A product whose text has all the words belongs to a query, whatever they mean.
      ...understood
        .flatMap((clause) => clauseFilter(clause, ground, counted.looked) ?? [])
        .map((filter) => anyOf([filter, ...whole])),
      // The server takes the last word alone for a beginning.
      ...others.map((beginning) => anyOf(queryFields.flatMap(([field]) => beginsWith(field, beginning)))),
    ],
  }
}

const wholeWords = (plain: readonly Clause[]): readonly string[] =>
  plain.flatMap(({ read, stem, beginning }) => (beginning === null ? [stem ?? read] : []))

/** Products with a name, or the whole text of a kind or color, that has all the words of the query. */
function wholeFilters({ query, ground }: Interpreted): string[] {
  const found = wholeTexts(query, ground)
  if (!found) return []
  const textsOf = (numbers: readonly number[]) => numbers.map((number) => ground.index.known.texts.texts[number] ?? '')
  const whole = textsOf(found.whole)
  const names = [...whole, ...textsOf(found.inName)]
  return [
    ...(names.length > 0 ? [oneOf('name', names)] : []),
    ...(whole.length > 0 ? [oneOf('kind_name', whole), oneOf('colour_name', whole)] : []),
  ]
}
