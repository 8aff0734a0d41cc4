import { markCancelled } from '../../services/orders/placed-orders.ts'
import { endPlacement } from '../../services/orders/placements.ts'
import type { Attempt } from './record.ts'
import { accountOf, byStyle, holdId, moneyOf, type StepContext, styleOf, type TakeStep } from './steps.ts'

/** An authorisation that nobody answered for may turn up this much later: it is cancelled once more then. */
const lateMs = 60_000

/** Gives held money back; by the order's number, since the authorisation's answer may be what was lost. */
export const voidPayment: TakeStep = async ({ draft, orderNumber: reference }, { provider }) => {
  if (!draft.payment) return { step: 'release' }
  const { outcome } = await provider().cancel({ reference, key: `${reference}:cancel` })
  return outcome === 'no-answer' ? 'again' : { step: 'release' }
}

/** Stock and balances, whichever way they were taken; then the attempt has failed. */
export const release: TakeStep = async (attempt, context) => {
  const { draft, facts, orderNumber } = attempt
  const { env, now } = context
  // Where committing was begun, some may be sold and some still held.
  if (facts.committing) await giveBack(attempt, context)
  await Promise.all([
    ...[...byStyle(draft.stock).keys()].map((masterId) => styleOf(env, masterId).release(orderNumber)),
    ...draft.draws.map(({ account }, index) => accountOf(env, account).release(holdId(orderNumber, index))),
  ])
  if (facts.registered) await endPlacement(env.DB, orderNumber, now())
  return { step: 'failed', wakeAt: facts.lost ? now() + lateMs : null }
}

/** The shopper's money first: where the provider refuses, the order stays as it is. */
export const refund: TakeStep = async ({ draft, facts, orderNumber: reference }, { provider, now }) => {
  const money = moneyOf(draft, facts.payment?.paymentId)
  if (money) {
    const { outcome } = await provider().refund({ reference, key: `${reference}:refund`, ...money })
    if (outcome === 'no-answer') return 'again'
    if (outcome === 'refused') return { step: 'placed', wakeAt: null }
  }
  return { step: 'restock', facts: { cancelledAt: now() } }
}

export const restock: TakeStep = async (attempt, context) => {
  await giveBack(attempt, context)
  return { step: 'unwrite' }
}

export const unwrite: TakeStep = async ({ facts, orderNumber, stepAt }, { env }) => {
  await markCancelled(env.DB, orderNumber, facts.cancelledAt ?? stepAt)
  return { step: 'cancelled', wakeAt: null }
}

/** Sold goods and drawn balances, each once. */
async function giveBack({ draft, orderNumber }: Attempt, { env }: StepContext): Promise<void> {
  await Promise.all([
    ...[...byStyle(draft.stock).keys()].map((masterId) => styleOf(env, masterId).restock(orderNumber)),
    ...draft.draws.map(({ account }, index) => accountOf(env, account).giveBack(holdId(orderNumber, index))),
  ])
}
