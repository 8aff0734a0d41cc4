import { blockIssued, hasGiftCards, type IssuedCard, readIssued } from '../../services/balances/issued-gift-cards.ts'
import type { Refunded } from '../../services/orders/given-back.ts'
import { linesOf } from '../../services/orders/refund-request.ts'
import { emptyCards, holdCards, restoreCards } from './card-holds.ts'
import type { Attempt } from './record.ts'
import type { StepContext } from './steps.ts'

const idOf = ({ orderNumber }: Attempt, { number }: Refunded): string => `${orderNumber}:refund:${number}`

/** The cards of the refunded lines, which are refunded whole. */
async function cardsOf(
  { draft, orderNumber }: Attempt,
  { request }: Refunded,
  { env }: Pick<StepContext, 'env'>,
): Promise<readonly IssuedCard[]> {
  if (!hasGiftCards(draft.cart)) return []
  const lines = new Set(linesOf(request).map(({ itemId }) => itemId))
  return (await readIssued(env.DB, orderNumber)).filter(({ item_id: id }) => lines.has(id))
}

/**
 * Before any money moves, the refunded cards lose what they cost, however long the provider takes. False if one was
 * spent, even in part: then none loses anything. May be repeated.
 */
export async function takeRefundedCards(attempt: Attempt, part: Refunded, context: StepContext): Promise<boolean> {
  const cards = await cardsOf(attempt, part, context)
  const id = idOf(attempt, part)
  const isHeld = await holdCards(cards, id, context)
  await (isHeld ? emptyCards : restoreCards)(cards, id, context)
  return isHeld
}

/** The provider refused the refund. */
export async function restoreRefundedCards(attempt: Attempt, part: Refunded, context: StepContext): Promise<void> {
  await restoreCards(await cardsOf(attempt, part, context), idOf(attempt, part), context)
}

export async function blockRefundedCards(attempt: Attempt, { request }: Refunded, { env }: StepContext): Promise<void> {
  if (!hasGiftCards(attempt.draft.cart)) return
  await blockIssued(
    env.DB,
    attempt.orderNumber,
    linesOf(request).map(({ itemId }) => itemId),
  )
}
