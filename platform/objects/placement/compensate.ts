import { workerEdges } from '../../../backend/edges.ts'
import { accountOf } from '../../services/balances/accounts.ts'
import { blockIssued } from '../../services/balances/issued-gift-cards.ts'
import { givenBack } from '../../services/orders/given-back.ts'
import { sendOrderMail } from '../../services/orders/order-mail.ts'
import { releaseSessions } from '../../services/orders/payment-holds.ts'
import { markCancelled, readOrder } from '../../services/orders/placed-orders.ts'
import { endPlacement } from '../../services/orders/placements.ts'
import { closeRefunds } from '../../services/orders/refund-rows.ts'
import { beginCancelling, cancellationNews, notCancelled } from './cancelling.ts'
import { restoreRevoked, takeCardsBack } from './gift-cards.ts'
import { type Attempt, openParts } from './record.ts'
import { repayNext } from './repay.ts'
import { wakeAtRest } from './rest.ts'
import { byStyle, holdId, moneyOf, type StepContext, styleOf, type TakeStep, takeUnitsBack } from './steps.ts'

/**
 * Cancels the authorization, by order number, since the response with its payment id may have been lost. Without an
 * answer everything else is given back, and the cancellation goes on behind. A placed order whose capture was refused
 * is taken back as well.
 */
export const voidPayment: TakeStep = async (attempt, { provider, now }) => {
  const { draft, answer, orderNumber: reference, stepAt } = attempt
  const step = answer === null ? 'release' : 'restock'
  const facts = { notCharged: true }
  if (!draft.payment) return { step }
  const cancelled = await provider().cancel({ reference, key: `${reference}:cancel` })
  if (cancelled.outcome === 'refused') workerEdges.log('error', 'placement.cancel-refused', { orderNumber: reference })
  if (cancelled.outcome !== 'no-answer') return { step, facts }
  const waits = answer !== null || (now() - stepAt < provider().patience.moneyMs && !cancelled.turnedAway)
  return waits ? 'again' : { step, facts: { ...facts, unanswered: 'cancel' } }
}

/** Releases stock and balances, held or committed; then the attempt has failed. */
export const release: TakeStep = async (attempt, context) => {
  const { draft, facts, orderNumber } = attempt
  const { env, now } = context
  // After an interrupted commit, some units may be sold and others still held.
  if (facts.committing) await giveBack(attempt, context)
  await Promise.all([
    ...[...byStyle(draft.stock).keys()].map((masterId) => styleOf(env, masterId).release(orderNumber)),
    ...draft.draws.map(({ account }, index) => accountOf(env, account).release(holdId(orderNumber, index))),
  ])
  if (draft.payment?.sessionId) await releaseSessions(env.DB, orderNumber)
  if (facts.registered) await endPlacement(env.DB, orderNumber, now())
  return { step: 'failed', wakeAt: wakeAtRest(facts, now()) }
}

/**
 * The payment is refunded first, what is left of it: if the provider refuses, the order stays placed. A payment whose
 * capture wasn't answered is canceled instead; the provider refuses that if it had captured.
 */
export const refund: TakeStep = async (attempt, context) => {
  const { env, provider, now } = context
  const { draft, facts, orderNumber: reference } = attempt
  await beginCancelling(attempt, context)
  if (facts.unanswered === 'capture') {
    const { outcome } = await provider().cancel({ reference, key: `${reference}:cancel` })
    if (outcome === 'no-answer') return 'again'
    if (outcome === 'done')
      return { step: 'restock', facts: { unanswered: null, cancelledAt: now(), notCharged: true } }
  }
  if (openParts(attempt) > 0) {
    const repaid = await repayNext(attempt, context)
    return repaid === 'no-answer' ? 'again' : { step: 'refund', facts: repaid }
  }
  const money = moneyOf(draft, facts.payment?.paymentId)
  const amount = (money?.amount ?? 0) - givenBack(draft, facts.givenBack ?? []).money
  if (money && amount > 0) {
    const { outcome } = await provider().refund({ reference, key: `${reference}:refund`, ...money, amount })
    if (outcome === 'no-answer') return 'again'
    if (outcome === 'refused') {
      await restoreRevoked(attempt, { env })
      await notCancelled(attempt, { env, now })
      return { step: 'placed', wakeAt: wakeAtRest(facts, now()) }
    }
  }
  return { step: 'restock', facts: { unanswered: null, cancelledAt: now() } }
}

export const restock: TakeStep = async (attempt, context) => {
  const { draft, orderNumber } = attempt
  await Promise.all([
    giveBack(attempt, context),
    takeCardsBack(attempt, context),
    draft.earning && accountOf(context.env, draft.earning.account).keepEarned(orderNumber, 0),
  ])
  return { step: 'unwrite' }
}

export const unwrite: TakeStep = async ({ draft, facts, orderNumber, stepAt }, { env, now }) => {
  await blockIssued(
    env.DB,
    orderNumber,
    draft.cart.items.map(({ id }) => id),
  )
  await closeRefunds(env.DB, orderNumber, now())
  const notCharged = facts.notCharged ? (draft.payment?.amount ?? 0) : 0
  await markCancelled(env.DB, orderNumber, facts.cancelledAt ?? stepAt, notCharged)
  await endPlacement(env.DB, orderNumber, now())
  const stored = await readOrder(env.DB, orderNumber)
  const news = stored && cancellationNews(stored)
  if (news) await sendOrderMail(env, stored, news, now())
  return { step: 'cancelled', wakeAt: null }
}

/** Returns sold units that the shop still has, and drawn balances, each once. */
async function giveBack({ draft, orderNumber }: Attempt, { env }: StepContext): Promise<void> {
  const kept = await keptLines(env, orderNumber)
  const units = draft.stock.filter(({ itemId }) => !kept.has(itemId))
  await Promise.all([
    kept.size > 0
      ? takeUnitsBack(env, orderNumber, `${orderNumber}:cancel`, units)
      : Promise.all([...byStyle(units).keys()].map((masterId) => styleOf(env, masterId).restock(orderNumber))),
    ...draft.draws.map(({ account }, index) => accountOf(env, account).giveBack(holdId(orderNumber, index))),
  ])
}

/** Ids of the lines that their shopper has, or that are on their way: the shop can't sell them again. */
async function keptLines({ DB }: StepContext['env'], orderNumber: string): Promise<ReadonlySet<string>> {
  const stored = await readOrder(DB, orderNumber)
  const kept = (stored?.order.shipments ?? []).filter(({ shippingMethod, sentAt, deliveredAt }) =>
    shippingMethod === 'pickup' ? deliveredAt : (sentAt ?? deliveredAt),
  )
  return new Set(kept.flatMap(({ itemIds }) => itemIds))
}
