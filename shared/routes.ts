import type { DialogName } from './dialogs.ts'
import { isLocale, type Locale } from './i18n/locales.ts'

/**
 * Every URL of the shop (spec 1 §2): the Worker matches them, pages and islands build hrefs from them. Patterns match
 * the path after the locale. `query` lists the route's parameters; others are not part of its canonical URL.
 */
type RouteRow = {
  readonly pattern: RegExp
  readonly pageType: PageType
  readonly query: readonly string[]
  /** The page's document in the content service; null if the path names it, or if there is none. */
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

/**
 * Names in the content service (spec 1 §2 "Content-service page names"). Names without a route are dialogs and error
 * pages.
 */
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

const listing = [
  'gender',
  'kind',
  'colour',
  'size',
  'price',
  'material',
  'offer',
  'from',
  'to',
  'sort',
  'page',
] as const

/** An article grid's state (spec 2 §2.3). */
const articles = ['tagId', 'offset'] as const

/** A message's link, or the page once its button was pressed. Never part of a canonical address. */
const mailed = ['token', 'done'] as const

/** Marked as pure so that scripts that only build hrefs don't bundle the table. */
/* @__NO_SIDE_EFFECTS__ */
function row(
  pattern: RegExp,
  pageType: PageType,
  contentPage: ContentPage | null = null,
  query: readonly string[] = [],
): RouteRow {
  return { pattern, pageType, contentPage, query }
}

/** Order matters: the first match wins. */
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
    ['recipeId'],
  ),
  productReviews: row(/^\/p\/(?:(?<slug>[^/]*?)-)?(?<productId>[A-Z0-9]{8,11})\/reviews\/?$/, 'product', null, [
    'stars',
    'sort',
    'page',
    'translated',
  ]),
  /** A product's card alone, for a list that shows another color of its style. */
  productCard: row(/^\/p\/(?:(?<slug>[^/]*?)-)?(?<productId>[A-Z0-9]{8,11})\/card$/, 'product'),
  search: row(/^\/search\/?$/, 'search', 'search', ['q', 'exact', ...listing]),
  searchHub: row(/^\/searchhub\/?$/, 'search', 'search', ['q']),
  cart: row(/^\/cart\/?$/, 'cart', 'cart'),
  /** An associate takes something off a price of the sale. */
  adjustPrice: row(/^\/cart\/adjust\/?$/, 'Other'),
  checkout: row(/^\/checkout(?:\/(?<step>shipping|billing|summary|return|processing))?\/?$/, 'checkout', 'checkout', [
    'bag',
    'notice',
    'changed',
    'lost',
    'redirectResult',
    'status',
  ]),
  orderConfirmation: row(/^\/order-confirmation\/?$/, 'order-confirmation', 'order-confirmation'),
  orderTracking: row(/^\/order-tracking\/?$/, 'Other'),
  account: row(/^\/account\/?$/, 'account', 'account', ['returnTo']),
  accountProfile: row(/^\/account\/profile\/?$/, 'account', 'account-profile'),
  accountSection: row(
    /^\/account\/(?<section>addresses|payment|orders|preferences|password|support|security|privacy)(?:\/(?<id>[\w-]{1,80}))?\/?$/,
    'account',
    null,
    ['page', 'added', 'missing', 'product'],
  ),
  accountReturn: row(/^\/account\/orders\/(?<id>[\w-]{1,80})\/return\/?$/, 'account'),
  completeProfile: row(/^\/account\/complete\/?$/, 'account', null, ['step', 'returnTo']),
  employeeTerms: row(/^\/account\/employee-terms\/?$/, 'account', null, ['returnTo']),
  associateLogin: row(/^\/associate-login\/?$/, 'Other', null, ['sale', 'returnTo']),
  forgotPassword: row(/^\/forgot-password\/?$/, 'Other', null, ['returnTo']),
  /** Its mailed link has a token, which must never be part of a canonical address. */
  resetPassword: row(/^\/reset-password\/?$/, 'Other'),
  /** Where the mailed link leads that proves an address. */
  confirmEmail: row(/^\/confirm-email\/?$/, 'Other'),
  /** Where the link leads that was mailed to an account's new address. */
  confirmNewEmail: row(/^\/confirm-new-email\/?$/, 'Other'),
  /** Where the link of a mail about a change of the account leads. */
  undo: row(/^\/undo\/?$/, 'Other'),
  /** Creating an account, from its email on. */
  signUp: row(/^\/sign-up\/?$/, 'Other', 'sign-up', ['returnTo']),
  favorites: row(/^\/favorites\/?$/, 'Other', null, ['page']),
  sharedFavorites: row(/^\/favorites\/shared\/(?<shareId>[\w-]{1,80})\/?$/, 'Other', null, ['page']),
  newsletterConfirmation: row(/^\/newsletter\/confirm\/?$/, 'Other', null, mailed),
  /** Where a message's link leads that ends what it was sent for. */
  unsubscribe: row(/^\/unsubscribe\/?$/, 'Other', null, mailed),
  contactUs: row(/^\/contact-us\/?$/, 'Other', 'contact-us', ['case']),
  storeLocator: row(/^\/store-locator\/?$/, 'Other', 'store-locator', ['near', 'lat', 'lng', 'shown']),
  giftCard: row(/^\/gift-card\/?$/, 'Other', 'gift-card'),
  /**
   * Each dialog is a page too; script shows its main part over the page it was opened from. The first two are nobody's
   * own.
   */
  quickshop: row(/^\/dialog\/quickshop\/?$/, 'Other', null, ['product', 'from']),
  sizeChart: row(/^\/dialog\/size-chart\/?$/, 'Other', null, ['type']),
  dialog: row(/^\/dialog\/(?<name>[a-z-]+)\/?$/, 'Other', null, ['item', 'store', 'product', 'q', 'returnTo']),
  country: row(/^\/country\/?$/, 'Other', null, ['returnTo']),
  /** The page where a visitor allows the shop what it may store and use. */
  cookieSettings: row(/^\/cookies\/?$/, 'Other'),
  help: row(/^\/help(?:\/(?<slug>[a-z0-9]+(?:[-/][a-z0-9]+)*))?\/?$/, 'Other'),
  legal: row(/^\/legal\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\/?$/, 'Other'),
  content: row(
    /^\/(?<slug>about|sustainability|basecamp|westend|promotions|location-selector)\/?$/,
    'Other',
    null,
    articles,
  ),
  stories: row(/^\/stories(?:\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*))?\/?$/, 'Other', null, articles),
  /**
   * Last: every other path is a page document's slug, or a 404. The shop's own prefixes are excluded.
   */
  page: row(
    /^\/(?!(?:c|p|search|searchhub|cart|checkout|order-confirmation|account|legal|dialog|country|api|fapi|ops|preview|images)(?:\/|$))(?<slug>[a-z0-9-]+(?:\/[a-z0-9-]+){0,4})\/?$/,
    'Other',
    null,
    articles,
  ),
} as const satisfies Record<string, RouteRow>

