import type { Env } from '../../env.ts'
import type { Authorisation, PaymentProvider } from '../../payments/provider.ts'
import type { OrderDraft, StockWant } from '../../services/orders/draft.ts'
import { writeOrder } from '../../services/orders/placed-orders.ts'
import { registerPlacement } from '../../services/orders/placements.ts'
import { orderOf } from './answer.ts'
import { addsUp } from './price-check.ts'
import type { Attempt, Move, PlacementFailure } from './record.ts'

export type StepContext = {
  readonly env: Env
  readonly provider: () => PaymentProvider
  /** Epoch milliseconds. */
  readonly now: () => number
}
/** `again`: nobody knows whether it was done, so it is done again, with the same keys. */
export type Outcome = Move | 'again'
export type TakeStep = (attempt: Attempt, context: StepContext) => Promise<Outcome>

/** How long a shopper has to prove a payment. */
export const waitMs = 15 * 60_000
/** Longer than a shopper may take, so that nothing runs out beneath an order. */
const reservationMs = 20 * 60_000
/** After so long without a word from the provider the shopper is told that it failed. */
const authoriseMs = 60_000

const fail = (code: PlacementFailure['code']): PlacementFailure => ({ ok: false, code })

/** Each style answers for its own stock. */
export function byStyle(wants: readonly StockWant[]): ReadonlyMap<string, readonly StockWant[]> {
  const styles = new Map<string, StockWant[]>()
  for (const want of wants) styles.set(want.masterId, [...(styles.get(want.masterId) ?? []), want])
  return styles
}
export const styleOf = (env: Env, masterId: string) => env.INVENTORY.get(env.INVENTORY.idFromName(masterId))
export const accountOf = (env: Env, account: string) => env.BALANCE.get(env.BALANCE.idFromName(account))
/** One basket may draw on an account twice. */
export const holdId = (orderNumber: string, draw: number): string => `${orderNumber}:${draw}`

export const reserve: TakeStep = async ({ draft, orderNumber, startedAt }, { env, now }) => {
  const expiresAt = startedAt + reservationMs
  const answers = await Promise.all(
    [...byStyle(draft.stock)].map(([masterId, wants]) =>
      styleOf(env, masterId).reserve(orderNumber, wants, expiresAt, now()),
    ),
  )
  const misses = answers.flatMap((answer) => (answer.ok ? [] : answer.misses))
  if (answers.some(({ ok }) => !ok)) {
    const nothingLeft = misses.length === draft.stock.length && misses.every(({ available }) => available === 0)
    const failure: PlacementFailure = { ok: false, code: nothingLeft ? 'INV406' : 'INV409', misses }
    // Where nothing was taken nothing is to be given back.
    return answers.some(({ ok }) => ok)
      ? { step: 'release', facts: { failure } }
      : { step: 'failed', facts: { failure }, wakeAt: null }
  }
  const holds = await Promise.all(
    draft.draws.map(({ account, amount, opening }, index) =>
      accountOf(env, account).hold({ id: holdId(orderNumber, index), amount, opening, expiresAt }, now()),
    ),
  )
  const short = draft.draws.find((_, index) => !holds[index]?.ok)
  return short ? { step: 'release', facts: { failure: fail(short.refusal) } } : { step: 'check' }
}

/** Registers the order's number too: from here on a payment may come back to it. */
export const check: TakeStep = async ({ draft, orderNumber, startedAt }, { env }) => {
  if (!addsUp(draft)) return { step: 'release', facts: { failure: fail('ORD415') } }
  const { basketId, consumerId } = draft
  await registerPlacement(env.DB, { orderNumber, basketId, consumerId, startedAt })
  return { step: draft.payment ? 'authorise' : 'commit', facts: { registered: true } }
}

export const authorise: TakeStep = async (attempt, { provider, now }) => {
  const { draft, orderNumber, stepAt } = attempt
  if (!draft.payment) return { step: 'commit' }
  const { method, amount, currency, sessionId, savedInstrumentId } = draft.payment
  const answer = await provider().authorise({
    reference: orderNumber,
    key: `${orderNumber}:authorise`,
    amount,
    currency,
    method,
    sessionId,
    savedInstrumentId,
    returnUrl: draft.returnUrl,
    locale: draft.locale,
  })
  return authorised(attempt, answer, now() - stepAt)
}

