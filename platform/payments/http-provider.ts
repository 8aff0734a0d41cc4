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
  /** In place of `fetch`. */
  readonly send?: Edges['fetch']
}

const usualTimeoutMs = 2000
const noAnswer: NoAnswer = { outcome: 'no-answer' }

/**
 * A provider that speaks contract.ts. A timeout, a broken line, 5xx and what can't be read all mean that nobody knows
 * what happened.
 */
export function httpProvider(options: HttpProviderOptions): PaymentProvider {
  const authorisation = async <Op extends 'authorise' | 'complete'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    (await ask<AuthorisationAnswer>(options, pathOf(op), key, body, AuthorisationAnswer, {
      outcome: 'refused',
      code: 'PAY400',
    })) ?? noAnswer
  const money = async <Op extends 'capture' | 'cancel' | 'refund'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    (await ask<MoneyAnswerBody>(options, pathOf(op), key, body, MoneyAnswerBody, { outcome: 'refused' })) ?? noAnswer
  return {
    authorise: ({ key, ...body }) => authorisation('authorise', key, body),
    complete: ({ key, ...body }) => authorisation('complete', key, body),
    capture: ({ key, ...body }) => money('capture', key, body),
    cancel: ({ key, ...body }) => money('cancel', key, body),
    refund: ({ key, ...body }) => money('refund', key, body),
    store: async (sessionId) =>
      (await ask<StoreAnswer>(options, storePath, crypto.randomUUID(), { sessionId }, StoreAnswer, {
        outcome: 'refused',
      })) ?? noAnswer,
  }
}

/** For /readyz: the provider's status for its key with a request that is none, so that nothing can happen. */
export async function providerStatus(options: HttpProviderOptions): Promise<number> {
  const response = await post(options, storePath, crypto.randomUUID(), {})
  await response.body?.cancel()
  return response.status
}

const pathOf = (operation: PaymentOperation): string => `${paymentPath}/${operation}`

/** `rejected` answers a 4xx: asking again won't help. Null for no answer. */
async function ask<Answer>(
  options: HttpProviderOptions,
  path: string,
  key: string,
  body: unknown,
  schema: z.ZodType<Answer>,
  rejected: Answer,
): Promise<Answer | null> {
  try {
    const response = await post(options, path, key, body)
    const text = await response.text()
    if (response.status >= 400 && response.status < 500) return rejected
    if (response.status !== 200) return null
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const post = (
  { origin, apiKey, timeoutMs = usualTimeoutMs, send = workerEdges.fetch }: HttpProviderOptions,
  path: string,
  key: string,
  body: unknown,
): Promise<Response> =>
  send(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, [paymentKeyHeader]: key },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