export type RouteKey = keyof typeof routes
export type RouteMatch = { readonly key: RouteKey; readonly params: Readonly<Record<string, string>> }

const keys = /* @__PURE__ */ Object.keys(routes) as RouteKey[]

/**
 * Matches a path after the locale (`/c/shoes-1001`); null is a 404. Variants of product and category ids are normalized
 * to one parameter name.
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const key of keys) {
    const match = routes[key].pattern.exec(path)
    if (!match) continue
    const params: Record<string, string> = {}
    for (const name in match.groups) {
      const value = match.groups[name]
      if (value !== undefined) params[name] = value
    }
    const categoryId = params['shortCategoryId']
    // The prefixed form may be in any case; ids are upper case.
    const productId = params['prefixedProductId']?.toUpperCase()
    return { key, params: { ...params, ...(categoryId && { categoryId }), ...(productId && { productId }) } }
  }
  return null
}

/** `/en-us/c/x-1001` -> `/c/x-1001`; a path without a locale is returned unchanged. */
export function withoutLocale(pathname: string): string {
  const first = pathname.split('/')[1] ?? ''
  return isLocale(first) ? pathname.slice(first.length + 1) || '/' : pathname
}

/** Spec 1 §2 "Page type is detected from the path". An unavailable page is an Error. */
export function pageType(route: RouteMatch | null, unavailable = false): PageType {
  if (unavailable) return 'Error'
  return route ? routes[route.key].pageType : 'Other'
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

const slugAndId = (slug: string, id: string): string => (slug ? `${encodeURIComponent(slug)}-${id}` : id)

export const cartActions = [
  'add',
  'update',
  'remove',
  'save',
  'move-back',
  'drop-saved',
  'coupon',
  'coupon-remove',
  'delivery',
  'gift-option',
  'size',
  'restore',
] as const
export type CartAction = (typeof cartActions)[number]

export type CheckoutAction =
  | 'shipping'
  | 'billing'
  | 'instrument'
  | 'instrument-remove'
  | 'voucher'
  | 'coupon-remove'
  | 'place'
  | 'challenge'
  | 'apple-pay'
  | 'track'
  | 'cancel'
  | 'return'
  | 'return-label'

export const accountSections = [
  'orders',
  'profile',
  'addresses',
  'payment',
  'preferences',
  'password',
  'support',
  'security',
  'privacy',
] as const
export type AccountSection = (typeof accountSections)[number]

export type AccountAction =
  | 'complete'
  | 'order-cancel'
  | 'buy-again'
  | 'return'
  | 'return-label'
  | 'resend-gift-card'
  | 'profile'
  | 'password'
  | 'address'
  | 'address-main'
  | 'address-remove'
  | 'card'
  | 'reward'
  | 'instrument-main'
  | 'instrument-remove'
  | 'newsletter'
  | 'newsletter-withdraw'
  | 'notifications'
  | 'sms'
  | 'interests'
  | 'warranty'
  | 'export'
  | 'delete'
  | 'passkey-options'
  | 'passkey'
  | 'passkey-rename'
  | 'passkey-remove'
  | 'email-link'
  | 'email-proof'
  | 'email-change'
  | 'new-email'
  | 'phone-code'
  | 'phone-proof'
  | 'sms-proof'
  | 'device-end'
  | 'devices-end'
  | 'member-number'
export type SessionAction =
  | 'sign-in'
  | 'sign-in-again'
  | 'sign-out'
  | 'next-customer'
  | 'associate'
  | 'accept-terms'
  | 'forgot-password'
  | 'reset-password'
  | 'keep-account'
  | 'undo'
  | 'passkey-options'
  | 'passkey'
  | 'order-account'
  | 'lookup'
  | 'sign-up'
export type ReviewAction = 'write' | 'ask' | 'report' | 'vote'
export const favoriteActions = ['toggle', 'share'] as const
export type FavoriteAction = (typeof favoriteActions)[number]

/** The route below `/api/` that answers a form. */
export type FormTarget =
  | `account/${AccountAction}`
  | `checkout/${CheckoutAction}`
  | `reviews/${ReviewAction}`
  | `session/${SessionAction}`
  | 'cart/gift-option'
  | 'cart/adjust'
  | 'cart/coupon'
  | 'cart/adjustment-remove'
  | 'cart/member'
  | 'cart/member-remove'
  | 'consent'
  | 'contact'
  | 'foot'
  | 'gift-card/balance'
  | 'newsletter'
  | 'newsletter/confirm'
  | 'unsubscribe'

/** Paths with the locale, ready for an `href`. */
export const href = {
  home: (locale: Locale) => `/${locale}`,
  category: (locale: Locale, category: { slug: string; categoryId: string }, query?: Query) =>
    withQuery(`/${locale}/c/${slugAndId(category.slug, category.categoryId)}`, query),
  product: (locale: Locale, product: { slug: string; productId: string }) =>
    `/${locale}/p/${slugAndId(product.slug, product.productId)}`,
  productReviews: (locale: Locale, product: { slug: string; productId: string }) =>
    `/${locale}/p/${slugAndId(product.slug, product.productId)}/reviews`,
  search: (locale: Locale, query: Query = {}) => withQuery(`/${locale}/search`, query),
  searchHub: (locale: Locale) => `/${locale}/searchhub`,
  cart: (locale: Locale, query?: Query) => withQuery(`/${locale}/cart`, query),
  adjustPrice: (locale: Locale, query?: Query) => withQuery(`/${locale}/cart/adjust`, query),
  /** The action of cart forms. */
  cartAction: (locale: Locale, action: CartAction) => `/api/cart/${action}?locale=${locale}`,
  checkout: (locale: Locale, step?: 'shipping' | 'billing' | 'summary' | 'return' | 'processing', query?: Query) =>
    withQuery(step ? `/${locale}/checkout/${step}` : `/${locale}/checkout`, query),
  orderConfirmation: (locale: Locale) => `/${locale}/order-confirmation`,
  orderTracking: (locale: Locale) => `/${locale}/order-tracking`,
  account: (locale: Locale, query?: Query) => withQuery(`/${locale}/account`, query),
  /** `id` names one of the section: an order, an address, or `new`. */
  accountSection: (locale: Locale, section: AccountSection, id?: string, query?: Query) =>
    withQuery(`/${locale}/account/${section}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`, query),
  accountReturn: (locale: Locale, orderNumber: string) =>
    `/${locale}/account/orders/${encodeURIComponent(orderNumber)}/return`,
  invoice: (locale: Locale, orderNumber: string) =>
    `/api/account/invoice/${encodeURIComponent(orderNumber)}?locale=${locale}`,
  signUp: (locale: Locale, query?: Query) => withQuery(`/${locale}/sign-up`, query),
  completeProfile: (locale: Locale, query?: Query) => withQuery(`/${locale}/account/complete`, query),
  employeeTerms: (locale: Locale, query?: Query) => withQuery(`/${locale}/account/employee-terms`, query),
  associateLogin: (locale: Locale, query?: Query) => withQuery(`/${locale}/associate-login`, query),
  forgotPassword: (locale: Locale, query?: Query) => withQuery(`/${locale}/forgot-password`, query),
  resetPassword: (locale: Locale) => `/${locale}/reset-password`,
  confirmEmail: (locale: Locale) => `/${locale}/confirm-email`,
  confirmNewEmail: (locale: Locale) => `/${locale}/confirm-new-email`,
  undo: (locale: Locale) => `/${locale}/undo`,
  /** The action of a block's close button. */
  dismiss: (locale: Locale) => `/api/dismiss?locale=${locale}`,
  /** A form's route, for script and for a button that leads elsewhere than its form. */
  target: (locale: Locale, to: FormTarget) => `/api/${to}?locale=${locale}`,
  favorites: (locale: Locale, query?: Query) => withQuery(`/${locale}/favorites`, query),
  sharedFavorites: (locale: Locale, shareId: string, query?: Query) =>
    withQuery(`/${locale}/favorites/shared/${shareId}`, query),
  /** Where the hearts and the forms of the list post. */
  favoriteAction: (locale: Locale, action: FavoriteAction) => `/api/favorites/${action}?locale=${locale}`,
  contactUs: (locale: Locale, query?: Query) => withQuery(`/${locale}/contact-us`, query),
  storeLocator: (locale: Locale, query?: Query) => withQuery(`/${locale}/store-locator`, query),
  dialog: (locale: Locale, name: DialogName, query?: Query) => withQuery(`/${locale}/dialog/${name}`, query),
  country: (locale: Locale, query?: Query) => withQuery(`/${locale}/country`, query),
  cookieSettings: (locale: Locale) => `/${locale}/cookies`,
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
