import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { Island } from '../../../client/blocks/parts/island.tsx'
import { LineGoneDialog, PayLaterDialog, StoreChangedDialog } from '../../../client/pages/dialogs/note-dialogs.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { StoreHit } from '../../../shared/contracts/store.ts'
import { StoreId } from '../../../shared/contracts/store.ts'
import { type DialogName, isDialogName } from '../../../shared/dialogs.ts'
import type { MessageKey } from '../../../shared/i18n/messages/en.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { runsTagsAt } from '../../context/tag-manager.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { type Result, succeed } from '../../services/result.ts'
import { readStore } from '../../services/stores.ts'
import { loadEmployeeTermsDialog } from '../account/employee-terms-route.tsx'
import { type EnrollmentDialog, isEnrollmentDialog, loadEnrollmentDialog } from '../enrollment/enrollment-routes.tsx'
import { loadErrorPage } from '../errors/error-page.tsx'
import { loadUnavailablePage } from '../errors/unavailable.tsx'
import { isPartOnly } from '../page-answer/asked-part.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { dialogPage } from './dialog-page.ts'
import { forgotPasswordDialog } from './forgot-password.tsx'
import { giftOptionDialog } from './gift-option.tsx'
import { locationDialog } from './location.tsx'
import { loadMiniCart } from './mini-cart.tsx'
import { pickupDialog } from './pickup.tsx'
import { isReviewDialog, type ReviewDialog, reviewDialog } from './review-dialogs.tsx'

type CartDialogName = Exclude<
  DialogName,
  | 'quickshop'
  | 'mini-cart'
  | 'forgot-password'
  | 'size-chart'
  | 'employee-terms'
  | 'location-confirmation'
  | EnrollmentDialog
  | ReviewDialog
>

const titles: Readonly<Record<CartDialogName, MessageKey>> = {
  pickup: 'pickup.title',
  'change-store': 'changeStore.title',
  'store-changed': 'storeChanged.title',
  'shipping-method': 'shippingMethod.title',
  'gift-option': 'giftOption.title',
  'pay-later': 'payLater.title',
}
const isCartDialog = (name: DialogName): name is CartDialogName => Object.hasOwn(titles, name)

/**
 * A visitor's own dialog as a page: never indexed, never cached. With the header `x-fragment: main` the response is
 * only its main part.
 */
export const loadDialogPage: PageLoader = async (c, params): Promise<RouteAnswer> => {
  const context = c.get('context')
  const name = params['name'] ?? ''
  if (!isDialogName(name)) return null
  if (isAboutPerson(name) && isBesideTags(c)) return loadErrorPage(c, 409)
  if (name === 'mini-cart') return loadMiniCart(c)
  if (name === 'forgot-password') return forgotPasswordDialog(context)
  if (name === 'location-confirmation') return locationDialog(context)
  if (isReviewDialog(name)) {
    const { searchParams } = context.url
    const productId = searchParams.get('product') ?? ''
    return reviewDialog(context, name, { productId, reviewId: searchParams.get('item') ?? '' })
  }
  if (isEnrollmentDialog(name)) return loadEnrollmentDialog(c, name)
  if (name === 'employee-terms') return loadEmployeeTermsDialog(c, params)
  if (!isCartDialog(name)) return null
  const answer = await c.get('services').cart.read(context)
  c.get('timing').mark('data')
  if (!answer.ok) return loadUnavailablePage(c, answer.failure)
  if (answer.value.session) await setSession(c, context, answer.value.session)
  const store = isAboutStore(name) ? await storeOf(context) : succeed(null)
  if (!store.ok) return loadUnavailablePage(c, store.failure)
  const node = await dialog(context, name, answer.value.cart, store.value)
  return node ? dialogPage(context, context.t(titles[name]), node) : null
}

const isAboutPerson = (name: DialogName): boolean => name === 'forgot-password' || isEnrollmentDialog(name)

/**
 * The dialog would open over a page with somebody else's script, which reads all that is typed there. A browser that is
 * refused the part opens the dialog's page instead.
 */
function isBesideTags(c: Context<AppEnv>): boolean {
  const below = isPartOnly(c) ? cameFrom(c) : null
  return below !== null && runsTagsAt(below, c.get('context'))
}

const isAboutStore = (name: CartDialogName): boolean => name === 'change-store' || name === 'store-changed'

async function storeOf(context: RequestContext): Promise<Result<StoreHit | null>> {
  const storeId = StoreId.safeParse(context.url.searchParams.get('store')).data
  return storeId ? readStore(context, storeId) : succeed(null)
}

/** `store` is what a dialog about a store is about. */
async function dialog(
  context: RequestContext,
  name: CartDialogName,
  cart: Cart | null,
  store: StoreHit | null,
): Promise<ReactNode> {
  const { site, t, locale, url, csrfToken } = context
  const page = { site, t }
  const form = { csrf: csrfToken, returnTo: href.cart(locale) }
  const itemId = url.searchParams.get('item')
  const item = cart?.items.find(({ id }) => id === itemId) ?? null
  switch (name) {
    case 'pay-later': {
      const total = cart?.totals.total ?? 0
      const money = (minor: number) => formatMoney(minor, site.currency, locale)
      const example = total > 0 ? { total: money(total), part: money(Math.ceil(total / 3)) } : null
      return <PayLaterDialog {...page} example={example} />
    }
    case 'change-store':
    case 'store-changed': {
      if (!store) return null
      const fetched = (cart?.items ?? []).filter((item) => item.selectedShippingOption === 'pickup').map(({ id }) => id)
      if (name === 'change-store' && fetched.length === 0) return <LineGoneDialog {...page} />
      return name === 'change-store' ? (
        <Island name="change-store" on="idle" locale={locale} props={{ form, store, itemIds: fetched }} />
      ) : (
        <StoreChangedDialog {...page} store={store} />
      )
    }
    case 'pickup':
      return itemId && !item ? <LineGoneDialog {...page} /> : pickupDialog(context, form, cart?.items ?? [], item)
    case 'shipping-method':
      return item ? (
        <Island name="shipping-method" on="idle" locale={locale} props={{ form, item }} />
      ) : (
        <LineGoneDialog {...page} />
      )
    case 'gift-option':
      return giftOptionDialog(context, item)
  }
}
