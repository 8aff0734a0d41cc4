import type { NamedRule } from '../../../../publishing/search-rules.ts'
import type { Boost } from '../../../../shared/content/search-rule.ts'
import type { SearchLanding } from '../../../../shared/contracts/catalog.ts'

/** All that the rules of a query do to its list. */
export type Effects = {
  readonly pins: readonly string[]
  readonly hidden: readonly string[]
  readonly boosts: readonly Boost[]
  readonly redirect: string | null
  readonly landing: SearchLanding | null
  readonly rules: readonly NamedRule[]
}

/**
 * `whole` are the rules of everything that was typed. A query that also states a limit isn't sent elsewhere: the page
 * there knows nothing of it.
 */
export const effectsOf = (rules: readonly NamedRule[], whole: readonly NamedRule[]): Effects => ({
  pins: [...new Set(rules.flatMap(({ rule }) => rule.pins))],
  hidden: rules.flatMap(({ rule }) => rule.hidden),
  boosts: rules.flatMap(({ rule }) => rule.boosts),
  redirect: whole.find(({ rule }) => rule.redirect)?.rule.redirect?.url ?? null,
  landing: rules.find(({ rule }) => rule.landing)?.rule.landing ?? null,
  rules,
})
