import { IngestReport } from '../../../shared/contracts/ingest.ts'
import { quickHash } from '../../harness/quick-cost.ts'
import { pin, type Shop, size } from '../checkout-shop.ts'
import { placing, readyBasket } from '../ordering.ts'
import { cartOf, type ErrorCases, guestWithCart } from './cases.ts'

const always = { maxUses: null, maxUsesPerCustomer: null, startsAt: null, endsAt: null }
const promotionOf = (code: string) => ({
  promotionId: code.toLowerCase(),
  level: 'ORDER',
  name: { en: 'A tenth' },
  condition: { coupon: true },
  benefit: { kind: 'percent', rate: 1000 },
})

async function take(shop: Shop, promotions: object): Promise<void> {
  const { body } = await shop.platform.admin('/promotions', promotions)
  const { failed } = IngestReport.parse(body)
  if (failed.length > 0) throw new Error(JSON.stringify(failed))
}

/** A guest with a cart tries `code`; the coupon is created first unless it is null. */
async function couponOf(shop: Shop, code: string, coupon: object | null, promotion: object = promotionOf(code)) {
  const coupons = coupon ? [{ code, promotionId: code.toLowerCase(), ...always, ...coupon }] : []
  await take(shop, { promotions: coupon ? [promotion] : [], coupons })
  const { who, basketId } = await guestWithCart(shop)
  return who.ask('cart.addCoupon', { body: { cartId: basketId, couponCode: code } })
}

/** Uses up the coupon with orders; then the next guest tries it. */
async function usedUp(shop: Shop, code: string, maxUses: number, next: 'somebody' | 'the same') {
  const promotion = promotionOf(code)
  const coupons = [{ code, promotionId: code.toLowerCase(), ...always, maxUses }]
  await take(shop, { promotions: [promotion], coupons })
  for (let use = 0; use < maxUses; use += 1) {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    await shopper.call('cart.addCoupon', { body: { cartId, couponCode: code } })
    await placing(shopper, cartId)
  }
  const shopper = await shop.guest()
  // A guest is identified by the email address.
  const cartId = next === 'the same' ? await readyBasket(shopper) : (await shopper.fill(size(40))).id
  return shopper.ask('cart.addCoupon', { body: { cartId, couponCode: code } })
}

const giftCard = (code: string, cardPin: string = pin) =>
  ({ payment_method_id: 'GIFT_CARD', code, pin: cardPin }) as const

async function cardOf(shop: Shop, ...cards: readonly ReturnType<typeof giftCard>[]) {
  const { who, params } = await guestWithCart(shop)
  const answers = []
  for (const body of cards) answers.push(await who.ask('cart.addPaymentInstrument', { params, body }))
  const last = answers.at(-1)
  if (!last) throw new Error('no card')
  return last
}

async function rewardOf(shop: Shop, name: string | null, points = 500) {
  const { who, params } = await cartOf(name === null ? await shop.guest() : await shop.person(name))
  return who.ask('cart.applyReward', { params, body: { appliedLoyaltyVoucher: { points, amountInCurrency: 1 } } })
}

/** Codes of coupons, gift cards and rewards, and of too many tries. */
export const creditCases: ErrorCases = {
  PRM130: (shop) => couponOf(shop, 'NEVERMADE', null),
  PRM135: (shop) => couponOf(shop, 'EARLYBIRD', { startsAt: '2099-01-01T00:00:00Z' }),
  PRM155: (shop) => couponOf(shop, 'LATECOMER', { endsAt: '2020-01-01T00:00:00Z' }),
  PRM160: (shop) => couponOf(shop, 'SWITCHEDOFF', { disabled: true }),
  PRM175: (shop) =>
    couponOf(
      shop,
      'BIGBAGSONLY',
      {},
      {
        ...promotionOf('BIGBAGSONLY'),
        condition: { coupon: true, minAmount: { USD: 9_000_000 } },
      },
    ),
  PRM176: (shop) =>
    couponOf(
      shop,
      'MEMBERSONLY',
      {},
      {
        ...promotionOf('MEMBERSONLY'),
        condition: { coupon: true, customers: ['loyalty'] },
      },
    ),
  PRM416: async (shop) => {
    await couponOf(shop, 'AGAIN', {})
    const { who, basketId } = await guestWithCart(shop)
    const body = { cartId: basketId, couponCode: 'AGAIN' }
    await who.call('cart.addCoupon', { body })
    return who.ask('cart.addCoupon', { body })
  },
  PRM140: (shop) => usedUp(shop, 'FORTWO', 2, 'somebody'),
  PRM150: (shop) => usedUp(shop, 'FORONE', 1, 'the same'),
  GFC400: (shop) => cardOf(shop, giftCard(' ')),
  GFC760: (shop) => cardOf(shop, giftCard('!!')),
  GFC700: (shop) => cardOf(shop, giftCard('KERBGIFT0001', '')),
  GFC800: (shop) => cardOf(shop, giftCard('KERBGIFT0001', '0000')),
  GFC812: (shop) => cardOf(shop, giftCard('KERBGIFT0004')),
  GFC725: (shop) => cardOf(shop, giftCard('KERBGIFT0005')),
  GFC740: (shop) => cardOf(shop, giftCard('KERBGIFT0003')),
  GFO405: (shop) => cardOf(shop, giftCard('KERBGIFT0006')),
  GFC755: (shop) => cardOf(shop, giftCard('KERBGIFT0001'), giftCard('KERB GIFT 0001')),
  GFC410: async (shop) => {
    const pinHash = await quickHash('1')
    const codes = [1, 2, 3, 4, 5, 6].map((number) => `SIXCARDS${number}`)
    const giftCards = codes.map((code) => ({ code, pinHash, currency: 'USD', openingBalance: 100 }))
    await shop.platform.admin('/people', { giftCards })
    return cardOf(shop, ...codes.map((code) => giftCard(code, '1')))
  },
  REW401: (shop) => rewardOf(shop, null),
  REW130: (shop) => rewardOf(shop, 'registered'),
  REW140: (shop) => rewardOf(shop, 'member', 1_000_000),
  REW145: async (shop) => {
    const { who, params } = await cartOf(await shop.person('member'))
    await who.call('cart.addPaymentInstrument', { params, body: giftCard('KERBGIFT0001') })
    const body = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } }
    return who.ask('cart.applyReward', { params, body })
  },
  API429: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    const guess = () => who.ask('cart.addCoupon', { body: { cartId: basketId, couponCode: 'GUESSED' } })
    for (let tried = 0; tried < 20; tried += 1) await guess()
    return guess()
  },
}
