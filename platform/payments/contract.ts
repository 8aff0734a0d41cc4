import { z } from 'zod'
import { PaymentAction } from '../../shared/contracts/order.ts'

/**
 * What goes over the wire: POST {origin}/v1/payments/{operation} with header `idempotency-key`. 200 carries an answer; 409 says that the key
 * was another request's; 400 that the request can't be read. Amounts in minor units.
 */
export const paymentOperations = ['authorise', 'complete', 'capture', 'cancel', 'refund'] as const
export type PaymentOperation = (typeof paymentOperations)[number]
export const paymentPath = '/v1/payments'
export const paymentKeyHeader = 'idempotency-key'

const Currency = z.string().regex(/^[A-Z]{3}$/)
const Reference = z.string().min(1).max(80)
const Money = z.object({
  reference: Reference,
  paymentId: z.string().min(1).max(80),
  amount: z.int().min(1),
  currency: Currency,
})

export const paymentRequests = {
  authorise: z.object({
    reference: Reference,
    amount: z.int().min(1),
    currency: Currency,
    method: z.enum(['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'APPLE_PAY']),
    sessionId: z.string().max(2000).nullable(),
    savedInstrumentId: z.string().max(2000).nullable(),
    returnUrl: z.string().max(2000).nullable(),
    locale: z.string().max(20).optional(),
  }),
  complete: z.object({ reference: Reference, result: z.string().max(4000) }),
  capture: Money,
  cancel: z.object({ reference: Reference }),
  refund: Money,
} as const
export type PaymentRequests = { readonly [Op in PaymentOperation]: z.output<(typeof paymentRequests)[Op]> }

export const AuthorisationAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('authorised'),
    paymentId: z.string(),
    amount: z.int().min(0),
    currency: z.string(),
    label: z.string(),
    details: z.record(z.string(), z.string()),
  }),
  z.object({ outcome: z.literal('action'), paymentId: z.string(), action: PaymentAction }),
  z.object({ outcome: z.literal('refused'), code: z.enum(['PAY400', 'PYT402', 'PYT404', 'FE309']) }),
])
export type AuthorisationAnswer = z.output<typeof AuthorisationAnswer>

export const MoneyAnswerBody = z.object({ outcome: z.enum(['done', 'refused']) })
export type MoneyAnswerBody = z.output<typeof MoneyAnswerBody>
