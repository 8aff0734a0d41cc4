import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { PaymentMethodId } from '../../shared/contracts/cart.ts'
import type { RequestContext } from '../context/request-context.ts'
import { cookieNames } from './cookie-names.ts'
import { seal, unseal } from './cookies.ts'

/**
 * The order that this browser made last: its number and the secret that shows it, and by which method a payment that waits is being proven.
 * Signed and HttpOnly, so that neither is ever in an url.
 */
const OrderInHand = z.object({
  orderNumber: z.string().max(40),
  st: z.string().max(80),
  method: PaymentMethodId.nullable(),
})
export type OrderInHand = z.infer<typeof OrderInHand>

const lifetimeSeconds = 86_400
const isSecure = ({ url }: RequestContext): boolean => url.protocol === 'https:'

export async function readOrderCookie(c: Context, context: RequestContext): Promise<OrderInHand | null> {
  const sealed = getCookie(c, cookieNames(isSecure(context)).order)
  return OrderInHand.safeParse(await unseal(context.config.SESSION_SECRET, 'order', sealed)).data ?? null
}

export async function setOrderCookie(c: Context, context: RequestContext, order: OrderInHand): Promise<void> {
  const value = await seal(context.config.SESSION_SECRET, 'order', order)
  const secure = isSecure(context)
  setCookie(c, cookieNames(secure).order, value, {
    path: '/',
    httpOnly: true,
    // Lax: a shopper who comes back from the bank's page brings it along.
    sameSite: 'Lax',
    secure,
    maxAge: lifetimeSeconds,
  })
}
