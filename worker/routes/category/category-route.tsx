import { CategoryPage, categoryPageCss } from '../../../client/pages/category-page.tsx'
import {
  listingAddress,
  listingSearch,
  perPage,
  readListingState,
  withTypedRange,
} from '../../../shared/listing-state.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { href, withoutLocale } from '../../../shared/routes.ts'
import { listSeen } from '../../events/shop-events.ts'
import { around } from '../../render/around.ts'
import { categoryJsonLd } from '../../render/json-ld.ts'
import { ownSizeOf } from '../../render/size-marks.ts'
import { readCategory } from '../../services/catalogue.ts'
import { isAbsent } from '../../services/result.ts'
import { listingQuery } from '../listing-query.ts'
import { localePaths } from '../locale-paths.ts'
import type { PublicLoader } from '../public-loader.ts'

/**
 * Critical: the listing; an unknown category is a 404, and a page beyond the last leads to that. The category's content
 * section is optional.
 */
export const loadCategoryPage: PublicLoader = async ({ context, content, blocksOf, timing }, params) => {
  const { site, t, locale, url } = context
  const state = readListingState(url.searchParams)
  const ranged = withTypedRange(state)
  if (ranged) return { redirect: listingAddress(url.pathname, ranged), status: 302 }
  const [listing, espot] = await Promise.all([
    readCategory(context, params['categoryId'] ?? '', listingQuery(state)),
    content.category(context, params['categoryId'] ?? ''),
  ])
  timing.mark('data')
  if (!listing.ok) return isAbsent(listing.failure) ? null : { failure: listing.failure }
  const { category, total } = listing.value
  const path = href.category(locale, category)
  if (url.pathname !== path) return { redirect: path + url.search, status: 301 }
  const last = pageCount(total, perPage)
  if (state.page > last) return { redirect: listingAddress(path, { ...state, page: last }), status: 302 }

  const blocks = await blocksOf(espot)
  // Shoes are there for women and for men: a name by itself is several pages' title.
  const above = category.breadcrumbs.filter(({ categoryId }) => categoryId !== category.categoryId)
  const name = [category, ...above.toReversed()].map((one) => one.name).join(', ')
  const title = state.page > 1 ? t('pagination.title', { title: name, page: state.page }) : name
  return {
    status: 200,
    title: t('site.titleSuffix', { title }),
    description: category.description || `${name}. ${t('site.tagline')}`,
    canonical: withoutLocale(path) + (state.page > 1 ? `?page=${state.page}` : ''),
    alternates: category.slugs
      ? localePaths(category.slugs, (locale, slug) => href.category(locale, { slug, categoryId: category.categoryId }))
      : {},
    index: listingSearch({ ...state, page: 1 }) === '' && !state.typed,
    jsonLd: [categoryJsonLd(context, category)],
    css: [...categoryPageCss(listing.value), ...blocks.css],
    segments: around(
      [
        {
          name: 'list',
          node: () => (
            <CategoryPage
              site={site}
              t={t}
              listing={listing.value}
              state={state}
              ownSize={ownSizeOf(listing.value.facets)}
            />
          ),
        },
      ],
      blocks,
    ),
    content: [espot.state],
    events: listSeen(category.categoryId, listing.value),
    frames: blocks.origins,
    notes: [blocks.note],
  }
}
