import type { ReactNode } from 'react'
import type { CategoryListing } from '../../shared/contracts/catalog.ts'
import { href } from '../../shared/routes.ts'
import { displayClass } from '../blocks/parts/display.ts'
import { Breadcrumbs, breadcrumbsCss } from './chrome/breadcrumbs.tsx'
import type { ListingUrl } from './listing/listing-url.ts'
import { ListingView, listingCss } from './listing/listing-view.tsx'
import type { PageContext } from './page-context.ts'

export const categoryPageCss: readonly string[] = [breadcrumbsCss, ...listingCss]

export type CategoryPageProps = PageContext & {
  listing: CategoryListing
  urlFor: ListingUrl
  /** Path of the category, which its filter form asks. */
  action: string
  /** The category's content section. */
  espot?: ReactNode
}

export function CategoryPage({ site, t, listing, urlFor, action, espot }: CategoryPageProps) {
  const { category } = listing
  const crumbs = category.breadcrumbs
    .filter(({ categoryId }) => categoryId !== category.categoryId)
    .map((crumb) => ({ name: crumb.name, href: href.category(site.locale, crumb) }))
  const filtered = listing.facets.some(({ values }) => values.some(({ selected }) => selected))
  return (
    <>
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
        urlFor={urlFor}
        action={action}
        empty={
          <div className="none">
            <h3 className="title">{t(filtered ? 'listing.emptyTitle' : 'listing.emptyCategoryTitle')}</h3>
            <p>{t(filtered ? 'listing.emptyBody' : 'listing.emptyCategoryBody')}</p>
            <a className="btn" href={filtered ? urlFor({ refine: [] }) : href.home(site.locale)}>
              {t(filtered ? 'filters.clear' : 'notFound.home')}
            </a>
          </div>
        }
      />
    </>
  )
}
