import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardSession } from '../integration/orders/buying.ts'
import { homes, openShop, type Shop, type Shopper, size } from './checkout-shop.ts'

const gift = size(40, 2)
let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop()
  await shop.stock(3, 2)
  await shop.platform.admin('/promotions', {
    promotions: [
      {
        promotionId: 'gift-from-100',
        level: 'ORDER',
        name: { en: 'A gift' },
        callout: { en: '{amount} to go|A gift|On us' },
        condition: { minAmount: { USD: 10_000 } },
        benefit: { kind: 'bonus', ...gift },
      },
    ],
    coupons: [],
  })
  shopper = await shop.guest()
})
afterAll(() => shop?.close())

it('says what is missing to the gift, gives it, and takes it away again', async () => {
  const near = await shopper.fill(size(40))
  expect(near.promoSummary).toMatchObject([{ promotionId: 'gift-from-100', distanceFromConditionThreshold: 5000 }])
  const more = { cartId: near.id, itemId: near.items[0]?.id ?? '', ...size(40) }
  const params = { basketId: near.id }
  const given = await shopper.call('cart.updateItem', { params, body: { ...more, qty: 2 } })
  expect(given.items[1]).toMatchObject({
    id: 'bonus-gift-from-100',
    bonus: true,
    qty: 1,
    ...gift,
    price: { amount: 0, rowTotal: 0 },
  })
  expect(given).toMatchObject({ totalItems: 2, totals: { itemSubTotal: 10_000 } })
  expect(given.shippingMethods[0]?.itemIds).toContain('bonus-gift-from-100')
  const taken = await shopper.call('cart.updateItem', { params, body: { ...more, qty: 1 } })
  expect(taken.items).toHaveLength(1)
})

it('is changed by nobody and added by nobody', async () => {
  const { id } = await shopper.fill({ ...size(40), qty: 2 })
  const itemId = 'bonus-gift-from-100'
  const params = { basketId: id }
  const told = [
    await shopper.refusal('cart.updateItem', { params, body: { cartId: id, itemId, ...gift, qty: 2 } }),
    await shopper.refusal('cart.removeItem', { body: { cartId: id, itemId, upc: gift.upc } }),
    await shopper.refusal('cart.moveToSaveForLater', { params, body: { itemId } }),
    await shopper.refusal('cart.addItems', { body: [{ ...gift, cartId: id }] }),
  ]
  expect(told).toEqual(['GWP403', 'GWP403', 'GWP403', 'GWP403'])
})

it('is left out where there is none, and is sold with the order where there is', async () => {
  const { id } = await shopper.fill({ ...size(40), qty: 2 })
  await shop.stock(0, 2)
  expect((await shopper.read(id)).items).toHaveLength(1)
  await shop.stock(1, 2)
  await shopper.call('cart.setShippingAddress', { params: { basketId: id }, body: [homes.us] })
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID: await cardSession() } }]
  const order = await shopper.call('cart.placeOrder', { body: { cartId: id, billingAddress: homes.us, paymentMethod } })
  expect(order.items.map(({ bonus }) => bonus)).toEqual([false, true])
  const inventory = () => shopper.call('products.inventory', { params: { productId: gift.productId } })
  await expect
    .poll(async () => (await inventory()).skus.find(({ upc }) => upc === gift.upc)?.quantity, { timeout: 5000 })
    .toBe(0)
})
