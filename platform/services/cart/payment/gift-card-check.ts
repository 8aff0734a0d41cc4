import { busySeconds } from '../../../../backend/hashing/call-hashing.ts'
import { type Failure, refuse } from '../../../../backend/result.ts'
import { tooMany } from '../../../../backend/tries/tries.ts'
import type { Currency } from '../../../../shared/i18n/locales.ts'
import { typedCode, typedLine } from '../../../../shared/typed.ts'
import type { Env } from '../../../env.ts'
import { giftCardAccount, readBalance, rewardAccount } from '../../balances/accounts.ts'
import { type GiftCard, giftCardOpens, readGiftCard } from '../../balances/gift-cards.ts'
import { type Reward, readReward } from '../../balances/rewards.ts'

const codeShape = /^[A-Z0-9]{6,30}$/

/** A card whose pin was verified, with its balance in minor units. */
export type OpenCard = { readonly card: GiftCard; readonly balance: number }

/**
 * A gift card by code and pin. GFC760: malformed code, GFC700: missing pin, GFC800: unknown card or wrong pin, which
 * must look the same so that codes can't be probed.
 */
export async function openGiftCard(
  env: Pick<Env, 'DB' | 'BALANCE' | 'HASHING'>,
  input: { readonly code: string; readonly pin: string },
  now: number,
): Promise<OpenCard | Failure> {
  if (typedLine(input.code) === '') return refuse('GFC400')
  const code = typedCode(input.code)
  if (!codeShape.test(code)) return refuse('GFC760')
  if (input.pin.trim() === '') return refuse('GFC700')
  const card = await readGiftCard(env.DB, code)
  const opens = await giftCardOpens(env, card, input.pin)
  if (opens === 'busy') return tooMany(busySeconds)
  if (!card || !opens) return refuse('GFC800')
  if (card.blocked) return refuse('GFC725')
  if (card.expiresAt !== null && now >= card.expiresAt) return refuse('GFC812')
  return { card, balance: await readBalance(env, giftCardAccount(card.code), card.opening) }
}

/** A reward that this person may spend on this site; error codes as for gift cards. */
export async function openReward(
  env: Pick<Env, 'DB' | 'BALANCE'>,
  request: {
    readonly code: string
    readonly kind: Reward['kind']
    readonly consumerId: string
    readonly currency: Currency
  },
  now: number,
): Promise<{ readonly reward: Reward; readonly balance: number } | Failure> {
  const code = typedCode(request.code)
  if (code === '') return refuse('GFC400')
  const reward = codeShape.test(code) ? await readReward(env.DB, code) : null
  if (!reward || reward.kind !== request.kind) return refuse('GFC800')
  if (reward.consumerId !== null && reward.consumerId !== request.consumerId) return refuse('GFC800')
  if (reward.expiresAt !== null && now >= reward.expiresAt) return refuse('GFC812')
  if (reward.currency !== request.currency) return refuse('GFO405')
  const balance = await readBalance(env, rewardAccount(reward.code), reward.opening)
  return balance > 0 ? { reward, balance } : refuse('GFC740')
}
