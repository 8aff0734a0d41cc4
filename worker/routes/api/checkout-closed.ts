import type { Context } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import type { CallFailure } from '../../services/result.ts'
import { closedCheckout, lostQuick } from '../checkout/checkout-context.ts'
import { errorPage } from '../errors/error-page.tsx'

/** The cart no longer exists: the cart page explains it. */
export function checkoutClosed(c: Context<AppEnv>, failure: CallFailure): Response | Promise<Response> {
  const location = closedCheckout(c, failure) ?? lostQuick(c, failure)
  return location === null ? errorPage(c, 503) : c.body(null, 303, { location, 'cache-control': 'private, no-store' })
}
