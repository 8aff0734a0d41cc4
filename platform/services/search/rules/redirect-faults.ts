import type { HeldRule } from '../../../../publishing/search-rules.ts'
import type { IngestReport } from '../../../../shared/contracts/ingest.ts'
import { isLocale, type Locale, locales, sites } from '../../../../shared/i18n/locales.ts'
import { withoutLocale } from '../../../../shared/routes.ts'
import { queryKey } from './query-key.ts'
import type { SentRule } from './rule-faults.ts'

/** A query of a rule with a redirect, in a locale. `target`: the search that it leads to; null for any other page. */
type Redirect = {
  readonly by: HeldRule
  readonly place: string
  readonly query: string
  readonly target: string | null
}

/** Redirects that lead back to their query, and two of one query in the same locale at the same time. */
export function redirectFaults(sent: readonly SentRule[], held: readonly HeldRule[]): IngestReport['failed'] {
  const all = [...sent, ...held].flatMap(redirectsOf)
  const byPlace = Map.groupBy(all, ({ place }) => place)
  return sent.flatMap((rule) => {
    const own = all.filter(({ by }) => by === rule)
    const reasons = own.flatMap((redirect) => [
      ...loopReason(redirect, byPlace),
      ...(byPlace.get(redirect.place) ?? []).filter((other) => isRival(redirect.by, other.by)).map(rivalReason),
    ])
    return [...new Set(reasons)].map((reason) => ({ id: rule.id, reason: `document.redirect.url: ${reason}` }))
  })
}

function redirectsOf(by: HeldRule): Redirect[] {
  const { redirect, queries } = by.rule
  if (!redirect) return []
  return localesOf(by).flatMap((locale) => {
    const placeOf = (query: string) => `${locale} ${queryKey(query, sites[locale].language)}`
    const searched = searchedBy(redirect.url)
    const target = searched === null ? null : placeOf(searched)
    return queries.map((query) => ({ by, place: placeOf(query), query, target }))
  })
}

function localesOf({ siteId, rule }: HeldRule): readonly Locale[] {
  const own = siteId.slice(siteId.indexOf('-') + 1)
  const all = siteId === '' ? locales : isLocale(own) ? [own] : []
  return all.filter((locale) => rule.locales?.includes(locale) ?? true)
}

/** The query of an address that is a search of the shop. */
function searchedBy(address: string): string | null {
  const url = URL.parse(address, 'https://shop.invalid')
  if (url?.hostname !== 'shop.invalid' || withoutLocale(url.pathname) !== '/search') return null
  return url.searchParams.get('q')
}

function loopReason({ place, query, target }: Redirect, byPlace: ReadonlyMap<string, readonly Redirect[]>): string[] {
  const visited = new Set<string>()
  for (let next = target; next !== null && !visited.has(next); ) {
    if (next === place) return [`"${query}" leads back to itself${visited.size > 0 ? ' by way of others' : ''}`]
    visited.add(next)
    next = byPlace.get(next)?.[0]?.target ?? null
  }
  return []
}

/** A rule of a site stands in for a shared one of the same key, and a window of a rule for another one. */
function isRival(one: HeldRule, other: HeldRule): boolean {
  const keyOf = ({ name }: HeldRule) => name.slice(name.indexOf('/'))
  return one !== other && keyOf(one) !== keyOf(other) && isOpenWith(one, other) && isOpenWith(other, one)
}

const isOpenWith = ({ from }: HeldRule, { until }: HeldRule): boolean => from === null || until === null || from < until

const rivalReason = ({ by, query }: Redirect): string => `${by.name} redirects "${query}" at the same time`
