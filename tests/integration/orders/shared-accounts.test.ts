import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftCard, invite } from '../../../bench/reliability/people.ts'
import { lookAgain, type Shopper } from '../../../bench/reliability/shopper.ts'
import { type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
beforeAll(async () => {
  platform = await startPlatform()
  shop = buyingFrom(platform)
})
afterAll(() => platform.close())

const looked = (buyers: readonly Shopper[]) => Promise.all(buyers.map((buyer) => lookAgain(platform.origin, buyer)))
const auth = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

describe('one gift card in ten carts', () => {
  const opening = 12_345

  it('pays out what is on it, to the cent, and never more', async () => {
    await invite({ origin: platform.origin, adminToken: 'local-admin-token' }, { points: 0, credit: 0, gift: opening })
    const size = await shop.stock(1, 100)
    const buyers = await shop.shoppers(10, size)
    for (const buyer of buyers) {
      const params = { basketId: buyer.cartId }
      const body = { payment_method_id: 'GIFT_CARD' as const, ...giftCard }
      await platform.call('cart.addPaymentInstrument', { params, body }, 'en-us', auth(buyer))
    }
    const ready = await looked(buyers)
    const replies = await Promise.all(ready.flatMap((buyer) => [1, 2].map(() => shop.buy(buyer))))
    const orders = new Map(replies.flatMap(({ order }) => (order ? [[order.orderNumber, order] as const] : [])))
    const paid = [...orders.values()]
      .flatMap(({ paymentMethods }) => paymentMethods)
      .reduce((sum, { code, amount }) => sum + (code === 'GIFT_CARD' ? (amount ?? Number.NaN) : 0), 0)
    const { balance } = await platform.call('cart.giftCardBalance', { body: giftCard })
    expect([paid > 0, balance >= 0, balance + paid]).toEqual([true, true, opening])
    const storage = await platform.storage('BALANCE', `gift-card:${giftCard.code}`)
    expect(await storage.exec('SELECT sum(amount) AS sum FROM ledger')).toEqual([{ sum: balance }])
  })
})

describe('a coupon for one use', () => {
  it('is used once, however many try at the same moment', async () => {
    const report = await platform.admin('/promotions', {
      promotions: [
        {
          promotionId: 'once',
          level: 'ORDER',
          name: { en: 'Once' },
          condition: { coupon: true },
          benefit: { kind: 'percent', rate: 1000 },
        },
      ],
      coupons: [
        { code: 'ONCE-ONLY', promotionId: 'once', maxUses: 1, maxUsesPerCustomer: 1, startsAt: null, endsAt: null },
      ],
    })
    expect(report.body).toMatchObject({ written: 2, failed: [] })
    const size = await shop.stock(2, 100)
    const buyers = await shop.shoppers(20, size)
    for (const buyer of buyers) {
      const body = { cartId: buyer.cartId, couponCode: 'ONCE-ONLY' }
      await platform.call('cart.addCoupon', { body }, 'en-us', auth(buyer))
    }
    const replies = await Promise.all((await looked(buyers)).map((buyer) => shop.buy(buyer)))
    const cheaper = replies.filter(({ order }) => (order?.totals.totalDiscount ?? 0) > 0)
    // Spent while it was placed, or before: then the basket is not what was looked at.
    const refused = replies.filter(({ code }) => /^(PRM1(40|50)|ORD415)$/.test(code ?? ''))
    expect([cheaper.length, refused.length]).toEqual([1, 19])
    expect(await shop.left(size)).toBe(99)
  })
})