/** The shopper came back from a challenge or a redirect with `facts.result`. */
export const complete: TakeStep = async (attempt, { provider, now }) => {
  const { facts, orderNumber, stepAt } = attempt
  if (!facts.result) return { step: 'void', facts: { failure: fail('PAY400') } }
  const { text: result, hash } = facts.result
  const answer = await provider().complete({
    reference: orderNumber,
    result,
    key: `${orderNumber}:complete:${hash}`,
  })
  return authorised(attempt, answer, now() - stepAt)
}

function authorised({ draft, facts, startedAt }: Attempt, answer: Authorisation, triedMs: number): Outcome {
  switch (answer.outcome) {
    case 'authorised': {
      const { paymentId, label, details, amount, currency } = answer
      const payment = { paymentId, label, details }
      if (amount === draft.payment?.amount && currency === draft.payment.currency)
        return { step: 'commit', facts: { payment } }
      return { step: 'void', facts: { payment, failure: fail('PAY400') } }
    }
    case 'action':
      return { step: 'wait', facts: { action: answer.action }, wakeAt: startedAt + waitMs }
    case 'refused':
      // A payment that was begun and not proven is called off at the provider too.
      return { step: facts.action ? 'void' : 'release', facts: { failure: fail(answer.code) } }
    case 'no-answer':
      return triedMs < authoriseMs ? 'again' : { step: 'void', facts: { failure: fail('PAY400'), lost: true } }
  }
}

export const commit: TakeStep = async ({ draft, orderNumber }, { env, now }) => {
  const styles = [...byStyle(draft.stock)]
  const [sold, drawn] = await Promise.all([
    Promise.all(styles.map(([masterId]) => styleOf(env, masterId).commit(orderNumber))),
    Promise.all(draft.draws.map(({ account }, index) => accountOf(env, account).commit(holdId(orderNumber, index)))),
  ])
  const undo = draft.payment ? 'void' : 'release'
  if (!sold.every(Boolean)) {
    const gone = styles.flatMap(([, wants], index) => (sold[index] ? [] : wants))
    const misses = gone.map(({ itemId }) => ({ itemId, available: 0 }))
    return { step: undo, facts: { failure: { ok: false, code: 'ORD430', misses }, committing: true } }
  }
  const short = draft.draws.find((_, index) => !drawn[index])
  if (short) return { step: undo, facts: { failure: fail(short.refusal), committing: true } }
  return draft.payment
    ? { step: 'capture', facts: { committing: true } }
    : { step: 'write', facts: { committing: true, placedAt: now() } }
}

/** From here on there is no way back but a refund. */
export const capture: TakeStep = async ({ draft, facts, orderNumber: reference }, { provider, now }) => {
  const money = moneyOf(draft, facts.payment?.paymentId)
  if (!money) return { step: 'write', facts: { placedAt: now() } }
  const { outcome } = await provider().capture({ reference, key: `${reference}:capture`, ...money })
  if (outcome === 'no-answer') return 'again'
  if (outcome === 'refused') return { step: 'void', facts: { failure: fail('PAY400') } }
  return { step: 'write', facts: { placedAt: now() } }
}

export const write: TakeStep = async (attempt, { env }) => {
  const order = orderOf(attempt, 'PLACED')
  const { draft, facts } = attempt
  await writeOrder(env.DB, {
    order,
    basketId: draft.basketId,
    consumerId: draft.consumerId,
    captured: draft.payment?.amount ?? 0,
    paymentId: facts.payment?.paymentId ?? null,
    placedAt: facts.placedAt ?? attempt.stepAt,
  })
  return { step: 'placed', answer: JSON.stringify(order), wakeAt: null }
}

/** What the provider holds of this order; null where it holds nothing. */
export function moneyOf(draft: OrderDraft, paymentId: string | undefined) {
  return draft.payment && paymentId
    ? { paymentId, amount: draft.payment.amount, currency: draft.payment.currency }
    : null
}
