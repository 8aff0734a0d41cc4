import { localHref } from '../../../client/blocks/parts/link.tsx'
import { SearchPage, searchPageCss } from '../../../client/pages/search-page.tsx'
import { href } from '../../../shared/routes.ts'
import { readSearch } from '../../services/catalogue.ts'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { listingQuery, readListingState } from '../listing-query.ts'
import { listingUrl } from '../listing-url.ts'
import type { PageLoader } from '../pages.ts'

const maxQuery = 120

/** Critical: the results. Nothing asked shows ways on instead; a search of any characters answers a page. */
export const loadSearchPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t, locale, url } = context
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, maxQuery)
  const state = readListingState(url.searchParams)
  const [results, menu] = await Promise.all([
    q ? readSearch(context, q, listingQuery(state)) : null,
    c.get('services').content.menu(context),
  ])
  c.get('timing').mark('data')
  if (results && !results.ok && results.failure.status >= 500) return loadUnavailablePage(c, results.failure.code)
  const listing = results?.ok ? results.value : q ? emptyListing(q) : null
  const ways = menu.document.items.flatMap((item) => {
    const to = item.target && localHref(locale, item.target.url)
    return to ? [{ label: item.title, href: to }] : []
  })
  return {
    status: 200,
    title: t('site.titleSuffix', { title: q ? t('search.titleFor', { query: q }) : t('search.title') }),
    description: t('search.description', { query: q }),
    canonical: '/search',
    index: false,
    jsonLd: [],
    css: searchPageCss,
    segments: [
      {
        name: 'search',
        node: () => (
          <SearchPage
            site={site}
            t={t}
            listing={listing}
            ways={ways}
            urlFor={listingUrl(href.search(locale), state, { q })}
          />
        ),
      },
    ],
    content: [menu.state],
  }
}

/** A query that the service refuses (too odd to search for) finds nothing. */
const emptyListing = (query: string) => ({
  query,
  corrected: null,
  total: 0,
  start: 0,
  count: 1,
  sort: 'featured' as const,
  products: [],
  facets: [],
})
