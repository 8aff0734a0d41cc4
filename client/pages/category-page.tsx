import type { ReactNode } from 'react'
import type { CategoryListing } from '../../shared/contracts/catalog.ts'
import type { ListingState } from '../../shared/listing-state.ts'
import { href } from '../../shared/routes.ts'
import { displayClass } from '../blocks/parts/display.ts'
import { Breadcrumbs, breadcrumbsCss } from './chrome/breadcrumbs.tsx'
import { EmptyList, FilteredOut } from './listing/empty-list.tsx'
import { isFiltered, ListingView, type ListingViewProps, listingCss, SkipToProducts } from './listing/listing-view.tsx'
import type { PageContext } from './page-context.ts'

export const categoryPageCss = (listing: CategoryListing): readonly string[] => [breadcrumbsCss, ...listingCss(listing)]

export type CategoryPageProps = PageContext & {
  listing: CategoryListing
  state: ListingState
  ownSize?: ListingViewProps['ownSize']
  /** The category's content section. */
  espot?: ReactNode
}

export function CategoryPage({ site, t, listing, state, ownSize, espot }: CategoryPageProps) {
  const { category } = listing
  const place = { path: href.category(site.locale, category), typed: state.typed }
  const crumbs = category.breadcrumbs
    .filter(({ categoryId }) => categoryId !== category.categoryId)
    .map((crumb) => ({ name: crumb.name, href: href.category(site.locale, crumb) }))
  return (
    <>
      <SkipToProducts t={t} />
      <Breadcrumbs site={site} t={t} crumbs={crumbs} current={category.name} />
      <header className="list-top edge">
        <h1 className={displayClass(category.name)}>{category.name}</h1>
        {category.description ? <p>{category.description}</p> : null}
        {category.children.length > 0 ? (
          <nav aria-label={t('listing.subcategories')} className="subcats">
            {category.children.map((child) => (
              <a key={child.categoryId} className="link" href={href.category(site.locale, child)}>
                {child.name}
              </a>
            ))}
          </nav>
        ) : null}
      </header>
      {espot}
      <ListingView
        site={site}
        t={t}
        listing={listing}
        place={place}
        ownSize={ownSize}
        empty={
          isFiltered(listing) ? (
            <FilteredOut t={t} path={place.path} state={state} />
          ) : (
            <EmptyList
              title={t('listing.emptyCategoryTitle')}
              body={t('listing.emptyCategoryBody')}
              href={href.home(site.locale)}
              label={t('notFound.home')}
            />
          )
        }
      />
    </>
  )
}
