import type { Context } from 'hono'
import { type BoughtAgain, OrderPage } from '../../../client/pages/account/order-page.tsx'
import { OrdersPage, ordersPageCss } from '../../../client/pages/account/orders-page.tsx'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { message } from '../../../shared/errors/message.ts'
import { returnableItems } from '../../../shared/orders/returnable.ts'
import { pageCount } from '../../../shared/pagination.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { orderWords } from '../order-confirmation/order-words.ts'
import { cancelQuestion } from '../order-confirmation/refund-words.ts'
import { canCancel } from '../order-tracking/can-cancel.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { returnViews } from '../returns/return-view.ts'
import { orderRow } from './account-view.ts'
import { asPerson, withoutData } from './as-person.ts'
import { sectionPage } from './section-page.tsx'

type OrderAsked = { readonly orderNumber: string; readonly fault?: string; readonly status?: Page['status'] }

const ordersPerPage = 10
/** A limit for typed URLs; no shopper has this many pages. */
const lastPage = 999

export const loadOrdersPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { t, locale, url } = context
  const requested = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,2}$/.test(requested) ? Math.min(Number(requested), lastPage) : 1
  const found = await asPerson(c, (call) =>
    call('consumer.purchaseHistory', { body: { start: (page - 1) * ordersPerPage, count: ordersPerPage } }),
  )
  if (!found.ok) return withoutData(c, found.failure)
  const { total, orders } = found.value
  const pages = pageCount(total, ordersPerPage)
  if (page > pages)
    return { redirect: href.accountSection(locale, 'orders', undefined, { page: String(pages) }), status: 302 }
  return sectionPage(context, {
    title: t('account.orders'),
    path: page === 1 ? '/account/orders' : `/account/orders?page=${page}`,
    css: ordersPageCss,
    node: (shown) => (
      <OrdersPage {...shown} orders={orders.map((order) => orderRow(context, order))} page={page} pages={pages} />
    ),
  })
}

/** Another person's order is treated as missing. */
export const loadOrderPage: PageLoader = (c, { id = '' }) => orderPage(c, { orderNumber: id })

/** `fault` is why a change of it was refused. */
async function orderPage(c: Context<AppEnv>, { orderNumber, fault, status }: OrderAsked): Promise<RouteAnswer> {
  const context = c.get('context')
  const found = await asPerson(c, (call) => call('consumer.purchase', { params: { orderId: orderNumber } }))
  if (!found.ok) return withoutData(c, found.failure)
  const order = found.value
  const view = await orderWords(context, order)
  return sectionPage(context, {
    title: context.t('people.order', { number: order.orderNumber }),
    path: `/account/orders/${order.orderNumber}`,
    css: checkoutCss,
    status,
    node: ({ form }) => (
      <OrderPage
        form={form}
        fault={fault}
        view={view}
        cancelAsk={canCancel(order, context.now) ? cancelQuestion(context, order) : null}
        canReturn={returnableItems(order, context.now.getTime()).length > 0}
        returns={returnViews(context, order)}
        giftCards={
          order.status === 'PLACED' && !order.cancellation
            ? order.items.filter(({ isDigitalProduct }) => isDigitalProduct)
            : []
        }
        hasInvoice={order.placedAt !== null}
        againKey={crypto.randomUUID()}
        again={readBoughtAgain(context, order)}
      />
    ),
  })
}

export const answerOrder = formAnswer('order', orderPage)

/** The URL has ids and codes only, so that a link can't put its own text on the page. */
function readBoughtAgain({ url, locale }: RequestContext, order: PlacedOrder): BoughtAgain | null {
  const { searchParams } = url
  if (!searchParams.has('missing')) return null
  const codes = new Map(
    (searchParams.get('missing') ?? '').split(',').map((part): [string, string] => {
      const [id = '', code = ''] = part.split(':')
      return [id, code]
    }),
  )
  const missing = order.items.flatMap(({ id, name, sizeLabel }) => {
    const code = codes.get(id)
    if (code === undefined) return []
    return [{ id, name: [name, sizeLabel].filter(Boolean).join(', '), why: message(code, locale) }]
  })
  if (missing.length === 0) return null
  const added = Number(searchParams.get('added'))
  return { missing, added: Number.isInteger(added) && added > 0 && added < 1000 ? added : 0 }
}
