import type { SearchListing } from '../../shared/contracts/catalog.ts'
import { href } from '../../shared/routes.ts'
import { SearchForm } from './chrome/search-form.tsx'
import type { ListingUrl } from './listing/listing-url.ts'
import { ListingView, listingCss } from './listing/listing-view.tsx'
import { messagePageCss } from './message-page.tsx'
import type { PageContext } from './page-context.ts'

export const searchPageCss: readonly string[] = [...listingCss, ...messagePageCss]

export type WayOn = { readonly label: string; readonly href: string }

export type SearchPageProps = PageContext & {
  /** Null before anything was asked. */
  listing: SearchListing | null
  urlFor: ListingUrl
  /** Where a search that found nothing can go on: categories as the menu names them. */
  ways: readonly WayOn[]
}

export function SearchPage({ site, t, listing, urlFor, ways }: SearchPageProps) {
  const query = listing?.query ?? ''
  const filtered = listing?.facets.some(({ values }) => values.some(({ selected }) => selected)) ?? false
  const found = listing !== null && (listing.total > 0 || filtered)
  const title = found
    ? t('search.titleFor', { query })
    : query === ''
      ? t('search.emptyTitle')
      : t('search.noneTitle', { query })
  return (
    <>
      <header className="find-top edge">
        <h1 className="title">{title}</h1>
        {found ? null : <p>{t(query === '' ? 'search.emptyBody' : 'search.noneBody')}</p>}
        <SearchForm site={site} t={t} id="q-page" name={t('search.title')} query={query} className="list-find" />
        {found ? null : <WaysOn title={t('search.noneWays')} ways={ways} />}
      </header>
      {listing && found ? (
        <ListingView
          site={site}
          t={t}
          listing={listing}
          urlFor={urlFor}
          action={href.search(site.locale)}
          keep={{ q: query }}
          empty={
            <div className="none">
              <h3 className="title">{t('listing.emptyTitle')}</h3>
              <p>{t('listing.emptyBody')}</p>
              <a className="btn" href={urlFor({ refine: [] })}>
                {t('filters.clear')}
              </a>
            </div>
          }
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
