import { type Context, Hono } from 'hono'
import { matchRoute, type RouteKey, type RouteMatch, withoutLocale } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { startChrome } from '../render/chrome.ts'
import type { Page } from '../render/page.ts'
import { answerPage } from '../render/page-cache/page-cache.ts'
import { loadAccountPage } from './account/account-route.tsx'
import { loadAccountSection } from './account/account-sections.ts'
import { loadEmployeeTermsPage } from './account/employee-terms-route.tsx'
import { loadForgotPasswordPage, loadResetPasswordPage } from './account/password-routes.tsx'
import { loadReturnPage } from './account/return-route.tsx'
import { loadAssociateLoginPage } from './account/sign-in-route.tsx'
import { loadCartPage } from './cart/cart-route.tsx'
import { loadCategoryPage } from './category/category-route.tsx'
import { loadCheckoutPage } from './checkout/checkout-route.tsx'
import { loadContactPage } from './contact/contact-route.tsx'
import { loadContentPage } from './content-page/content-page-route.tsx'
import { loadCountryPage } from './country/country-route.tsx'
import { loadDialogPage } from './dialogs/dialog-route.tsx'
import { loadCompletePage, loadSignUpPage } from './enrollment/enrollment-routes.tsx'
import { loadNotFoundPage } from './errors/not-found.tsx'
import { readEspots, withEspots } from './espot.ts'
import { loadFavoritesPage, loadSharedFavoritesPage } from './favorites/favorites-route.tsx'
import { loadHomePage } from './home/home-route.tsx'
import { loadConfirmationPage } from './newsletter/confirmation-route.tsx'
import { loadOrderConfirmationPage } from './order-confirmation/order-confirmation-route.tsx'
import { loadOrderTrackingPage } from './order-tracking/order-tracking-route.tsx'
import { loadProductPage } from './product/product-route.tsx'
import { loadReviewsPage } from './reviews/reviews-route.tsx'
import { loadSearchPage } from './search/search-route.tsx'
import { loadStoreLocator } from './store-locator/store-locator-route.tsx'

/** A route results in a page, a redirect to the page's real address, or nothing (404). */
export type RouteAnswer = Page | Redirect | null
export type Redirect = { readonly redirect: string; readonly status: 301 | 302 }
export type PageLoader = (c: Context<AppEnv>, params: Readonly<Record<string, string>>) => Promise<RouteAnswer>

/** Route keys without a loader are addresses that aren't built yet: a real 404 until they are. */
const loaders: Partial<Record<RouteKey, PageLoader>> = {
  home: loadHomePage,
  category: loadCategoryPage,
  product: loadProductPage,
  productReviews: loadReviewsPage,
  search: loadSearchPage,
  searchHub: loadSearchPage,
  cart: loadCartPage,
  checkout: loadCheckoutPage,
  orderConfirmation: loadOrderConfirmationPage,
  orderTracking: loadOrderTrackingPage,
  account: loadAccountPage,
  accountProfile: (c) => loadAccountSection(c, { section: 'profile' }),
  accountSection: loadAccountSection,
  signUp: loadSignUpPage,
  completeProfile: loadCompletePage,
  employeeTerms: loadEmployeeTermsPage,
  accountReturn: loadReturnPage,
  associateLogin: loadAssociateLoginPage,
  forgotPassword: loadForgotPasswordPage,
  resetPassword: loadResetPasswordPage,
  favorites: loadFavoritesPage,
  sharedFavorites: loadSharedFavoritesPage,
  newsletterConfirmation: loadConfirmationPage,
  contactUs: loadContactPage,
  storeLocator: loadStoreLocator,
  help: (c, params) => loadContentPage(c, params['slug'] ?? 'help'),
  legal: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  content: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  stories: (c, params) => loadContentPage(c, params['slug'] ? `stories/${params['slug']}` : 'stories'),
  giftCard: (c) => loadContentPage(c, 'gift-card'),
  page: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  dialog: loadDialogPage,
  country: loadCountryPage,
}

/** All pages: paths with a locale. */
export const pages = new Hono<AppEnv>().get('*', (c) => {
  const match = matchRoute(withoutLocale(new URL(c.req.url).pathname))
  return answerPage(c, match, () => loadPage(c, match))
})

async function loadPage(c: Context<AppEnv>, match: RouteMatch | null): Promise<Page | Redirect> {
  const loader = match && loaders[match.key]
  startChrome(c)
  const [answer, espots] = loader ? await Promise.all([loader(c, match.params), readEspots(c, match)]) : [null, []]
  if (answer === null) return loadNotFoundPage(c)
  return 'redirect' in answer ? answer : withEspots(c, answer, espots)
}
