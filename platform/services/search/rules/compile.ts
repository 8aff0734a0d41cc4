import type { NamedRule } from '../../../../publishing/search-rules.ts'
import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import { queryKey } from './query-key.ts'
import { noSynonyms, readSynonyms, type Synonyms } from './synonyms.ts'

/** Editors' rules of a locale, by the keys of their queries. */
export type Rules = {
  readonly byQuery: ReadonlyMap<string, readonly NamedRule[]>
  /** From rules without queries, so they hold for every search. */
  readonly synonyms: Synonyms
}
export const noRules: Rules = { byQuery: new Map(), synonyms: noSynonyms }

export function compileRules(rules: readonly NamedRule[], locale: Locale): Rules {
  const { language } = sites[locale]
  const own = rules.filter(({ rule }) => !rule.locales || rule.locales.includes(locale))
  const byQuery = new Map<string, readonly NamedRule[]>()
  for (const named of own)
    for (const key of new Set(named.rule.queries.map((query) => queryKey(query, language))))
      if (key !== '') byQuery.set(key, [...(byQuery.get(key) ?? []), named])
  const general = own.filter(({ rule }) => rule.queries.length === 0)
  return {
    byQuery,
    synonyms: readSynonyms(
      general.map(({ rule }) => rule),
      language,
    ),
  }
}

/** Rules of any of these keys, in the order of the keys. */
export const rulesFor = ({ byQuery }: Rules, keys: readonly string[]): readonly NamedRule[] => [
  ...new Set(keys.flatMap((key) => byQuery.get(key) ?? [])),
]
