import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { RetryOrderPage, WaitPage } from '../../../client/pages/checkout/order-pages.tsx'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import type { Page } from '../../render/page.ts'
import { isUnknown } from '../../services/result.ts'
import { formContext } from '../form-context.ts'
import type { RouteAnswer } from '../pages.ts'
import { openCheckout } from './checkout-context.ts'
import { refusedOrder, settleOrder } from './place.ts'
import { takeCart } from './which-cart.ts'

const lookAgainSeconds = 3

/**
 * The order is still being placed: the page checks repeatedly until it succeeds, or its cart is open again. The steps
 * of a locked cart lead here, so until then this page leads to none of them.
 */
export async function waitPage(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const { site, t, locale } = context
  const order = await orderCookie.read(c, context)
  if (!order) return { redirect: href.cart(locale), status: 302 }
  takeCart(c, order.bag)
  const purchase = await c
    .get('services')
    .checkout.inName(context, (call) =>
      call('consumer.purchase', { params: { orderId: order.orderNumber }, query: { st: order.st } }),
    )
  if (purchase.ok && purchase.value.value.status !== 'PROCESSING') {
    const outcome = await settleOrder(c, purchase.value.value, order.method)
    return { redirect: outcome.location, status: 302 }
  }
  if (!purchase.ok && (await isCartOpen(c))) {
    const { location } = await refusedOrder(c, purchase.failure)
    return { redirect: location, status: 302 }
  }
  return waitingPage(
    context,
    'processing',
    <WaitPage site={site} t={t} retryHref={href.checkout(locale, 'processing')} />,
  )
}

/** Also for a cart that is gone: its steps know where it went. */
async function isCartOpen(c: Context<AppEnv>): Promise<boolean> {
  const checkout = await openCheckout(c)
  return checkout.ok ? !checkout.value.cart.locked : !isUnknown(checkout.failure)
}

/** For an order that may or may not be placed: shows the same form again, with the same key. */
export function askAgainPage(context: RequestContext, fields: Readonly<Record<string, string>>): Page {
  const { site, t, locale } = context
  const form = formContext(context, href.checkout(locale, 'summary'))
  const page = waitingPage(context, 'summary', <RetryOrderPage site={site} t={t} form={form} fields={fields} />)
  return { ...page, status: 503 }
}

function waitingPage(context: RequestContext, step: 'processing' | 'summary', node: ReactNode): Page {
  const { t } = context
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('checkout.processingTitle') }),
    description: t('checkout.description'),
    canonical: `/checkout/${step}`,
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [{ name: 'wait', node: () => node }],
    content: [],
    noStore: true,
    onCartPage: true,
    ...(step === 'processing' && { refreshSeconds: lookAgainSeconds }),
  }
}
