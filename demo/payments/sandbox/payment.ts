import type {
  AuthorisationAnswer,
  MoneyAnswerBody,
  PaymentOperation,
  PaymentRequests,
} from '../../../shared/contracts/payment-provider.ts'
import { isWallet, type ProvidedMethod, type WalletMethod, walletOf } from '../../../shared/payment-methods.ts'
import type { CardOutcome } from './test-cards.ts'

/** The verified content of a session or a saved card. `id` is the id of the session. */
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
      /** The amount that the shopper approved, in minor units. */
      readonly amount: number
      readonly currency: string
    }

/** The result of the bank's or the wallet's page. */
export const verdicts = ['confirmed', 'failed', 'cancelled', 'abandoned'] as const
export type Verdict = (typeof verdicts)[number]

/** The payment of one order. Amounts in minor units: `asked` was requested, `held` was authorised. */
export type Payment = {
  readonly paymentId: string
  readonly state: 'pending' | 'authorised' | 'refused' | 'cancelled'
  readonly method: ProvidedMethod
  readonly outcome: CardOutcome
  readonly asked: number
  readonly held: number
  readonly captured: number
  readonly refunded: number
  readonly currency: string
  readonly label: string
  readonly details: Readonly<Record<string, string>>
  readonly returnUrl: string | null
  /** Ids of the sessions that were used: each can pay for an order only once. */
  readonly sessions: readonly string[]
}

export type Command =
  | {
      readonly op: 'authorise'
      readonly request: PaymentRequests['authorise']
      readonly instrument: Instrument | null
      /** Id for the payment, if one is created. */
      readonly paymentId: string
      /** Where the shopper is sent; null if there is no return URL. */
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
/** `movement` is money that was held, captured or given back; `delivery` makes the answer late or lost (test cards). */
export type Decision = {
  readonly payment: Payment | null
  readonly answer: PaymentAnswer
  readonly movement?: Movement
  readonly notice?: Notice
  readonly delivery?: 'slow' | 'lost'
}

/** `lenient` simulates a faulty provider, which doesn't check how much was authorised or captured. */
export type Rules = { readonly lenient: boolean }

/** The payment's next state and the answer. Pure: the caller stores the payment, and the answer by its key. */
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
  const isLive = before?.state === 'authorised' || before?.state === 'pending'
  if (before && isLive && !lenient) return { payment: before, answer: { outcome: 'refused', code: 'PAY400' } }
  const sessions = before?.sessions ?? []
  const { method, amount, currency, returnUrl } = request
  const newPayment: Payment = {
    paymentId: (lenient && before?.paymentId) || paymentId,
    state: 'refused',
    method,
    outcome: 'authorised',
    asked: amount,
    held: 0,
    captured: 0,
    refunded: 0,
    currency,
    label: isWallet(method) ? walletOf(method).name : '',
    details: {},
    returnUrl,
    sessions: instrument ? [...sessions, instrument.id] : sessions,
  }
  const code = refusalOf(command, lenient ? [] : sessions, now)
  if (code) return refusedDecision(newPayment, code)
  if (instrument?.kind === 'card') return authoriseCard(newPayment, instrument, pages)
  if (instrument) return authorisedDecision(newPayment, amount)
  return pages ? requireAction(newPayment, 'redirect', pages.redirect) : refusedDecision(newPayment, 'PAY400')
}

/** `PYT404`: no usable instrument. `PAY400`: the instrument is not for this payment. */
function refusalOf({ request, instrument }: AuthoriseCommand, sessions: readonly string[], now: number) {
  const { method, amount, currency, sessionId, savedInstrumentId } = request
  if (!instrument) {
    const redirects = isWallet(method) && walletOf(method).redirects
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

function authoriseCard(
  newPayment: Payment,
  { brand, label, last4, bin, expires, outcome }: Extract<Instrument, { kind: 'card' }>,
  pages: AuthoriseCommand['pages'],
): Decision {
  const card = { ...newPayment, label, outcome, details: { type: brand, bin, last4, expires } }
  switch (outcome) {
    case 'challenge':
    case 'challenge-failed':
    case 'challenge-abandoned':
      return pages ? requireAction(card, 'challenge', pages.challenge) : refusedDecision(card, 'PAY400')
    case 'frictionless':
      return authorisedDecision({ ...card, details: { ...card.details, threeDS: 'frictionless' } }, card.asked)
    case 'other-amount':
      return authorisedDecision(card, card.asked - 1)
    case 'slow':
    case 'lost':
      return { ...authorisedDecision(card, card.asked), delivery: outcome }
    default:
      return authorisedDecision(card, card.asked)
  }
}

function complete(payment: Payment | null, { paymentId, verdict }: Extract<Command, { op: 'complete' }>): Decision {
  const isOtherPayment = !payment || verdict === null || payment.paymentId !== paymentId
  if (isOtherPayment) return { payment, answer: { outcome: 'refused', code: 'PAY400' } }
  if (payment.state === 'authorised') return { payment, answer: authorisedAnswer(payment) }
  if (payment.state !== 'pending') return { payment, answer: { outcome: 'refused', code: 'PAY400' } }
  if (verdict !== 'confirmed') return refusedDecision(payment, 'PAY400')
  const threeDS: Readonly<Record<string, string>> = payment.method === 'CREDIT_CARD' ? { threeDS: 'challenge' } : {}
  return authorisedDecision({ ...payment, details: { ...payment.details, ...threeDS } }, payment.asked)
}

/** Succeeds with nothing to do if the payment was never authorised. */
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
  const isSamePayment =
    payment?.state === 'authorised' && payment.paymentId === paymentId && payment.currency === currency
  const limit = op === 'capture' ? 'held' : 'captured'
  const total = op === 'capture' ? 'captured' : 'refunded'
  if (!isSamePayment || (!lenient && payment[total] + amount > payment[limit]))
    return { payment, answer: { outcome: 'refused' } }
  return {
    payment: { ...payment, [total]: payment[total] + amount },
    answer: { outcome: 'done' },
    movement: { op, amount },
    notice: { type: op === 'capture' ? 'CAPTURE' : 'REFUND', success: true },
  }
}

function authorisedDecision(payment: Payment, held: number): Decision {
  const after: Payment = { ...payment, state: 'authorised', held }
  return {
    payment: after,
    answer: authorisedAnswer(after),
    movement: { op: 'authorise', amount: held },
    notice: { type: 'AUTHORISATION', success: true },
  }
}

const refusedDecision = (payment: Payment, code: Refusal): Decision => ({
  payment: { ...payment, state: 'refused' },
  answer: { outcome: 'refused', code },
  notice: { type: 'AUTHORISATION', success: false },
})

const requireAction = (payment: Payment, kind: 'challenge' | 'redirect', url: string): Decision => ({
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
