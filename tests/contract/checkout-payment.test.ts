import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { seedCoupons, seedPromotions } from '../../demo/seed/promotions.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { quickHash } from '../harness/quick-cost.ts'
import { homes, openShop, pin, type Shop, type Shopper, size } from './checkout-shop.ts'
import { placing, readyBasket } from './ordering.ts'

let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
})
afterAll(() => shop?.close())
beforeEach(async () => {
  shopper = await shop.guest()
})

const pay = (shopper: Shopper, basketId: string, body: object, locale?: 'de-de') =>
  shopper.refusal(
    'cart.addPaymentInstrument',
    { params: { basketId }, body: body as { payment_method_id: 'GIFT_CARD' } },
    locale ?? 'en-us',
  )
const giftCard = (code: string, fields: object = {}) => ({ payment_method_id: 'GIFT_CARD', code, pin, ...fields })
const paidBy = (cart: Cart) => cart.payment_instruments.map(({ payment_method_id: id, amount }) => [id, amount])

describe('a gift card', () => {
  it('pays up to its balance, and its code is never shown in full', async () => {
    const { id, totals } = await shopper.fill(size(40))
    expect(await pay(shopper, id, giftCard('kerb-gift 0002'))).toBeNull()
    const cart = await shopper.read(id)
    expect(cart.payment_instruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: 1500, balance: 1500, label: 'Gift card •••• 0002' },
    ])
    expect(cart.totals.remainingToPay).toBe(totals.total - 1500)
    expect(JSON.stringify(cart)).not.toContain('KERBGIFT0002')
    const params = { basketId: id }
    const { payment_instrument_id } = cart.payment_instruments[0] ?? { payment_instrument_id: '' }
    const without = await shopper.call('cart.removePaymentInstrument', { params, body: { payment_instrument_id } })
    expect(without.totals.remainingToPay).toBe(totals.total)
    expect(await shopper.refusal('cart.removePaymentInstrument', { params, body: { payment_instrument_id } })).toBe(
      'PYT404',
    )
  })

  it.each([
    ['no code', giftCard(' '), 'GFC400'],
    ['a code that is none', giftCard('!!'), 'GFC760'],
    ['no pin', giftCard('KERBGIFT0001', { pin: '' }), 'GFC700'],
    ['another pin', giftCard('KERBGIFT0001', { pin: '0000' }), 'GFC800'],
    ['an unknown code', giftCard('KERBGIFT9999'), 'GFC800'],
    ['an empty one', giftCard('KERBGIFT0003'), 'GFC740'],
    ['one that has run out', giftCard('KERBGIFT0004'), 'GFC812'],
    ['a blocked one', giftCard('KERBGIFT0005'), 'GFC725'],
    ['one of another currency', giftCard('KERBGIFT0006'), 'GFO405'],
  ])('is refused for %s', async (_, body, code) => {
    const { id } = await shopper.fill(size(40))
    expect(await pay(shopper, id, body)).toBe(code)
    expect((await shopper.read(id)).payment_instruments).toEqual([])
  })

  it('is taken once, and tells its balance', async () => {
    const { id } = await shopper.fill(size(40))
    await pay(shopper, id, giftCard('KERBGIFT0001'))
    expect(await pay(shopper, id, giftCard('KERB GIFT 0001'))).toBe('GFC755')
    const balance = (body: { code: string; pin?: string }) => shopper.ask('cart.giftCardBalance', { body })
    expect((await balance({ code: 'KERBGIFT0002', pin })).body).toEqual({
      balance: 1500,
      currency: 'USD',
      expiresAt: null,
      last: '0002',
    })
    expect(await shopper.refusal('cart.giftCardBalance', { body: { code: 'KERBGIFT0002', pin: '1' } })).toBe('GFC800')
  })

  it('is one of five at most', async () => {
    const { id } = await shopper.fill(size(40))
    const pinHash = await quickHash('1')
    const codes = [1, 2, 3, 4, 5, 6].map((number) => `SIXCARDS${number}`)
    const giftCards = codes.map((code) => ({ code, pinHash, currency: 'USD', openingBalance: 100 }))
    await shop.platform.admin('/people', { giftCards })
    const answers: (string | null)[] = []
    for (const code of codes) answers.push(await pay(shopper, id, giftCard(code, { pin: '1' })))
    expect(answers).toEqual([null, null, null, null, null, 'GFC410'])
  })
})

