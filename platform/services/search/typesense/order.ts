import type { Boost } from '../../../../shared/content/search-rule.ts'
import type { Sort } from '../../../../shared/contracts/catalog.ts'
import { listed, type Scope } from '../../catalogue/index/scan.ts'
import type { Refinements } from '../../catalogue/refinements.ts'
import type { Interpreted } from '../interpret.ts'
import type { Ground } from '../ranking/meaning-points.ts'
import { isPinned } from '../ranking/pinned-scope.ts'
import { clauseFilter, withoutFilter } from './clause-filter.ts'
import { noneOf, oneOf } from './filter.ts'

const byFields: Readonly<Record<Exclude<Sort, 'featured'>, string>> = {
  newest: 'published:desc,rank:desc',
  'price-asc': 'price:asc,rank:desc',
  'price-desc': 'price:desc,rank:desc',
  rating: 'score:desc,ratings:desc,rank:desc',
}

/** Scores by what a product has, highest first: a product gets the first that it meets. */
const scores = { whole: 1000, boost: 100, liked: 10, notDisliked: 2, notLowered: 1 } as const

/** `sort_by`: best first by what was said, then by the text's match, then by weight in the catalog. */
export function sortBy(sort: Sort, interpreted: Interpreted, whole: readonly string[]): string {
  if (sort !== 'featured') return byFields[sort]
  const scored = scoredFilters(interpreted, whole)
  const listOf = scored.map(({ filter, score }) => `(${filter}):${score}`).join(', ')
  return [...(scored.length > 0 ? [`_eval([ ${listOf} ]):desc`] : []), '_text_match:desc', 'weight:desc'].join(',')
}

type Scored = { readonly filter: string; readonly score: number }

function scoredFilters({ counted, effects, ground }: Interpreted, whole: readonly string[]): readonly Scored[] {
  const { liked, disliked, looked } = counted
  const scored = (score: number) => (filter: string | null) => (filter === null ? [] : [{ filter, score }])
  return [
    ...whole.flatMap(scored(scores.whole)),
    ...effects.boosts.flatMap((boost) => {
      const { field, values } = boostTarget(boost, ground)
      return boost.factor < 1
        ? scored(scores.notLowered)(noneOf(field, values))
        : scored(Math.round(scores.boost * boost.factor))(oneOf(field, values))
    }),
    ...liked.flatMap(({ clause }) => scored(scores.liked)(clauseFilter(clause, ground, looked))),
    ...disliked.flatMap(({ clause }) => scored(scores.notDisliked)(withoutFilter(clause, ground))),
  ].toSorted((a, b) => b.score - a.score)
}

const boostTarget = ({ field, value }: Boost, { index, locale }: Ground) =>
  field === 'category'
    ? ({ field: 'categories', values: [...index.tree(locale).below(value)] } as const)
    : ({ field, values: [value] } as const)

const mostPins = 50

/**
 * Products that editors pinned, in their order: one of each style, in stock, within the limits and as they are refined.
 * The server can't tell which color of a style fits best, or leave out a pin that doesn't fit the filters.
 */
export function pinnedProducts({ shown, effects, ground }: Interpreted, refinements: Refinements): string[] {
  if (effects.pins.length === 0) return []
  const { index, locale, site, since } = ground
  const scope: Scope = (of) => {
    const fitOf = shown(of)
    return (block) => {
      const fits = fitOf(block)
      return (row) => {
        const fit = fits(row)
        return isPinned(fit) ? fit : -1
      }
    }
  }
  const page = { sort: 'featured', start: 0, count: mostPins } as const
  return listed(index, { scope, refinements, site: { ...site, locale }, since, ...page }).products.map(
    ({ productId }) => productId,
  )
}
