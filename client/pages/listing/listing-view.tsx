import type { ReactNode } from 'react'
import type { Listing, SearchListing } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import { Island } from '../../blocks/parts/island.tsx'
import { productCardCss } from '../../blocks/parts/product/product-card.tsx'
import { ProductGrid } from '../../blocks/parts/product/product-grid.tsx'
import type { IslandPropsOf } from '../../islands/contracts.ts'
import type { PageContext } from '../page-context.ts'
import chosenCss from './chosen.css?inline'
import css from './listing.css?inline'

export const isFiltered = ({ facets }: Pick<Listing, 'facets'>): boolean =>
  facets.some(({ values }) => values.some(({ selected }) => selected))

type Shown = Pick<Listing, 'facets' | 'products'> & Partial<Pick<SearchListing, 'understood'>>

/** Most visitors first see an unfiltered list, so the rules for active filters load with the island otherwise. */
export const listingCss = (listing: Shown | null): readonly string[] => [
  productCardCss,
  css,
  ...(listing && hasPills(listing) ? [chosenCss] : []),
]

const hasPills = (listing: Shown): boolean =>
  isFiltered(listing) || listing.products.length === 0 || (listing.understood ?? []).length > 0

export type ListingViewProps = PageContext & {
  readonly listing: Listing
  /** Where the list is, and its query if it is a search. */
  readonly place: Pick<IslandPropsOf<'listing'>, 'path' | 'query' | 'isExact' | 'typed' | 'search'>
  readonly ownSize?: IslandPropsOf<'listing'>['ownSize']
  /** Addition of a preview below a card. */
  readonly footOf?: ((card: ProductCard) => ReactNode) | undefined
  /** Replaces the grid when nothing matches. */
  readonly empty: ReactNode
}

/** Leads past what stands above the cards, filters included. At the top of a list's page. */
export const SkipToProducts = ({ t }: Pick<PageContext, 't'>) => (
  <a className="skip" href="#products">
    {t('skip.products')}
  </a>
)

/** The product list of a category or a search. */
export function ListingView({ site, t, listing, place, ownSize, empty, footOf }: ListingViewProps) {
  const { products, total, start, count, sort } = listing
  const facets = listing.facets
    .filter(({ values }) => values.length > 0)
    .map((facet) => ({ ...facet, label: facet.label || t(`filters.${facet.key}`) }))
  return (
    <Island
      name="listing"
      on="intent"
      locale={site.locale}
      props={{ ...place, total, page: Math.floor(start / count) + 1, sort, facets, ownSize }}
      later
    >
      {products.length === 0 ? empty : <ProductGrid cards={products} locale={site.locale} t={t} footOf={footOf} />}
    </Island>
  )
}
