import { z } from 'zod'
import { ProvidedMethod } from '../payment-methods.ts'
import { PaymentAction } from './order.ts'

/**
 * The API of a payment provider: POST {origin}/v1/payments/{operation} with header `idempotency-key`. 200 has an
 * answer; 409: the key was used for another request, or an earlier call with it is still being worked on; 400 and 422:
 * the request is invalid; 401: the API key is wrong, which it is for an invalid request too (/readyz sends one). To
 * cancel is refused for what was captured, and for nothing else. Amounts are in minor units.
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
    method: ProvidedMethod,
    sessionId: z.string().max(2000).nullable(),
    savedInstrumentId: z.string().max(2000).nullable(),
    /** Equal for orders from the same browser. */
    deviceFingerPrint: z.string().max(4000).optional(),
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

/**
 * POST {origin}/v1/payments/store: saves the card of a card-fields session for later. The session stays valid for its
 * payment.
 */
export const storePath = `${paymentPath}/store`
export const StoreRequest = z.object({ sessionId: z.string().min(1).max(2000) })

export const StoredCard = z.object({
  /** The `savedInstrumentId` of an authorization. Never sent to a browser. */
  token: z.string().min(1).max(2000),
  /** `Visa •••• 4242`. */
  label: z.string().min(1).max(80),
  /** `YYYY-MM`. */
  expires: z.string().regex(/^\d{4}-\d{2}$/),
  /** Equal for equal card numbers without revealing them. */
  fingerprint: z.string().min(1).max(80),
})
export type StoredCard = z.output<typeof StoredCard>

export const StoreAnswer = z.discriminatedUnion('outcome', [
  StoredCard.extend({ outcome: z.literal('stored') }),
  z.object({ outcome: z.literal('refused') }),
])
export type StoreAnswer = z.output<typeof StoreAnswer>
