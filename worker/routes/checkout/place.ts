import type { Context } from 'hono'
import {
  PaymentAction,
  type PlacedOrder,
  paymentNotAuthorized,
  returnTicketParam,
} from '../../../shared/contracts/order.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { countOrder } from '../../events/conversions.ts'
import { keepFailureDetails } from '../../http/cookies/failure-cookie.ts'
import { isAtBank, type OrderInHand, orderCookie } from '../../http/cookies/order-cookie.ts'
import { paymentCookie } from '../../http/cookies/payment-cookie.ts'
import { forgetCheckout } from '../../http/cookies/purchase-cookies.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { afterOrder, withoutQuick } from '../../services/cart-recovery.ts'
import { type CallFailure, isUnknown } from '../../services/result.ts'
import { failureWords } from '../failure-words.ts'
import { notProven, withdrawn } from '../unpaid.ts'
import { closedCheckout } from './checkout-context.ts'
import { provenPayment } from './order-payment.ts'
import { isWithdrawn, noticeOf, refusalOf, stepAfter } from './refusal.ts'
import { takeCart, wayTo, whichCart } from './which-cart.ts'

type C = Context<AppEnv>

/** The outcome of an attempt to order: where the shopper goes, and, with script, the challenge to show first. */
export type Outcome = {
  readonly location: string
  readonly action?: PaymentAction
  readonly code?: string
  readonly message?: string
}

const paymentError = 'PAY400'

/**
 * Turns the order service's response into an outcome. A completed order empties the cart (spec 1 §4 "After success").
 * `paidBy`: the method of a pending payment, which a return from the provider may still be about.
 */
export async function settleOrder(c: C, order: PlacedOrder, paidBy: OrderInHand['method'] = null): Promise<Outcome> {
  const context = c.get('context')
  const { locale } = context
  const session = c.get('sentSession') ?? context.session
  const flash = order.flash.find(({ code }) => code === paymentNotAuthorized)
  const action = PaymentAction.safeParse(flash?.details)
  const method = action.success ? action.data.paymentMethod : paidBy
  const unseen = order.status === 'PLACED'
  const { orderNumber, st } = order
  const ticket = action.data?.ticket
  const { instrumentId } = (await paymentCookie.read(c, context)) ?? {}
  await orderCookie.set(c, context, { orderNumber, st, method, instrumentId, unseen, ticket, bag: whichCart(c) })
  // The bank or the provider may finish the order without this browser.
  if (session && whichCart(c) === 'own') await setSession(c, context, withoutQuick(session))
  if (order.status === 'ACTION_REQUIRED' && action.success) return { location: action.data.url, action: action.data }
  if (order.status === 'PROCESSING') return { location: wayTo(c, 'processing') }
  forgetCheckout(c, context)
  if (session) await setSession(c, context, afterOrder(session, whichCart(c)))
  await countOrder(context, order)
  return { location: href.orderConfirmation(locale) }
}

/**
 * Turns a refusal into an outcome (spec 1 §8 "Place order"). The page that it leads to reads the cart again and
 * explains the refusal.
 */
export async function refusedOrder(c: C, failure: CallFailure): Promise<Outcome> {
  const { code } = failure
  const closed = closedCheckout(c, failure)
  if (closed) return { location: closed, code }
  await keepFailureDetails(c, c.get('context'), failure)
  const text = failureWords(failure, c.get('context').locale)
  return { location: wayTo(c, stepAfter(failure), noticeOf(refusalOf(failure))), code, message: text }
}

/**
 * Sends the provider's result to the order (PATCH). After a failed challenge: back to billing with a new cart of the
 * same content (spec 1 §8). Other failures have their own messages, as when placing the order. An order that is no
 * longer this session's, because that has ended or somebody has signed in or out, is finished by the ticket of its
 * return address; empty for a service that has none.
 */
export async function finishPayment(
  c: C,
  order: OrderInHand,
  result: { readonly redirectResult: string } | { readonly data: string },
  ticket: string,
): Promise<Outcome> {
  const context = c.get('context')
  const { checkout } = c.get('services')
  takeCart(c, order.bag)
  // The provider's page was left twice, or is reloaded: the order is known to be placed.
  if (!isAtBank(order)) return { location: href.orderConfirmation(context.locale) }
  const code = order.method ?? 'CREDIT_CARD'
  const body = { paymentMethod: await provenPayment(c, { code, instrumentId: order.instrumentId }, result) }
  const patched = await checkout.inName(context, (call) =>
    call('cart.patchOrder', { params: { orderNumber: order.orderNumber }, body }),
  )
  if (patched.ok) {
    await setSession(c, context, patched.value.session)
    return settleOrder(c, patched.value.value, order.method)
  }
  // The outcome is unknown: the order continues by itself, and the waiting page checks again.
  if (isUnknown(patched.failure)) return { location: wayTo(c, 'processing') }
  if (ticket !== '' && othersOrder.includes(patched.failure.code)) {
    const text = 'data' in result ? result.data : result.redirectResult
    return outcomeByTicket(c, ticket, await finishByTicket(c, ticket, text))
  }
  if (isWithdrawn(patched.failure))
    return { location: wayTo(c, 'summary', noticeOf({ code: withdrawn })), code: paymentError }
  if (code !== 'CREDIT_CARD' || patched.failure.code !== paymentError) return refusedOrder(c, patched.failure)
  const fresh = await checkout.restart(context, order.orderNumber, whichCart(c))
  if (fresh.ok) await setSession(c, context, fresh.value.session)
  const notice = noticeOf({ code: notProven, ...(fresh.ok && { lost: fresh.value.lost }) })
  return { location: wayTo(c, 'billing', notice), code: paymentError }
}

/** The order isn't this session's, or the session is nobody's any more. */
const othersOrder: readonly string[] = ['ORD409', 'AUT432', 'AUT498']

/** Finishes an order that the session at hand needn't own. Without a `result` it is only asked for. */
export const finishByTicket = (c: C, ticket: string, result: string | null) =>
  c.get('context').call('cart.comeBack', { body: { ticket: ticket.slice(0, 100), result } })

/** The browser still has the order's secret, so it is shown the order itself; of one that failed, how it ended. */
function outcomeByTicket(c: C, ticket: string, answer: Awaited<ReturnType<typeof finishByTicket>>): Outcome {
  const context = c.get('context')
  if (!answer.ok && !isUnknown(answer.failure)) return { location: href.orderTracking(context.locale) }
  if (!answer.ok || answer.value.status !== 'CANCELLED') return { location: wayTo(c, 'processing') }
  orderCookie.clear(c, context)
  // A quick purchase stays in the session, whoever that belongs to by now.
  if (whichCart(c) === 'quick' && context.session?.quick)
    return { location: wayTo(c, 'billing', noticeOf({ code: notProven })), code: paymentError }
  return { location: href.checkout(context.locale, 'return', { [returnTicketParam]: ticket }) }
}
