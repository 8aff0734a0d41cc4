import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signResult, signToken } from '../../demo/payments/sandbox/tokens.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { isErrorCode } from '../../shared/errors/catalogue.ts'
import type { OperationId } from '../../shared/operations/index.ts'
import { hostileStrings } from '../harness/hostile-strings.ts'
import { cardSession, paymentSecret } from '../integration/orders/buying.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { homes, openShop, pin, type Shop, type Shopper, size } from './checkout-shop.ts'
import { paymentIdOf, placedOrder, placing, proofOf, proven, readyBasket, shownTo } from './ordering.ts'

let shop: Shop
let shopper: Shopper
let cart: Cart
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.stock(9)
  shopper = await shop.guest()
  cart = await shopper.fill(size(40))
})

const hourMs = 3_600_000
const card = {
  jti: 'late',
  brand: 'visa',
  last4: '4242',
  bin: '424242',
  expires: '2031-12',
  outcome: 'authorised',
  print: 'late',
} as const

/** Sends a call with any input, valid or not. */
const send = (shopper: Shopper, id: OperationId, input: object): Promise<Answer> => shopper.ask(id, input as never)

function expectRefused(answer: Answer, reply = ''): void {
  const text = `${reply} ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
  expect([answer.status >= 400 && answer.status < 500, isErrorCode(errorIdOf(answer))], text).toEqual([true, true])
}

/** Every call that takes a cart id, with everything else valid. */
const calls = (basketId: string, itemId: string, text: string): readonly (readonly [OperationId, object])[] => [
  ['cart.get', { params: { basketId } }],
  ['cart.addItems', { body: [{ ...size(39), cartId: basketId }] }],
  ['cart.updateItem', { params: { basketId }, body: { cartId: basketId, itemId, ...size(40), qty: 2 } }],
  ['cart.removeItem', { body: { cartId: basketId, itemId, upc: '' } }],
  ['cart.moveToSaveForLater', { params: { basketId }, body: { itemId } }],
  ['cart.addCoupon', { body: { cartId: basketId, couponCode: text } }],
  ['cart.removeCoupon', { body: { cartId: basketId, couponCode: text } }],
  ['cart.setShippingMethod', { body: { cartId: basketId, code: 'standard' } }],
  ['cart.setShippingAddress', { params: { basketId }, body: [homes.us] }],
  ['cart.setBillingAddress', { params: { basketId }, body: { address: homes.us } }],
  [
    'cart.addPaymentInstrument',
    { params: { basketId }, body: { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } },
  ],
  ['cart.applyReward', { params: { basketId }, body: { appliedLoyaltyVoucher: null } }],
  ['cart.prepareOrder', { body: { basketId } }],
  ['cart.placeOrder', { body: { cartId: basketId } }],
  ['cart.deviceFingerPrint', { body: { cartId: basketId, fingerPrint: text } }],
]

describe('another shopper’s cart', () => {
  it('is not there for any call, and stays as it was', async () => {
    const itemId = cart.items[0]?.id ?? ''
    const stranger = await shop.guest()
    for (const basketId of [cart.id, `B${'0'.repeat(32)}`, '../../admin', '%00', "' OR 1=1 --", 'x'.repeat(80)]) {
      for (const [id, input] of calls(basketId, itemId, 'WELCOME10')) {
        const answer = await send(stranger, id, input)
        expectRefused(answer, `${id} ${basketId}`)
        if (basketId === cart.id) expect([id, errorIdOf(answer)]).toEqual([id, 'BSK404'])
      }
    }
    expect(await shopper.read(cart.id)).toEqual(cart)
  })
})

describe('an invalid quantity', () => {
  const unusual: readonly unknown[] = [
    -1,
    0,
    1.5,
    1e21,
    1_000_000,
    Number.MAX_SAFE_INTEGER + 2,
    '2',
    '',
    'two',
    null,
    [],
    {},
    true,
  ]

  it.each(unusual.map((qty) => ({ qty })))('$qty is refused, and the cart stays as it was', async ({ qty }) => {
    const itemId = cart.items[0]?.id ?? ''
    const params = { basketId: cart.id }
    const line = { cartId: cart.id, ...size(40), qty }
    expectRefused(await send(shopper, 'cart.addItems', { body: [line] }))
    expectRefused(await send(shopper, 'cart.updateItem', { params, body: { ...line, itemId } }))
    expectRefused(await send(shopper, 'cart.createWithItem', { body: { item: { ...size(40), qty } } }))
    expectRefused(await send(shopper, 'cart.saveForLater', { body: { ...size(40), qty } }))
    expect(await shopper.read(cart.id)).toEqual(cart)
  })
})

it.each([
  ['a product', { productId: 'ZZZZZZZZ', upc: size(40).upc }],
  ['a size', { ...size(40), upc: 'ZZZZZZZZ-40' }],
  ['a store', { ...size(40), storeId: 'NOWHERE' }],
])('%s that is not ours is refused', async (_, item) => {
  const answer = await send(shopper, 'cart.addItems', { body: [{ ...item, cartId: cart.id }] })
  expect(errorIdOf(answer)).toBe('ORD404')
  expect(await shopper.read(cart.id)).toEqual(cart)
})

describe('a price that the client sends', () => {
  const cheap = { amount: 1, current: 1, rowTotal: 1 }
  const claims = { price: cheap, unitPrice: 1, discount: 4999, totals: { total: 1 }, isBonus: true, bonus: true }

  it('is ignored in requests: the shop’s own price is used from cart to order', async () => {
    const { status, body } = await send(shopper, 'cart.createWithItem', { body: { item: { ...size(40), ...claims } } })
    expect([status, (body as Cart).totals]).toEqual([200, cart.totals])
    const basketId = await readyBasket(shopper)
    const { totals } = await shopper.read(basketId)
    const additionalData = { sessionID: await cardSession(), amount: 1 }
    const paymentMethod = [{ code: 'CREDIT_CARD', amount: 1, additionalData }]
    const shown = await shownTo(shopper, basketId)
    const order = await send(shopper, 'cart.placeOrder', {
      body: { cartId: basketId, shown, paymentMethod, ...claims },
    })
    expect([order.status, (order.body as Cart).totals]).toEqual([200, totals])
  })

  it('is not valid for a voucher either', async () => {
    const member = await shop.person('member')
    const { id, totals } = await member.fill(size(40))
    const body = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 1_000_000 } }
    const applied = await member.call('cart.applyReward', { params: { basketId: id }, body })
    expect(applied.totals.remainingToPay).toBeGreaterThan(totals.total - 1000)
  })
})

describe('the result of a payment', () => {
  const waitingOrder = async () => placedOrder(shopper, 'challenge')
  const reply = (order: { orderNumber: string }, result: string) =>
    shopper.ask('cart.patchOrder', { params: { orderNumber: order.orderNumber }, body: proven(result) })

  it('is refused once it has run out, or was made up, or is of another order', async () => {
    const signed = (order: PlacedOrder, secret: string, at: number) =>
      signResult(secret, order.orderNumber, paymentIdOf(order), 'confirmed', at)
    const expired = await waitingOrder()
    expectRefused(await reply(expired, await signed(expired, paymentSecret, Date.now() - hourMs)))
    const forged = await waitingOrder()
    expectRefused(await reply(forged, await signed(forged, 'not the secret', Date.now())))
    const swapped = await waitingOrder()
    expectRefused(await reply(swapped, await proofOf(await waitingOrder())))
  })

  it('is taken once: said again it is answered as before, and pays for nothing else', async () => {
    const order = await waitingOrder()
    const proof = await proofOf(order)
    const first = await reply(order, proof)
    expect([first.status, (await reply(order, proof)).body]).toEqual([200, first.body])
    const next = await waitingOrder()
    expectRefused(await reply(next, proof))
    const stranger = await shop.guest()
    const params = { orderNumber: order.orderNumber }
    expect(await stranger.refusal('cart.patchOrder', { params, body: proven(proof) })).toBe('ORD409')
  })

  it('a card’s session is of no use once it has run out', async () => {
    const cartId = await readyBasket(shopper)
    const sessionID = await signToken(paymentSecret, 'card', card, Date.now() - hourMs)
    const paymentMethod = [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
    const shown = await shownTo(shopper, cartId)
    expectRefused(await shopper.ask('cart.placeOrder', { body: { cartId, shown, paymentMethod } }))
    expect(await shopper.read(cartId)).toMatchObject({ totalItems: 1, locked: false })
  })
})

it('an amount that moves between the steps is what is charged, or the order is refused', async () => {
  const cartId = await readyBasket(shopper)
  await shopper.call('cart.prepareOrder', { body: { basketId: cartId } })
  const [line] = (await shopper.read(cartId)).items
  const fields = { cartId, itemId: line?.id ?? '', ...size(40), qty: 3 }
  const { totals } = await shopper.call('cart.updateItem', { params: { basketId: cartId }, body: fields })
  const order = await placing(shopper, cartId)
  if (order.status !== 200) expectRefused(order)
  else expect(order.body).toMatchObject({ totals: { total: totals.total }, paymentMethods: [{ amount: totals.total }] })
})

/** In parts, so that no test takes too long. */
const parts = 4
/** Each string goes into every third of forty calls, the next string into the calls beside them: all take a minute. */
const everyNth = 3

describe('hostile strings', () => {
  it.each(Array.from({ length: parts }, (_, part) => part))(
    'in any field of cart and checkout are refused or kept as text, never a fault of ours, part %i',
    async (part) => {
      const faults: string[] = []
      for (let index = part; index < hostileStrings.length; index += parts) {
        const text = hostileStrings[index] ?? ''
        // A new guest for each, because too many tries are refused.
        const shopper = await shop.guest()
        const { id, items } = await shopper.fill(size(40))
        const calls = hostileCalls(text, id, items[0]?.id ?? '').filter((_, call) => (call + index) % everyNth === 0)
        faults.push(...(await Promise.all(calls.map(([call, input]) => faultOf(shopper, call, input)))).flat())
        const after = await shopper.read(id)
        expect([after.totals.itemSubTotal, sizesOf(after)], text).toEqual([cart.totals.itemSubTotal, sizesOf(cart)])
      }
      expect(faults).toEqual([])
    },
  )

  const sizesOf = ({ items }: Cart) => items.map(({ upc, qty }) => [upc, qty])

  async function faultOf(shopper: Shopper, id: OperationId, input: object): Promise<string[]> {
    const answer = await send(shopper, id, input)
    if (answer.status === 200) return []
    const code = readErrorBody(answer.body)?.errorDetails[0]?.errorId
    const clear = answer.status >= 400 && answer.status < 500 && isErrorCode(code)
    return clear ? [] : [`${id} ${answer.status} ${code} ${JSON.stringify(input).slice(0, 160)}`]
  }

  /** A call for each text field. */
  function hostileCalls(text: string, basketId: string, itemId: string): readonly (readonly [OperationId, object])[] {
    const params = { basketId }
    const everywhere = Object.fromEntries(Object.keys(homes.us).map((field) => [field, text]))
    const person = { firstName: text, lastName: text, email: text, phone: text }
    const additionalData = { sessionID: text, threeDS2Result: text }
    return [
      ...Object.keys(homes.us).map(
        (field) => ['cart.setShippingAddress', { params, body: [{ ...homes.us, [field]: text }] }] as const,
      ),
      ['cart.setBillingAddress', { params, body: { address: everywhere } }],
      ['cart.validateShippingAddress', { params, body: { address: everywhere } }],
      ['cart.setShippingMethod', { body: { cartId: basketId, code: 'standard', pickupPerson: person } }],
      ['cart.setShippingMethod', { body: { cartId: basketId, code: 'pickup', storeId: text } }],
      ['cart.setShippingMethod', { body: { cartId: basketId, code: 'pudo', collectionPointId: text } }],
      ['cart.addItems', { body: [{ productId: text, upc: text, cartId: basketId }] }],
      ['cart.updateItem', { params, body: { cartId: basketId, itemId, ...size(40), upc: text, qty: 1 } }],
      ['cart.updateItem', { params, body: { cartId: basketId, itemId: text, ...size(40), qty: 1 } }],
      ['cart.addCoupon', { body: { cartId: basketId, couponCode: text } }],
      ['cart.removeCoupon', { body: { cartId: basketId, couponCode: text } }],
      ['cart.addPaymentInstrument', { params, body: { payment_method_id: 'GIFT_CARD', code: text, pin: text } }],
      ['cart.addPaymentInstrument', { params, body: { payment_method_id: 'REWARD_CODE', code: text } }],
      ['cart.addPaymentInstrument', { params, body: { payment_method_id: text } }],
      ['cart.removePaymentInstrument', { params, body: { payment_instrument_id: text } }],
      ['cart.giftCardBalance', { body: { code: text, pin: text } }],
      ['cart.deviceFingerPrint', { body: { cartId: basketId, fingerPrint: text } }],
      ['cart.placeOrder', { body: { cartId: basketId, shown: text } }],
      ['cart.placeOrder', { body: { cartId: text, paymentMethod: [{ code: 'CREDIT_CARD', additionalData }] } }],
      ['cart.patchOrder', { params: { orderNumber: 'K000000000' }, body: { paymentMethod: { additionalData } } }],
      ['consumer.trackOrder', { body: { orderNumber: text, email: text, postalCode: text } }],
      ['stores.collectionPoints', { body: { postalCode: text, country: 'DE' } }],
    ]
  }
})
