import type { z } from 'zod'
import { type Edges, workerEdges } from '../../backend/edges.ts'
import {
  AuthorisationAnswer,
  MoneyAnswerBody,
  type PaymentOperation,
  type PaymentRequests,
  paymentKeyHeader,
  paymentPath,
  StoreAnswer,
  storePath,
} from '../../shared/contracts/payment-provider.ts'
import type { NoAnswer, PaymentProvider } from './provider.ts'

export type HttpProviderOptions = {
  readonly origin: string
  /** Says who asks: `authorization: Bearer {apiKey}`. */
  readonly apiKey: string
  readonly timeoutMs?: number
  /** Multiplies every wait. */
  readonly timeoutFactor?: number
  /** In place of `fetch`. */
  readonly send?: Edges['fetch']
  readonly log?: Edges['log']
}

const usualTimeoutMs = 2000
/**
 * Together with a last call and the longest pause before it, an attempt ends within ten seconds. The money of an order
 * doesn't depend on the answers that these don't wait for.
 */
const patience = { authoriseMs: 5000, moneyMs: 1000 }
const noAnswer: NoAnswer = { outcome: 'no-answer' }
const turnedAway: NoAnswer = { ...noAnswer, turnedAway: true }

/**
 * Statuses that reject the request itself (shared/contracts/payment-provider.ts): asking again won't help. 409 isn't
 * among them: our keys belong to one request each, so an earlier try of it is still being worked on.
 */
const rejections: readonly number[] = [400, 422]
/** Statuses of a provider that doesn't serve the shop: its key is wrong or blocked, or it isn't at this address. */
const turnsAway: readonly number[] = [401, 403, 404]

/**
 * A provider that speaks shared/contracts/payment-provider.ts. After a timeout, a broken line, any status that is
 * neither 200 nor a rejection, and an unreadable answer nobody knows what happened; the shopper's card is never to
 * blame for these. A rejection is no answer either: a first try may have been carried out, with an answer that was
 * lost. Each failed call is one error line, `payments.call-failed`.
 */
export function httpProvider(options: HttpProviderOptions): PaymentProvider {
  const authorisation = <Op extends 'authorise' | 'complete'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    ask<AuthorisationAnswer>(options, callOf(op, key, body), AuthorisationAnswer, turnedAway)
  const money = <Op extends 'capture' | 'cancel' | 'refund'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    ask<MoneyAnswerBody>(options, callOf(op, key, body), MoneyAnswerBody, { ...noAnswer, rejected: true })
  const { timeoutFactor = 1 } = options
  return {
    patience: { authoriseMs: patience.authoriseMs * timeoutFactor, moneyMs: patience.moneyMs * timeoutFactor },
    authorise: ({ key, ...body }) => authorisation('authorise', key, body),
    complete: ({ key, ...body }) => authorisation('complete', key, body),
    capture: ({ key, ...body }) => money('capture', key, body),
    cancel: ({ key, ...body }) => money('cancel', key, body),
    refund: ({ key, ...body }) => money('refund', key, body),
    store: (sessionId) => {
      const call = { operation: 'store', key: crypto.randomUUID(), body: { sessionId } } as const
      return ask<StoreAnswer>(options, call, StoreAnswer, { outcome: 'refused' })
    },
  }
}

/** For /readyz: the provider's status for its key with a request that is none, so that nothing can happen. */
export async function providerStatus(options: HttpProviderOptions): Promise<number> {
  const response = await post(options, storePath, crypto.randomUUID(), {})
  await response.body?.cancel()
  return response.status
}

type ProviderCall = {
  readonly operation: PaymentOperation | 'store'
  readonly key: string
  readonly body: unknown
  /** The order number. */
  readonly reference?: string
}

const callOf = <Op extends PaymentOperation>(operation: Op, key: string, body: PaymentRequests[Op]): ProviderCall => ({
  operation,
  key,
  body,
  reference: body.reference,
})

/** `rejected` answers a rejection. */
async function ask<Answer>(
  options: HttpProviderOptions,
  { operation, key, body, reference }: ProviderCall,
  schema: z.ZodType<Answer>,
  rejected: Answer | NoAnswer,
): Promise<Answer | NoAnswer> {
  const { log = workerEdges.log } = options
  const failed = (status: number | null, reason: string) =>
    log('error', 'payments.call-failed', { operation, status, orderNumber: reference, reason })
  let status: number | null = null
  try {
    const response = await post(options, `${paymentPath}/${operation}`, key, body)
    status = response.status
    const text = await response.text()
    const parsed = status === 200 ? schema.safeParse(JSON.parse(text)) : null
    if (parsed?.success) return parsed.data
    failed(status, parsed ? 'unreadable' : 'status')
    if (rejections.includes(status)) return rejected
    return turnsAway.includes(status) ? turnedAway : noAnswer
  } catch (error) {
    failed(status, error instanceof Error ? error.name : String(error))
    return noAnswer
  }
}

const post = (
  { origin, apiKey, timeoutMs = usualTimeoutMs, timeoutFactor = 1, send = workerEdges.fetch }: HttpProviderOptions,
  path: string,
  key: string,
  body: unknown,
): Promise<Response> =>
  send(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, [paymentKeyHeader]: key },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs * timeoutFactor),
  })
