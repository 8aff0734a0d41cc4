import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shownOf } from '../../shared/cart/shown.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { homes, openShop, pin, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import { byCard, proofOf, shownTo } from './ordering.ts'

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
  Pick<OperationInput<OperationOf<'cart.placeOrder'>>['body'], 'inStoreSalesInfo' | 'returnUrl' | 'shown'>
> & { readonly key?: string; readonly billingAddress?: Address }

/** A cart with everything that an order needs except the payment. */
async function ready(shopper: Shopper, item: object = size(40)): Promise<string> {
  const { id } = await shopper.fill(item)
  const params = { basketId: id }
  await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
  await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
  return id
}
/** The shopper has seen the current cart, unless the test says otherwise. */
async function order(shopper: Shopper, cartId: string, { key, ...asked }: Asked = {}): Promise<Answer> {
  const fields = { shown: await shownTo(shopper, cartId, asked.billingAddress), ...asked }
  const sessionID = await cardSession()
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
  return shopper.ask('cart.placeOrder', { body: { cartId, paymentMethod, ...fields } }, key ? { key } : {})
}

describe('an order', () => {
  it('closes its basket, and is answered again to the same key', async () => {
    const cartId = await ready(shopper)
    const sessionID = await cardSession()
    const shown = await shownTo(shopper, cartId)
    const body = { cartId, shown, paymentMethod: [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }] }
    const first = await shopper.ask('cart.placeOrder', { body }, { key: 'order-once-1' })
    expect(first.body).toMatchObject({ status: 'PLACED', email: homes.us.email, totalItems: 1 })
    const repeated = await shopper.ask('cart.placeOrder', { body }, { key: 'order-once-1' })
    expect(repeated.body).toEqual(first.body)
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
    const remaining = await shopper.call('cart.giftCardBalance', { body: { code: gift.code, pin } })
    expect(remaining.balance).toBe(0)
  })

  it('needs no provider where accounts pay it all', async () => {
    const cartId = await ready(shopper)
    const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } as const
    await shopper.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
    const shown = await shownTo(shopper, cartId)
    const placed = await shopper.call('cart.placeOrder', { body: { cartId, shown } })
    expect(placed).toMatchObject({ status: 'PLACED', paymentMethods: [{ code: 'GIFT_CARD' }] })
  })

  it('keeps what an associate’s session says of the sale, and no guest’s word', async () => {
    const claim = { inStoreSalesInfo: { storeId: 'KERB-US-101', storeEmployeeId: 'E-1002' } }
    expect((await order(shopper, await ready(shopper), claim)).body).toMatchObject({ inStoreSalesInfo: null })
    const associate = await shop.person('associate')
    expect((await order(associate, await ready(associate), claim)).body).toMatchObject(claim)
  })

  it('keeps the channel of the call: the app’s, or else the web shop’s', async () => {
    for (const [named, kept] of [
      ['MAPP', 'MAPP'],
      ['ECOMM', 'ECOMM'],
      ['<b>', 'ECOMM'],
    ] as const) {
      const cartId = await ready(shopper)
      const { body } = await shop.platform.ask(
        'cart.placeOrder',
        { body: { cartId, shown: await shownTo(shopper, cartId), paymentMethod: await byCard() } },
        'en-us',
        { authorization: `Bearer ${shopper.token}`, 'x-channel': named },
      )
      const { orderNumber } = body as PlacedOrder
      expect(await shopper.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({
        channel: kept,
      })
    }
  })

  it('is refused for an employee who does not work in the store, and for another store than the associate’s', async () => {
    const associate = await shop.person('associate')
    const claims = [
      ...['E-1021', 'E-9999', '<b>', ' E-1002'].map((storeEmployeeId) => ({ storeId: 'KERB-US-101', storeEmployeeId })),
      ...['KERB-US-102', 'KERB-US-999', ''].map((storeId) => ({ storeId, storeEmployeeId: 'E-1002' })),
    ]
    for (const inStoreSalesInfo of claims) {
      const answer = await order(associate, await ready(associate), { inStoreSalesInfo })
      expect(errorIdOf(answer), JSON.stringify(inStoreSalesInfo)).toBe('STR404')
    }
  })

  it('is refused step by step until it has all it needs', async () => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    const reply: (string | null)[] = [errorIdOf(await order(shopper, id))]
    await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
    reply.push(errorIdOf(await order(shopper, id)))
    await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
    const body = { cartId: id, shown: await shownTo(shopper, id) }
    const unpaid = await shopper.ask('cart.placeOrder', { body })
    reply.push(errorIdOf(unpaid), await shopper.refusal('cart.placeOrder', { body }, 'de-de'))
    expect(reply).toEqual(['BIL400', 'CHK380', 'PYT400', 'PAY401'])
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
  it('is refused when a price changed, and accepted once the new price was shown', async () => {
    const cartId = await ready(shopper)
    const prepared = await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    const base = product(1, 0)
    const skus = base.skus.map((sku) => ({
      ...sku,
      quantity: 9,
      prices: { ...sku.prices, USD: { current: 6000, original: 6000 } },
    }))
    await shop.platform.admin('/catalog/products', { products: [{ ...base, rank: 0.9, skus }] })
    const reply = [{ shown: undefined }, { shown: shownOf(prepared) }].map((request) => order(shopper, cartId, request))
    for (const answer of await Promise.all(reply))
      expect([errorIdOf(answer), detailOf(answer)]).toEqual(['PRC400', { itemId: prepared.items[0]?.id }])
    const repeated = await order(shopper, cartId, { shown: undefined })
    expect(repeated.body).toMatchObject({ totals: { itemSubTotal: 6000 } })
  })

  it('is ignored for a shopper who was shown an earlier cart', async () => {
    const other = await ready(shopper)
    const before = await shownTo(shopper, other)
    await shopper.call('cart.addItems', { body: [{ ...size(39), cartId: other }] })
    const refused = await order(shopper, other, { shown: before })
    expect(errorIdOf(refused)).toBe('ORD415')
    const parts = readErrorBody(refused.body)?.errorDetails[0]?.['changed']
    expect(parts).toMatchObject([{ part: 'added' }, { part: 'total' }])
    expect((await order(shopper, other)).status).toBe(200)
  })

  it('is looked at again after a new address', async () => {
    const cartId = await ready(shopper)
    const before = await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    expect(before.totals.tax).toBeGreaterThan(0)
    const params = { basketId: cartId }
    const home = { ...homes.us, province: 'OR', city: 'Portland', postalCode: '97204' }
    const after = await shopper.call('cart.setShippingAddress', { params, body: [home] })
    expect(after.totals.tax).not.toBe(before.totals.tax)
    expect(errorIdOf(await order(shopper, cartId, { shown: undefined }))).toBe('ORD415')
    expect((await order(shopper, cartId, { shown: shownOf(after) })).status).toBe(200)
  })
})

