import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import { type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import { Pill } from '../listing/pill.tsx'
import { understoodPills } from '../listing/understood-pills.ts'
import type { PageContext } from '../page-context.ts'

type NothingFoundProps = Pick<PageContext, 't'> & {
  readonly listing: SearchListing
  readonly path: string
  readonly state: ListingState
}

/** A limit that was said is never given up for the shopper: the page offers the search without it. */
export function NothingFound({ t, listing, path, state }: NothingFoundProps) {
  const { query, understood } = listing
  const limits = understood.filter(({ kind }) => kind === 'price' || kind === 'size')
  const pills = understoodPills(path, understood, state)
  const isLimited = limits.length > 0
  const limit = limits.map(({ label }) => t('search.quoted', { word: label })).join(', ')
  return (
    <>
      <h1 className="title">{t('search.noneTitle', { query })}</h1>
      <p>{isLimited ? t('search.noneWithin', { limit }) : t('search.noneBody')}</p>
      {pills.length > 0 ? (
        <ul className="pills" aria-label={t('filters.active')}>
          {pills.map(({ label, href }) => (
            <Pill key={href} t={t} label={label} href={href} />
          ))}
        </ul>
      ) : null}
      {understoodPills(path, limits, state).map(({ label, href }) => (
        <p key={href}>
          <a className="btn" href={href}>
            {t('search.without', { limit: t('search.quoted', { word: label }) })}
          </a>
        </p>
      ))}
      {state.isExact ? (
        <p>
          <a className="btn" href={listingAddress(path, { ...state, isExact: false })}>
            {t('search.similar')}
          </a>
        </p>
      ) : null}
    </>
  )
}
