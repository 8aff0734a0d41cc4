import { describe, expect, it, vi } from 'vitest'
import { createCall } from './call.ts'

const identity = { locale: 'en-us', accessKey: 'k', serverTrustId: 't', userId: 'u', accessToken: null }
const price = {
  currency: 'USD',
  ...Object.fromEntries(
    ['original', 'current', 'amount', 'rowTotal', 'priceAfterItemDiscount', 'priceAfterOrderDiscount']
      .concat(['highCurrent', 'highOriginal'])
      .map((name) => [name, 5000]),
  ),
}
/** The minimal valid cart. */
const cart = {
  id: 'basket-1',
  currency: 'USD',
  items: [{ id: 'line-1', productId: 'KCT3886CINK', upc: '1', qty: 2, name: 'Loom', price }],
  totals: { total: 10_000, remainingToPay: 10_000 },
}
const answering = (body: unknown, status = 200, init: object = {}) =>
  createCall(async () => Response.json(body, { status }), { ...identity, ...init })
const read = (body: unknown) => answering(body)('cart.get', { params: { basketId: 'basket-1' } })

describe('a cart of a backend that leaves fields out', () => {
  it('is a cart without what they say', async () => {
    expect(await read(cart)).toMatchObject({
      ok: true,
      value: {
        id: 'basket-1',
        items: [{ qty: 2, giftOption: null, variants: [] }],
        flash: [],
        totals: { tax: null, shipping: null },
      },
    })
  })

  it.each([
    ['null', { flash: null, couponItems: null, locked: null }],
    ['another type', { flash: 'none', favoriteStoreId: 7, promoSummary: { a: 1 } }],
  ])('costs a field that is %s, and no more', async (_, change) => {
    const answer = await read({ ...cart, ...change })
    expect(answer).toMatchObject({ ok: true, value: { items: [{ name: 'Loom' }], flash: [] } })
  })

  it('is refused without contents or prices', async () => {
    for (const change of [{ totals: {} }, { items: null }, { items: [{ ...cart.items[0], qty: 'two' }] }])
      expect(await read({ ...cart, ...change })).toMatchObject({ ok: false, failure: { cause: 'contract' } })
  })

  it.each(['calloutMsg', 'calloutMessage'])('says what a promotion wants as %s', async (name) => {
    const promoSummary = [{ promotionId: 'p', promotionName: 'P', level: 'ORDER', [name]: 'a|b|c' }]
    expect(await read({ ...cart, promoSummary })).toMatchObject({ value: { promoSummary: [{ calloutMsg: 'a|b|c' }] } })
  })
})

describe('a refusal', () => {
  const body = (errorId: string) => ({
    appId: 'backend',
    correlationId: 'c',
    errorDetails: [{ errorId, message: 'no' }],
  })
  const cartOf = (answer: unknown, status: number) =>
    answering(answer, status)('cart.get', { params: { basketId: 'basket-1' } })
  const productOf = (answer: unknown, status: number) =>
    answering(answer, status)('products.details', { params: { productId: 'KCT3886CINK' } })
  const unavailable = { ok: false, failure: { status: 503, code: 'API503', retryAfter: 60 } }

  it.each([401, 403, 429])('with %i of a service that knows no shopper means the shop', async (status) => {
    for (const answer of [{}, '<html>', body('API429'), body('XYZ9')])
      expect(await productOf(answer, status)).toMatchObject(unavailable)
  })

  it('of the shop’s key means the shop at any service', async () => {
    for (const call of [cartOf, productOf]) expect(await call(body('API400'), 401)).toMatchObject(unavailable)
  })

  it('of a shopper stays what it is', async () => {
    expect(await cartOf(body('AUT498'), 401)).toMatchObject({ failure: { status: 401, code: 'AUT498' } })
    expect(await cartOf(body('ORD403'), 403)).toMatchObject({ failure: { status: 403, code: 'ORD403' } })
    expect(await cartOf(body('API429'), 429)).toMatchObject({ failure: { status: 429, code: 'API429' } })
    expect(await productOf(body('REW401'), 401)).toMatchObject({ failure: { status: 401, code: 'REW401' } })
    const ask = answering(body('API429'), 429)
    const asked = { text: 'Why?', author: 'Di', email: 'di@shop.example', recaptcha_response: undefined }
    expect(await ask('products.askQuestion', { params: { productId: 'KCT3886CINK' }, body: asked })).toMatchObject({
      failure: { status: 429, code: 'API429' },
    })
    expect(await productOf(body('API404'), 404)).toMatchObject({ failure: { status: 404 } })
  })
})

describe('a call', () => {
  it('starts the challenge for a 403 with an appId, and for no other refusal', async () => {
    const onChallenged = vi.fn()
    const request = (body: object, status: number) =>
      answering(body, status, { onChallenged })('cart.get', { params: { basketId: 'basket-1' } })
    await request({ appId: 'PX1' }, 401)
    await request({ message: 'no' }, 403)
    expect(onChallenged).not.toHaveBeenCalled()
    await request({ appId: 'PX1' }, 403)
    expect(onChallenged).toHaveBeenCalledOnce()
  })

  it('says for which shop it is made', async () => {
    const send = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(cart))
    const context = { 'x-site-id': 'kerb-en-us', 'x-channel': 'ECOMM', 'x-source': 'ECOM15' }
    const call = createCall((_service, path, init) => send(`https://shop.example${path}`, init), {
      ...identity,
      context,
    })
    await call('cart.get', { params: { basketId: 'basket-1' } })
    expect(Object.fromEntries(new Headers(send.mock.calls[0]?.[1]?.headers))).toMatchObject(context)
  })
})

it('a call as nobody says nothing of the shopper, and any other all that services may know', async () => {
  const sent: Headers[] = []
  const shopper = {
    ...identity,
    accessToken: 'token',
    clientAddress: '203.0.113.9',
    context: { 'x-site-id': 'kerb-en-us', 'x-channel': 'MAPP' },
  }
  const call = createCall(async (_, __, { headers }) => {
    sent.push(new Headers(headers))
    return Response.json({}, { status: 404 })
  }, shopper)
  const names = ['authorization', 'x-user-id', 'x-client-address', 'x-channel', 'x-site-id', 'x-auth-access-key']
  for (const asNobody of [true, false])
    await call('products.details', { params: { productId: 'KCT3886CINK' } }, { asNobody })
  expect(sent.map((headers) => names.map((name) => headers.get(name)))).toEqual([
    [null, '', null, null, 'kerb-en-us', 'k'],
    ['Bearer token', 'u', '203.0.113.9', 'MAPP', 'kerb-en-us', 'k'],
  ])
})
