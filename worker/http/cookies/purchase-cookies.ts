import type { Context } from 'hono'
import { contactCookie } from './contact-cookie.ts'
import type { CookieScope } from './cookie-scope.ts'
import { orderCookie } from './order-cookie.ts'
import { paymentCookie } from './payment-cookie.ts'

/** Forgets contact and payment of a purchase that is over: ordered, emptied or given up. */
export function forgetCheckout(c: Context, scope: CookieScope): void {
  for (const cookie of [contactCookie, paymentCookie]) if (cookie.isSent(c, scope)) cookie.clear(c, scope)
}

/** Forgets the purchase and the last order, for a browser that changes hands. */
export function forgetPurchase(c: Context, scope: CookieScope): void {
  forgetCheckout(c, scope)
  if (orderCookie.isSent(c, scope)) orderCookie.clear(c, scope)
}

/**
 * Forgets the last order once its confirmation was shown: nobody waits for it any more, and whoever goes on at this
 * browser may be somebody else.
 */
export async function forgetShownOrder(c: Context, scope: CookieScope): Promise<void> {
  const order = orderCookie.isSent(c, scope) ? await orderCookie.read(c, scope) : null
  if (order?.shown) orderCookie.clear(c, scope)
}
