import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { AskAgainPage, WaitPage } from '../../../client/pages/checkout/order-pages.tsx'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import type { Page } from '../../render/page.ts'
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
  return bare(context, 'processing', <WaitPage site={site} t={t} retryHref={href.checkout(locale, 'processing')} />)
}

/** Nobody answered whether the order was made: the same form once more, with the same key. */
export function askAgainPage(context: RequestContext, fields: Readonly<Record<string, string>>): Page {
  const { site, t, locale, csrfToken } = context
  const form = { csrf: csrfToken, returnTo: href.checkout(locale, 'summary') }
  const page = bare(context, 'summary', <AskAgainPage site={site} t={t} form={form} fields={fields} />)
  return { ...page, status: 503 }
}

function bare(context: RequestContext, step: 'processing' | 'summary', node: ReactNode): Page {
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
