import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { homes, openShop, pin, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'

let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.stock(9)
  shopper = await shop.guest()
})

const flashOf = ({ body }: Answer) => readErrorBody(body)?.errorDetails[0]?.flash ?? []
const detailOf = ({ body }: Answer) => readErrorBody(body)?.errorDetails[0]?.additionalInfo

type Asked = Partial<
  Pick<OperationInput<OperationOf<'cart.placeOrder'>>['body'], 'billingAddress' | 'inStoreSalesInfo' | 'returnUrl'>
> & { readonly key?: string }

/** A basket with everything an order needs but the payment. */
async function ready(who: Shopper, item: object = size(40)): Promise<string> {
  const { id } = await who.fill(item)
  const params = { basketId: id }
  await who.call('cart.setShippingAddress', { params, body: [homes.us] })
  await who.call('cart.setBillingAddress', { params, body: { address: homes.us } })
  return id
}
async function order(who: Shopper, cartId: string, { key, ...more }: Asked = {}): Promise<Answer> {
  const sessionID = await cardSession()
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
  return who.ask('cart.placeOrder', { body: { cartId, paymentMethod, ...more } }, key ? { key } : {})
}

describe('an order', () => {
  it('closes its basket, and is answered again to the same key', async () => {
    const cartId = await ready(shopper)
    const sessionID = await cardSession()
    const body = { cartId, paymentMethod: [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }] }
    const first = await shopper.ask('cart.placeOrder', { body }, { key: 'order-once-1' })
    expect(first.body).toMatchObject({ status: 'PLACED', email: homes.us.email, totalItems: 1 })
    const again = await shopper.ask('cart.placeOrder', { body }, { key: 'order-once-1' })
    expect(again.body).toEqual(first.body)
    const other = await shopper.ask('cart.placeOrder', { body: { cartId } }, { key: 'order-once-1' })
    expect(errorIdOf(other)).toBe('API409')
    expect(await shopper.refusal('cart.get', { params: { basketId: cartId } })).toBe('BSK404')
    expect(await shopper.refusal('cart.addItems', { body: [{ ...size(39), cartId }] })).toBe('BSK404')
  })

  it('takes gift card and card together, to the unit', async () => {
    const cartId = await ready(shopper)
    const gift = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0002', pin } as const
    const { totals } = await shopper.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body: gift })
    const { paymentMethods } = (await order(shopper, cartId)).body as PlacedOrder
    expect(paymentMethods.map(({ code, amount }) => [code, amount])).toEqual([
      ['GIFT_CARD', 1500],
      ['CREDIT_CARD', totals.remainingToPay],
    ])
    const left = await shopper.call('cart.giftCardBalance', { body: { code: gift.code, pin } })
    expect(left.balance).toBe(0)
  })

  it('needs no provider where accounts pay it all', async () => {
    const cartId = await ready(shopper)
    const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } as const
    await shopper.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
    const placed = await shopper.call('cart.placeOrder', { body: { cartId } })
    expect(placed).toMatchObject({ status: 'PLACED', paymentMethods: [{ code: 'GIFT_CARD' }] })
  })

  it('keeps what an associate’s session says of the sale, and no guest’s word', async () => {
    const claim = { inStoreSalesInfo: { storeId: 'KERB-US-101', storeEmployeeId: 'E-1002' } }
    expect((await order(shopper, await ready(shopper), claim)).body).toMatchObject({ inStoreSalesInfo: null })
    const associate = await shop.person('associate')
    expect((await order(associate, await ready(associate), claim)).body).toMatchObject(claim)
  })

  it('is refused step by step until it has all it needs', async () => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    const told: (string | null)[] = [errorIdOf(await order(shopper, id))]
    await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
    told.push(errorIdOf(await order(shopper, id)))
    await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
    const unpaid = await shopper.ask('cart.placeOrder', { body: { cartId: id } })
    told.push(errorIdOf(unpaid), await shopper.refusal('cart.placeOrder', { body: { cartId: id } }, 'de-de'))
    expect(told).toEqual(['BIL400', 'CHK380', 'PYT400', 'PAY401'])
    expect(readErrorBody(unpaid.body)?.errorDetails[0]?.message).toContain('$')
    expect((await order(shopper, id)).status).toBe(200)
  })

  it('is nothing without goods', async () => {
    const { id, items } = await shopper.fill(size(40))
    await shopper.call('cart.removeItem', { body: { cartId: id, itemId: items[0]?.id ?? '', upc: '' } })
    const answer = await order(shopper, id)
    expect([errorIdOf(answer), flashOf(answer)]).toEqual(['ORD430', [{ code: 'ProductItemRequired' }]])
  })

  it('comes back to a page of the web only', async () => {
    const cartId = await ready(shopper)
    const refused = await order(shopper, cartId, { returnUrl: 'ftp://shop.example/' })
    expect(errorIdOf(refused)).toBe('PAY400')
  })
})

