import type { Context } from 'hono'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { WaitPage } from '../../../client/pages/checkout/order-pages.tsx'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import type { RouteAnswer } from '../pages.ts'
import { refusedOrder, settleOrder } from './place.ts'

const lookAgainSeconds = 3

/** The order is still being made: looks, and looks again, until it is one or isn't. */
export async function waitPage(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const { site, t, locale } = context
  const order = await readOrderCookie(c, context)
  if (!order) return { redirect: href.cart(locale), status: 302 }
  const found = await c
    .get('services')
    .checkout.inName(context, (call) =>
      call('consumer.purchase', { params: { orderId: order.orderNumber }, query: { st: order.st } }),
    )
  if (found.ok && found.value.value.status !== 'PROCESSING') {
    const outcome = await settleOrder(c, found.value.value)
    return { redirect: outcome.location, status: 302 }
  }
  if (!found.ok && found.failure.status < 500) return { redirect: refusedOrder(c, found.failure).location, status: 302 }
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('checkout.processingTitle') }),
    description: t('checkout.description'),
    canonical: '/checkout/processing',
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [
      {
        name: 'wait',
        node: () => <WaitPage site={site} t={t} retryHref={href.checkout(locale, 'processing')} />,
      },
    ],
    content: [],
    noStore: true,
    onCartPage: true,
    refreshSeconds: lookAgainSeconds,
  }
}
