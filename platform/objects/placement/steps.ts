import { readPersonRow } from '../../../accounts/profile/people.ts'
import { workerEdges } from '../../../backend/edges.ts'
import type { Env } from '../../env.ts'
import type { Authorisation, MoneyAnswer, PaymentProvider } from '../../payments/provider.ts'
import { accountOf } from '../../services/balances/accounts.ts'
import { hasGiftCards } from '../../services/balances/issued-gift-cards.ts'
import type { OrderDraft, StockWant } from '../../services/orders/draft.ts'
import { sendOrderMail } from '../../services/orders/order-mail.ts'
import { beginWaiting, claimSession } from '../../services/orders/payment-holds.ts'
import { type StoredOrder, writeOrder } from '../../services/orders/placed-orders.ts'
import { registerPlacement } from '../../services/orders/placements.ts'
import { orderOf } from './answer.ts'
import { areStoresOffering } from './offered.ts'
import { addsUp } from './price-check.ts'
import { type Attempt, type Move, type PlacementFailure, storedAnswer } from './record.ts'
import { wakeAtRest } from './rest.ts'
import { returnTicket, withTicket } from './return-ticket.ts'

export type StepContext = {
  readonly env: Env
  readonly provider: () => PaymentProvider
  /** Epoch milliseconds. */
  readonly now: () => number
}
/** `again`: the outcome is unknown, so the step is repeated with the same keys. */
export type Outcome = Move | 'again'
export type TakeStep = (attempt: Attempt, context: StepContext) => Promise<Outcome>

/** No reservation blocks other shoppers for longer than this. */
const reservationMs = 10 * 60_000
/** The time for a payment challenge: leaves time to capture the payment before the reservation expires. */
export const waitMs = 9 * 60_000

const fail = (code: PlacementFailure['code']): PlacementFailure => ({ ok: false, code })

/** Each style's object reserves its own stock. */
export function byStyle(wants: readonly StockWant[]): ReadonlyMap<string, readonly StockWant[]> {
  const styles = new Map<string, StockWant[]>()
  for (const want of wants) styles.set(want.masterId, [...(styles.get(want.masterId) ?? []), want])
  return styles
}
export const styleOf = (env: Env, masterId: string) => env.INVENTORY.get(env.INVENTORY.idFromName(masterId))
/** Returns these units of an order to stock, once per `id`. */
export const takeUnitsBack = (
  env: Env,
  orderNumber: string,
  id: string,
  units: readonly StockWant[],
): Promise<unknown> =>
  Promise.all(
    [...byStyle(units)].map(([masterId, lines]) =>
      styleOf(env, masterId).takeBack(
        orderNumber,
        id,
        lines.map(({ place, productId, upc, qty }) => ({ place, productId, upc, qty })),
      ),
    ),
  )
/** A basket may draw on an account twice. */
export const holdId = (orderNumber: string, draw: number): string => `${orderNumber}:${draw}`

