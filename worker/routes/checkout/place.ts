import type { Context } from 'hono'
import { PaymentAction, type PlacedOrder, paymentNotAuthorized } from '../../../shared/contracts/order.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { type OrderInHand, setOrderCookie } from '../../http/order-cookie.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import type { CallFailure } from '../../services/result.ts'
import { notProven } from './notices.ts'
import { noticeOf, refusalOf, stepAfter } from './refusal.ts'

type C = Context<AppEnv>

/** What became of an attempt to order: where the shopper goes, and, with script, what they prove first. */
export type Outcome = { readonly location: string; readonly action?: PaymentAction; readonly code?: string }

const noCart = ['BSK404', 'AUT498']

/** An answer of the order service as a way on. A finished order empties the bag (spec 1 §4 "After success"). */
export async function settleOrder(c: C, order: PlacedOrder): Promise<Outcome> {
  const context = c.get('context')
  const { locale, session } = context
  const flash = order.flash.find(({ code }) => code === paymentNotAuthorized)
  const action = PaymentAction.safeParse(flash?.details)
  const method = action.success ? action.data.paymentMethod : null
  await setOrderCookie(c, context, { orderNumber: order.orderNumber, st: order.st, method })
  if (order.status === 'ACTION_REQUIRED' && action.success) return { location: action.data.url, action: action.data }
  if (order.status === 'PROCESSING') return { location: href.checkout(locale, 'processing') }
  if (session) {
    const { setAside, ...rest } = session
    await setSessionCookie(c, context, {
      ...rest,
      basketId: setAside?.basketId ?? null,
      bagCount: setAside?.bagCount ?? 0,
    })
  }
  return { location: href.orderConfirmation(locale) }
}

/** A refusal as a way back (spec 1 §8 "Place order"). The page it leads to reads the cart again and says what became of it. */
export function refusedOrder(c: C, failure: CallFailure): Outcome {
  const { locale } = c.get('context')
  const { code } = failure
  if (noCart.includes(code)) return { location: href.cart(locale), code }
  return { location: href.checkout(locale, stepAfter(failure), noticeOf(refusalOf(failure))), code }
}

/**
 * Tells the order what the provider said of the payment (PATCH). Not proven: back to billing with a new cart of the same goods (spec 1 §8).
 */
export async function finishPayment(
  c: C,
  order: OrderInHand,
  result: { redirectResult?: string; data?: string },
): Promise<Outcome> {
  const context = c.get('context')
  const { checkout } = c.get('services')
  const code = order.method ?? 'CREDIT_CARD'
  const done = await checkout.inName(context, (call) =>
    call('cart.patchOrder', {
      params: { orderNumber: order.orderNumber },
      body: { paymentMethod: { code, additionalData: { threeDS2Result: result } } },
    }),
  )
  if (done.ok) {
    await setSessionCookie(c, context, done.value.session)
    return settleOrder(c, done.value.value)
  }
  // Nobody knows yet: the order goes on by itself, and the page that waits looks again.
  if (done.failure.status >= 500) return { location: href.checkout(context.locale, 'processing') }
  const bag = await checkout.restart(context, order.orderNumber)
  if (bag.ok && bag.value.session) await setSessionCookie(c, context, bag.value.session)
  return { location: href.checkout(context.locale, 'billing', noticeOf({ code: notProven })), code: done.failure.code }
}
