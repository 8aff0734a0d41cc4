import { accountOf, giftCardAccount } from '../../services/balances/accounts.ts'
import type { IssuedCard } from '../../services/balances/issued-gift-cards.ts'
import type { StepContext } from './steps.ts'

/** Longer than a payment provider takes to answer. */
const holdMs = 24 * 3_600_000

const accountsOf = ({ env }: Pick<StepContext, 'env'>, cards: readonly IssuedCard[]) =>
  cards.map(({ code }) => accountOf(env, giftCardAccount(code)))

/**
 * Holds the whole amount of each card under `id`. False if one was spent, even in part: the others have to be let go.
 */
export async function holdCards(
  cards: readonly IssuedCard[],
  id: string,
  context: Pick<StepContext, 'env' | 'now'>,
): Promise<boolean> {
  const now = context.now()
  const holds = await Promise.all(
    accountsOf(context, cards).map((account, index) => {
      const amount = cards[index]?.opening_balance ?? 0
      return account.hold({ id, amount, opening: amount, expiresAt: now + holdMs }, now)
    }),
  )
  return holds.every(({ ok }) => ok)
}

/** Takes what is held off the cards. */
export async function emptyCards(
  cards: readonly IssuedCard[],
  id: string,
  context: Pick<StepContext, 'env'>,
): Promise<void> {
  await Promise.all(accountsOf(context, cards).map((account) => account.commit(id)))
}

/** The cards can be spent again, whether their amount was held or taken. */
export async function restoreCards(
  cards: readonly IssuedCard[],
  id: string,
  context: Pick<StepContext, 'env'>,
): Promise<void> {
  await Promise.all(
    accountsOf(context, cards).map(async (account) => {
      await account.release(id)
      await account.giveBack(id)
    }),
  )
}