export const reserve: TakeStep = async ({ draft, orderNumber, startedAt }, { env, now }) => {
  const expiresAt = startedAt + reservationMs
  const answers = await Promise.all(
    [...byStyle(draft.stock)].map(([masterId, wants]) =>
      styleOf(env, masterId).reserve(orderNumber, wants, expiresAt, now()),
    ),
  )
  const misses = answers.flatMap((answer) => (answer.ok ? [] : answer.failure.misses))
  if (answers.some(({ ok }) => !ok)) {
    const nothingLeft = misses.length === draft.stock.length && misses.every(({ available }) => available === 0)
    const failure: PlacementFailure = { ok: false, code: nothingLeft ? 'INV406' : 'INV409', misses }
    // Nothing was reserved, so nothing must be released.
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
export const check: TakeStep = async ({ draft, orderNumber, startedAt }, { env, now }) => {
  if (!addsUp(draft)) return { step: 'release', facts: { failure: fail('ORD415') } }
  const { basketId, consumerId, payment } = draft
  const sessionId = payment?.sessionId ?? null
  if (sessionId !== null && !(await claimSession(env.DB, sessionId, orderNumber, now())))
    return { step: 'release', facts: { failure: fail('PYT404') } }
  await registerPlacement(env.DB, { orderNumber, basketId, consumerId, startedAt })
  return { step: payment ? 'authorise' : 'commit', facts: { registered: true } }
}

export const authorise: TakeStep = async (attempt, context) => {
  const { provider, now } = context
  const { draft, orderNumber, stepAt } = attempt
  if (!draft.payment) return { step: 'commit' }
  const { method, amount, currency, sessionId, savedInstrumentId, deviceFingerPrint } = draft.payment
  const answer = await provider().authorise({
    reference: orderNumber,
    key: `${orderNumber}:authorise`,
    amount,
    currency,
    method,
    sessionId,
    savedInstrumentId,
    ...(deviceFingerPrint !== undefined && { deviceFingerPrint }),
    returnUrl: draft.returnUrl && withTicket(draft.returnUrl, await returnTicket(attempt)),
    locale: draft.locale,
  })
  return authorised(attempt, answer, now() - stepAt, context)
}

/**
 * The shopper came back from a challenge or a redirect with `facts.result`. A store that stopped its service meanwhile
 * can't be ordered at any more: nothing is charged, and the cart says what became of the line.
 */
export const complete: TakeStep = async (attempt, context) => {
  const { env, provider, now } = context
  const { draft, facts, orderNumber, stepAt } = attempt
  if (!facts.result) return { step: 'void', facts: { failure: fail('PAY400') } }
  if (!(await areStoresOffering(draft, env)))
    return { step: 'void', facts: { failure: { ...fail('PAY400'), withdrawn: true } } }
  const { text: result, hash } = facts.result
  const answer = await provider().complete({
    reference: orderNumber,
    result,
    key: `${orderNumber}:complete:${hash}`,
  })
  return authorised(attempt, answer, now() - stepAt, context)
}

async function authorised(
  attempt: Attempt,
  answer: Authorisation,
  triedMs: number,
  { env, provider, now }: StepContext,
): Promise<Outcome> {
  const { draft, facts, orderNumber, startedAt } = attempt
  switch (answer.outcome) {
    case 'authorised': {
      const { paymentId, label, details, amount, currency } = answer
      const payment = { paymentId, label, details }
      if (amount === draft.payment?.amount && currency === draft.payment.currency)
        return { step: 'commit', facts: { payment } }
      workerEdges.log('error', 'placement.other-amount', { orderNumber, paymentId })
      return { step: 'void', facts: { payment, failure: fail('PAY400') } }
    }
    case 'action': {
      const { consumerId } = draft
      const until = startedAt + waitMs
      const mayWait = await beginWaiting(env.DB, { orderNumber, consumerId }, until, now())
      if (!mayWait) return { step: 'void', facts: { failure: fail('API429') } }
      const action = { ...answer.action, ticket: await returnTicket(attempt) }
      return { step: 'wait', facts: { action }, wakeAt: until }
    }
    case 'refused':
      // A payment whose challenge failed is canceled at the provider too.
      return { step: facts.action ? 'void' : 'release', facts: { failure: fail(answer.code) } }
    case 'no-answer':
      // Canceled behind the order: the provider that didn't authorize it wouldn't answer that either.
      return triedMs < provider().patience.authoriseMs && !answer.turnedAway
        ? 'again'
        : { step: 'release', facts: { failure: fail('PAY503'), lost: true, unanswered: 'cancel' } }
  }
}

export const afterPayment = ({ cart }: OrderDraft): 'issue' | 'write' => (hasGiftCards(cart) ? 'issue' : 'write')

export const commit: TakeStep = async ({ draft, orderNumber }, { env, now }) => {
  const styles = [...byStyle(draft.stock)]
  const [sold, drawn] = await Promise.all([
    Promise.all(styles.map(([masterId]) => styleOf(env, masterId).commit(orderNumber))),
    Promise.all(draft.draws.map(({ account }, index) => accountOf(env, account).commit(holdId(orderNumber, index)))),
  ])
  const undo = draft.payment ? 'void' : 'release'
  if (!sold.every(Boolean)) {
    const lost = styles.flatMap(([, wants], index) => (sold[index] ? [] : wants))
    const misses = lost.map(({ itemId }) => ({ itemId, available: 0 }))
    return { step: undo, facts: { failure: { ok: false, code: 'ORD430', misses }, committing: true } }
  }
  const short = draft.draws.find((_, index) => !drawn[index])
  if (short) return { step: undo, facts: { failure: fail(short.refusal), committing: true } }
  return draft.payment
    ? { step: 'capture', facts: { committing: true } }
    : { step: afterPayment(draft), facts: { committing: true, placedAt: now() } }
}

/**
 * After this step an order can only be undone by a refund. Without an answer it may have been captured, so it is never
 * given up: the money is authorized and the goods are sold, so it is placed. Its gift cards are issued once the money
 * is there.
 */
export const capture: TakeStep = async (attempt, context) => {
  const { draft, stepAt } = attempt
  const { now, provider } = context
  const outcome = await moneyTaken(attempt, context)
  if (outcome === 'refused') return { step: 'void', facts: { failure: fail('PAY400') } }
  if (outcome === 'done') return { step: afterPayment(draft), facts: { placedAt: now() } }
  return now() - stepAt < provider().patience.moneyMs
    ? 'again'
    : { step: 'write', facts: { placedAt: now(), unanswered: 'capture' } }
}

/**
 * Captures what was authorized for the order; `done` if that is nothing. May be repeated. A refusal or a rejection
 * counts once the payment is canceled: the provider refuses to cancel what it has captured, by an earlier call whose
 * answer was lost.
 */
export async function moneyTaken(
  attempt: Attempt,
  context: Pick<StepContext, 'provider'>,
): Promise<MoneyAnswer['outcome']> {
  const taken = await takeMoney(attempt, context)
  if (taken.outcome === 'done' || (taken.outcome === 'no-answer' && !taken.rejected)) return taken.outcome
  const { orderNumber: reference } = attempt
  const { outcome } = await context.provider().cancel({ reference, key: `${reference}:cancel` })
  if (outcome === 'no-answer') return outcome
  return outcome === 'done' ? 'refused' : 'done'
}

async function takeMoney(
  { draft, facts, orderNumber: reference }: Attempt,
  { provider }: Pick<StepContext, 'provider'>,
): Promise<MoneyAnswer> {
  const money = moneyOf(draft, facts.payment?.paymentId)
  return money ? provider().capture({ reference, key: `${reference}:capture`, ...money }) : { outcome: 'done' }
}

export const write: TakeStep = async (attempt, { env, now }) => {
  const order = orderOf(attempt, 'PLACED')
  const { draft, facts, orderNumber } = attempt
  const { earning } = draft
  const isCaptured = facts.unanswered !== 'capture'
  if (earning) await accountOf(env, earning.account).earn(orderNumber, earning.points, earning.opening)
  const stored: StoredOrder = {
    order,
    basketId: draft.basketId,
    consumerId: await buyerOf(env, draft, orderNumber),
    captured: isCaptured ? (draft.payment?.amount ?? 0) : 0,
    paymentId: facts.payment?.paymentId ?? null,
    placedAt: facts.placedAt ?? attempt.stepAt,
    locale: draft.locale,
    shop: draft.returnUrl === null ? null : new URL(draft.returnUrl).origin,
  }
  await writeOrder(env.DB, stored, !isCaptured)
  await sendOrderMail(env, stored, { kind: 'orderPlaced', key: 'placed' }, now())
  return { step: 'placed', answer: storedAnswer.write(order), wakeAt: wakeAtRest(facts, now()) }
}

/**
 * An associate's sale is the order of the member whom it was for; without one, or where their account was deleted while
 * the bank was asked, it is a guest's, for its customer to claim by the address that they gave.
 */
async function buyerOf(
  { DB: db }: Pick<Env, 'DB'>,
  { inStoreSalesInfo, member, consumerId }: OrderDraft,
  orderNumber: string,
): Promise<string> {
  if (!inStoreSalesInfo) return consumerId
  return member !== null && (await readPersonRow(db, member)) ? member : `G${orderNumber}`
}

/** The payment authorized for this order; null if there is none. */
export function moneyOf(draft: OrderDraft, paymentId: string | undefined) {
  return draft.payment && paymentId
    ? { paymentId, amount: draft.payment.amount, currency: draft.payment.currency }
    : null
}
