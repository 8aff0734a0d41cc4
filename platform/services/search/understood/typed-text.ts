import type { Clause } from '../query/clause.ts'
import type { Query } from '../query/understand.ts'

type Typed = Pick<Query, 'typed' | 'idle'>

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words at these places as they were typed, without the punctuation around it. */
export const textAt = ({ typed }: Typed, places: readonly number[]): string =>
  [...new Set(places)]
    .map((place) => typed[place] ?? '')
    .join(' ')
    .replace(edges, '')

/**
 * A query without what was typed at these places. Words that say nothing without it go too: "for" of "shoes for men",
 * "and" of "red and blue shoes".
 */
export function withoutPlaces({ typed, idle }: Typed, places: readonly number[]): string {
  const gone = new Set(places)
  for (const place of places) for (let before = place - 1; idle.has(before); before -= 1) gone.add(before)
  const rest = typed.map((_, place) => place).filter((place) => !gone.has(place))
  if (rest.every((place) => idle.has(place))) return ''
  const first = gone.has(0) ? rest.findIndex((place) => !idle.has(place)) : 0
  return rest
    .slice(first)
    .map((place) => typed[place])
    .join(' ')
}

/** The query as it was read, if one of these clauses was corrected. */
export function correctedText({ typed }: Typed, clauses: readonly Clause[]): string | null {
  const places = new Set(clauses.flatMap(({ isCorrected, places }) => (isCorrected ? places : [])))
  if (places.size === 0) return null
  const readAt = (place: number) => clauses.filter((clause) => clause.places.includes(place)).map(({ read }) => read)
  return typed.map((word, place) => (places.has(place) ? readAt(place).join(' ') : word)).join(' ')
}