describe('an order at prices that were shown', () => {
  it('is refused when one moved, and taken once the new one was told', async () => {
    const cartId = await ready(shopper)
    const prepared = await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    const base = product(1, 0)
    const skus = base.skus.map((sku) => ({
      ...sku,
      quantity: 9,
      prices: { ...sku.prices, USD: { current: 6000, original: 6000, historicBest: null } },
    }))
    await shop.platform.admin('/catalog/products', { products: [{ ...base, rank: 0.9, skus }] })
    const answer = await order(shopper, cartId)
    expect([errorIdOf(answer), detailOf(answer)]).toEqual(['PRC400', { itemId: prepared.items[0]?.id }])
    expect((await order(shopper, cartId)).body).toMatchObject({ totals: { itemSubTotal: 6000 } })
  })

  it('is not held to totals from before a new address', async () => {
    const cartId = await ready(shopper)
    const before = await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    expect(before.totals.tax).toBeGreaterThan(0)
    const params = { basketId: cartId }
    const home = { ...homes.us, province: 'OR', city: 'Portland', postalCode: '97204' }
    const after = await shopper.call('cart.setShippingAddress', { params, body: [home] })
    // A new address shows new totals by itself, so nothing is held against it.
    expect(after.totals.tax).not.toBe(before.totals.tax)
    expect((await order(shopper, cartId)).status).toBe(200)
  })
})

describe('goods that ran out since', () => {
  const filled = storeWith(size(40), 9, (units) => units >= 1 && units <= 4)

  /** Somebody else buys what the shelf has. */
  async function emptyShelf(storeId: string): Promise<void> {
    const other = await shop.guest()
    const { id, items } = await other.fill({ ...size(40), storeId })
    const qty = items[0]?.available ?? 1
    const body = { cartId: id, itemId: items[0]?.id ?? '', ...size(40), qty }
    await other.call('cart.updateItem', { params: { basketId: id }, body })
    expect((await order(other, id, { billingAddress: homes.us })).status).toBe(200)
  }

  it('come another way, and the shopper orders again', async () => {
    const { id, items } = await shopper.fill({ ...size(40), storeId: filled })
    await emptyShelf(filled)
    const answer = await order(shopper, id, { billingAddress: homes.us, key: 'pickup-gone-1' })
    const itemId = items[0]?.id
    const change = { code: 'DeliveryMethodChanged', itemId, from: 'pickup', to: 'sts' }
    expect([errorIdOf(answer), flashOf(answer)]).toEqual(['ORD518', [change]])
    const cart = await shopper.read(id)
    expect(cart.items[0]).toMatchObject({ selectedShippingOption: 'sts', customerNotifications: [{ itemId }] })
    const replayed = await shopper.ask('cart.prepareOrder', { body: { basketId: id } })
    expect(replayed.status).toBe(200)
    expect((await order(shopper, id, { billingAddress: homes.us })).status).toBe(200)
  })

  it('are told with how many there are, and nothing is cut down', async () => {
    const cartId = await ready(shopper, { ...size(41), qty: 3 })
    await shop.stock(2)
    const answer = await shopper.ask('cart.prepareOrder', { body: { basketId: cartId } })
    expect(errorIdOf(answer)).toBe('INV409')
    expect(flashOf(answer)).toMatchObject([{ code: 'ProductLineItemInventoryMissing', available: 2 }])
    expect((await shopper.read(cartId)).items[0]?.qty).toBe(3)
    await shop.stock(0)
    expect(errorIdOf(await order(shopper, cartId))).toBe('INV406')
    expect((await shopper.read(cartId)).flash).toMatchObject([{ code: 'ProductLineItemFullInventoryMissing' }])
  })

  it('wait at the favourite store where the web has none', async () => {
    const cartId = await ready(shopper, size(42))
    const near = storeWith(size(42), 9, (units) => units >= 1)
    await shopper.call('cart.get', { params: { basketId: cartId }, query: { favStoreId: near } })
    const rival = await shop.guest()
    await order(rival, await ready(rival, { ...size(42), qty: 9 }))
    const answer = await order(shopper, cartId)
    expect(errorIdOf(answer)).toBe('ORD516')
    expect((await shopper.read(cartId)).items[0]).toMatchObject({ selectedShippingOption: 'pickup', storeId: near })
    expect((await order(shopper, cartId)).status).toBe(200)
  })
})

