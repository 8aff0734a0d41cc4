import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { ListingState } from '../../../shared/listing-state.ts'
import { understoodPills } from '../listing/understood-pills.ts'
import type { PageContext } from '../page-context.ts'

type T = PageContext['t']

export const quoted = (t: T, words: readonly string[]): string =>
  words.map((word) => t('search.quoted', { word })).join(', ')

/** The limits that a query states, in words, with links to the search without each; null without limits. */
export function saidLimits(t: T, { understood }: SearchListing, path: string, state: ListingState) {
  const limits = understood.filter(({ kind }) => kind === 'price' || kind === 'size')
  if (limits.length === 0) return null
  const labels = limits.map(({ label }) => label)
  const links = understoodPills(path, limits, state).map(({ label, href }) => ({
    label: t('search.without', { limit: quoted(t, [label]) }),
    href,
  }))
  return { limit: quoted(t, labels), links }
}
