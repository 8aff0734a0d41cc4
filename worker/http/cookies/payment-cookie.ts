import type { Context } from 'hono'
import { z } from 'zod'
import { PaymentMethodId } from '../../../shared/payment-methods.ts'
import type { CookieScope } from './cookie-scope.ts'
import { sealedCookie } from './sealed-cookie.ts'

/**
 * The order's payment details, stored from the billing step until the order's calls (spec 1 §7), because a cart's
 * response doesn't repeat them. `instrumentId` is the cart's own id for the instrument, so that details of another
 * cart, or replaced ones, are never sent.
 */
const HeldPayment = z.object({
  instrumentId: z.string().max(80),
  method: PaymentMethodId,
  /** For a saved card. */
  savedId: z.string().max(80).optional(),
  sessionID: z.string().max(2000).optional(),
  type: z.string().max(40).optional(),
  bin: z
    .string()
    .regex(/^\d{6,8}$/)
    .optional(),
})
export type HeldPayment = z.infer<typeof HeldPayment>

/** Has the lifetime of the shopper's contact, which belongs to the same checkout. */
export const paymentCookie = sealedCookie({ name: 'payment', schema: HeldPayment, personal: true })

/** An unusable part is left out: the cart service has its own record of the payment. */
export function setHeldPayment(c: Context, context: CookieScope, payment: HeldPayment): Promise<void> {
  const { savedId, sessionID, type, bin } = HeldPayment.shape
  const { instrumentId, method } = payment
  return paymentCookie.set(c, context, {
    instrumentId,
    method,
    savedId: savedId.safeParse(payment.savedId).data,
    sessionID: sessionID.safeParse(payment.sessionID).data,
    type: type.safeParse(payment.type).data,
    bin: bin.safeParse(payment.bin).data,
  })
}
