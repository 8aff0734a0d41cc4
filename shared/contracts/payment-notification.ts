import { z } from 'zod'

/**
 * A notification by a payment provider to POST /payments/webhook, possibly duplicated, late or out of order.
 * `reference` is the order number. Signed with HMAC-SHA256 over the raw body, in base64; the key is
 * `notification:{PAYMENT_SECRET}`.
 */
export const PaymentNotification = z.object({
  eventId: z.string().min(1).max(120),
  type: z.enum(['AUTHORISATION', 'CAPTURE', 'CANCELLATION', 'REFUND']),
  reference: z.string().min(1).max(80),
  success: z.boolean(),
})
export type PaymentNotification = z.output<typeof PaymentNotification>

export const signatureHeader = 'x-payment-signature'
export const signingKey = (secret: string): string => `notification:${secret}`
