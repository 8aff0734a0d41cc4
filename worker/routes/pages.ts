import { type Context, Hono } from 'hono'
import { matchRoute, type RouteKey, withoutLocale } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import type { Page } from '../render/page.ts'
import { respond } from '../render/respond.tsx'
import { loadAccountPage } from './account/account-route.tsx'
import { loadAssociateLoginPage } from './account/sign-in-route.tsx'
import { loadCartPage } from './cart/cart-route.tsx'
import { loadCategoryPage } from './category/category-route.tsx'
import { loadCheckoutPage } from './checkout/checkout-route.tsx'
import { loadContentPage } from './content-page/content-page-route.tsx'
import { loadCountryPage } from './country/country-route.tsx'
import { loadDialogPage } from './dialogs/dialog-route.tsx'
import { loadNotFoundPage } from './errors/not-found.tsx'
import { readEspots, withEspots } from './espot.ts'
import { loadHomePage } from './home/home-route.tsx'
import { loadOrderConfirmationPage } from './order-confirmation/order-confirmation-route.tsx'
import { loadOrderTrackingPage } from './order-tracking/order-tracking-route.tsx'
import { loadProductPage } from './product/product-route.tsx'
import { loadSearchPage } from './search/search-route.tsx'

/** A route settles into a page, a redirect to the address the page really has, or nothing (404). */
export type RouteAnswer = Page | { readonly redirect: string; readonly status: 301 | 302 } | null
export type PageLoader = (c: Context<AppEnv>, params: Readonly<Record<string, string>>) => Promise<RouteAnswer>

/** Route keys without a loader (checkout, account …) are addresses of the shop that aren't built yet: a real 404 until they are. */
const loaders: Partial<Record<RouteKey, PageLoader>> = {
  home: loadHomePage,
  category: loadCategoryPage,
  product: loadProductPage,
  search: loadSearchPage,
  searchHub: loadSearchPage,
  cart: loadCartPage,
  checkout: loadCheckoutPage,
  orderConfirmation: loadOrderConfirmationPage,
  orderTracking: loadOrderTrackingPage,
  account: loadAccountPage,
  associateLogin: loadAssociateLoginPage,
  help: (c, params) => loadContentPage(c, params['slug'] ?? 'help'),
  legal: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  content: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  stories: (c, params) => loadContentPage(c, params['slug'] ? `stories/${params['slug']}` : 'stories'),
  giftCard: (c) => loadContentPage(c, 'gift-card'),
  page: (c, params) => loadContentPage(c, params['slug'] ?? ''),
  dialog: loadDialogPage,
  country: loadCountryPage,
}

/** Behind the locale: every path that is a page. */
export const pages = new Hono<AppEnv>().get('*', async (c) => {
  const match = matchRoute(withoutLocale(new URL(c.req.url).pathname))
  const loader = match && loaders[match.key]
  const [answer, espots] = loader ? await Promise.all([loader(c, match.params), readEspots(c, match)]) : [null, []]
  if (answer === null) return respond(c, await loadNotFoundPage(c))
  if ('redirect' in answer) return c.redirect(answer.redirect, answer.status)
  return respond(c, await withEspots(c, answer, espots))
})
