import { type Context, Hono } from 'hono'
import type { RouteKey, RouteMatch } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { RenderContext } from '../context/render-context.ts'
import { readForm, refusalStatus } from '../http/forms/forms.ts'
import type { Page } from '../render/page.ts'
import { isPublicRoute, type PublicRoute } from '../render/page-cache/page-address.ts'
import { loadAccountPage } from './account/account-route.tsx'
import { loadAccountSection } from './account/account-sections.ts'
import { loadConfirmEmailPage, loadConfirmNewEmailPage } from './account/confirm-email-route.tsx'
import { loadEmployeeTermsPage } from './account/employee-terms-route.tsx'
import { loadForgotPasswordPage, loadResetPasswordPage } from './account/password-routes.tsx'
import { loadReturnPage } from './account/return-route.tsx'
import { loadAssociateLoginPage } from './account/sign-in-route.tsx'
import { loadUndoPage } from './account/undo-route.tsx'
import { unsubscribeByMailProgram } from './api/unsubscribe.ts'
import { loadAdjustPage } from './cart/adjust-route.tsx'
import { loadCartPage } from './cart/cart-route.tsx'
import { loadCategoryPage } from './category/category-route.tsx'
import { loadCheckoutPage } from './checkout/checkout-route.tsx'
import { loadCookieSettingsPage } from './consent/cookie-settings-route.tsx'
import { loadContactPage } from './contact/contact-route.tsx'
import { loadContentPage } from './content-page/content-page-route.tsx'
import { loadCountryPage } from './country/country-route.tsx'
import { loadDialogPage } from './dialogs/dialog-route.tsx'
import { loadQuickshop } from './dialogs/quickshop.tsx'
import { loadSizeChart } from './dialogs/size-chart.tsx'
import { loadCompletePage, loadSignUpPage } from './enrollment/enrollment-routes.tsx'
import { errorPage } from './errors/error-page.tsx'
import { loadNotFoundPage } from './errors/not-found.tsx'
import { readEspots, withEspots } from './espot.ts'
import { loadFavoritesPage, loadSharedFavoritesPage } from './favorites/favorites-route.tsx'
import { loadGiftCardPage } from './gift-card/gift-card-route.tsx'
import { loadHomePage } from './home/home-route.tsx'
import { loadConfirmationPage } from './newsletter/confirmation-route.tsx'
import { loadUnsubscribePage } from './newsletter/unsubscribe-route.tsx'
import { loadOrderConfirmationPage } from './order-confirmation/order-confirmation-route.tsx'
import { loadOrderTrackingPage } from './order-tracking/order-tracking-route.tsx'
import { answerPage } from './page-answer/answer-page.ts'
import { loadProductCardPage } from './product/product-card-route.tsx'
import { loadProductPage } from './product/product-route.tsx'
import { loadPublicPage, type PublicLoader } from './public-loader.ts'
import { loadReviewsPage } from './reviews/reviews-route.tsx'
import { loadSearchHub } from './search/search-hub-route.tsx'
import { loadSearchPage } from './search/search-route.tsx'
import { loadStoreLocator } from './store-locator/store-locator-route.tsx'

/** A route results in a page, a redirect to the page's real address, or nothing (404). */
export type RouteAnswer = Page | Redirect | null
export type Redirect = { readonly redirect: string; readonly status: 301 | 302 }
export type PageLoader = (c: Context<AppEnv>, params: Readonly<Record<string, string>>) => Promise<RouteAnswer>

/** Loaders of pages that are cached for everybody. */
const publicLoaders: Readonly<Record<PublicRoute, PublicLoader>> = {
  home: loadHomePage,
  category: loadCategoryPage,
  product: loadProductPage,
  productReviews: loadReviewsPage,
  productCard: loadProductCardPage,
  quickshop: loadQuickshop,
  sizeChart: loadSizeChart,
  search: loadSearchPage,
  searchHub: loadSearchHub,
  help: (request, params) => loadContentPage(request, params['slug'] ?? 'help'),
  legal: (request, params) => loadContentPage(request, params['slug'] ?? ''),
  content: (request, params) => loadContentPage(request, params['slug'] ?? ''),
  stories: (request, params) => loadContentPage(request, params['slug'] ? `stories/${params['slug']}` : 'stories'),
  giftCard: (request) => loadGiftCardPage(request),
  page: (request, params) => loadContentPage(request, params['slug'] ?? ''),
}

/** Loaders of each visitor's own pages. */
const ownLoaders: Readonly<Record<Exclude<RouteKey, PublicRoute>, PageLoader>> = {
  cart: loadCartPage,
  adjustPrice: loadAdjustPage,
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
  confirmEmail: loadConfirmEmailPage,
  confirmNewEmail: loadConfirmNewEmailPage,
  undo: loadUndoPage,
  newsletterConfirmation: loadConfirmationPage,
  unsubscribe: loadUnsubscribePage,
  contactUs: loadContactPage,
  storeLocator: loadStoreLocator,
  dialog: loadDialogPage,
  country: loadCountryPage,
  cookieSettings: loadCookieSettingsPage,
}

/** All pages: paths with a locale. */
export const pages = new Hono<AppEnv>()
  .get('*', (c) => {
    const { route } = c.get('context')
    return answerPage(c, (context) => loadPage(c, context, route))
  })
  // A form that names no route: those that do have left for theirs (http/forms/form-target.ts).
  .post('*', async (c) => {
    if (c.get('context').route?.key === 'unsubscribe') return unsubscribeByMailProgram(c)
    const form = await readForm(c, c.get('context'))
    return errorPage(c, form.ok ? 400 : refusalStatus(form.failure))
  })

async function loadPage(
  c: Context<AppEnv>,
  context: RenderContext,
  match: RouteMatch | null,
): Promise<Page | Redirect> {
  if (!match) return loadNotFoundPage(c, { context })
  const { content } = c.get('services')
  const [answer, espots] = await Promise.all([loadOwnPart(c, context, match), readEspots(context, content, match)])
  if (answer === null) return loadNotFoundPage(c, { context })
  return 'redirect' in answer ? answer : withEspots(context, content, answer, espots)
}

function loadOwnPart(c: Context<AppEnv>, context: RenderContext, { key, params }: RouteMatch): Promise<RouteAnswer> {
  if (!isPublicRoute(key)) return ownLoaders[key](c, params)
  return loadPublicPage(c, context, (request) => publicLoaders[key](request, params))
}