describe('a coupon', () => {
  const add = (shopper: Shopper, cartId: string, couponCode: string) =>
    shopper.refusal('cart.addCoupon', { body: { cartId, couponCode } })

  it('takes off its part until it is taken away', async () => {
    const { id, totals } = await shopper.fill(size(40))
    expect(await add(shopper, id, ' welcome10 ')).toBeNull()
    const cart = await shopper.read(id)
    expect(cart.couponItems).toEqual([{ code: 'WELCOME10', valid: true }])
    expect(cart.totals).toMatchObject({ itemSubTotal: 4500, discount: 500 })
    expect(await add(shopper, id, 'WELCOME10')).toBe('PRM416')
    const body = { cartId: id, couponCode: 'welcome10' }
    expect((await shopper.call('cart.removeCoupon', { body })).totals).toEqual(totals)
    expect(await shopper.refusal('cart.removeCoupon', { body })).toBe('PRM175')
  })

  it.each([
    ['somebody else', 'PRM140'],
    ['the shopper', 'PRM150'],
  ])('that %s uses up while it is in the cart counts nothing and says why (%s)', async (user, reason) => {
    const code = user === 'the shopper' ? 'MINEALONE' : 'FORANYONE'
    const promotionId = code.toLowerCase()
    await shop.platform.admin('/promotions', {
      promotions: [
        {
          promotionId,
          level: 'ORDER',
          name: { en: 'A tenth' },
          condition: { coupon: true },
          benefit: { kind: 'percent', rate: 1000 },
        },
      ],
      coupons: [{ code, promotionId, maxUses: 1, maxUsesPerCustomer: null, startsAt: null, endsAt: null }],
    })
    const other = await shop.guest()
    const [mine, theirs] = [await readyBasket(shopper), await readyBasket(other)]
    if (user !== 'the shopper') {
      const billing = { ...homes.us, email: 'somebody.else@shop.example' }
      await other.call('cart.setBillingAddress', { params: { basketId: theirs }, body: { address: billing } })
    }
    const plain = (await shopper.read(mine)).totals
    for (const [person, id] of [[shopper, mine] as const, [other, theirs] as const])
      expect(await add(person, id, code)).toBeNull()
    expect((await placing(other, theirs)).status).toBe(200)
    const cart = await shopper.read(mine)
    expect(cart.couponItems).toEqual([{ code, valid: false, reason }])
    expect(cart.totals).toEqual(plain)
    expect((await placing(shopper, mine)).body).toMatchObject({ status: 'PLACED', totals: { total: plain.total } })
  })

  it('is refused with the reason that the code has', async () => {
    const { id } = await shopper.fill(size(40))
    await shop.platform.admin('/promotions', {
      promotions: [],
      coupons: [
        {
          code: 'OFF',
          promotionId: 'welcome-ten',
          maxUses: null,
          maxUsesPerCustomer: null,
          startsAt: null,
          endsAt: null,
          disabled: true,
        },
        {
          code: 'EARLY',
          promotionId: 'welcome-ten',
          maxUses: null,
          maxUsesPerCustomer: null,
          startsAt: '2099-01-01T00:00:00Z',
          endsAt: null,
        },
        {
          code: 'LATE',
          promotionId: 'welcome-ten',
          maxUses: null,
          maxUsesPerCustomer: null,
          startsAt: null,
          endsAt: '2020-01-01T00:00:00Z',
        },
        {
          code: 'BOOTS',
          promotionId: 'boots-fifteen',
          maxUses: null,
          maxUsesPerCustomer: null,
          startsAt: null,
          endsAt: null,
        },
      ],
    })
    const answer: (string | null)[] = []
    for (const code of ['NEVER', 'OFF', 'EARLY', 'LATE', 'BOOTS']) answer.push(await add(shopper, id, code))
    expect(answer).toEqual(['PRM130', 'PRM160', 'PRM135', 'PRM155', 'PRM175'])
  })
})

/** Joined without a name. */
async function unfinishedMember() {
  const loyalty = { memberId: 'KM-HALF', openingPoints: 900, since: '2026-01-01T00:00:00Z' }
  const passwordHash = await quickHash(demoPassword)
  return { consumerId: 'C0HALFWAY', email: 'halfway@kerb.example', currency: 'USD', passwordHash, loyalty }
}

