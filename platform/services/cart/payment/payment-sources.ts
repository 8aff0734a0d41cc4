import { vouchersFor } from '../../../../accounts/loyalty/vouchers.ts'
import type { Voucher } from '../../../../shared/cart/vouchers.ts'
import type { Currency } from '../../../../shared/i18n/locales.ts'
import type { Env } from '../../../env.ts'
import type { CartSnapshot, KeptInstrument } from '../../../objects/cart-snapshot.ts'
import { athleteAccount, giftCardAccount, pointsAccount, readBalance, rewardAccount } from '../../balances/accounts.ts'
import { readGiftCard } from '../../balances/gift-cards.ts'
import { readReward } from '../../balances/rewards.ts'
import type { BalanceDraw } from '../../orders/draft.ts'
import { paysHere, type Scene, yearOf } from '../scene.ts'
import type { ChosenVoucher } from './chosen-voucher.ts'
import { paymentName } from './messages/payment-name.ts'
import type { PaymentSource, PaymentSources } from './payments.ts'

type Accounts = Pick<Env, 'DB' | 'BALANCE'>

export const lastFour = (code: string): string => `•••• ${code.slice(-4)}`

/** The id of the instrument that represents the applied voucher. */
export const voucherInstrumentId = 'loyalty-voucher'

/** Amounts reserved for this basket's own order still count as available to it. */
export const orderingOf = ({ ordering }: CartSnapshot): string | null => ordering?.orderNumber ?? null

/** The current balances of a basket's instruments; 0 for one that is no longer usable on this site. */
export async function readPaymentSources(env: Accounts, snapshot: CartSnapshot, scene: Scene): Promise<PaymentSources> {
  const ordering = orderingOf(snapshot)
  const [credit, voucher] = await Promise.all([readCredit(env, scene, ordering), readVoucher(env, snapshot, scene)])
  const sources = await Promise.all(
    snapshot.instruments.map((instrument) => sourceOf(env, { instrument, scene, credit, ordering })),
  )
  return { sources, voucher, credit }
}

/** An athlete's yearly credit, in the site's currency; 0 for other shoppers. */
export async function readCredit(env: Accounts, scene: Scene, ordering: string | null): Promise<number> {
  const { person, now } = scene
  if (!person?.athlete || !paysHere(scene)) return 0
  return readBalance(env, athleteAccount(person.consumerId, yearOf(now)), person.athlete.annualCredit, ordering)
}

/** 0 for non-members, and on sites in another currency. */
async function readPoints(env: Accounts, scene: Scene, ordering: string | null): Promise<number> {
  const { person } = scene
  if (!person || person.openingPoints === null || !paysHere(scene)) return 0
  return readBalance(env, pointsAccount(person.consumerId), person.openingPoints, ordering)
}

/** The vouchers that the shopper's points cover, in the site's currency. */
export async function readVouchers(env: Accounts, snapshot: CartSnapshot, scene: Scene): Promise<readonly Voucher[]> {
  return vouchersFor(await readPoints(env, scene, orderingOf(snapshot)), scene.site.currency)
}

/** On a site in another currency the choice is kept, without effect. */
async function readVoucher(env: Accounts, snapshot: CartSnapshot, scene: Scene): Promise<ChosenVoucher | null> {
  const { voucherPoints: points, voucherPays: pays } = snapshot
  if (points === null || !paysHere(scene)) return null
  const covered = await readVouchers(env, snapshot, scene)
  return { points, pays, covered, sourceOf: (voucher) => voucherSource(voucher, scene) }
}

type SourceRequest = {
  readonly instrument: KeptInstrument
  readonly scene: Scene
  readonly credit: number
  readonly ordering: string | null
}

async function sourceOf(env: Accounts, { instrument, scene, credit, ordering }: SourceRequest): Promise<PaymentSource> {
  const { id, method, code } = instrument
  const name = paymentName(scene.site, method)
  // In the language of the page that reads the cart, which may have changed since.
  const label = code === null ? (instrument.label ?? name) : `${name} ${lastFour(code)}`
  const base = { id, method, label, extras: {} }
  if (method === 'GIFT_CARD' && code !== null) return { ...base, ...(await giftCardMoney(env, code, scene, ordering)) }
  if ((method === 'REWARD_CODE' || method === 'REWARD_CARD') && code !== null)
    return { ...base, ...(await rewardMoney(env, code, scene, ordering)) }
  if (method === 'ATHLETES_PAYMENT') return { ...base, ...creditMoney(scene, credit) }
  return { ...base, balance: null, draw: null }
}

type Money = Pick<PaymentSource, 'balance' | 'draw'> & Partial<Pick<PaymentSource, 'extras'>>
const noMoney: Money = { balance: 0, draw: null }
const foreignMoney = (currency: Currency): Money => ({ ...noMoney, extras: { currency } })

async function giftCardMoney(
  env: Accounts,
  code: string,
  { site, now }: Scene,
  ordering: string | null,
): Promise<Money> {
  const card = await readGiftCard(env.DB, code)
  if (!card || card.blocked || hasPassed(card.expiresAt, now)) return noMoney
  if (card.currency !== site.currency) return foreignMoney(card.currency)
  return money(env, giftCardAccount(card.code), card.opening, ordering)
}

async function rewardMoney(
  env: Accounts,
  code: string,
  { site, now, consumer }: Scene,
  ordering: string | null,
): Promise<Money> {
  const reward = await readReward(env.DB, code)
  if (!reward || hasPassed(reward.expiresAt, now)) return noMoney
  if (reward.consumerId !== null && reward.consumerId !== consumer.consumerId) return noMoney
  if (reward.currency !== site.currency) return foreignMoney(reward.currency)
  return money(env, rewardAccount(reward.code), reward.opening, ordering)
}

async function money(env: Accounts, account: string, opening: number, ordering: string | null): Promise<Money> {
  const balance = await readBalance(env, account, opening, ordering)
  return { balance, draw: (amount): BalanceDraw => ({ account, opening, amount, refusal: 'GFC740' }) }
}

function creditMoney({ person, now }: Scene, credit: number): Money {
  if (!person?.athlete || credit === 0) return noMoney
  const account = athleteAccount(person.consumerId, yearOf(now))
  const opening = person.athlete.annualCredit
  return { balance: credit, draw: (amount): BalanceDraw => ({ account, opening, amount, refusal: 'PYT400' }) }
}

/** A voucher's points are spent in full, also if it pays less than it is worth. */
function voucherSource({ points, amountInCurrency }: Voucher, { person, site }: Scene): PaymentSource {
  return {
    id: voucherInstrumentId,
    method: 'LOYALTY_POINTS',
    label: paymentName(site, 'LOYALTY_POINTS'),
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
