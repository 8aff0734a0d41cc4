import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { TrackingPage } from '../../../client/pages/checkout/order-pages.tsx'
import type { FieldError } from '../../../client/pages/form/form-errors.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { orderWords } from '../order-confirmation/order-words.ts'
import type { PageLoader } from '../pages.ts'

export type Tracked = {
  readonly values: { readonly orderNumber: string; readonly email: string }
  readonly errors?: readonly FieldError[]
  readonly fault?: string
  readonly order?: PlacedOrder
  readonly said?: string
  readonly status?: Page['status']
}

/** An order can be called off this long after it was placed, in milliseconds. Shown only: the platform has the last word. */
const cancelMs = 30 * 60_000

export async function trackingPage(
  context: RequestContext,
  { values, errors = [], fault, order, said, status = 200 }: Tracked,
): Promise<Page> {
  const { site, t, locale, csrfToken, now } = context
  const found = order ? await orderWords(context, order) : null
  const fresh = order?.placedAt && now.getTime() - Date.parse(order.placedAt) < cancelMs
  return {
    status,
    title: t('site.titleSuffix', { title: t('checkout.trackTitle') }),
    description: t('checkout.trackDescription'),
    canonical: '/order-tracking',
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [
      {
        name: 'tracking',
        node: () => (
          <TrackingPage
            site={site}
            t={t}
            form={{ csrf: csrfToken, returnTo: href.orderTracking(locale) }}
            values={values}
            errors={errors}
            fault={fault}
            found={found}
            canCancel={order?.status === 'PLACED' && Boolean(fresh)}
            said={said}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

export const loadOrderTrackingPage: PageLoader = async (c) =>
  trackingPage(c.get('context'), { values: { orderNumber: '', email: '' } })
