import type { AuthorisationAnswer, MoneyAnswerBody, PaymentOperation, PaymentRequests } from '../contract.ts'
import type { CardOutcome } from './test-cards.ts'

/** What a session or a saved card stands for, once its signature was verified. `id` is the session's own. */
export type Instrument =
  | {
      readonly kind: 'card'
      readonly id: string
      readonly brand: string
      /** `Visa •••• 4242`. */
      readonly label: string
      readonly last4: string
      readonly bin: string
      /** `YYYY-MM`. */
      readonly expires: string
      readonly outcome: CardOutcome
    }
  | {
      readonly kind: 'wallet'
      readonly id: string
      readonly method: WalletMethod
      /** What the shopper said yes to. */
      readonly amount: number
      readonly currency: string
    }
export type WalletMethod = 'PAYPAL' | 'KLARNA' | 'APPLE_PAY'
export const walletLabels: Readonly<Record<WalletMethod, string>> = {
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  APPLE_PAY: 'Apple Pay',
}

/** What the shopper did on the bank's or the wallet's page. */
export const verdicts = ['confirmed', 'failed', 'cancelled', 'abandoned'] as const
export type Verdict = (typeof verdicts)[number]

/** One order's payment. Amounts in minor units; `held` is what was authorised, whatever was asked. */
export type Payment = {
  readonly paymentId: string
  readonly state: 'pending' | 'authorised' | 'refused' | 'cancelled'
  readonly method: PaymentRequests['authorise']['method']
  readonly outcome: CardOutcome
  readonly asked: number
  readonly held: number
  readonly captured: number
  readonly refunded: number
  readonly currency: string
  readonly label: string
  readonly details: Readonly<Record<string, string>>
  readonly returnUrl: string | null
  /** A session pays for an order once. */
  readonly sessions: readonly string[]
}

export type Command =
  | {
      readonly op: 'authorise'
      readonly request: PaymentRequests['authorise']
      readonly instrument: Instrument | null
      /** For the payment that this may become. */
      readonly paymentId: string
      /** Where the shopper is sent; null where there is no way back. */
      readonly pages: { readonly challenge: string; readonly redirect: string } | null
      /** Epoch milliseconds. */
      readonly now: number
    }
  | { readonly op: 'complete'; readonly paymentId: string | null; readonly verdict: Verdict | null }
  | { readonly op: 'capture' | 'refund'; readonly request: PaymentRequests['capture'] }
  | { readonly op: 'cancel' }

export type PaymentAnswer = AuthorisationAnswer | MoneyAnswerBody
export type Movement = { readonly op: PaymentOperation; readonly amount: number }
export type Notice = {
  readonly type: 'AUTHORISATION' | 'CAPTURE' | 'CANCELLATION' | 'REFUND'
  readonly success: boolean
}
/** `movement` is money that was held, taken or given back; `delivery` what becomes of the answer. */
export type Decision = {
  readonly payment: Payment | null
  readonly answer: PaymentAnswer
  readonly movement?: Movement
  readonly notice?: Notice
  readonly delivery?: 'slow' | 'lost'
}

/** `lenient` forgets how much was authorised: a provider that takes money again and again. */
export type Rules = { readonly lenient: boolean }

/** What a payment becomes and what is answered. Pure: the caller keeps the payment, and the answer by its key. */
export function decide(payment: Payment | null, command: Command, rules: Rules = { lenient: false }): Decision {
  switch (command.op) {
    case 'authorise':
      return authorise(payment, command, rules)
    case 'complete':
      return complete(payment, command)
    case 'cancel':
      return cancel(payment)
    case 'capture':
    case 'refund':
      return move(payment, command, rules)
  }
}

type AuthoriseCommand = Extract<Command, { op: 'authorise' }>
type Refusal = Extract<AuthorisationAnswer, { outcome: 'refused' }>['code']

const cardRefusals: { readonly [Outcome in CardOutcome]?: Refusal } = {
  refused: 'PAY400',
  fraud: 'PYT402',
  expired: 'FE309',
}

function authorise(before: Payment | null, command: AuthoriseCommand, { lenient }: Rules): Decision {
  const { request, instrument, paymentId, pages, now } = command
  const live = before?.state === 'authorised' || before?.state === 'pending'
  if (before && live && !lenient) return { payment: before, answer: { outcome: 'refused', code: 'PAY400' } }
  const sessions = before?.sessions ?? []
  const { method, amount, currency, returnUrl } = request
  const begun: Payment = {
    paymentId: (lenient && before?.paymentId) || paymentId,
    state: 'refused',
    method,
    outcome: 'authorised',
    asked: amount,
    held: 0,
    captured: 0,
    refunded: 0,
    currency,
    label: method === 'CREDIT_CARD' ? '' : walletLabels[method],
    details: {},
    returnUrl,
    sessions: instrument ? [...sessions, instrument.id] : sessions,
  }
  const code = refusalOf(command, lenient ? [] : sessions, now)
  if (code) return refused(begun, code)
  if (instrument?.kind === 'card') return byCard(begun, instrument, pages)
  if (instrument) return settled(begun, amount)
  return pages ? asks(begun, 'redirect', pages.redirect) : refused(begun, 'PAY400')
}

