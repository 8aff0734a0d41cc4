import {
  type GiftOrder,
  hasGiftCards,
  type IssuedCard,
  issueGiftCards,
  readIssued,
  senderOf,
} from '../../services/balances/issued-gift-cards.ts'
import { givenBack } from '../../services/orders/given-back.ts'
import { beginCancelling, notCancelled } from './cancelling.ts'
import { emptyCards, holdCards, restoreCards } from './card-holds.ts'
import { type Attempt, openParts } from './record.ts'
import { repayNext } from './repay.ts'
import { wakeAtRest } from './rest.ts'
import type { StepContext, TakeStep } from './steps.ts'

/** Paid gift cards are issued before the order is written: whoever sees the order can rely on them. */
export const issue: TakeStep = async ({ draft, orderNumber }, { env, now }) => {
  const { locale, email, billingAddress, cart } = draft
  const order: GiftOrder = {
    orderNumber,
    locale,
    email,
    sender: senderOf({ email, billingAddress }),
    items: cart.items,
  }
  return (await issueGiftCards(env, order, now())) === 'busy' ? 'again' : { step: 'write' }
}

/** Holds of one cancellation: after one that failed the cards can be held again. */
const revocationOf = ({ orderNumber, facts }: Attempt): string => `${orderNumber}:revoke:${facts.revocation ?? 0}`

/** The order's cards but for those that were refunded already. */
async function cardsOf(
  { draft, facts, orderNumber }: Attempt,
  { env }: Pick<StepContext, 'env'>,
): Promise<readonly IssuedCard[]> {
  if (!hasGiftCards(draft.cart)) return []
  const { units } = givenBack(draft, facts.givenBack ?? [])
  return (await readIssued(env.DB, orderNumber)).filter(({ item_id: id }) => !units.has(id))
}

/**
 * Takes the whole amount off every card of the order before anything else is refunded. One that was spent in part
 * keeps the order placed: its money has gone into another order. Refunds that are still open come first, since each
 * may take cards itself; while the capture isn't answered there are neither cards nor refunds of them.
 */
export const revoke: TakeStep = async (attempt, context) => {
  const { now } = context
  await beginCancelling(attempt, context)
  if (openParts(attempt) > 0 && attempt.facts.unanswered !== 'capture') {
    const repaid = await repayNext(attempt, context)
    return repaid === 'no-answer' ? 'again' : { step: 'revoke', facts: repaid }
  }
  if (await holdCards(await cardsOf(attempt, context), revocationOf(attempt), context)) return { step: 'refund' }
  await restoreRevoked(attempt, context)
  await notCancelled(attempt, context)
  return { step: 'placed', facts: { cardsSpent: true }, wakeAt: wakeAtRest(attempt.facts, now()) }
}

/** The cards of an order that stays placed can be spent again. */
export const restoreRevoked = async (attempt: Attempt, context: Pick<StepContext, 'env'>): Promise<void> =>
  restoreCards(await cardsOf(attempt, context), revocationOf(attempt), context)

export const takeCardsBack = async (attempt: Attempt, context: Pick<StepContext, 'env'>): Promise<void> =>
  emptyCards(await cardsOf(attempt, context), revocationOf(attempt), context)
