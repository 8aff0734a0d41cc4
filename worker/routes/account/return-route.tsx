import type { Context } from 'hono'
import { ReturnPage } from '../../../client/pages/account/return-page.tsx'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { type ReturnInput, returnFormView } from '../returns/return-view.ts'
import { asPerson, signInFirst, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

function returnPage(context: RequestContext, order: PlacedOrder, refused?: ReturnInput): Page {
  const { orderNumber } = order
  return sectionPage(context, {
    title: context.t('account.returnItems'),
    path: `/account/orders/${orderNumber}/return`,
    css: checkoutCss,
    status: refused ? 422 : 200,
    node: (shown) => <ReturnPage {...shown} orderNumber={orderNumber} view={returnFormView(context, order, refused)} />,
  })
}

type ReturnAsked = { readonly orderNumber: string; readonly refused?: ReturnInput }

export async function showReturn(c: Context<AppEnv>, { orderNumber, refused }: ReturnAsked): Promise<RouteAnswer> {
  const found = await asPerson(c, (call) => call('consumer.purchase', { params: { orderId: orderNumber } }))
  return found.ok ? returnPage(c.get('context'), found.value, refused) : withoutData(c, found.failure)
}

export const loadReturnPage: PageLoader = async (c, { id = '' }) => {
  const context = c.get('context')
  return context.session?.person ? showReturn(c, { orderNumber: id }) : signInFirst(context)
}
