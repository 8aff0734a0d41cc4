import { accountOf, giftCardAccount } from '../../services/balances/accounts.ts'
import {
  type GiftOrder,
  hasGiftCards,
  issueGiftCards,
  readIssued,
  senderOf,
} from '../../services/balances/issued-gift-cards.ts'
import { tellNotCancelled } from './not-cancelled.ts'
import type { Attempt } from './record.ts'
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

/** Of one cancellation: after one that failed the cards can be held again. */
const revocationOf = ({ orderNumber, facts }: Attempt): string => `${orderNumber}:revoke:${facts.revocation ?? 0}`

/**
 * Takes the whole amount off every card of the order before anything is refunded. One that was spent in part keeps the
 * order placed: its money has gone into another order.
 */
export const revoke: TakeStep = async (attempt, { env, now }) => {
  const { orderNumber } = attempt
  const issued = await readIssued(env.DB, orderNumber)
  const holds = await Promise.all(
    issued.map(({ code, opening_balance: amount }) => {
      const hold = { id: revocationOf(attempt), amount, opening: amount, expiresAt: now() + revocationMs }
      return accountOf(env, giftCardAccount(code)).hold(hold, now())
    }),
  )
  if (holds.every(({ ok }) => ok)) return { step: 'refund' }
  await restoreCards(attempt, { env })
  await tellNotCancelled(attempt, { env, now })
  return { step: 'placed', facts: { cardsSpent: true }, wakeAt: wakeAtRest(attempt.facts, now()) }
}
/** Longer than a payment provider takes to answer. */
const revocationMs = 24 * 3_600_000

/** The cards of an order that stays placed can be spent again. */
export const restoreCards = (attempt: Attempt, context: Pick<StepContext, 'env'>): Promise<void> =>
  onEachCard(attempt, context, (account) => account.release(revocationOf(attempt)))

export const takeCardsBack = (attempt: Attempt, context: Pick<StepContext, 'env'>): Promise<void> =>
  onEachCard(attempt, context, (account) => account.commit(revocationOf(attempt)))

async function onEachCard(
  { draft, orderNumber }: Attempt,
  { env }: Pick<StepContext, 'env'>,
  change: (account: ReturnType<typeof accountOf>) => Promise<unknown>,
): Promise<void> {
  if (!hasGiftCards(draft.cart)) return
  const issued = await readIssued(env.DB, orderNumber)
  await Promise.all(issued.map(({ code }) => change(accountOf(env, giftCardAccount(code)))))
}
