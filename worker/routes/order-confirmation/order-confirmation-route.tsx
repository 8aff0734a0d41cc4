import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { ConfirmationPage } from '../../../client/pages/checkout/order-pages.tsx'
import { href } from '../../../shared/routes.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import { payAgain } from '../checkout/notices.ts'
import { noticeOf } from '../checkout/refusal.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader } from '../pages.ts'
import { orderWords } from './order-words.ts'

/** The order that this browser made last (spec 1 §2 "shown after a successful order"). It may be looked at again. */
export const loadOrderConfirmationPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { t, locale } = context
  const order = await readOrderCookie(c, context)
  if (!order) return { redirect: href.orderTracking(locale), status: 302 }
  const found = await c
    .get('services')
    .checkout.inName(context, (call) =>
      call('consumer.purchase', { params: { orderId: order.orderNumber }, query: { st: order.st } }),
    )
  c.get('timing').mark('data')
  if (!found.ok) {
    if (found.failure.status >= 500) return loadErrorPage(c, 503, found.failure.code)
    return { redirect: href.orderTracking(locale), status: 302 }
  }
  const placed = found.value.value
  if (placed.status === 'PROCESSING') return { redirect: href.checkout(locale, 'processing'), status: 302 }
  // The payment was left halfway: there is nothing to confirm.
  if (placed.status === 'ACTION_REQUIRED')
    return { redirect: href.checkout(locale, 'billing', noticeOf({ code: payAgain })), status: 302 }
  const view = await orderWords(context, placed)
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('checkout.thanks') }),
    description: t('checkout.description'),
    canonical: '/order-confirmation',
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [{ name: 'order', node: () => <ConfirmationPage {...view} /> }],
    content: [],
    noStore: true,
  }
}