describe('an order that names no page', () => {
  const noPage = { shown: undefined }

  it('is what the cart is, if nobody has prepared it', async () => {
    const cartId = await ready(shopper)
    const { totals } = await shopper.read(cartId)
    const placed = await order(shopper, cartId, noPage)
    expect([placed.status, placed.body]).toMatchObject([200, { status: 'PLACED', totals: { total: totals.total } }])
  })

  it('is refused if the cart has changed since it was prepared, and says how', async () => {
    const cartId = await ready(shopper)
    await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    await shopper.call('cart.addItems', { body: [{ ...size(39), cartId }] })
    const refused = await order(shopper, cartId, noPage)
    const changed = readErrorBody(refused.body)?.errorDetails[0]?.['changed']
    expect([errorIdOf(refused), changed]).toMatchObject(['ORD415', [{ part: 'added' }, { part: 'total' }]])
    expect((await order(shopper, cartId, noPage)).status).toBe(200)
  })

  it('is refused if another instrument pays than was prepared, and accepted once that was said', async () => {
    const cartId = await ready(shopper)
    await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    await shopper.call('cart.addPaymentInstrument', {
      params: { basketId: cartId },
      body: { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin },
    })
    expect(errorIdOf(await order(shopper, cartId, noPage))).toBe('ORD415')
    expect((await order(shopper, cartId, noPage)).status).toBe(200)
  })

  it('is refused if another address pays than was prepared', async () => {
    const cartId = await ready(shopper)
    await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
    const address = { ...homes.us, addressLine1: '99 Harbor Lane' }
    await shopper.call('cart.setBillingAddress', { params: { basketId: cartId }, body: { address } })
    expect(errorIdOf(await order(shopper, cartId, noPage))).toBe('ORD415')
  })
})

