import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { FoundPage } from '../../../shared/contracts/found-page.ts'
import { type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import { Pill } from '../listing/pill.tsx'
import { understoodPills } from '../listing/understood-pills.ts'
import type { PageContext } from '../page-context.ts'
import { FoundPages } from './found-pages.tsx'
import { saidLimits } from './said-limits.ts'

type NothingFoundProps = Pick<PageContext, 't'> & {
  readonly listing: SearchListing
  readonly path: string
  readonly state: ListingState
  readonly pages: readonly FoundPage[]
}

/** A limit that was said is never given up for the shopper: the page offers the search without it. */
export function NothingFound({ t, listing, path, state, pages }: NothingFoundProps) {
  const { query, understood } = listing
  const limits = saidLimits(t, listing, path, state)
  const pills = understoodPills(path, understood, state)
  const similar = { label: t('search.similar'), href: listingAddress(path, { ...state, isExact: false }) }
  return (
    <>
      <h1 className="title">{t(pages.length > 0 && !limits ? 'search.titleFor' : 'search.noneTitle', { query })}</h1>
      {limits ? <p>{t('search.noneWithin', { limit: limits.limit })}</p> : null}
      {limits || pages.length > 0 ? null : <p>{t('search.noneBody')}</p>}
      <FoundPages t={t} pages={pages} />
      {pills.length > 0 ? (
        <ul className="pills" aria-label={t('filters.active')}>
          {pills.map(({ label, href }) => (
            <Pill key={href} t={t} label={label} href={href} />
          ))}
        </ul>
      ) : null}
      {[...(limits?.links ?? []), ...(state.isExact ? [similar] : [])].map(({ label, href }) => (
        <p key={href}>
          <a className="btn" href={href}>
            {label}
          </a>
        </p>
      ))}
    </>
  )
}
