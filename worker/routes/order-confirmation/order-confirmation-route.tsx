import type { Context } from 'hono'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { ConfirmationPage } from '../../../client/pages/checkout/order-pages.tsx'
import { formCss } from '../../../client/pages/form/form-css.ts'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import { recommendedCss } from '../../../client/pages/recommended.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { isKept } from '../../../shared/orders/is-kept.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { countOrder } from '../../events/conversions.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { isUnknown } from '../../services/result.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { passwordForm } from '../account/password-forms.tsx'
import { saleBar } from '../account/sale.tsx'
import { noticeOf } from '../checkout/refusal.ts'
import { checkoutHref } from '../checkout/which-cart.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { recommendedSegment } from '../recommended.tsx'
import { payAgain } from '../unpaid.ts'
import { orderWords } from './order-words.ts'

/** This browser's last order (spec 1 §2 "shown after a successful order"). The page can be opened again. */
export const loadOrderConfirmationPage: PageLoader = (c) => orderConfirmation(c, null)

type Refused = { readonly answer: FormAnswer; readonly status: 422 | 503 }

/** `refused`: the form for an account, with what is wrong. */
export async function orderConfirmation(c: Context<AppEnv>, refused: Refused | null): Promise<RouteAnswer> {
  const context = c.get('context')
  const { t, locale } = context
  const order = await orderCookie.read(c, context)
  if (!order) return { redirect: href.orderTracking(locale), status: 302 }
  if (await isSaleOver(c)) return { redirect: withOutcome(href.associateLogin(locale), 'session-ended'), status: 302 }
  const purchase = await c
    .get('services')
    .checkout.inName(context, (call) =>
      call('consumer.purchase', { params: { orderId: order.orderNumber }, query: { st: order.st } }),
    )
  c.get('timing').mark('data')
  if (!purchase.ok) {
    if (isUnknown(purchase.failure)) return loadErrorPage(c, 503)
    return { redirect: href.orderTracking(locale), status: 302 }
  }
  const placed = purchase.value.value
  if (placed.status === 'PROCESSING') return { redirect: href.checkout(locale, 'processing'), status: 302 }
  // The payment was not completed: there is nothing to confirm.
  if (placed.status === 'ACTION_REQUIRED')
    return { redirect: checkoutHref(locale, order.bag, 'billing', noticeOf({ code: payAgain })), status: 302 }
  const view = await orderWords(context, placed)
  const isDone = context.url.searchParams.get('said') === accountAsked
  const asks = !context.session?.person && !isDone && placed.status === 'PLACED'
  const account = asks ? orderAccountForm(context, { ...order, email: placed.email }, refused?.answer) : null
  if (order.unseen) {
    // An order whose response was lost is counted here.
    await countOrder(context, placed)
  }
  if (!order.shown) await orderCookie.set(c, context, { ...order, unseen: false, shown: true })
  return {
    status: refused?.status ?? 200,
    title: t('site.titleSuffix', { title: isKept(placed) ? t('checkout.thanks') : view.status }),
    description: t('checkout.description'),
    canonical: '/order-confirmation',
    index: false,
    jsonLd: [],
    css: [...checkoutCss, ...formCss, ...recommendedCss],
    segments: [
      {
        name: 'order',
        node: () => <ConfirmationPage {...view} account={account} head={saleBar(context, href.home(locale))} />,
      },
      ...(isKept(placed) && !context.session?.person?.associate ? [goesWithOrder(context, placed)] : []),
    ],
    content: [],
    noStore: true,
  }
}

const goesWithOrder = (context: RequestContext, { items }: PlacedOrder) =>
  recommendedSegment(context, {
    widget: 'cart',
    productIds: [...new Set(items.map(({ productId }) => productId))].slice(0, 20),
    count: 3,
    title: context.t('recommended.cart'),
    layout: 'three',
  })

/**
 * An associate's session has ended, which nothing had found out yet: whoever is at the register by now may be anybody,
 * and it forgets its last order.
 */
async function isSaleOver(c: Context<AppEnv>): Promise<boolean> {
  if (!c.get('context').session?.person?.associate) return false
  const known = await asPerson(c, (call) => call('consumer.get', {}))
  return !known.ok && isSignedOut(known.failure)
}

/** The outcome that the page says once the form was sent. */
export const accountAsked = 'order-account'

export const orderAccountAsks = ['newPassword'] as const

const orderAccountForm = (
  context: RequestContext,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
  answer: FormAnswer = { texts: {} },
) =>
  passwordForm(context, {
    asks: orderAccountAsks,
    to: 'session/order-account',
    submit: context.t('password.orderSubmit'),
    email,
    about: { name: 'orderNumber', value: orderNumber },
    passkeys: [],
    answer,
    returnTo: href.orderConfirmation(context.locale),
  })
