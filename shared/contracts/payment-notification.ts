import { z } from 'zod'

/**
 * A notification by a payment provider to POST /payments/webhook, possibly duplicated, late or out of order.
 * `reference` is the order number. `result` is what the shopper's browser would bring back from the provider's page
 * (`redirectResult`), for an order whose browser never returns. Signed with HMAC-SHA256 over the raw body, in base64;
 * the key is `notification:{PAYMENT_SECRET}`.
 */
export const PaymentNotification = z.object({
  eventId: z.string().min(1).max(120),
  type: z.enum(['AUTHORISATION', 'CAPTURE', 'CANCELLATION', 'REFUND']),
  reference: z.string().min(1).max(80),
  success: z.boolean(),
  result: z.string().min(1).max(3000).exactOptional(),
})
export type PaymentNotification = z.output<typeof PaymentNotification>

export const signatureHeader = 'x-payment-signature'
export const signingKey = (secret: string): string => `notification:${secret}`
