import type { z } from 'zod'
import {
  AuthorisationAnswer,
  MoneyAnswerBody,
  type PaymentOperation,
  type PaymentRequests,
  paymentKeyHeader,
  paymentPath,
} from './contract.ts'
import type { NoAnswer, PaymentProvider } from './provider.ts'

export type HttpProviderOptions = {
  readonly name: string
  readonly origin: string
  /** Says who asks: `authorization: Bearer {apiKey}`. */
  readonly apiKey: string
  readonly timeoutMs?: number
  /** `fetch`, or something in this process that answers like it. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>
}

const usualTimeoutMs = 2000
const noAnswer: NoAnswer = { outcome: 'no-answer' }

/** A provider that speaks contract.ts. A timeout, a broken line, 5xx and what can't be read all mean that nobody knows what happened. */
export function httpProvider(options: HttpProviderOptions): PaymentProvider {
  const authorisation = async <Op extends 'authorise' | 'complete'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    (await ask<AuthorisationAnswer>(options, op, key, body, AuthorisationAnswer, {
      outcome: 'refused',
      code: 'PAY400',
    })) ?? noAnswer
  const money = async <Op extends 'capture' | 'cancel' | 'refund'>(op: Op, key: string, body: PaymentRequests[Op]) =>
    (await ask<MoneyAnswerBody>(options, op, key, body, MoneyAnswerBody, { outcome: 'refused' })) ?? noAnswer
  return {
    name: options.name,
    authorise: ({ key, ...body }) => authorisation('authorise', key, body),
    complete: ({ key, ...body }) => authorisation('complete', key, body),
    capture: ({ key, ...body }) => money('capture', key, body),
    cancel: ({ key, ...body }) => money('cancel', key, body),
    refund: ({ key, ...body }) => money('refund', key, body),
  }
}

/** `rejected` answers a 4xx: asking again won't help. Null for no answer. */
async function ask<Answer>(
  { origin, apiKey, timeoutMs = usualTimeoutMs, send = fetch }: HttpProviderOptions,
  operation: PaymentOperation,
  key: string,
  body: unknown,
  schema: z.ZodType<Answer>,
  rejected: Answer,
): Promise<Answer | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answered = async (): Promise<Answer | null> => {
    const response = await send(`${origin}${paymentPath}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, [paymentKeyHeader]: key },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    const text = await response.text()
    if (response.status >= 400 && response.status < 500) return rejected
    if (response.status !== 200) return null
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  }
  try {
    return await Promise.race([answered(), aborted(signal)])
  } catch {
    return null
  }
}

/** What answers in this process knows no signal. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}