/** `PYT404`: nothing to pay with. `PAY400`: not for this payment. */
function refusalOf({ request, instrument }: AuthoriseCommand, sessions: readonly string[], now: number) {
  const { method, amount, currency, sessionId, savedInstrumentId } = request
  if (!instrument) {
    const redirects = method === 'PAYPAL' || method === 'KLARNA'
    return redirects && sessionId === null && savedInstrumentId === null ? null : 'PYT404'
  }
  if (sessions.includes(instrument.id)) return 'PYT404'
  if (instrument.kind === 'wallet')
    return instrument.method === method && instrument.amount === amount && instrument.currency === currency
      ? null
      : 'PAY400'
  if (method !== 'CREDIT_CARD') return 'PAY400'
  if (instrument.expires < new Date(now).toISOString().slice(0, 7)) return 'FE309'
  return cardRefusals[instrument.outcome] ?? null
}

function byCard(
  begun: Payment,
  { brand, label, last4, bin, expires, outcome }: Extract<Instrument, { kind: 'card' }>,
  pages: AuthoriseCommand['pages'],
): Decision {
  const card = { ...begun, label, outcome, details: { type: brand, bin, last4, expires } }
  switch (outcome) {
    case 'challenge':
    case 'challenge-failed':
    case 'challenge-abandoned':
      return pages ? asks(card, 'challenge', pages.challenge) : refused(card, 'PAY400')
    case 'frictionless':
      return settled({ ...card, details: { ...card.details, threeDS: 'frictionless' } }, card.asked)
    case 'other-amount':
      return settled(card, card.asked - 1)
    case 'slow':
    case 'lost':
      return { ...settled(card, card.asked), delivery: outcome }
    default:
      return settled(card, card.asked)
  }
}

function complete(payment: Payment | null, { paymentId, verdict }: Extract<Command, { op: 'complete' }>): Decision {
  const foreign = !payment || verdict === null || payment.paymentId !== paymentId
  if (foreign) return { payment, answer: { outcome: 'refused', code: 'PAY400' } }
  if (payment.state === 'authorised') return { payment, answer: authorisedAnswer(payment) }
  if (payment.state !== 'pending') return { payment, answer: { outcome: 'refused', code: 'PAY400' } }
  if (verdict !== 'confirmed') return refused(payment, 'PAY400')
  const threeDS: Readonly<Record<string, string>> = payment.method === 'CREDIT_CARD' ? { threeDS: 'challenge' } : {}
  return settled({ ...payment, details: { ...payment.details, ...threeDS } }, payment.asked)
}

/** An order that was never authorised has nothing to give back, and that is done. */
function cancel(payment: Payment | null): Decision {
  if (!payment || payment.state === 'refused' || payment.state === 'cancelled')
    return { payment, answer: { outcome: 'done' } }
  if (payment.captured > 0) return { payment, answer: { outcome: 'refused' } }
  return {
    payment: { ...payment, state: 'cancelled' },
    answer: { outcome: 'done' },
    movement: { op: 'cancel', amount: payment.held },
    notice: { type: 'CANCELLATION', success: true },
  }
}

function move(
  payment: Payment | null,
  { op, request }: Extract<Command, { op: 'capture' | 'refund' }>,
  { lenient }: Rules,
): Decision {
  const { paymentId, amount, currency } = request
  const known = payment?.state === 'authorised' && payment.paymentId === paymentId && payment.currency === currency
  const most = op === 'capture' ? 'held' : 'captured'
  const done = op === 'capture' ? 'captured' : 'refunded'
  if (!known || (!lenient && payment[done] + amount > payment[most])) return { payment, answer: { outcome: 'refused' } }
  return {
    payment: { ...payment, [done]: payment[done] + amount },
    answer: { outcome: 'done' },
    movement: { op, amount },
    notice: { type: op === 'capture' ? 'CAPTURE' : 'REFUND', success: true },
  }
}

function settled(payment: Payment, held: number): Decision {
  const after: Payment = { ...payment, state: 'authorised', held }
  return {
    payment: after,
    answer: authorisedAnswer(after),
    movement: { op: 'authorise', amount: held },
    notice: { type: 'AUTHORISATION', success: true },
  }
}

const refused = (payment: Payment, code: Refusal): Decision => ({
  payment: { ...payment, state: 'refused' },
  answer: { outcome: 'refused', code },
  notice: { type: 'AUTHORISATION', success: false },
})

const asks = (payment: Payment, kind: 'challenge' | 'redirect', url: string): Decision => ({
  payment: { ...payment, state: 'pending' },
  answer: {
    outcome: 'action',
    paymentId: payment.paymentId,
    action: { kind, url, paymentMethod: payment.method },
  },
})

const authorisedAnswer = ({ paymentId, held: amount, currency, label, details }: Payment): AuthorisationAnswer => ({
  outcome: 'authorised',
  paymentId,
  amount,
  currency,
  label,
  details: { ...details },
})
