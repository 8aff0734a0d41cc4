import { isLocale, type Locale } from './i18n/locales.ts'

/**
 * Every address of the shop (spec 1 §2), once: the Worker matches it, pages and islands build hrefs from it. Patterns are for the path
 * behind the locale. `query` lists the parameters that belong to a route; any other is not part of a page's address.
 */
type RouteRow = {
  readonly pattern: RegExp
  readonly pageType: PageType
  readonly query: readonly string[]
  /** Where the content service keeps the page's own parts; null where the path names the document, or there is none. */
  readonly contentPage: ContentPage | null
}

export type PageType =
  | 'Home'
  | 'product'
  | 'category'
  | 'cart'
  | 'account'
  | 'search'
  | 'checkout'
  | 'order-confirmation'
  | 'Other'
  | 'Error'

/** Names of the content service (spec 1 §2 "Content-service page names"). Those without a route are dialogs and error pages. */
export const contentPages = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
  'category',
  'product',
] as const
export type ContentPage = (typeof contentPages)[number]

const listing = ['gender', 'kind', 'colour', 'size', 'price', 'material', 'offer', 'sort', 'page'] as const

/** An article grid's state (spec 2 §2.3). */
const articles = ['tagId', 'offset'] as const

function row(
  pattern: RegExp,
  pageType: PageType,
  contentPage: ContentPage | null = null,
  query: readonly string[] = [],
): RouteRow {
  return { pattern, pageType, contentPage, query }
}

/** Order matters: the first match answers. */
export const routes = {
  home: row(/^\/?$/, 'Home', null, articles),
  category: row(
    /^\/c\/(?:(?<slug>[^/]*?)-)?(?:(?<categoryId>\d{4,10})|c(?<shortCategoryId>\d{4,6}))\/?$/,
    'category',
    'category',
    listing,
  ),
  product: row(
    /^\/p\/(?:(?<slug>[^/]*?)-)?(?:(?<productId>[A-Z0-9]{8,11})|p(?<prefixedProductId>[A-Za-z0-9]{8,11}))\/?$/,
    'product',
    'product',
  ),
  search: row(/^\/search\/?$/, 'search', 'search', ['q', ...listing]),
  searchHub: row(/^\/searchhub\/?$/, 'search', 'search', ['q']),
  cart: row(/^\/cart\/?$/, 'cart', 'cart'),
  checkout: row(/^\/checkout(?:\/(?<step>shipping|billing|summary|return|processing))?\/?$/, 'checkout', 'checkout', [
    'notice',
    'redirectResult',
    'express',
  ]),
  orderConfirmation: row(/^\/order-confirmation\/?$/, 'order-confirmation', 'order-confirmation'),
  orderTracking: row(/^\/order-tracking\/?$/, 'Other'),
  account: row(/^\/account(?:\/(?<section>[a-z-]+))?\/?$/, 'account', 'account'),
  associateLogin: row(/^\/associate-login\/?$/, 'Other'),
  favorites: row(/^\/favorites\/?$/, 'Other'),
  storeLocator: row(/^\/store-locator\/?$/, 'Other', 'store-locator'),
  giftCard: row(/^\/gift-card\/?$/, 'Other', 'gift-card'),
  /** Each dialog is a page too; script shows its main part over the page it was opened from. */
  dialog: row(/^\/dialog\/(?<name>[a-z-]+)\/?$/, 'Other', null, ['item', 'store', 'product', 'q']),
  country: row(/^\/country\/?$/, 'Other', null, ['returnTo']),
  help: row(/^\/help(?:\/(?<slug>[a-z0-9]+(?:[-/][a-z0-9]+)*))?\/?$/, 'Other'),
  legal: row(/^\/legal\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\/?$/, 'Other'),
  content: row(
    /^\/(?<slug>about|sustainability|basecamp|westend|promotions|contact-us|sign-up|location-selector)\/?$/,
    'Other',
    null,
    articles,
  ),
  stories: row(/^\/stories(?:\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*))?\/?$/, 'Other', null, articles),
  /** Last: an address that is nobody else's is a page document's slug, or a 404. Below the shop's own pages there are none. */
  page: row(
    /^\/(?!(?:c|p|search|searchhub|cart|checkout|order-confirmation|account|legal|dialog|country|api|fapi|ops|preview|images)(?:\/|$))(?<slug>[a-z0-9-]+(?:\/[a-z0-9-]+){0,4})\/?$/,
    'Other',
    null,
    articles,
  ),
} as const satisfies Record<string, RouteRow>

export type RouteKey = keyof typeof routes
export type RouteMatch = { readonly key: RouteKey; readonly params: Readonly<Record<string, string>> }

const keys = Object.keys(routes) as RouteKey[]

