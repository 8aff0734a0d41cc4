import type { Category } from '../../shared/contracts/catalog.ts'
import type { CategoryLink, ProductDetails, ProductInventory } from '../../shared/contracts/product.ts'
import type { Store } from '../../shared/contracts/store.ts'
import { pictureAt } from '../../shared/picture-url.ts'
import { href } from '../../shared/routes.ts'
import type { RenderContext } from '../context/render-context.ts'

type Place = Pick<RenderContext, 'url' | 'locale' | 't'>

const absolute = (context: Place, path: string): string => new URL(path, context.url.origin).href

/** schema.org Product with one offer range: what search engines show under a result. */
export function productJsonLd(context: Place, product: ProductDetails, inventory: ProductInventory | null): object {
  const { price, rating } = product
  const isThere = inventory ? inventory.skus.some((sku) => sku.quantity > 0) : product.available
  const available = isThere && product.comesAt === undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.productId,
    productID: product.productId,
    color: product.colourName,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    image: product.gallery.slice(0, 5).map((picture) => absolute(context, pictureAt(picture, 1200))),
    ...(rating && rating.reviewsCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.score, reviewCount: rating.reviewsCount } }
      : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: price.currency,
      lowPrice: (price.lowCurrent / 100).toFixed(2),
      highPrice: (price.highCurrent / 100).toFixed(2),
      offerCount: product.skus.length,
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      ...(product.comesAt !== undefined && { availabilityStarts: product.comesAt }),
      url: absolute(context, href.product(context.locale, product)),
    },
  }
}

export function breadcrumbJsonLd(
  context: Place,
  crumbs: readonly CategoryLink[],
  last: { name: string; path: string } | null,
): object {
  const items = [
    { name: context.t('breadcrumbs.home'), path: href.home(context.locale) },
    ...crumbs.map((crumb) => ({ name: crumb.name, path: href.category(context.locale, crumb) })),
    ...(last ? [last] : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: absolute(context, item.path),
    })),
  }
}

export function categoryJsonLd(context: Place, category: Category): object {
  return breadcrumbJsonLd(
    context,
    category.breadcrumbs.filter((crumb) => crumb.categoryId !== category.categoryId),
    { name: category.name, path: href.category(context.locale, category) },
  )
}

export function organisationJsonLd(context: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: context.t('site.name'),
    url: absolute(context, href.home(context.locale)),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absolute(context, href.search(context.locale))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The stores of a list, with addresses and opening hours. */
export function storesJsonLd(context: Place, stores: readonly Store[]): object {
  return {
    '@context': 'https://schema.org',
    '@graph': stores.map((store) => ({
      '@type': 'ShoeStore',
      name: store.name,
      branchCode: store.storeId,
      url: absolute(context, `${href.storeLocator(context.locale)}#store-${store.storeId}`),
      ...(store.phone && { telephone: store.phone }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: [store.addressLine1, store.addressLine2].filter(Boolean).join(', '),
        addressLocality: store.city,
        ...(store.province && { addressRegion: store.province }),
        postalCode: store.postalCode,
        addressCountry: store.country,
      },
      ...(store.latitude !== null &&
        store.longitude !== null && {
          geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
        }),
      openingHoursSpecification: store.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${schemaDays[day - 1] ?? 'Monday'}`,
        opens,
        closes,
      })),
      ...(store.dates?.length && {
        specialOpeningHoursSpecification: store.dates.map(({ date, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          opens: opens ?? '00:00',
          closes: closes ?? '00:00',
        })),
      }),
    })),
  }
}
