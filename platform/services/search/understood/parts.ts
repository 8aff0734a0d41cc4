import type { UnderstoodKind } from '../../../../shared/contracts/catalog.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { withLocalHalves } from '../../../../shared/sizing/size-label.ts'
import { type FacetMessages, facetMessages } from '../../catalogue/messages/facets.ts'
import { priceLimitLabel } from '../../catalogue/messages/price-limits.ts'
import type { Clause } from '../query/clause.ts'
import type { SaidLimit } from '../query/limits.ts'
import type { Query } from '../query/understand.ts'
import { clauseLabel } from './clause-label.ts'

/** A part of a query that is understood. */
export type Part = {
  readonly kind: UnderstoodKind
  /** Facet values that it stands for. */
  readonly values: readonly string[]
  readonly label: string
  /** Places of the words between blanks that it was typed in. */
  readonly places: readonly number[]
}

/** In the order in which they were typed. Parts that were typed as one word are one. */
export function understoodParts(clauses: readonly Clause[], query: Query, site: Site): Part[] {
  const messages = facetMessages(site)
  const wanted = clauses.filter(({ isNot, meanings }) => !isNot && meanings.length > 0)
  const isShared = (clause: Clause) =>
    wanted.some((other) => other !== clause && other.places.some((place) => clause.places.includes(place)))
  const parts = [
    ...wanted.map((clause) => clauseLabel(clause, isShared(clause), query, messages, site)),
    ...query.limits.said.map((limit) => limitPart(limit, messages, site)),
  ]
  const first = ({ places }: Part) => Math.min(...places)
  return parts.toSorted((a, b) => first(a) - first(b)).reduce<Part[]>(joined, [])
}

/** A filter that was said twice is one part. */
function joined(parts: readonly Part[], part: Part): Part[] {
  const same = parts.find(({ kind, label }) => kind === part.kind && label === part.label)
  const other = same ?? parts.find(({ places }) => places.some((place) => part.places.includes(place)))
  if (!other) return [...parts, part]
  const both = same ? { ...same, places: [...same.places, ...part.places] } : together(other, part)
  return parts.map((one) => (one === other ? both : one))
}

const together = (one: Part, other: Part): Part => ({
  kind: one.kind,
  values: [],
  label: `${one.label} · ${other.label}`,
  places: [...one.places, ...other.places],
})

function limitPart(limit: SaidLimit, messages: FacetMessages, site: Site): Part {
  const { type: kind, places } = limit
  const label =
    limit.type === 'size'
      ? `${messages.facets.size} ${withLocalHalves(limit.size, site)}`
      : priceLimitLabel(limit, site)
  return { kind, values: [], label, places }
}