/** Matches a path behind the locale (`/c/shoes-1001`); null is a 404. The product id's and category id's variants come out under one name. */
export function matchRoute(path: string): RouteMatch | null {
  for (const key of keys) {
    const groups = routes[key].pattern.exec(path)?.groups
    if (!groups && !routes[key].pattern.test(path)) continue
    const params = Object.fromEntries(
      Object.entries(groups ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    const categoryId = params['shortCategoryId']
    // Its prefix tells this form apart, so it may be written in any case; the ids themselves are upper case.
    const productId = params['prefixedProductId']?.toUpperCase()
    return { key, params: { ...params, ...(categoryId && { categoryId }), ...(productId && { productId }) } }
  }
  return null
}

/** `/en-us/c/x-1001` -> `/c/x-1001`; a path without a locale as it is. */
export function withoutLocale(pathname: string): string {
  const first = pathname.split('/')[1] ?? ''
  return isLocale(first) ? pathname.slice(first.length + 1) || '/' : pathname
}

/** Spec 1 §2 "Page type is detected from the path". A page whose description says that it isn't available is an Error. @public */
export function pageType(pathname: string, unavailable = false): PageType {
  if (unavailable) return 'Error'
  const match = matchRoute(withoutLocale(pathname))
  return match ? routes[match.key].pageType : 'Other'
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

const slugged = (slug: string, id: string): string => (slug ? `${encodeURIComponent(slug)}-${id}` : id)

export const dialogNames = [
  'pickup',
  'change-store',
  'store-changed',
  'shipping-method',
  'gift-option',
  'pay-later',
  'quickshop',
] as const
export type DialogName = (typeof dialogNames)[number]

export type CartAction =
  | 'add'
  | 'update'
  | 'remove'
  | 'save'
  | 'move-back'
  | 'drop-saved'
  | 'coupon'
  | 'coupon-remove'
  | 'delivery'
  | 'gift-option'
  | 'size'
  | 'restore'

export type CheckoutAction =
  | 'shipping'
  | 'billing'
  | 'instrument'
  | 'instrument-remove'
  | 'voucher'
  | 'place'
  | 'challenge'
  | 'apple-pay'
  | 'track'
  | 'cancel'

/** Paths with the locale, ready for an `href`. */
export const href = {
  home: (locale: Locale) => `/${locale}`,
  category: (locale: Locale, category: { slug: string; categoryId: string }, query?: Query) =>
    withQuery(`/${locale}/c/${slugged(category.slug, category.categoryId)}`, query),
  product: (locale: Locale, product: { slug: string; productId: string }) =>
    `/${locale}/p/${slugged(product.slug, product.productId)}`,
  search: (locale: Locale, query: Query = {}) => withQuery(`/${locale}/search`, query),
  cart: (locale: Locale) => `/${locale}/cart`,
  /** Where the shop's own forms post a change of the bag. */
  cartAction: (locale: Locale, action: CartAction) => `/api/cart/${action}?locale=${locale}`,
  checkout: (locale: Locale, step?: 'shipping' | 'billing' | 'summary' | 'return' | 'processing', query?: Query) =>
    withQuery(step ? `/${locale}/checkout/${step}` : `/${locale}/checkout`, query),
  /** Where the forms of checkout post. */
  checkoutAction: (locale: Locale, action: CheckoutAction) => `/api/checkout/${action}?locale=${locale}`,
  orderConfirmation: (locale: Locale) => `/${locale}/order-confirmation`,
  orderTracking: (locale: Locale) => `/${locale}/order-tracking`,
  account: (locale: Locale) => `/${locale}/account`,
  associateLogin: (locale: Locale) => `/${locale}/associate-login`,
  /** Where the shop's own forms post a change of who is signed in. */
  sessionAction: (locale: Locale, action: 'sign-in' | 'sign-out' | 'associate' | 'accept-terms') =>
    `/api/session/${action}?locale=${locale}`,
  /** Where a block's own close button posts. */
  dismiss: (locale: Locale) => `/api/dismiss?locale=${locale}`,
  newsletter: (locale: Locale) => `/api/newsletter?locale=${locale}`,
  favorites: (locale: Locale) => `/${locale}/favorites`,
  storeLocator: (locale: Locale) => `/${locale}/store-locator`,
  dialog: (locale: Locale, name: DialogName, query?: Query) => withQuery(`/${locale}/dialog/${name}`, query),
  country: (locale: Locale, query?: Query) => withQuery(`/${locale}/country`, query),
  help: (locale: Locale, slug = '') => (slug ? `/${locale}/help/${slug}` : `/${locale}/help`),
  stories: (locale: Locale) => `/${locale}/stories`,
  /** The script of the photo widget. */
  socialWidget: (locale: Locale) => `/social/widget/${locale}.js`,
  legal: (locale: Locale, slug: LegalSlug) => `/${locale}/legal/${slug}`,
} as const

/** Spec 1 §2 "Legal links". Returns live under help. */
export const legalSlugs = [
  'terms',
  'loyalty-terms',
  'sale-terms',
  'sms-terms',
  'associate-discount-terms',
  'privacy',
] as const
export type LegalSlug = (typeof legalSlugs)[number]
export const returnsSlug = 'returns/how-to-return'

/**
 * Spec 1 §2: a link that starts with `?` and carries a modal hash merges its query into the current page's. Any other link is answered as it
 * is. `current` is the page's absolute url.
 * @public
 */
export function mergeLink(link: string, current: URL): string {
  if (!link.startsWith('?') || !link.includes('#')) return link
  const target = new URL(link, current)
  const merged = new URL(current)
  for (const [name] of target.searchParams) merged.searchParams.delete(name)
  for (const [name, value] of target.searchParams) merged.searchParams.append(name, value)
  return `${merged.pathname}${merged.search}${target.hash}`
}
