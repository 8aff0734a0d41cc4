import type { IslandPropsOf } from '../../../client/islands/contracts.ts'
import { cartCallouts, freeShippingCallout } from '../../../client/pages/cart/within-reach.ts'
import { CartPage, cartPageCss } from '../../../client/pages/cart-page.tsx'
import { captchaField } from '../../../client/pages/form/captcha-field.tsx'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { recommendationLimits } from '../../../shared/recommendations.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { cartSeen } from '../../events/shop-events.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import type { Page } from '../../render/page.ts'
import { basketGone } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { readStoreIfThere } from '../../services/stores.ts'
import { saleBar } from '../account/sale.tsx'
import type { C } from '../api/checkout-answers.ts'
import { allowancesOf, hasAllowance } from '../checkout/allowances.ts'
import { arrival } from '../checkout/arrival.ts'
import { keepCart, wayToOrder } from '../checkout/lost-order.ts'
import { invitations } from '../enrollment/invitation.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import { asksForCaptcha, type Notice, readNoticeWithDetails } from '../notice.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { popularSegment, recommendedSegment } from '../recommended.tsx'
import { goodsOf } from './adjust-route.tsx'
import { cartNotices, pointsCallout } from './cart-view.ts'
import { type MemberInput, saleMember } from './sale-member.tsx'

type CartInput = Partial<MemberInput> & { readonly status?: Page['status'] }

export const loadCartPage: PageLoader = (c) => cartPage(c)

/**
 * Critical: the cart. If the cart service is down, the page says so; the session keeps the cart's id. `input`: what was
 * refused of its form for a sale's member.
 */
export async function cartPage(c: C, { status = 200, ...member }: CartInput = {}): Promise<RouteAnswer> {
  const context = c.get('context')
  const { site, t, locale, csrfToken, session } = context
  const service = c.get('services').cart
  const mayHaveSaved = session !== null && !session.person?.associate
  const [answer, saved, profile] = await Promise.all([
    service.read(context, { checkStock: true }),
    mayHaveSaved ? service.readSaved(context) : null,
    hasAllowance(context) ? context.call('consumer.get', {}) : null,
  ])
  const state = answer.ok ? answer.value : answer.state
  const cart = state?.cart ?? null
  const storeNames = cart ? await storeNamesOf(context, cart) : {}
  c.get('timing').mark('data')
  await keepCart(c, state)
  const checkoutLink = await wayToOrder(c, state ?? { cart: null })
  if (checkoutLink) return { redirect: checkoutLink, status: 302 }
  // An unreadable cart is not an empty one.
  if (!answer.ok && !state) return loadErrorPage(c, 503)
  const lost: Notice | null = !answer.ok && state ? { flow: 'remove-item', code: answer.failure.code } : null
  const notice = lost ?? (await readNoticeWithDetails(c))
  if (notice && asksForCaptcha(notice)) await context.captchas.ask('cart.addCoupon')
  const isOver = notice?.code === basketGone || notice?.code === otherPurchase.code
  const order = isOver ? await orderCookie.read(c, context) : null
  // The cart's owner may have changed by now: a session that has ended is no person's and no sale any more.
  const shown = state ? { ...context, session: state.session } : context
  const { person } = shown.session ?? {}
  const notices = cartNotices(shown, cart, notice, order)
  const view: IslandPropsOf<'cart-view'> = {
    cart,
    form: { csrf: csrfToken, returnTo: href.cart(locale), remaining: cart ? remainingOf(cart.items) : '' },
    arrivals: cart ? arrivalsOf(context, cart) : {},
    storeNames,
    freeShipping: cart ? freeShippingCallout(context, cart) : null,
    callouts: cart ? [...cartCallouts(cart), ...pointsCallout(context, cart)] : [],
    notices,
    saved: saved && saved.items.length > 0 ? saved : null,
    guest: !person,
    canSave: mayHaveSaved,
    startHref: href.home(locale),
    lost: lost !== null,
  }
  const allowances = profile?.ok ? allowancesOf(context, profile.value.consumerDetails) : []
  const mayAdjust = person?.associate && cart && goodsOf(cart).length > 0
  const adjust = mayAdjust ? [{ text: t('adjust.title'), to: href.adjustPrice(locale) }] : []
  const notes = [...adjust, ...allowances, ...(cart?.items.length ? invitations(shown, href.cart(locale)) : [])]
  return {
    status,
    title: t('site.titleSuffix', { title: t('cart.title') }),
    description: t('cart.description'),
    canonical: '/cart',
    index: false,
    jsonLd: [],
    css: [...cartPageCss, ...recommendedCss],
    segments: [
      {
        name: 'cart',
        node: () => (
          <CartPage
            site={site}
            notes={notes}
            view={view}
            captcha={captchaField(context.captchas.shown(), 'cart/coupon')}
            sale={saleBar(shown, href.cart(locale))}
            member={cart && saleMember(shown, cart, member)}
          />
        ),
      },
      ...(person?.associate ? [] : [recommendedFor(context, cart)]),
    ],
    content: [],
    events: cart && cart.items.length > 0 ? [cartSeen(cart)] : [],
    onCartPage: true,
    noStore: true,
  }
}

/** Below a full cart three products that go with it, below an empty one those that many buy. */
function recommendedFor(context: RequestContext, cart: Cart | null) {
  const { t } = context
  const productIds = [...new Set(cart?.items.map(({ productId }) => productId))].slice(0, 20)
  return productIds.length > 0
    ? recommendedSegment(context, {
        widget: 'upsell',
        productIds,
        count: recommendationLimits.stacked,
        title: t('recommended.cart'),
        layout: 'stacked',
      })
    : popularSegment(context)
}

/** Texts with dates, by the service's delivery time (`2-4`). */
function arrivalsOf(context: RequestContext, { items }: Cart): Readonly<Record<string, string>> {
  const times = items.flatMap(({ deliveryTime, shippingOptions }) => [
    deliveryTime,
    ...shippingOptions.map(({ shippingMethod }) => shippingMethod.deliveryTime),
  ])
  return Object.fromEntries([...new Set(times)].filter(Boolean).map((time) => [time, arrival(context, time)]))
}

/** The service names the pickup stores; the store that could be chosen is looked up. */
async function storeNamesOf(context: RequestContext, cart: Cart): Promise<Readonly<Record<string, string>>> {
  const knownNames = Object.fromEntries(
    cart.shippingMethods.flatMap(({ storeId, storeName }) => (storeId && storeName ? [[storeId, storeName]] : [])),
  )
  const named = cart.items.flatMap(({ shippingOptions }) =>
    shippingOptions.flatMap(({ storeInfo }) => storeInfo?.id ?? []),
  )
  const unknown = [...new Set(named)].filter((id) => !(id in knownNames))
  const stores = await Promise.all(unknown.map((id) => readStoreIfThere(context, id)))
  return {
    ...knownNames,
    ...Object.fromEntries(stores.flatMap((store) => (store ? [[store.storeId, store.name]] : []))),
  }
}
