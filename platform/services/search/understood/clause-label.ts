import type { Site } from '../../../../shared/i18n/locales.ts'
import { type FacetMessages, valueMessage } from '../../catalogue/messages/facets.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import type { Clause } from '../query/clause.ts'
import type { Query } from '../query/understand.ts'
import { kindsOf } from '../words/concepts.ts'
import type { Part } from './parts.ts'
import { textAt } from './typed-text.ts'

/** The first of a clause's meanings in this order names it. */
const order = ['gender', 'kind', 'concept', 'colour', 'material', 'offer', 'category', 'season'] as const

/**
 * A clause by the shop's own name for it, or else in the words that were typed: the shop has no name for "sweatpants".
 * `isShared`: other clauses were typed in the same word.
 */
export function clauseLabel(
  clause: Clause,
  isShared: boolean,
  query: Query,
  messages: FacetMessages,
  site: Site,
): Part {
  const { meanings, places } = clause
  const type = order.find((candidate) => meanings.some((meaning) => meaning.type === candidate)) ?? 'category'
  const ids = meanings.filter((meaning) => meaning.type === type).map(({ id }) => id)
  const words = clause.isCorrected || isShared ? clause.read : textAt(query, places)
  const capital = words.charAt(0).toLocaleUpperCase(site.bcp47) + words.slice(1)
  const facet = facetOf(type, ids)
  if (!facet)
    return {
      kind: type === 'concept' ? 'kind' : type === 'season' ? type : 'category',
      values: [],
      label: capital,
      places,
    }
  const labels = facet.values.map((value) => valueMessage(messages, facet.kind, value))
  return { ...facet, label: [...new Set(labels)].join(' / '), places }
}

/** The facet that a clause chooses, with its values; null where it has none, or isn't the same as its values. */
function facetOf(type: Meaning['type'], ids: readonly string[]) {
  if (type === 'concept') {
    const [kind, ...others] = ids.flatMap(kindsOf)
    return kind !== undefined && others.length === 0 ? ({ kind: 'kind', values: [kind] } as const) : null
  }
  if (type === 'category' || type === 'season' || type === 'page') return null
  return { kind: type, values: ids }
}
