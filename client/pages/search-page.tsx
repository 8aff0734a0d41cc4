import type { SearchListing } from '../../shared/contracts/catalog.ts'
import type { ListingState } from '../../shared/listing-state.ts'
import { href } from '../../shared/routes.ts'
import { SearchForm } from './chrome/search-form.tsx'
import { FilteredOut } from './listing/empty-list.tsx'
import { isFiltered, ListingView, listingCss } from './listing/listing-view.tsx'
import { messagePageCss } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

export const searchPageCss = (listing: SearchListing | null): readonly string[] => [
  ...listingCss(listing),
  ...messagePageCss,
]

export type WayOn = { readonly label: string; readonly href: string }

export type SearchPageProps = PageContext & {
  /** Null without a search term. */
  listing: SearchListing | null
  state: ListingState
  /** Categories of the menu, offered when a search has no results. */
  ways: readonly WayOn[]
}

export function SearchPage({ site, t, listing, state, ways }: SearchPageProps) {
  const query = listing?.query ?? ''
  const place = { path: href.search(site.locale), query }
  const hasResults = listing !== null && (listing.total > 0 || isFiltered(listing))
  const title = hasResults
    ? t('search.titleFor', { query })
    : query === ''
      ? t('search.emptyTitle')
      : t('search.noneTitle', { query })
  return (
    <>
      <header className="find-top edge">
        <h1 className="title">{title}</h1>
        {hasResults ? null : <p>{t(query === '' ? 'search.emptyBody' : 'search.noneBody')}</p>}
        <SearchForm site={site} t={t} id="q-page" name={t('search.title')} query={query} className="list-find" />
        {hasResults ? null : <WaysOn title={t('search.noneWays')} ways={ways} />}
      </header>
      {listing && hasResults ? (
        <ListingView
          site={site}
          t={t}
          listing={listing}
          place={place}
          empty={<FilteredOut t={t} place={place} state={state} />}
        />
      ) : null}
    </>
  )
}

export function WaysOn({ title, ways }: { title: string; ways: readonly WayOn[] }) {
  if (ways.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.href}>
            <a href={way.href} className="title">
              {way.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
