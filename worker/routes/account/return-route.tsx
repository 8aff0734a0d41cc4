import { ReturnPage } from '../../../client/pages/account/return-page.tsx'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { type ReturnInput, returnFormView } from '../returns/return-view.ts'
import { asPerson, signInFirst, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

export function returnPage(
  context: RequestContext,
  order: PlacedOrder,
  input?: ReturnInput,
  status?: Page['status'],
): Page {
  const { orderNumber } = order
  return sectionPage(context, {
    title: context.t('account.returnItems'),
    path: `/account/orders/${orderNumber}/return`,
    css: checkoutCss,
    status,
    node: (shown) => <ReturnPage {...shown} orderNumber={orderNumber} view={returnFormView(context, order, input)} />,
  })
}

export const loadReturnPage: PageLoader = async (c, { id = '' }) => {
  const context = c.get('context')
  if (!context.session?.person) return signInFirst(context)
  const found = await asPerson(c, (call) => call('consumer.purchase', { params: { orderId: id } }))
  return found.ok ? returnPage(context, found.value) : withoutData(c, found.failure)
}
