import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftProductId } from '../../../demo/seed/articles.ts'
import { seedGifts } from '../../../demo/seed/gifts.ts'
import { seedCoupons, seedPromotions } from '../../../demo/seed/promotions.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { products } from './catalogue-fixture.ts'
import { errorIdOf, type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const send = async (body: Record<string, unknown>) => (await platform.admin('/promotions', body)).body
const plain = {
  promotionId: 'plain',
  level: 'ORDER',
  name: { en: 'Plain' },
  benefit: { kind: 'percent', rate: 1000 },
  // Over: it is written, and changes no basket of the tests below.
  endsAt: '2020-01-01T00:00:00Z',
}

describe('POST /admin/promotions', () => {
  it('takes promotions and coupons in one call, and what is sent again changes nothing', async () => {
    const all = seedPromotions.length + seedCoupons.length
    const body = { promotions: seedPromotions, coupons: seedCoupons }
    expect(await send(body)).toEqual({ written: all, unchanged: 0, failed: [] })
    expect(await send(body)).toEqual({ written: 0, unchanged: all, failed: [] })
    expect(await send({ promotions: [{ ...seedPromotions[0], priority: 99 }] })).toMatchObject({ written: 1 })
  })

  it.each([
    ['a benefit that its level can not give', { ...plain, benefit: { kind: 'free-shipping' } }, 'benefit'],
    [
      'more units free than bought',
      { ...plain, level: 'PRODUCT', benefit: { kind: 'multi-buy', buy: 2, free: 2 } },
      'benefit',
    ],
    ['a callout that is not three parts', { ...plain, callout: { en: '{amount} to go|soon' } }, 'callout'],
    ['a date that is none', { ...plain, startsAt: 'soon' }, 'startsAt'],
    ['a rate above the whole', { ...plain, benefit: { kind: 'percent', rate: 10_001 } }, 'benefit.rate'],
  ])('refuses %s, by name, and takes the rest', async (_what, promotion, path) => {
    const report = (await send({ promotions: [promotion, { ...plain, promotionId: `good-${path.length}` }] })) as {
      failed: { id: string; reason: string }[]
    }
    expect(report.failed).toMatchObject([{ id: 'plain', reason: expect.stringContaining(`${path}:`) }])
  })

  it('is the operator’s', async () => {
    expect((await platform.send('POST', '/admin/promotions', {}, { promotions: [] })).status).toBe(401)
  })
})

describe('a gift', () => {
  const gifts = [...seedGifts('2026-11-15')]
  const [gift] = gifts
  const shoes = { productId: 'ST000001C0', upc: 'ST000001C0-40' }
  let headers: Record<string, string>
  beforeAll(async () => {
    await platform.admin('/catalog/products', { products: [...products(2), ...gifts] })
    await platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
    const { accessToken } = await platform.call('auth.token', { body: { type: 'Guest' } })
    headers = { authorization: `Bearer ${accessToken}` }
  })
  const buy = (qty: number) =>
    platform.call('cart.createWithItem', { body: { item: { ...shoes, qty } } }, 'en-us', headers)

  it('is in no list and no search, but has a page', async () => {
    const result = await platform.call('products.search', { query: { q: giftProductId } })
    expect(result.total).toBe(0)
    const all = await platform.call('products.catalog', { query: {} })
    expect(all).toMatchObject({ total: 2 })
    const params = { productId: giftProductId }
    expect((await platform.call('products.details', { params }, 'de-de')).name).toBe('Senkelbeutel')
  })

  it('can not be added by hand', async () => {
    const item = { productId: giftProductId, upc: gift?.skus[0]?.upc ?? '' }
    const answer = await platform.ask('cart.createWithItem', { body: { item } }, 'en-us', headers)
    expect(errorIdOf(answer)).toBe('GWP403')
  })

  it('is added to a cart that reaches its threshold, and shows the missing amount below it', async () => {
    const full = await buy(5)
    expect(full.items.filter(({ bonus }) => bonus)).toMatchObject([{ productId: giftProductId, price: { amount: 0 } }])
    expect(full.totals).toMatchObject({ itemTotal: 25_000, discount: 2500, itemSubTotal: 22_500, shipping: 0 })
    const half = await buy(2)
    expect(half.items.some(({ bonus }) => bonus)).toBe(false)
    expect(half.promoSummary).toMatchObject([
      { promotionId: 'larger-orders', distanceFromConditionThreshold: 5000, approachingDisplayLevel: 'CART' },
      { promotionId: 'lace-pouch', calloutMsg: '$125.00 to go|A lace pouch, on us|We put it in the box.' },
    ])
  })

  it.each([
    ['WELCOME10', null],
    ['welcome10 ', null],
    ['SHIPFREE', null],
    ['EXPIRED10', 'PRM155'],
    ['SOON10', 'PRM135'],
    ['PAUSED', 'PRM160'],
    ['NOSUCHCODE', 'PRM130'],
  ])('code %s is answered with %s', async (couponCode, errorId) => {
    const { id } = await buy(1)
    const answer = await platform.ask('cart.addCoupon', { body: { cartId: id, couponCode } }, 'en-us', headers)
    expect(errorIdOf(answer)).toBe(errorId)
    if (errorId === null) expect((answer.body as Cart).couponItems).toMatchObject([{ valid: true }])
  })
})
