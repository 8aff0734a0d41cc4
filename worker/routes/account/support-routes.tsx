import type { Context } from 'hono'
import { SupportPage } from '../../../client/pages/account/support-page.tsx'
import { WarrantyPage } from '../../../client/pages/account/warranty-page.tsx'
import type { FormAnswer } from '../../../client/pages/form/form-props.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { dateText } from '../../../shared/time/clock.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { asPerson, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

export const loadSupportPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { t, site } = context
  const found = await asPerson(c, (call) => call('contact.cases', {}))
  if (!found.ok) return withoutData(c, found.failure)
  const cases = found.value.cases.map(
    ({ caseNumber, subject, orderNumber, productName, message, state, createdAt }) => {
      const about = productName === null ? subject : `${subject}: ${productName}`
      return {
        caseNumber,
        subject: orderNumber === null ? about : t('support.of', { subject: about, number: orderNumber }),
        when: dateText(site, createdAt, 'medium'),
        state: t(state === 'OPEN' ? 'support.open' : 'support.closed'),
        message,
      }
    },
  )
  return sectionPage(context, {
    title: t('account.support'),
    path: '/account/support',
    node: (shown) => <SupportPage {...shown} cases={cases} />,
  })
}

type WarrantyInput = { readonly values: FormValues; readonly answer?: FormAnswer; readonly status?: Page['status'] }

function warrantyPage(
  context: RequestContext,
  { orderNumber, items }: PlacedOrder,
  { values, answer = { texts: {} }, status }: WarrantyInput,
): Page {
  const byProduct = new Map(
    items.map(({ productId, name, colourName, sizeLabel }) => [
      productId,
      [name, colourName, sizeLabel].filter(Boolean).join(', '),
    ]),
  )
  return sectionPage(context, {
    title: context.t('warranty.title'),
    path: `/account/support/${orderNumber}`,
    status,
    node: (shown) => (
      <WarrantyPage
        {...shown}
        orderNumber={orderNumber}
        items={[...byProduct].map(([value, label]) => ({ value, label }))}
        values={values}
        answer={answer}
      />
    ),
  })
}

type WarrantyAsked = { readonly orderNumber: string; readonly refused?: WarrantyInput }

/** The form about an item of this order. Somebody else's order is one that isn't there. */
export async function showWarranty(c: Context<AppEnv>, { orderNumber, refused }: WarrantyAsked): Promise<RouteAnswer> {
  const context = c.get('context')
  const found = await asPerson(c, (call) => call('consumer.purchase', { params: { orderId: orderNumber } }))
  if (!found.ok) return withoutData(c, found.failure)
  const order = found.value
  if (order.placedAt === null) return null
  const productId = context.url.searchParams.get('product') ?? ''
  return warrantyPage(context, order, refused ?? { values: { productId, email: order.email } })
}

export const loadWarrantyPage: PageLoader = (c, { id = '' }) => showWarranty(c, { orderNumber: id })
