import type { Context } from 'hono'
import { z } from 'zod'
import { PaymentMethodId } from '../../../shared/payment-methods.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The order that this browser placed last: its number, the secret that shows it, and the payment method of a pending
 * payment. Signed and HttpOnly; number and secret are never in a URL.
 */
const OrderInHand = z.object({
  orderNumber: z.string().max(40),
  st: z.string().max(80),
  method: PaymentMethodId.nullable(),
  /** Its cart's id of the pending payment's instrument (payment-cookie.ts). */
  instrumentId: z.string().max(80).optional(),
  /** Its confirmation has not been shown yet: the cart page leads there. */
  unseen: z.boolean().default(false),
  /** Its confirmation has been shown. */
  shown: z.boolean().optional(),
  /** The ticket of a pending payment: with it the order can be ended whoever is signed in by then. */
  ticket: z.string().max(100).optional(),
  /** The session's cart that it was made from. */
  bag: z.enum(['own', 'quick']).default('own'),
})
export type OrderInHand = z.output<typeof OrderInHand>

export const orderCookie = sealedCookie({ name: 'order', schema: OrderInHand, personal: true })

/** Not known to be placed: it waits for the provider's answer. */
export const isAtBank = ({ unseen, shown }: OrderInHand): boolean => !unseen && !shown

/** The last order of this browser, unless the ticket of a payment's return address names another one. */
export async function readOrderOf(c: Context, context: CookieScope, ticket: string): Promise<OrderInHand | null> {
  const order = await orderCookie.read(c, context)
  return order && (ticket === '' || ticket.startsWith(`${order.orderNumber}.`)) ? order : null
}

/** A placed order whose confirmation this browser has not been shown. */
export async function readUnseenOrder(c: Context, context: CookieScope): Promise<OrderInHand | null> {
  const order = await orderCookie.read(c, context)
  return order?.unseen ? order : null
}