describe('what is a person’s own', () => {
  // The orders of these tests take more than the shop had.
  beforeAll(() => shop.stock(40))
  it('lets a member spend a voucher that their points cover', async () => {
    const member = await shop.person('member')
    const { id, totals } = await member.fill({ ...size(40), qty: 2 })
    const params = { basketId: id }
    const reward = (points: number) =>
      member.refusal('cart.applyReward', {
        params,
        body: { appliedLoyaltyVoucher: { points, amountInCurrency: 99_999 } },
      })
    expect([await reward(5000), await reward(1234), await reward(2000)]).toEqual(['REW140', 'REW140', null])
    const cart = await member.read(id)
    expect(cart.appliedLoyaltyVoucher).toEqual({ points: 2000, amountInCurrency: 2500 })
    expect(paidBy(cart)).toEqual([['LOYALTY_POINTS', 2500]])
    expect(cart.totals).toMatchObject({ appliedRewards: 2500, remainingToPay: totals.total - 2500 })
    const empty = await member.call('cart.applyReward', { params, body: { appliedLoyaltyVoucher: null } })
    expect(empty.payment_instruments).toEqual([])
  })

  it('requires others to sign in, to join, or to finish joining', async () => {
    const applied = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } }
    const answer: (string | null)[] = []
    await shop.platform.admin('/people', { people: [await unfinishedMember()] })
    for (const who of [shopper, await shop.person('registered'), await shop.person('halfway')]) {
      const { id } = await who.fill(size(40))
      answer.push(await who.refusal('cart.applyReward', { params: { basketId: id }, body: applied }))
    }
    expect(answer).toEqual(['REW401', 'REW130', 'REW135'])
  })

  it('spends an athlete’s credit before any reward', async () => {
    const athlete = await shop.person('athlete')
    const { id, totals } = await athlete.fill(size(40))
    const reward = { payment_method_id: 'REWARD_CODE', code: 'KERBREWARD10' }
    expect(await pay(athlete, id, reward)).toBe('GFO405')
    expect(await pay(athlete, id, { payment_method_id: 'ATHLETES_PAYMENT' })).toBeNull()
    const cart = await athlete.read(id)
    expect(cart.payment_instruments).toMatchObject([
      { payableAmount: totals.total, remainingAmount: 40_000 - totals.total, amount: totals.total },
    ])
    expect(await pay(shopper, (await shopper.fill(size(40))).id, { payment_method_id: 'ATHLETES_PAYMENT' })).toBe(
      'PAY400',
    )
  })

  it('gives an employee the discount once the terms are accepted', async () => {
    const [answer, unexplained] = [await shop.person('employee'), await shop.person('newemployee')]
    expect((await answer.fill(size(40))).totals.itemSubTotal).toBe(3000)
    expect((await unexplained.fill(size(40))).totals.itemSubTotal).toBe(5000)
  })

  it('gives an employee whose order goes beyond the year’s cap the part that is left, then nothing', async () => {
    const passwordHash = await quickHash(demoPassword)
    const person = { consumerId: 'C0NEARCAP', email: 'nearcap@kerb.example', currency: 'USD', passwordHash }
    const employee = { rate: 4000, annualCap: 4500, termsAcceptedAt: '2026-01-01T00:00:00Z' }
    await shop.platform.admin('/people', { people: [{ ...person, employee }] })
    const shopper = await shop.person('nearcap')
    const first = await readyBasket(shopper, { ...size(40), qty: 2 })
    // 100 dollars would cost 60, but only 45 of the allowance remain: three quarters of the discount.
    expect((await shopper.read(first)).totals.itemSubTotal).toBe(7000)
    expect((await placing(shopper, first)).status).toBe(200)
    expect((await shopper.fill(size(39))).totals.itemSubTotal).toBe(5000)
    const { consumerDetails } = await shopper.call('consumer.get', {})
    expect(consumerDetails.employee?.currentSpend).toBe(4500)
  })

  it('gives a prosumer the offers for what fits into the year’s allowance, which counts all orders but cancelled ones', async () => {
    const passwordHash = await quickHash(demoPassword)
    const person = { consumerId: 'C0PROSUMER', email: 'prosumer@kerb.example', currency: 'USD', passwordHash }
    const prosumer = { identity: 'WRANX', annualCap: 10_000 }
    await shop.platform.admin('/people', { people: [{ ...person, prosumer }] })
    const shopper = await shop.person('prosumer')
    const spent = async () => (await shopper.call('consumer.get', {})).consumerDetails.prosumer?.currentSpend
    const buy = async (qty: number) => {
      const basketId = await readyBasket(shopper, { ...size(40), qty })
      const { totals } = await shopper.read(basketId)
      // An allowance in dollars counts nothing in euros, so there are no offers either.
      expect((await shopper.read(basketId, 'de-de')).orderPromotions).toEqual([])
      const order = (await placing(shopper, basketId)).body as PlacedOrder
      return { goods: totals.itemSubTotal, order }
    }
    expect(await spent()).toBe(0)
    const first = await buy(1)
    expect([first.goods, await spent()]).toEqual([4000, 4000])
    // Another 80 dollars don't fit into the 60 that are left.
    const second = await buy(2)
    expect([second.goods, await spent()]).toEqual([10_000, 10_000])
    const { orderNumber, email } = second.order
    await shopper.call('consumer.cancelOrder', { body: { orderNumber, email } })
    expect(await spent()).toBe(4000)
  })

  it('is refused for another person’s reward', async () => {
    const { id } = await shopper.fill(size(40))
    expect(await pay(shopper, id, { payment_method_id: 'REWARD_CODE', code: 'KERBMARA15' })).toBe('GFC800')
    expect(await pay(shopper, id, { payment_method_id: 'REWARD_CODE', code: 'KERBREWARDOLD' })).toBe('GFC812')
    expect(await pay(shopper, id, { payment_method_id: 'REWARD_CODE', code: 'KERBREWARDEU' })).toBe('GFO405')
    expect(await pay(shopper, id, { payment_method_id: 'REWARD_CODE', code: 'KERBREWARD10' })).toBeNull()
    expect((await shopper.read(id)).totals.appliedRewards).toBe(1000)
  })
})

