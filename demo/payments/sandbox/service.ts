import {
  type PaymentOperation,
  type PaymentRequests,
  paymentOperations,
  paymentPath,
  paymentRequests,
} from '../../../shared/contracts/payment-provider.ts'
import type { ResultOf } from '../../../shared/result.ts'
import type { Command, PaymentAnswer } from './payment.ts'
import { readInstrument, readToken, signToken } from './tokens.ts'

/**
 * The answer for a key: from this call, or stored by an earlier one. `delivery` is set if a test card makes the first
 * answer late or lost.
 */
export type Applied = ResultOf<
  { readonly answer: PaymentAnswer; readonly delivery: 'slow' | 'lost' | null },
  'other-payload'
>

export type SandboxService = {
  readonly secret: string
  /** Origin of the pages for challenges and wallets. */
  readonly pagesOrigin: string
  /** Whether a shopper may be sent to this URL. */
  readonly allowsReturnTo: (url: string) => boolean
  readonly now: () => number
  /** Decides and stores in one step. A repeated key returns the stored answer, or fails if the payload differs. */
  readonly apply: (reference: string, key: string, payload: string, command: Command) => Promise<Applied>
}

export type ServiceAnswer = {
  readonly status: 200 | 400 | 401 | 404 | 409
  readonly body: unknown
  readonly delivery: 'slow' | 'lost' | null
}
/** Delay of a `slow` answer, longer than the shop waits. */
export const slowAnswerMs = 2600

/** Answers one call of shared/contracts/payment-provider.ts. `body` is JSON text. */
export async function answerCall(
  service: SandboxService,
  call: { readonly path: string; readonly key: string | null; readonly body: string },
): Promise<ServiceAnswer> {
  const op = paymentOperations.find((name) => call.path === `${paymentPath}/${name}`)
  if (!op) return plainAnswer(404, { error: 'unknown operation' })
  const request = paymentRequests[op].safeParse(parsedJson(call.body))
  if (!request.success || !call.key || call.key.length > 200) return plainAnswer(400, { error: 'malformed request' })
  const payload = JSON.stringify([op, request.data])
  const command = await commandOf(service, op, request.data)
  const applied = await service.apply(request.data.reference, call.key, payload, command)
  return applied.ok
    ? { status: 200, body: applied.value.answer, delivery: applied.value.delivery }
    : plainAnswer(409, { error: 'the key belongs to another request' })
}

const plainAnswer = (status: ServiceAnswer['status'], body: unknown): ServiceAnswer => ({
  status,
  body,
  delivery: null,
})

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Signatures are checked here, since that is asynchronous and `decide` must be synchronous. */
async function commandOf(service: SandboxService, op: PaymentOperation, body: unknown): Promise<Command> {
  switch (op) {
    case 'authorise':
      return authoriseCommand(service, body)
    case 'complete': {
      const { reference, result } = paymentRequests.complete.parse(body)
      const claims = await readToken(service.secret, 'result', result, service.now())
      const ownClaims = claims?.reference === reference ? claims : null
      return { op, paymentId: ownClaims?.paymentId ?? null, verdict: ownClaims?.verdict ?? null }
    }
    case 'cancel':
      return { op }
    case 'capture':
    case 'refund':
      return { op, request: paymentRequests[op].parse(body) }
  }
}

async function authoriseCommand(service: SandboxService, body: unknown): Promise<Command> {
  const request = paymentRequests.authorise.parse(body)
  const now = service.now()
  const paymentId = crypto.randomUUID()
  const instrument = await readInstrument(service.secret, request, now)
  return { op: 'authorise', request, instrument, paymentId, pages: await pagesOf(service, request, paymentId), now }
}

/** Null if the shopper could not return to the shop. */
async function pagesOf(
  { secret, pagesOrigin, allowsReturnTo, now }: SandboxService,
  { reference, returnUrl, method, locale }: PaymentRequests['authorise'],
  paymentId: string,
): Promise<{ readonly challenge: string; readonly redirect: string } | null> {
  if (returnUrl === null || !allowsReturnTo(returnUrl)) return null
  const payment = await signToken(secret, 'page', { reference, paymentId }, now())
  const query = new URLSearchParams({ payment, ...(locale && { locale }) })
  return {
    challenge: `${pagesOrigin}/payments/challenge?${query}`,
    redirect: `${pagesOrigin}/payments/redirect/${method.toLowerCase()}?${query}`,
  }
}
