import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { homes, openShop, type Shop, type Shopper, size } from './checkout-shop.ts'
import { giftCardCases } from './gift-card-cases.ts'
import { shownTo } from './ordering.ts'
import { mailsTo } from './outbox.ts'
import { consumerIdOf, leaver, settledPerson, tablesWith } from './personal-data.ts'

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
  const filled = await shopper.fill(size(40))
  expect(filled.promoSummary).toMatchObject([{ promotionId: 'gift-from-100', distanceFromConditionThreshold: 5000 }])
  const fields = { cartId: filled.id, itemId: filled.items[0]?.id ?? '', ...size(40) }
  const params = { basketId: filled.id }
  const added = await shopper.call('cart.updateItem', { params, body: { ...fields, qty: 2 } })
  expect(added.items[1]).toMatchObject({
    id: 'bonus-gift-from-100',
    bonus: true,
    qty: 1,
    ...gift,
    price: { amount: 0, rowTotal: 0 },
  })
  expect(added).toMatchObject({ totalItems: 2, totals: { itemSubTotal: 10_000 } })
  expect(added.shippingMethods[0]?.itemIds).toContain('bonus-gift-from-100')
  const updated = await shopper.call('cart.updateItem', { params, body: { ...fields, qty: 1 } })
  expect(updated.items).toHaveLength(1)
})

it('can be neither changed nor added by a request', async () => {
  const { id } = await shopper.fill({ ...size(40), qty: 2 })
  const itemId = 'bonus-gift-from-100'
  const params = { basketId: id }
  const answer = [
    await shopper.refusal('cart.updateItem', { params, body: { cartId: id, itemId, ...gift, qty: 2 } }),
    await shopper.refusal('cart.removeItem', { body: { cartId: id, itemId, upc: gift.upc } }),
    await shopper.refusal('cart.moveToSaveForLater', { params, body: { itemId } }),
    await shopper.refusal('cart.addItems', { body: [{ ...gift, cartId: id }] }),
  ]
  expect(answer).toEqual(['GWP403', 'GWP403', 'GWP403', 'GWP403'])
})

it('is left out when it is sold out, and part of the order when it is available', async () => {
  const { id } = await shopper.fill({ ...size(40), qty: 2 })
  await shop.stock(0, 2)
  expect((await shopper.read(id)).items).toHaveLength(1)
  await shop.stock(1, 2)
  await shopper.call('cart.setShippingAddress', { params: { basketId: id }, body: [homes.us] })
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID: await cardSession() } }]
  const shown = await shownTo(shopper, id, homes.us)
  const order = await shopper.call('cart.placeOrder', {
    body: { cartId: id, shown, billingAddress: homes.us, paymentMethod },
  })
  expect(order.items.map(({ bonus }) => bonus)).toEqual([false, true])
  const inventory = () => shopper.call('products.inventory', { params: { productId: gift.productId } })
  await expect.poll(async () => (await inventory()).skus.find(({ upc }) => upc === gift.upc)?.quantity).toBe(0)
})

describe('a person’s data', () => {
  const asked = { requestType: 'ACCESS', organisation: 'kerb', payload: { password: demoPassword } }

  it('is handed out to its owner, and gone from every table once the account is deleted', async () => {
    const { who, orderNumber } = await settledPerson(shop)
    const consumerId = await consumerIdOf(shop, leaver.email)
    const wrong = { ...asked, payload: { password: 'Wrong-2026' } }
    expect(await who.refusal('consumer.retrieveUserData', { body: wrong })).toBe('AUT450')
    expect(await who.refusal('consumer.retrieveUserData', { body: { ...asked, payload: {} } })).toBe('ATTR300')
    const { data } = await who.call('consumer.retrieveUserData', { body: asked })
    expect(data).toMatchObject({
      consumers: [{ email: leaver.email, phone: leaver.phone }],
      addresses: [{ document: { lastName: leaver.lastName } }],
      subscriptions: [{ recipient: leaver.email }],
      favorites: [{ product_id: size(40).productId }],
      save_items: [{ product_id: size(40).productId }],
      orderDetails: [{ orderNumber, email: homes.us.email }],
      basket: { lines: [{ upc: size(39).upc }], deviceFingerPrint: 'print-of-leaver' },
    })
    const said = ['Goodbye', 'Said without signing in']
    expect((data['support_cases'] as { message: string }[]).map(({ message }) => message).sort()).toEqual(said)
    const { cases } = await who.call('contact.cases', {})
    expect(cases.map(({ message }) => message).sort()).toEqual(said)
    for (const secret of ['password_hash', 'token_hash', '"st"', 'scrypt'])
      expect(JSON.stringify(data)).not.toContain(secret)

    await Promise.all([1, 2].map(() => who.call('consumer.retrieveUserData', { body: asked })))
    expect(await who.refusal('consumer.retrieveUserData', { body: asked })).toBe('API429')

    expect(await who.refusal('consumer.deleteAccount', { body: { password: 'Wrong-2026' } })).toBe('AUT450')
    await who.call('consumer.deleteAccount', { body: { password: demoPassword } })
    for (const words of [consumerId, leaver.phone, leaver.lastName]) expect(await tablesWith(shop, words)).toEqual([])
    // The mail that says so.
    expect(await tablesWith(shop, leaver.email)).toEqual(['outbox'])
    const [mail = '', ...others] = await mailsTo(shop.platform, leaver.email)
    expect([mail.includes('Your account was deleted'), others]).toEqual([true, []])
    expect(await who.refusal('consumer.get', {})).toBe('AUT498')

    const [order] = await shop.platform.rows('SELECT email, document FROM orders WHERE order_number = ?', orderNumber)
    expect(order).toEqual({ email: '', document: expect.stringContaining(homes.us.addressLine1) })
    expect(JSON.stringify(order)).not.toMatch(new RegExp(`${homes.us.email}|${homes.us.phone}`))
    const operators = await shop.platform.admin(`/orders/${orderNumber}`)
    expect(operators.status).toBe(200)

    const again = { email: leaver.email, password: demoPassword, codeChallenge: 'c'.repeat(43) }
    expect((await shop.platform.ask('auth.signup', { body: again })).status).toBe(200)
    const back = await shop.person('leaver')
    expect((await back.call('consumer.purchaseHistory', { body: {} })).total).toBe(0)
  })

  it('of a store’s account is not its user’s to delete, and a guest has none', async () => {
    const body = { password: demoPassword }
    expect(await (await shop.person('associate')).refusal('consumer.deleteAccount', { body })).toBe('AUT404')
    expect(await (await shop.guest()).refusal('consumer.deleteAccount', { body })).toBe('CCN404')
  })
})

describe('paid gift cards', () => giftCardCases(() => shop))
