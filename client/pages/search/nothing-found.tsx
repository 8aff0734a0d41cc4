import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import { type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import { Pill } from '../listing/pill.tsx'
import { understoodPills } from '../listing/understood-pills.ts'
import type { PageContext } from '../page-context.ts'
import { saidLimits } from './said-limits.ts'

type NothingFoundProps = Pick<PageContext, 't'> & {
  readonly listing: SearchListing
  readonly path: string
  readonly state: ListingState
}

/** A limit that was said is never given up for the shopper: the page offers the search without it. */
export function NothingFound({ t, listing, path, state }: NothingFoundProps) {
  const { query, understood } = listing
  const limits = saidLimits(t, listing, path, state)
  const pills = understoodPills(path, understood, state)
  const similar = { label: t('search.similar'), href: listingAddress(path, { ...state, isExact: false }) }
  return (
    <>
      <h1 className="title">{t('search.noneTitle', { query })}</h1>
      <p>{limits ? t('search.noneWithin', { limit: limits.limit }) : t('search.noneBody')}</p>
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
