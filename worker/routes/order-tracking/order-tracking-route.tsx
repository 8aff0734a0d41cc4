import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { TrackingPage } from '../../../client/pages/checkout/order-pages.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import type { Page } from '../../render/page.ts'
import { noForm } from '../../services/captcha-proof.ts'
import { formContext } from '../form-context.ts'
import { orderWords } from '../order-confirmation/order-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import type { PageLoader } from '../pages.ts'
import { type ReturnInput, returnFormView, returnViews } from '../returns/return-view.ts'
import { canCancel } from './can-cancel.ts'

export type Tracked = {
  readonly values: { readonly orderNumber: string; readonly email: string }
  /** Error messages by field. */
  readonly texts?: Readonly<Record<string, string>>
  readonly fault?: string
  readonly order?: PlacedOrder
  readonly outcome?: string
  readonly status?: Page['status']
  /** A return that was refused, or waits for the order to be found, with everything chosen. */
  readonly returning?: ReturnInput | undefined
}

async function trackingPage(
  context: RequestContext,
  { values, texts = {}, fault, order, outcome, status = 200, returning }: Tracked,
): Promise<Page> {
  const { site, t, locale, now } = context
  const found = order ? await orderWords(context, order) : null
  const returnForm = order ? returnFormView(context, order, returning) : null
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
            form={formContext(context, href.orderTracking(locale))}
            values={values}
            texts={texts}
            fault={fault}
            found={found}
            canCancel={order !== undefined && canCancel(order, now)}
            outcome={outcome}
            returns={order ? returnViews(context, order) : []}
            returnForm={returnForm}
            nothingToReturn={found !== null && returning !== undefined && returnForm === null}
            waiting={returning ? { ...returning.values, key: returning.key } : {}}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

/** An order is shown as it is by now. Where it can't be looked up so soon again, it is shown as it was. */
export const answerTracking = formAnswer('tracking', async (c, said: Tracked) => {
  const context = c.get('context')
  if (!said.order || c.req.method === 'POST') return trackingPage(context, said)
  const order = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.trackOrder', { body: { ...said.values, ...noForm } }))
  if (!order.ok) return trackingPage(context, said)
  await setSession(c, context, order.value.session)
  return trackingPage(context, { ...said, order: order.value.value })
})

export const loadOrderTrackingPage: PageLoader = async (c) =>
  trackingPage(c.get('context'), { values: { orderNumber: '', email: '' } })
