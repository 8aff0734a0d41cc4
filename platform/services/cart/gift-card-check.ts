import type { Currency } from '../../../shared/i18n/locales.ts'
import { type Failure, refuse } from '../../context.ts'
import type { Env } from '../../env.ts'
import { giftCardAccount, readBalance, rewardAccount } from '../balances/accounts.ts'
import { type GiftCard, giftCardOpens, plainCode, readGiftCard } from '../people/gift-cards.ts'
import { type Reward, readReward } from '../people/rewards.ts'

const codeShape = /^[A-Z0-9]{6,30}$/

/** A card that may be looked at, with what is left on it in minor units. */
export type OpenCard = { readonly card: GiftCard; readonly balance: number }

/**
 * A gift card by its code and pin. A code that can't be one is GFC760, a missing pin GFC700, a card that isn't there or doesn't go with the pin
 * GFC800: which of the two is nobody's to know.
 */
export async function openGiftCard(
  env: Pick<Env, 'DB' | 'BALANCE'>,
  typed: { readonly code: string; readonly pin: string },
  now: number,
): Promise<OpenCard | Failure> {
  const code = plainCode(typed.code)
  if (code === '') return refuse('GFC400')
  if (!codeShape.test(code)) return refuse('GFC760')
  if (typed.pin.trim() === '') return refuse('GFC700')
  const card = await readGiftCard(env.DB, code)
  const opens = await giftCardOpens(card, typed.pin)
  if (!card || !opens) return refuse('GFC800')
  if (card.blocked) return refuse('GFC725')
  if (card.expiresAt !== null && now >= card.expiresAt) return refuse('GFC812')
  return { card, balance: await readBalance(env, giftCardAccount(card.code), card.opening) }
}

/** A reward that this person may spend here; the codes are those of gift cards. */
export async function openReward(
  env: Pick<Env, 'DB' | 'BALANCE'>,
  asked: {
    readonly code: string
    readonly kind: Reward['kind']
    readonly consumerId: string
    readonly currency: Currency
  },
  now: number,
): Promise<{ readonly reward: Reward; readonly balance: number } | Failure> {
  const code = plainCode(asked.code)
  if (code === '') return refuse('GFC400')
  const reward = codeShape.test(code) ? await readReward(env.DB, code) : null
  if (!reward || reward.kind !== asked.kind) return refuse('GFC800')
  if (reward.consumerId !== null && reward.consumerId !== asked.consumerId) return refuse('GFC800')
  if (reward.expiresAt !== null && now >= reward.expiresAt) return refuse('GFC812')
  if (reward.currency !== asked.currency) return refuse('GFO405')
  const balance = await readBalance(env, rewardAccount(reward.code), reward.opening)
  return balance > 0 ? { reward, balance } : refuse('GFC740')
}
