import type { ReactNode } from 'react'
import { type Listing, sorts } from '../../../shared/contracts/catalog.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { cardSizes, ProductCard, productCardCss } from '../../blocks/parts/product-card.tsx'
import type { PageContext } from '../page-context.ts'
import { ActiveFilters, Filters, filterFormId } from './filters.tsx'
import css from './listing.css?inline'
import type { ListingUrl } from './listing-url.ts'
import { Pagination } from './pagination.tsx'

export const listingCss: readonly string[] = [productCardCss, css]

export type ListingViewProps = PageContext & {
  listing: Listing
  urlFor: ListingUrl
  action: string
  keep?: Readonly<Record<string, string>>
  /** What stands in the place of the grid when nothing matches. */
  empty: ReactNode
}

/** Rail, toolbar, grid and pages: what a category and a search share. */
export function ListingView({ site, t, listing, urlFor, action, keep = {}, empty }: ListingViewProps) {
  const { total, start, count, products, sort } = listing
  const page = Math.floor(start / count) + 1
  const active = listing.facets.some(({ values }) => values.some(({ selected }) => selected))
  return (
    <div className="list edge">
      <a className="skip" href="#results">
        {t('skip.results')}
      </a>
      <Filters site={site} t={t} listing={listing} urlFor={urlFor} action={action} keep={keep} />
      <section aria-labelledby="results">
        <header className="bar">
          <h2 id="results" aria-live="polite">
            {t('listing.count', { count: total })}
          </h2>
          <button type="button" className="open-rail" popoverTarget={filterFormId}>
            <Icon name="sliders" />
            {t('filters.title')}
          </button>
          <p className="sort">
            <label htmlFor="sort">{t('sort.label')}</label>
            <select id="sort" name="sort" form={filterFormId} defaultValue={sort} data-submit="">
              {sorts.map((value) => (
                <option key={value} value={value}>
                  {t(`sort.${value}`)}
                </option>
              ))}
            </select>
            <button type="submit" form={filterFormId} className="nojs link">
              {t('sort.submit')}
            </button>
          </p>
          {active ? <ActiveFilters site={site} t={t} listing={listing} urlFor={urlFor} /> : null}
        </header>
        {products.length === 0 ? (
          empty
        ) : (
          <ul className="grid">
            {products.map((card, index) => (
              <ProductCard
                key={card.productId}
                card={card}
                locale={site.locale}
                t={t}
                sizes={cardSizes}
                eager={index === 0}
              />
            ))}
          </ul>
        )}
        <Pagination site={site} t={t} page={page} pages={pageCount(total, count)} urlFor={urlFor} />
      </section>
    </div>
  )
}
