import type { PlacedOrder } from '../../shared/contracts/order.ts'
import type { PaymentMethodId } from '../../shared/payment-methods.ts'
import { atOnce, range } from './at-once.ts'
import { cardSession } from './card.ts'
import { ask, bodyOf, type Reply } from './client.ts'
import { giftCard, invite, profileOf, signIn } from './people.ts'
import { fillCart, lookAgain, newShopper, placeOrder, type Shopper, type Size } from './shopper.ts'
import { stockUp } from './stock.ts'
import type { Target } from './target.ts'

export type DrawOptions = { readonly carts: number; readonly copies: number }

const opening = { gift: 12_345, points: 3000, credit: 20_000 } as const
const voucher = { points: 500, amountInCurrency: 500 } as const

/**
 * `carts` baskets all want the same gift card, the same points, the same credit, each ordered `copies` times at once:
 * what they took adds up to what is gone, and nothing goes below zero. Resolves to what went wrong, in words.
 */
export async function drawAtOnce(target: Target, { carts, copies }: DrawOptions): Promise<string[]> {
  const { origin } = target
  await invite(target, opening)
  const size = await stockUp(target, 4, 1000)
  const place = (shoppers: readonly Shopper[]) => placeAll(origin, shoppers, copies)

  const guests = await atOnce(range(carts), 8, () => newShopper(origin, size))
  await atOnce(guests, 8, (shopper) => addInstrument(origin, shopper, { payment_method_id: 'GIFT_CARD', ...giftCard }))
  const byCard = await place(guests)
  const left = bodyOf<{ balance: number }>(await ask(origin, 'cart.giftCardBalance', { body: giftCard })).balance

  const member = await signIn(origin, 'member')
  const members = await basketsOf(origin, member, size, carts)
  await atOnce(members, 8, ({ token, cartId }) =>
    ask(
      origin,
      'cart.applyReward',
      { params: { basketId: cartId }, body: { appliedLoyaltyVoucher: voucher } },
      { token },
    ),
  )
  const byPoints = await place(members)
  const points = (await profileOf(origin, member)).loyaltySummary?.points.balance ?? Number.NaN

  const athlete = await signIn(origin, 'athlete')
  const athletes = await basketsOf(origin, athlete, size, carts)
  await atOnce(athletes, 8, (shopper) => addInstrument(origin, shopper, { payment_method_id: 'ATHLETES_PAYMENT' }))
  const byCredit = await place(athletes)
  const spent = (await profileOf(origin, athlete)).consumerDetails.athlete?.currentSpend ?? Number.NaN

  const vouchers = byPoints.filter((order) => paidBy(order, 'LOYALTY_POINTS') > 0).length
  return [
    ...compare('gift card', opening.gift, left, sum(byCard, 'GIFT_CARD')),
    ...compare('points', opening.points, points, vouchers * voucher.points),
    ...compare('credit', opening.credit, opening.credit - spent, sum(byCredit, 'ATHLETES_PAYMENT')),
    ...target.errors.map((error) => `logged: ${error.slice(0, 200)}`),
  ]
}

function compare(name: string, before: number, left: number, taken: number): string[] {
  const faults: string[] = []
  if (!(left >= 0)) faults.push(`${name}: ${left} left`)
  if (before - left !== taken) faults.push(`${name}: ${before - left} are gone, orders took ${taken}`)
  if (taken === 0) faults.push(`${name}: no order took anything`)
  return faults
}

/** Every basket `copies` times at once, each time with a key of its own; the orders that came of it, once each. */
async function placeAll(origin: string, shoppers: readonly Shopper[], copies: number): Promise<PlacedOrder[]> {
  const looked = await atOnce(shoppers, 8, (shopper) => lookAgain(origin, shopper))
  const tries = looked.flatMap((shopper) => range(copies).map(() => shopper))
  const replies: Reply[] = await atOnce(tries, tries.length, async (shopper) =>
    placeOrder(origin, shopper, crypto.randomUUID(), await cardSession(), { timeoutMs: 120_000 }),
  )
  const orders = replies.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text) as PlacedOrder)
  return [...new Map(orders.map((order) => [order.orderNumber, order])).values()].filter(
    ({ status }) => status === 'PLACED',
  )
}

const paidBy = (order: PlacedOrder, method: PaymentMethodId): number =>
  order.paymentMethods.filter(({ code }) => code === method).reduce((total, { amount }) => total + (amount ?? 0), 0)
const sum = (orders: readonly PlacedOrder[], method: PaymentMethodId): number =>
  orders.reduce((total, order) => total + paidBy(order, method), 0)

const basketsOf = (origin: string, token: string, size: Size, carts: number): Promise<Shopper[]> =>
  atOnce(range(carts), 8, () => fillCart(origin, token, size))

async function addInstrument(
  origin: string,
  { token, cartId }: Shopper,
  instrument: { payment_method_id: PaymentMethodId; code?: string; pin?: string },
): Promise<void> {
  bodyOf(await ask(origin, 'cart.addPaymentInstrument', { params: { basketId: cartId }, body: instrument }, { token }))
}
