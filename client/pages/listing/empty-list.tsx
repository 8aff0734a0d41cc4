import { type ListingState, listingAddress, withoutAny } from '../../../shared/listing-state.ts'
import type { PageContext } from '../page-context.ts'

type EmptyListProps = { readonly title: string; readonly body: string; readonly href: string; readonly label: string }

/** Replaces an empty grid with a message and a link. */
export const EmptyList = ({ title, body, href, label }: EmptyListProps) => (
  <div className="none">
    <h3 className="title">{title}</h3>
    <p>{body}</p>
    <a className="btn" href={href}>
      {label}
    </a>
  </div>
)

type FilteredOutProps = Pick<PageContext, 't'> & { readonly path: string; readonly state: ListingState }

/** Shown when nothing matches the filters. */
export const FilteredOut = ({ t, path, state }: FilteredOutProps) => (
  <EmptyList
    title={t('listing.emptyTitle')}
    body={t('listing.emptyBody')}
    href={listingAddress(path, withoutAny(state))}
    label={t('filters.clear')}
  />
)
