import { localHref } from '../../../client/blocks/parts/links/local-href.ts'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import { SearchPage, searchPageCss } from '../../../client/pages/search-page.tsx'
import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { ShopEvent } from '../../../shared/contracts/shop-event.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { listingAddress, perPage, readSearchState, withTypedRange } from '../../../shared/listing-state.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { href } from '../../../shared/routes.ts'
import { sanitiseRichText } from '../../content/rich-text.ts'
import { listSeen } from '../../events/shop-events.ts'
import { ownSizeOf } from '../../render/size-marks.ts'
import { searchPages } from '../../search/search-pages.ts'
import { readSearch } from '../../services/catalogue.ts'
import { type CallFailure, isAbsent } from '../../services/result.ts'
import { listingQuery } from '../listing-query.ts'
import type { PublicLoader } from '../public-loader.ts'
import { popularSegment } from '../recommended.tsx'

/** Critical: the results. Without a query the page shows links instead; any characters are a valid query. */
export const loadSearchPage: PublicLoader = async ({ context, content, timing }) => {
  const { site, t, locale, url } = context
  const state = readSearchState(url.searchParams)
  const { query: q = '', isExact = false } = state
  const ranged = withTypedRange(state)
  if (ranged) return { redirect: listingAddress(href.search(locale), ranged), status: 302 }
  const [results, menu, pages] = await Promise.all([
    q ? readSearch(context, q, { ...listingQuery(state), isExact }) : null,
    content.menu(context),
    searchPages(context, content, q),
  ])
  timing.mark('data')
  if (results && !results.ok && !isRefusedQuery(results.failure)) return { failure: results.failure }
  const listing = results?.ok ? results.value : q ? emptyListing(q) : null
  // Another language, and another day, find fewer: a page beyond the last would be a count with nothing below it.
  const last = pageCount(listing?.total ?? 0, perPage)
  if (state.page > last) {
    const found = { ...state, page: last, query: q || undefined }
    return { redirect: listingAddress(href.search(locale), found), status: 302 }
  }
  const sendsTo = listing?.redirect ? localHref(locale, listing.redirect) : undefined
  // An editor is told where the query leads, and a list with filters is what the shopper has chosen.
  if (sendsTo && !context.preview && Object.keys(state.chosen).length === 0) return { redirect: sendsTo, status: 302 }
  const isEmpty = (listing?.total ?? 0) === 0 && Object.keys(state.chosen).length === 0
  const links = menu.document.items.flatMap((item) => {
    const to = item.target && localHref(locale, item.target.url)
    return to ? [{ label: item.title, href: to }] : []
  })
  return {
    status: 200,
    title: t('site.titleSuffix', {
      title: q ? t('search.titleFor', { query: listing?.corrected ?? q }) : t('search.title'),
    }),
    description: t('search.description', { query: q }),
    canonical: '/search',
    index: false,
    jsonLd: [],
    css: [...searchPageCss(listing), ...(isEmpty ? recommendedCss : [])],
    segments: [
      {
        name: 'search',
        node: () => (
          <SearchPage
            site={site}
            t={t}
            listing={listing && withSafeLanding(listing, locale)}
            ways={links}
            state={state}
            ownSize={listing ? ownSizeOf(listing.facets) : undefined}
            pages={pages}
          />
        ),
      },
      ...(isEmpty ? [popularSegment(context)] : []),
    ],
    content: [menu.state],
    events: listing ? searched(listing) : [],
  }
}

const withSafeLanding = (listing: SearchListing, locale: Locale): SearchListing => ({
  ...listing,
  landing: listing.landing && {
    ...listing.landing,
    html: sanitiseRichText(listing.landing.html, (url) => localHref(locale, url) ?? '#'),
  },
})

const searched = (listing: SearchListing): ShopEvent[] => [
  { name: 'search', results: listing.total, isCorrected: listing.corrected !== null },
  ...listSeen('search', listing),
]

/** A query that the service refuses has no results. */
const isRefusedQuery = (failure: CallFailure): boolean => isAbsent(failure) || failure.status === 422

const emptyListing = (query: string): SearchListing => ({
  query,
  corrected: null,
  understood: [],
  leftOut: [],
  notCarried: [],
  redirect: null,
  landing: null,
  total: 0,
  start: 0,
  count: 1,
  sort: 'featured',
  products: [],
  facets: [],
})