describe('an associate', () => {
  it('alone takes something off by hand, and never more than the goods cost', async () => {
    const associate = await shop.person('associate')
    const { id, items, totals } = await associate.fill(size(40))
    const params = { basketId: id }
    const add = (shopper: Shopper, basketId: string, amount: number) =>
      shopper.refusal('cart.addPriceAdjustment', { params: { basketId }, body: { amount, reason: 'Scuffed' } })
    expect(await add(shopper, (await shopper.fill(size(40))).id, 100)).toBe('AUT404')
    expect([await add(associate, id, 0), await add(associate, id, 5001), await add(associate, id, 1000)]).toEqual([
      'PRC400',
      'PRC400',
      null,
    ])
    const [stored] = (await associate.read(id)).priceAdjustments
    expect(stored).toMatchObject({ itemId: null, amount: 1000, reason: 'Scuffed' })
    const adjustmentId = stored?.id ?? ''
    const changed = await associate.call('cart.updatePriceAdjustment', {
      params: { ...params, adjustmentId },
      body: { amount: 500 },
    })
    expect(changed.totals.itemSubTotal).toBe(totals.itemSubTotal - 500)
    const removed = await associate.call('cart.removePriceAdjustment', { params: { ...params, adjustmentId } })
    expect(removed.totals).toEqual(totals)
    expect(items).toHaveLength(1)
  })
})

it('a browser gets the addresses of the provider’s fields and scripts, for pages of a shop only', async () => {
  const session = (query: object) =>
    shopper.ask('cart.paymentSession', { query: query as { paymentMethodId: 'CREDIT_CARD' } })
  const card = (await session({ paymentMethodId: 'CREDIT_CARD', referer: 'https://shop.example/en-us/checkout' })).body
  expect(card).toMatchObject({
    success: true,
    provider: 'http',
    origin: expect.stringContaining('://'),
    scriptUrl: null,
  })
  const wallet = (await session({ paymentMethodId: 'PAYPAL', referer: 'https://shop.example/' })).body
  expect(wallet).toMatchObject({ fieldsUrl: null, scriptUrl: expect.stringContaining('/payments/scripts/paypal.js') })
  expect((await session({ paymentMethodId: 'GIFT_CARD', referer: 'https://shop.example/' })).status).toBe(402)
  expect((await session({ paymentMethodId: 'CREDIT_CARD', referer: 'javascript:alert(1)' })).status).toBe(402)
})
