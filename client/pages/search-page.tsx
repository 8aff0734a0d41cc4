import type { SearchListing } from '../../shared/contracts/catalog.ts'
import type { FoundPage } from '../../shared/contracts/found-page.ts'
import type { ProductCard } from '../../shared/contracts/product.ts'
import type { ListingState } from '../../shared/listing-state.ts'
import { href } from '../../shared/routes.ts'
import { Behavior } from '../blocks/parts/island.tsx'
import { localHref } from '../blocks/parts/links/local-href.ts'
import { Prose } from '../blocks/parts/prose.tsx'
import { SearchForm } from './chrome/search-form.tsx'
import { FilteredOut } from './listing/empty-list.tsx'
import { isFiltered, ListingView, type ListingViewProps, listingCss, SkipToProducts } from './listing/listing-view.tsx'
import { messagePageCss } from './message-page.tsx'
import type { PageContext } from './page-context.ts'
import { SearchRulesNote, SearchScore } from './preview/search-explained.tsx'
import { NothingFound } from './search/nothing-found.tsx'
import { searchNotes } from './search/search-notes.ts'

export const searchPageCss = (listing: SearchListing | null): readonly string[] => [
  ...listingCss(listing),
  ...messagePageCss,
]

export type WayOn = { readonly label: string; readonly href: string }

export type SearchPageProps = PageContext & {
  /** Null without a search term. */
  listing: SearchListing | null
  state: ListingState
  ownSize?: ListingViewProps['ownSize']
  /** Categories of the menu, offered when a search has no results. */
  ways: readonly WayOn[]
  /** Pages that the query finds beside products. */
  pages: readonly FoundPage[]
}

export function SearchPage({ site, t, listing, state, ownSize, ways, pages }: SearchPageProps) {
  const path = href.search(site.locale)
  const field = (
    <SearchForm site={site} t={t} id="q-page" name={t('search.title')} query={state.query} className="list-find" />
  )
  if (listing && (listing.total > 0 || isFiltered(listing)))
    return (
      <>
        <SkipToProducts t={t} />
        <div className="find-top edge">
          {field}
          <Landing landing={listing.landing} />
          {explainedNote(listing, site)}
        </div>
        <Behavior name="searched" on="idle" props={{ query: listing.query }}>
          {null}
        </Behavior>
        <ListingView
          site={site}
          t={t}
          listing={listing}
          place={{
            path,
            query: state.query,
            isExact: state.isExact,
            typed: state.typed,
            search: {
              title: t('search.titleFor', { query: listing.corrected ?? listing.query }),
              notes: searchNotes(t, listing, path, state),
              understood: listing.understood,
              pages: [...pages],
            },
          }}
          ownSize={ownSize}
          footOf={scoreBelow(listing)}
          empty={<FilteredOut t={t} path={path} state={state} />}
        />
      </>
    )
  return (
    <header className="find-top edge">
      {listing ? (
        <NothingFound t={t} listing={listing} path={path} state={state} pages={pages} />
      ) : (
        <>
          <h1 className="title">{t('search.emptyTitle')}</h1>
          <p>{t('search.emptyBody')}</p>
        </>
      )}
      {field}
      <Landing landing={listing?.landing} />
      {listing ? explainedNote(listing, site) : null}
      <WaysOn title={t('search.noneWays')} ways={ways} />
    </header>
  )
}

/** In a preview only. */
const explainedNote = ({ explained, redirect }: SearchListing, { locale }: PageContext['site']) =>
  explained ? (
    <SearchRulesNote rules={explained.rules} sendsTo={redirect ? localHref(locale, redirect) : undefined} />
  ) : null

function scoreBelow({ explained, products, start }: SearchListing) {
  if (!explained) return undefined
  const scores = new Map(explained.scores.map((score) => [score.productId, score]))
  const places = new Map(products.map(({ productId }, index) => [productId, start + index + 1]))
  return ({ productId }: ProductCard) => (
    <SearchScore score={scores.get(productId)} place={places.get(productId) ?? 0} />
  )
}

/** An editor's words on a query. */
const Landing = ({ landing }: { landing: SearchListing['landing'] | undefined }) =>
  landing ? (
    <section className="find-words" aria-labelledby="landing">
      <h2 id="landing">{landing.title}</h2>
      <Prose html={landing.html} />
    </section>
  ) : null

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
