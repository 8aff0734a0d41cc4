import type { Env } from '../../env.ts'
import type { CartSnapshot, KeptInstrument } from '../../objects/cart-snapshot.ts'
import { athleteAccount, giftCardAccount, pointsAccount, readBalance, rewardAccount } from '../balances/accounts.ts'
import type { BalanceDraw } from '../orders/draft.ts'
import { readGiftCard } from '../people/gift-cards.ts'
import { readReward } from '../people/rewards.ts'
import { type Voucher, vouchersFor } from '../people/vouchers.ts'
import type { Purse } from './payments.ts'
import { paysHere, type Scene, yearOf } from './scene.ts'
import { cartWords } from './words/words.ts'

type Accounts = Pick<Env, 'DB' | 'BALANCE'>

/** The instrument that stands for the applied voucher. */
export const voucherInstrumentId = 'loyalty-voucher'

export type Purses = {
  readonly purses: readonly Purse[]
  readonly voucher: Voucher | null
  /** What is left on an athlete's credit, whether this cart uses it or not; 0 for anybody else. */
  readonly credit: number
}

/** What a basket's instruments hold now. One that can't be used here any more holds nothing. */
export async function readPurses(env: Accounts, snapshot: CartSnapshot, scene: Scene): Promise<Purses> {
  const [credit, voucher] = await Promise.all([readCredit(env, scene), readVoucher(env, snapshot.voucherPoints, scene)])
  const purses = await Promise.all(snapshot.instruments.map((instrument) => purseOf(env, instrument, scene, credit)))
  return { purses: voucher ? [...purses, voucherPurse(voucher, scene)] : purses, voucher, credit }
}

/** An athlete's credit of the year, in the money of the site; 0 for anybody else. */
export async function readCredit(env: Accounts, scene: Scene): Promise<number> {
  const { person, now } = scene
  if (!person?.athlete || !paysHere(scene)) return 0
  return readBalance(env, athleteAccount(person.consumerId, yearOf(now)), person.athlete.annualCredit)
}

/** 0 for anybody who isn't a member, and where the points aren't worth anything. */
export async function readPoints(env: Accounts, scene: Scene): Promise<number> {
  const { person } = scene
  if (!person || person.openingPoints === null || !paysHere(scene)) return 0
  return readBalance(env, pointsAccount(person.consumerId), person.openingPoints)
}

async function readVoucher(env: Accounts, points: number | null, scene: Scene): Promise<Voucher | null> {
  if (points === null) return null
  const covered = vouchersFor(await readPoints(env, scene), scene.site.currency)
  return covered.find((voucher) => voucher.points === points) ?? null
}

async function purseOf(env: Accounts, kept: KeptInstrument, scene: Scene, credit: number): Promise<Purse> {
  const { id, method, code } = kept
  const label = kept.label ?? cartWords(scene.site).payments[method]
  const base = { id, method, label, extras: {} }
  if (method === 'GIFT_CARD' && code !== null) return { ...base, ...(await giftCardMoney(env, code, scene)) }
  if ((method === 'REWARD_CODE' || method === 'REWARD_CARD') && code !== null)
    return { ...base, ...(await rewardMoney(env, code, scene)) }
  if (method === 'ATHLETES_PAYMENT') return { ...base, ...creditMoney(scene, credit) }
  return { ...base, balance: null, draw: null }
}

type Money = Pick<Purse, 'balance' | 'draw'>
const noMoney: Money = { balance: 0, draw: null }

async function giftCardMoney(env: Accounts, code: string, { site, now }: Scene): Promise<Money> {
  const card = await readGiftCard(env.DB, code)
  if (!card || card.blocked || card.currency !== site.currency || hasPassed(card.expiresAt, now)) return noMoney
  return money(env, giftCardAccount(card.code), card.opening)
}

async function rewardMoney(env: Accounts, code: string, { site, now, consumer }: Scene): Promise<Money> {
  const reward = await readReward(env.DB, code)
  if (!reward || reward.currency !== site.currency || hasPassed(reward.expiresAt, now)) return noMoney
  if (reward.consumerId !== null && reward.consumerId !== consumer.consumerId) return noMoney
  return money(env, rewardAccount(reward.code), reward.opening)
}

async function money(env: Accounts, account: string, opening: number): Promise<Money> {
  const balance = await readBalance(env, account, opening)
  return { balance, draw: (amount): BalanceDraw => ({ account, opening, amount, refusal: 'GFC740' }) }
}

function creditMoney({ person, now }: Scene, credit: number): Money {
  if (!person?.athlete || credit === 0) return noMoney
  const account = athleteAccount(person.consumerId, yearOf(now))
  const opening = person.athlete.annualCredit
  return { balance: credit, draw: (amount): BalanceDraw => ({ account, opening, amount, refusal: 'PYT400' }) }
}

/** Points go as a whole voucher, however much of it an order needs. */
function voucherPurse({ points, amountInCurrency }: Voucher, { person, site }: Scene): Purse {
  return {
    id: voucherInstrumentId,
    method: 'LOYALTY_POINTS',
    label: cartWords(site).payments.LOYALTY_POINTS,
    balance: amountInCurrency,
    draw: () => ({
      account: pointsAccount(person?.consumerId ?? ''),
      opening: person?.openingPoints ?? 0,
      amount: points,
      refusal: 'REW140',
    }),
    extras: { points },
  }
}

const hasPassed = (instant: number | null, now: number): boolean => instant !== null && now >= instant
