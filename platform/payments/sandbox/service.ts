import {
  type PaymentOperation,
  type PaymentRequests,
  paymentOperations,
  paymentPath,
  paymentRequests,
} from '../contract.ts'
import type { Command, PaymentAnswer } from './payment.ts'
import { readInstrument, readToken, signToken } from './tokens.ts'

/**
 * What was answered to a key. `fresh`: this call did it, no earlier one. `delivery` is what becomes of the answer of the call that did it: a
 * test card may ask for that.
 */
export type Applied =
  | { readonly ok: true; readonly answer: PaymentAnswer; readonly delivery: 'slow' | 'lost' | null }
  | { readonly ok: false; readonly fault: 'other-payload' }

export type SandboxService = {
  readonly secret: string
  /** Where the pages for challenges and wallets are. */
  readonly pagesOrigin: string
  /** Whether a shopper may be sent there. */
  readonly allowsReturnTo: (url: string) => boolean
  readonly now: () => number
  /** Decides and remembers in one step; a key that is known gets its answer again, with another payload none. */
  readonly apply: (reference: string, key: string, payload: string, command: Command) => Promise<Applied>
}

export type ServiceAnswer = {
  readonly status: 200 | 400 | 404 | 409
  readonly body: unknown
  readonly delivery: 'slow' | 'lost' | null
}
/** How long an answer takes that comes too late. */
export const slowAnswerMs = 2600

/** One call of contract.ts, wherever the sandbox runs. `body` is JSON text. */
export async function answerCall(
  service: SandboxService,
  call: { readonly path: string; readonly key: string | null; readonly body: string },
): Promise<ServiceAnswer> {
  const op = paymentOperations.find((name) => call.path === `${paymentPath}/${name}`)
  if (!op) return answered(404, { error: 'unknown operation' })
  const request = paymentRequests[op].safeParse(parsedJson(call.body))
  if (!request.success || !call.key || call.key.length > 200) return answered(400, { error: 'malformed request' })
  const payload = JSON.stringify([op, request.data])
  const command = await commandOf(service, op, request.data)
  const applied = await service.apply(request.data.reference, call.key, payload, command)
  return applied.ok
    ? { status: 200, body: applied.answer, delivery: applied.delivery }
    : answered(409, { error: 'the key belongs to another request' })
}

const answered = (status: ServiceAnswer['status'], body: unknown): ServiceAnswer => ({ status, body, delivery: null })

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Signatures are checked here, since that takes waiting, and deciding must not. */
async function commandOf(service: SandboxService, op: PaymentOperation, body: unknown): Promise<Command> {
  switch (op) {
    case 'authorise':
      return authoriseCommand(service, body)
    case 'complete': {
      const { reference, result } = paymentRequests.complete.parse(body)
      const claims = await readToken(service.secret, 'result', result, service.now())
      const own = claims?.reference === reference ? claims : null
      return { op, paymentId: own?.paymentId ?? null, verdict: own?.verdict ?? null }
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

/** Null where the shopper could not come back. */
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
