import type { Context } from 'hono'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import type { RouteAnswer } from '../pages.ts'
import { payAgain } from './notices.ts'
import { finishPayment } from './place.ts'
import { noticeOf } from './refusal.ts'

/** The shopper is back from the provider's page: `redirectResult` is its word, the order is the one of this browser's cookie. */
export async function comeBack(c: Context<AppEnv>): Promise<RouteAnswer> {
  const context = c.get('context')
  const order = await readOrderCookie(c, context)
  const result = context.url.searchParams.get('redirectResult') ?? ''
  if (!order || result === '' || result.length > 4000)
    return { redirect: href.checkout(context.locale, 'billing', noticeOf({ code: payAgain })), status: 302 }
  const outcome = await finishPayment(c, order, { redirectResult: result })
  return { redirect: outcome.location, status: 302 }
}
