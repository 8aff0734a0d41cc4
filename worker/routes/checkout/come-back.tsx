import type { Context } from 'hono'
import { checkoutCss } from '../../../client/pages/checkout/checkout-frame.tsx'
import { ReturnedPage } from '../../../client/pages/checkout/order-pages.tsx'
import { type OrderStatus, returnTicketParam } from '../../../shared/contracts/order.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readOrderOf } from '../../http/cookies/order-cookie.ts'
import { isAbsent } from '../../services/result.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { RouteAnswer } from '../pages.ts'
import { payAgain } from '../unpaid.ts'
import { finishByTicket, finishPayment } from './place.ts'
import { noticeOf } from './refusal.ts'
import { takeCart, wayTo } from './which-cart.ts'

type C = Context<AppEnv>

const mostCharacters = 4000

/**
 * The shopper returns from the provider's page: `redirectResult` is the provider's result, and the order is in this
 * browser's cookie. A bank's app may open the address in another browser, which has neither cart nor order: the ticket
 * in the address finishes the order there too.
 */
export async function comeBack(c: C): Promise<RouteAnswer> {
  const context = c.get('context')
  const { searchParams } = context.url
  const result = searchParams.get('redirectResult') ?? ''
  const ticket = searchParams.get(returnTicketParam) ?? ''
  const order = await readOrderOf(c, context, ticket)
  if (!order && ticket !== '') return finishElsewhere(c, ticket, result)
  takeCart(c, order?.bag)
  if (!order || result === '' || result.length > mostCharacters)
    return { redirect: wayTo(c, 'billing', noticeOf({ code: payAgain })), status: 302 }
  const outcome = await finishPayment(c, order, { redirectResult: result }, ticket)
  return { redirect: outcome.location, status: 302 }
}

async function finishElsewhere(c: C, ticket: string, result: string): Promise<RouteAnswer> {
  const { locale } = c.get('context')
  const isResult = result !== '' && result.length <= mostCharacters
  const answer = await finishByTicket(c, ticket, isResult ? result : null)
  c.get('timing').mark('data')
  if (answer.ok) return returnedPage(c, answer.value.orderNumber, answer.value.status)
  if (isAbsent(answer.failure)) return { redirect: href.orderTracking(locale), status: 302 }
  return loadErrorPage(c, 503)
}

function returnedPage(c: C, orderNumber: string, status: OrderStatus): RouteAnswer {
  const { site, t } = c.get('context')
  const title = t('checkout.returnedTitle', { number: orderNumber })
  return {
    status: 200,
    title: t('site.titleSuffix', { title }),
    description: t('checkout.description'),
    canonical: '/checkout/return',
    index: false,
    jsonLd: [],
    css: checkoutCss,
    segments: [{ name: 'order', node: () => <ReturnedPage site={site} t={t} title={title} status={status} /> }],
    content: [],
    noStore: true,
  }
}