describe('while an order is being made', () => {
  it('the basket is told to be locked, and no change of it is taken', async () => {
    const cartId = await ready(shopper)
    const sessionID = await cardSession('slow')
    const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
    const ordering = shopper.ask('cart.placeOrder', { body: { cartId, paymentMethod } }, { key: 'slow-order-1' })
    await expect
      .poll(async () => (await shopper.ask('cart.get', { params: { basketId: cartId } })).body)
      .toMatchObject({
        locked: true,
      })
    expect(await shopper.refusal('cart.addItems', { body: [{ ...size(39), cartId }] })).toBe('API423')
    expect(errorIdOf(await order(shopper, cartId))).toBe('API423')
    expect((await ordering).status).toBe(200)
  })
})

describe('a payment that waits for its shopper', () => {
  const challenged = async (cartId: string) => {
    const paymentMethod = [
      { code: 'CREDIT_CARD' as const, additionalData: { sessionID: await cardSession('challenge') } },
    ]
    return shopper.call('cart.placeOrder', { body: { cartId, paymentMethod, returnUrl: 'https://shop.example/back' } })
  }

  it('leaves the basket open, and is given up by a change', async () => {
    const cartId = await ready(shopper)
    const waiting = await challenged(cartId)
    expect(waiting).toMatchObject({ status: 'ACTION_REQUIRED', flash: [{ code: 'PaymentNotAuthorized' }] })
    expect(await shopper.read(cartId)).toMatchObject({ locked: false, totalItems: 1 })
    const added = await shopper.ask('cart.addItems', { body: [{ ...size(39), cartId }] })
    expect(added.status).toBe(200)
    const { orderNumber } = waiting
    const body = { paymentMethod: { code: 'CREDIT_CARD' as const, additionalData: { threeDS2Result: 'late' } } }
    expect(await shopper.refusal('cart.patchOrder', { params: { orderNumber }, body })).toBe('PAY400')
    expect((await order(shopper, cartId)).status).toBe(200)
  })

  it('is nobody else’s to finish, nor anybody’s without a result', async () => {
    const { orderNumber } = await challenged(await ready(shopper))
    const stranger = await shop.guest()
    const finish = (who: Shopper, threeDS2Result?: unknown) =>
      who.refusal('cart.patchOrder', {
        params: { orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
      })
    expect([await finish(stranger, 'x'), await finish(shopper)]).toEqual(['ORD409', 'PAY400'])
  })
})
