import type { Cart } from '../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { quickHash } from '../../tests/harness/quick-cost.ts'
import { createAccounts, signIn } from '../people/accounts.ts'
import { atOnce, range } from './at-once.ts'
import { cardSession } from './card.ts'
import { admin, ask, bodyOf } from './client.ts'
import { profileOf } from './people.ts'
import { fillCart, lookAgain, newGuest, newShopper, placeOrder, type Size } from './shopper.ts'
import type { Target } from './target.ts'

/** An instrument that pays an order beside a card, and its balance before and after. */
type Purse = { readonly method: string; readonly opening: number; readonly left: () => Promise<number> }
export type MixedOrder = { readonly order: PlacedOrder; readonly purses: readonly Purse[] }

const pin = '4711'
const unitsPerOrder = 3
const openings = { GIFT_CARD: 1500, REWARD_CODE: 700, REWARD_CARD: 900 } as const
const [credit, points] = [2500, 500]
type Code = { readonly payment_method_id: keyof typeof openings; readonly code: string; readonly pin?: string }

const emailOf = (index: number): string => `refund-${index}@bench.example`

/** Every third order is a member's, every third an athlete's; each has instruments of its own. */
const kindOf = (index: number): 'guest' | 'member' | 'athlete' =>
  (['guest', 'member', 'athlete'] as const)[index % 3] ?? 'guest'

const codesOf = (index: number): readonly Code[] => {
  const number = String(index).padStart(4, '0')
  const giftCard: Code = { payment_method_id: 'GIFT_CARD', code: `REFUNDGIFT${number}`, pin }
  // An athlete's credit pays before rewards, which it leaves nothing for until it is used up.
  if (kindOf(index) === 'athlete') return [giftCard]
  return [
    giftCard,
    { payment_method_id: 'REWARD_CODE', code: `REFUNDCODE${number}` },
    { payment_method_id: 'REWARD_CARD', code: `REFUNDCARD${number}` },
  ]
}

/** Orders that are paid by gift cards, reward codes, reward cards, points and credit, and for the rest by card. */
export async function placeMixedOrders(target: Target, size: Size, count: number): Promise<readonly MixedOrder[]> {
  await invite(target, count)
  return atOnce(range(count), 4, (index) => placeMixed(target.origin, size, index))
}

async function invite(target: Target, count: number): Promise<void> {
  await createAccounts(
    target,
    range(count)
      .filter((index) => kindOf(index) !== 'guest')
      .map((index) => ({
        consumerId: `CREFUND${index}`,
        email: emailOf(index),
        phone: '2125550123',
        ...(kindOf(index) === 'member'
          ? { loyalty: { memberId: `M-REFUND-${index}`, openingPoints: points, since: '2026-01-01T00:00:00Z' } }
          : { athlete: { annualCredit: credit } }),
      })),
  )
  const pinHash = await quickHash(pin)
  const codes = range(count).flatMap((index) => codesOf(index))
  const ingested = codes.map(({ payment_method_id: kind, code }) => ({
    code,
    kind,
    currency: 'USD',
    openingBalance: openings[kind],
  }))
  const report = await admin<{ failed: unknown[] }>(target.origin, target.adminToken, '/people', {
    giftCards: ingested.filter(({ kind }) => kind === 'GIFT_CARD').map(({ kind, ...card }) => ({ ...card, pinHash })),
    rewards: ingested.filter(({ kind }) => kind !== 'GIFT_CARD'),
  })
  if (report.failed.length > 0) throw new Error(`codes were not accepted: ${JSON.stringify(report.failed)}`)
}

async function placeMixed(origin: string, size: Size, index: number): Promise<MixedOrder> {
  const kind = kindOf(index)
  const token = kind === 'guest' ? await newGuest(origin) : (await signIn(origin, emailOf(index))).accessToken
  const shopper = await fillCart(origin, token, size, unitsPerOrder)
  const params = { basketId: shopper.cartId }
  const codes = codesOf(index)
  for (const body of codes) bodyOf(await ask(origin, 'cart.addPaymentInstrument', { params, body }, { token }))
  if (kind === 'member') {
    const body = { appliedLoyaltyVoucher: { points, amountInCurrency: points } }
    bodyOf(await ask(origin, 'cart.applyReward', { params, body }, { token }))
  }
  if (kind === 'athlete') {
    const body = { payment_method_id: 'ATHLETES_PAYMENT' } as const
    bodyOf(await ask(origin, 'cart.addPaymentInstrument', { params, body }, { token }))
  }
  const looked = await lookAgain(origin, shopper)
  const order = bodyOf<PlacedOrder>(await placeOrder(origin, looked, crypto.randomUUID(), await cardSession()))
  return {
    order,
    purses: [
      ...codes.map((code, at) => ({
        method: code.payment_method_id,
        opening: openings[code.payment_method_id],
        left: () => balanceOf(origin, size, code, `10.1.${index}.${at}`),
      })),
      ...(kind === 'member'
        ? [
            {
              method: 'LOYALTY_POINTS',
              opening: points,
              left: async () => (await profileOf(origin, token)).loyaltySummary?.points.balance ?? Number.NaN,
            },
          ]
        : []),
      ...(kind === 'athlete'
        ? [
            {
              method: 'ATHLETES_PAYMENT',
              opening: credit,
              left: async () =>
                credit - ((await profileOf(origin, token)).consumerDetails.athlete?.currentSpend ?? Number.NaN),
            },
          ]
        : []),
    ],
  }
}

/** As the basket of a guest elsewhere sees it: who tries many empty cards is taken for somebody who guesses. */
async function balanceOf(origin: string, size: Size, code: Code, network: string): Promise<number> {
  const { token, cartId } = await newShopper(origin, size)
  const input = { params: { basketId: cartId }, body: code }
  const added = await ask(origin, 'cart.addPaymentInstrument', input, { token, network })
  if (added.code === 'GFC740') return 0
  const { payment_instruments: found } = bodyOf<Pick<Cart, 'payment_instruments'>>(added)
  return found.find(({ payment_method_id: method }) => method === code.payment_method_id)?.balance ?? Number.NaN
}
