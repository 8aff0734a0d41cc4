import { queryKey } from '../../platform/services/search/rules/query-key.ts'
import { SearchRuleDocument } from '../../shared/content/search-rule.ts'
import type { IngestDocument } from '../../shared/contracts/ingest.ts'
import { isLocale, type Locale, locales, sites } from '../../shared/i18n/locales.ts'
import { withoutLocale } from '../../shared/routes.ts'
import { fileNameOf } from './document-file.ts'
import type { Draft, Refusal } from './read-files.ts'

/** A rule with the window in which it shows. */
type WindowedRule = Omit<IngestDocument, 'document' | 'revision'> & {
  readonly file: string
  readonly rule: SearchRuleDocument
}

/** A query of a rule with a redirect, in a locale. `target`: the search that it leads to; null for any other page. */
type Redirect = {
  readonly by: WindowedRule
  readonly place: string
  readonly query: string
  readonly target: string | null
}

/**
 * Redirects of drafts that lead back to their query, and two of one query in the same locale at the same time, among
 * the drafts and with the rules that the platform has (`held`).
 */
export function redirectFaults(drafts: readonly Draft[], held: readonly IngestDocument[]): Refusal[] {
  const own = drafts.flatMap((draft) => ruleOf(draft, draft.file))
  const others = held.flatMap((document) => ruleOf(document, fileNameOf(document)))
  const isReplaced = (one: WindowedRule) => own.some((draft) => windowOf(draft) === windowOf(one))
  const all = [...own, ...others.filter((one) => !isReplaced(one))].flatMap(redirectsOf)
  const at = (place: string) => all.filter((redirect) => redirect.place === place)
  return own.flatMap((rule) => {
    const reasons = all
      .filter(({ by }) => by === rule)
      .flatMap((redirect) => [
        ...loopReason(redirect, at),
        ...at(redirect.place)
          .filter((other) => isRival(redirect.by, other.by))
          .map(rivalReason),
      ])
    return [...new Set(reasons)].map((reason) => ({ file: rule.file, reason: `redirect.url: ${reason}` }))
  })
}

function ruleOf({ document, ...place }: Omit<IngestDocument, 'revision'>, file: string): WindowedRule[] {
  const { data } = SearchRuleDocument.safeParse(document)
  return data ? [{ ...place, file, rule: data }] : []
}

const windowOf = ({ siteId, key, publishFrom, publishUntil }: WindowedRule): string =>
  [siteId, key, publishFrom, publishUntil].join('|')

function redirectsOf(by: WindowedRule): Redirect[] {
  const { redirect, queries } = by.rule
  if (!redirect) return []
  return localesOf(by).flatMap((locale) => {
    const placeOf = (query: string) => `${locale} ${queryKey(query, sites[locale].language)}`
    const searched = searchedBy(redirect.url)
    const target = searched === null ? null : placeOf(searched)
    return queries.map((query) => ({ by, place: placeOf(query), query, target }))
  })
}

function localesOf({ siteId, rule }: WindowedRule): readonly Locale[] {
  const own = siteId?.slice(siteId.indexOf('-') + 1)
  const all = own === undefined ? locales : isLocale(own) ? [own] : []
  return all.filter((locale) => rule.locales?.includes(locale) ?? true)
}

/** The query of an address that is a search of the shop. */
function searchedBy(address: string): string | null {
  const url = URL.parse(address, 'https://shop.invalid')
  if (url?.hostname !== 'shop.invalid' || withoutLocale(url.pathname) !== '/search') return null
  return url.searchParams.get('q')
}

function loopReason({ place, query, target }: Redirect, at: (place: string) => readonly Redirect[]): string[] {
  const visited = new Set<string>()
  for (let next = target; next !== null && !visited.has(next); ) {
    if (next === place) return [`"${query}" leads back to itself${visited.size > 0 ? ' by way of others' : ''}`]
    visited.add(next)
    next = at(next)[0]?.target ?? null
  }
  return []
}

/** A rule of a site stands in for a shared one of the same key, and a window of a rule for another one. */
const isRival = (one: WindowedRule, other: WindowedRule): boolean =>
  one.key !== other.key && beginsBeforeEnd(one, other) && beginsBeforeEnd(other, one)

const beginsBeforeEnd = ({ publishFrom }: WindowedRule, { publishUntil }: WindowedRule): boolean =>
  publishFrom === null || publishUntil === null || publishFrom < publishUntil

const rivalReason = ({ by, query }: Redirect): string => `${by.file} redirects "${query}" at the same time`
