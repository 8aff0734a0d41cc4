import type { PageDimensions } from '../../context/page-reads.ts'
import type { RequestContext } from '../../context/request-context.ts'

export const noDimensions: PageDimensions = { segments: [], experiences: [], dismissals: [], features: [] }

type Visitor = Pick<RequestContext, 'inSegment' | 'experiments' | 'dismissed' | 'features'>

/** What a visitor is, of everything that a page depends on: two visitors with the same vector get the same page. */
export async function vectorOf(
  { segments, experiences, dismissals, features: flags }: PageDimensions,
  { inSegment, experiments, dismissed, features }: Visitor,
): Promise<string> {
  if (experiences.length > 0) await experiments.prepare(experiences)
  return new URLSearchParams([
    ...segments.map((name) => [name, inSegment(name) ? '1' : '0']),
    ...experiences.map((id) => [`experience:${id}`, experiments.decide(id) ?? '']),
    ...flags.map((name) => [`feature:${name}`, features.has(name) ? '1' : '0']),
    ...dismissals.map((name) => [`dismissed:${name}`, dismissed.has(name) ? '1' : '0']),
  ]).toString()
}

/** Of all renderings of one page: each may have asked for less, because another branch was taken. */
export const joinDimensions = (one: PageDimensions, other: PageDimensions): PageDimensions => ({
  segments: union(one.segments, other.segments),
  experiences: union(one.experiences, other.experiences),
  dismissals: union(one.dismissals, other.dismissals),
  features: union(one.features, other.features),
})

const union = <T extends string>(one: readonly T[], other: readonly T[]): readonly T[] =>
  other.every((name) => one.includes(name)) ? one : [...new Set([...one, ...other])].sort()
