import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import type { RouteAnswer } from '../pages.ts'
import { payAgain } from './notices.ts'
import { finishPayment } from './place.ts'
import { noticeOf } from './refusal.ts'
import { takeCart, wayTo } from './which-cart.ts'

/**
 * The shopper returns from the provider's page: `redirectResult` is the provider's result, the order is in this
 * browser's cookie.
 */
export async function comeBack(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const order = await orderCookie.read(c, context)
  takeCart(c, order?.bag)
  const result = context.url.searchParams.get('redirectResult') ?? ''
  if (!order || result === '' || result.length > 4000)
    return { redirect: wayTo(c, 'billing', noticeOf({ code: payAgain })), status: 302 }
  const outcome = await finishPayment(c, order, { redirectResult: result })
  return { redirect: outcome.location, status: 302 }
}