describe('goods that ran out since', () => {
  const filled = storeWith(size(40), 9, (units) => units >= 1 && units <= 4)

  /** Another shopper buys the store's stock. */
  async function emptyStore(storeId: string): Promise<void> {
    const other = await shop.guest()
    const { id, items } = await other.fill({ ...size(40), storeId })
    const qty = items[0]?.available ?? 1
    const body = { cartId: id, itemId: items[0]?.id ?? '', ...size(40), qty }
    await other.call('cart.updateItem', { params: { basketId: id }, body })
    expect((await order(other, id, { billingAddress: homes.us })).status).toBe(200)
  }

  it('come another way, and the shopper orders again', async () => {
    const giftOption = { email: 'ann@shop.example', to: 'Ann', message: 'Enjoy' }
    const { id, items } = await shopper.fill({ ...size(40), storeId: filled, giftOption })
    const pickupPerson = { firstName: 'Bo', lastName: 'Li', email: 'bo@shop.example', phone: '2125550188' }
    const shippingId = `store:${filled}`
    await shopper.call('cart.setShippingMethod', { body: { cartId: id, code: 'pickup', shippingId, pickupPerson } })
    await emptyStore(filled)
    const answer = await order(shopper, id, { billingAddress: homes.us, key: 'pickup-gone-1' })
    const itemId = items[0]?.id
    const change = { code: 'DeliveryMethodChanged', itemId, from: 'pickup', to: 'sts', reason: 'stock' }
    expect([errorIdOf(answer), flashOf(answer)]).toMatchObject(['ORD518', [change]])
    const cart = await shopper.read(id)
    expect(cart.items[0]).toMatchObject({ selectedShippingOption: 'sts', customerNotifications: [{ itemId }] })
    expect(cart.items[0]).toMatchObject({ storeId: filled, giftOption })
    expect(cart.shippingMethods).toMatchObject([{ code: 'sts', storeId: filled, pickupPerson }])
    const replayed = await shopper.ask('cart.prepareOrder', { body: { basketId: id } })
    expect(replayed.status).toBe(200)
    expect((await order(shopper, id, { billingAddress: homes.us })).status).toBe(200)
  })

  it('are reported with the available quantities, and no line is reduced', async () => {
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

  it('are offered at the favorite store when the web is sold out', async () => {
    const cartId = await ready(shopper, size(42))
    const nearbyStore = storeWith(size(42), 9, (units) => units >= 1)
    await shopper.call('cart.get', { params: { basketId: cartId }, query: { favStoreId: nearbyStore } })
    const rival = await shop.guest()
    await order(rival, await ready(rival, { ...size(42), qty: 9 }))
    const answer = await order(shopper, cartId)
    expect(errorIdOf(answer)).toBe('ORD516')
    const cart = await shopper.read(cartId)
    expect(cart.items[0]).toMatchObject({ selectedShippingOption: 'pickup', storeId: nearbyStore })
    // The recipient collects it.
    expect(cart.shippingMethods[0]?.pickupPerson).toMatchObject({ firstName: 'Ada', email: homes.us.email })
    expect((await order(shopper, cartId)).status).toBe(200)
  })
})

describe('while an order is being made', () => {
  it('the cart is reported as locked, and changes are refused', async () => {
    const cartId = await ready(shopper)
    const sessionID = await cardSession('slow')
    const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
    const body = { cartId, shown: await shownTo(shopper, cartId), paymentMethod }
    const ordering = shopper.ask('cart.placeOrder', { body }, { key: 'slow-order-1' })
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
    const body = { cartId, shown: await shownTo(shopper, cartId), paymentMethod }
    return shopper.call('cart.placeOrder', { body: { ...body, returnUrl: 'https://shop.example/back' } })
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

  it('is finished by a list too, and only by what is said of the payment that waits', async () => {
    const sessionID = await cardSession('challenge')
    const cartId = await ready(shopper)
    const card = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
    const put = { cartId, shown: await shownTo(shopper, cartId), paymentMethod: card }
    const waiting = await shopper.call('cart.placeOrder', {
      body: { ...put, returnUrl: 'https://shop.example/back' },
    })
    const params = { orderNumber: waiting.orderNumber }
    const threeDS2Result = await proofOf(waiting)
    const proven = { code: 'CREDIT_CARD' as const, additionalData: { cardType: 'visa', sessionID, threeDS2Result } }
    const credit = { code: 'GIFT_CARD' as const, additionalData: {} }
    const another = (fields: object) => ({ ...proven, additionalData: { ...proven.additionalData, ...fields } })
    for (const paymentMethod of [
      [],
      credit,
      [{ ...proven, code: 'PAYPAL' as const }],
      [proven, { ...proven, code: 'PAYPAL' as const }],
      another({ sessionID: 'of another card' }),
      another({ paymentInstrumentId: 'nobody’s' }),
    ])
      expect(await shopper.refusal('cart.patchOrder', { params, body: { paymentMethod } })).toBe('PYT404')
    const nothing = { ...proven, additionalData: { sessionID } }
    expect(await shopper.refusal('cart.patchOrder', { params, body: { paymentMethod: nothing } })).toBe('PAY400')
    const result = await shopper.call('cart.patchOrder', { params, body: { paymentMethod: [credit, proven] } })
    expect(result).toMatchObject({ status: 'PLACED', orderNumber: waiting.orderNumber })
  })

  it('can be completed only by its owner and with a result', async () => {
    const { orderNumber } = await challenged(await ready(shopper))
    const stranger = await shop.guest()
    const finish = (shopper: Shopper, threeDS2Result?: unknown) =>
      shopper.refusal('cart.patchOrder', {
        params: { orderNumber },
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
      })
    expect([await finish(stranger, 'x'), await finish(shopper)]).toEqual(['ORD409', 'PAY400'])
  })
})
