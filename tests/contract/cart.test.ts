import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '../../shared/i18n/locales.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { type Answer, errorIdOf, type Platform } from '../integration/platform/platform.ts'
import { startFilledPlatform } from './target.ts'

/** Style 1 of the fixture, 50 dollars: size 36 has 1 unit, 37 has 2 … 40 has 5, 41 none. */
const productId = 'ST000001C0'
const size = (eu: number) => ({ productId, upc: `${productId}-${eu}` })

let platform: Platform
let headers: Record<string, string>
beforeAll(async () => {
  platform = await startFilledPlatform()
})
afterAll(() => platform?.close())
beforeEach(async () => {
  headers = await newGuest()
})

async function newGuest(): Promise<Record<string, string>> {
  const { accessToken } = await platform.call('auth.token', { body: { type: 'Guest' } })
  return { authorization: `Bearer ${accessToken}` }
}
const withKey = (key: string) => ({ ...headers, 'x-idempotency-key': key })
const create = (item: object, submitted = headers) =>
  platform.call('cart.createWithItem', { body: { item: item as ReturnType<typeof size> } }, 'en-us', submitted)
const read = (basketId: string, locale: Locale = 'en-us') =>
  platform.call('cart.get', { params: { basketId } }, locale, headers)
const add = (cartId: string, items: readonly object[], requests = headers) =>
  platform.ask(
    'cart.addItems',
    { body: items.map((item) => ({ ...(item as ReturnType<typeof size>), cartId })) },
    'en-us',
    requests,
  )
const update = (basketId: string, itemId: string, item: object, submitted = headers) =>
  platform.ask(
    'cart.updateItem',
    {
      params: { basketId },
      body: { cartId: basketId, itemId, ...(item as ReturnType<typeof size> & { qty: number }) },
    },
    'en-us',
    submitted,
  )
const remove = (cartId: string, itemId: string, submitted = headers) =>
  platform.ask('cart.removeItem', { body: { cartId, itemId, upc: '' } }, 'en-us', submitted)
const maxOf = ({ body }: Answer) =>
  (body as { errorDetails: { additionalInfo?: { maxAllowedQty?: number } }[] }).errorDetails[0]?.additionalInfo
    ?.maxAllowedQty
const sizesOf = (cart: { items: { upc: string; qty: number }[] }) =>
  cart.items.map((item) => `${item.upc.slice(-2)}x${item.qty}`)
const restock = (quantity: number) => {
  const changed = product(1, 0)
  const skus = changed.skus.map((sku) => (sku.size === '40' ? { ...sku, quantity } : sku))
  return platform.admin('/catalog/products', { products: [{ ...changed, skus }] })
}

describe('what goes in', () => {
  it('has the shop’s price, whatever a client says of it', async () => {
    const cart = await create({ ...size(40), qty: 2, price: { amount: 1 }, pdpUrl: '/p/other', productImageURL: 'x' })
    expect(cart.items[0]).toMatchObject({ qty: 2, sizeLabel: '8', pdpUrl: `/p/creme-walker-1-black-${productId}` })
    expect(cart.items[0]?.price).toMatchObject({ currency: 'USD', amount: 5000, rowTotal: 10_000 })
    expect(cart.totals).toMatchObject({ itemSubTotal: 10_000, shipping: 0, total: 10_000, totalUnits: 2 })
  })

  it('joins the line of the same size for the same store', async () => {
    const { id } = await create(size(40))
    await add(id, [size(40), { ...size(40), storeId: 'NY1' }, size(39)])
    expect(sizesOf(await read(id))).toEqual(['40x2', '40x1', '39x1'])
  })

  it('keeps gift cards to different people apart', async () => {
    const gift = (to: string) => ({ ...size(40), giftOption: { email: `${to}@shop.example`, to, message: 'Enjoy' } })
    const { id } = await create(gift('ann'))
    await add(id, [gift('ann'), gift('bo')])
    expect((await read(id)).items.map(({ qty, giftOption }) => [giftOption?.to, qty])).toEqual([
      ['ann', 2],
      ['bo', 1],
    ])
  })

  it('is never more than there is, over all lines of the size', async () => {
    const { id } = await create({ ...size(40), qty: 3 })
    const giftOption = { email: 'ann@shop.example', to: 'Ann', message: '' }
    expect((await add(id, [{ ...size(40), qty: 1, giftOption }])).status).toBe(200)
    const refused = await add(id, [{ ...size(40), qty: 2 }])
    expect([refused.status, errorIdOf(refused), maxOf(refused)]).toEqual([409, 'INV408', 5])
    expect(sizesOf(await read(id))).toEqual(['40x3', '40x1'])
  })

  it('goes in whole or not at all', async () => {
    const { id, version } = await create(size(40))
    for (const second of [{ ...size(36), qty: 2 }, size(41), { productId: 'ZZZZZZZZ', upc: 'z' }]) {
      expect((await add(id, [size(39), second])).status).toBeGreaterThanOrEqual(400)
    }
    expect(await read(id)).toMatchObject({ version, totalItems: 1 })
  })

  it.each([
    ['no such product', { productId: 'ZZZZZZZZ', upc: 'ZZZZZZZZ-40' }, 'en-us', 'ORD404'],
    ['no such size', { productId, upc: 'other' }, 'en-us', 'ORD404'],
    ['a sold-out size', size(41), 'en-us', 'INV700'],
    ['no price in the country', size(38), 'it-it', 'INV702'],
  ] as const)('is refused for %s', async (fault, item, locale, code) => {
    const changed = product(1, 0)
    if (fault === 'no price in the country') {
      const skus = changed.skus.map((sku) => ({ ...sku, prices: { USD: sku.prices.USD } }))
      await platform.admin('/catalog/products', { products: [{ ...changed, skus }] })
    }
    const answer = await platform.ask('cart.createWithItem', { body: { item } }, locale, headers)
    expect(errorIdOf(answer)).toBe(code)
    await restock(5)
  })
})

describe('a line', () => {
  it('changes its quantity within the stock', async () => {
    const { id, items } = await create(size(40))
    const itemId = items[0]?.id ?? ''
    expect((await update(id, itemId, { ...size(40), qty: 5 })).status).toBe(200)
    const refused = await update(id, itemId, { ...size(40), qty: 6 })
    expect([errorIdOf(refused), maxOf(refused)]).toEqual(['INV408', 5])
    expect((await update(id, itemId, { ...size(40), qty: 0 })).status).toBe(400)
    expect(sizesOf(await read(id))).toEqual(['40x5'])
  })

  it('becomes one with the line whose size it takes', async () => {
    const { id, items } = await create(size(40))
    await add(id, [{ ...size(39), qty: 2 }])
    expect((await update(id, items[0]?.id ?? '', { ...size(39), qty: 1 })).status).toBe(200)
    expect(sizesOf(await read(id))).toEqual(['39x3'])
  })

  it('goes away once; twice it is not there', async () => {
    const { id, items } = await create(size(40))
    const itemId = items[0]?.id ?? ''
    expect((await remove(id, itemId)).status).toBe(200)
    expect(errorIdOf(await remove(id, itemId))).toBe('ORD404')
    expect(await read(id)).toMatchObject({ items: [], totalItems: 0, shippingMethods: [], totals: { total: 0 } })
  })
})

describe('a basket', () => {
  it('looks the same to others as one that is not there', async () => {
    const { id, items } = await create(size(40))
    const stranger = await newGuest()
    const request = async (basketId: string) => {
      const answers = [
        await platform.ask('cart.get', { params: { basketId } }, 'en-us', stranger),
        await add(basketId, [size(40)], stranger),
        await update(basketId, items[0]?.id ?? '', { ...size(40), qty: 2 }, stranger),
        await remove(basketId, items[0]?.id ?? '', stranger),
      ]
      return answers.map(({ status, body }) => ({ status, body: { ...(body as object), correlationId: '' } }))
    }
    const theirs = await request(id)
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await request(`B${'0'.repeat(32)}`)).toEqual(theirs)
    expect(await request('no-basket-at-all')).toEqual(theirs)
    expect(sizesOf(await read(id))).toEqual(['40x1'])
  })

  it('moves with its shopper to another country', async () => {
    const { id } = await create(size(40))
    const moved = await read(id, 'fr-fr')
    expect(moved).toMatchObject({ currency: 'EUR', items: [{ name: 'Marcheur Crème 1', sizeLabel: '40' }] })
    expect(moved.items[0]?.price).toMatchObject({ currency: 'EUR', amount: 4500 })
    expect(moved.totals).toMatchObject({
      itemSubTotal: 4500,
      shipping: 495,
      total: 4995,
      tax: 833,
      totalWithoutTax: 4162,
    })
    expect((await read(id)).currency).toBe('USD')
  })

  it('says what has sold out since, and what is not sold here', async () => {
    const { id, items } = await create({ ...size(40), qty: 4 })
    const itemId = items[0]?.id
    await restock(2)
    expect((await read(id)).flash).toEqual([
      { code: 'ProductLineItemInventoryMissing', itemId, details: { available: 2 } },
    ])
    await restock(0)
    const soldOut = await read(id)
    expect(soldOut.flash).toMatchObject([{ code: 'ProductLineItemFullInventoryMissing', itemId }])
    expect(soldOut.items[0]).toMatchObject({ available: 0, qty: 4 })
    const changed = product(1, 0)
    const skus = changed.skus.map((sku) => ({ ...sku, prices: { USD: sku.prices.USD } }))
    await platform.admin('/catalog/products', { products: [{ ...changed, skus }] })
    const abroad = await read(id, 'de-de')
    expect(abroad.flash).toMatchObject([{ code: 'ProductItemNotAvailable', itemId }])
    expect(abroad).toMatchObject({ totalItems: 4, totals: { total: 0, shipping: 0 }, shippingMethods: [] })
    expect(abroad.items[0]).toMatchObject({ name: 'Crème Walker 1', available: 0 })
    expect((await remove(id, itemId ?? '')).status).toBe(200)
    await restock(5)
  })

  it('takes one change after the other, however many come at once', async () => {
    const { id } = await create(size(40))
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(id, [size(40)])))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4)
    expect(answers.filter((answer) => errorIdOf(answer) === 'INV408')).toHaveLength(8)
    expect(await read(id)).toMatchObject({ version: 5, totalItems: 5 })
  })
})

describe('a change that is sent again with its key', () => {
  it('is made once', async () => {
    const { id } = await create(size(40))
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id, [size(39)], withKey('add-the-39'))))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await read(id)).toMatchObject({ version: 2, totalItems: 2 })
    const other = await add(id, [size(39)], withKey('add-another'))
    expect(other.body).toMatchObject({ version: 3, totalItems: 3 })
  })

  it('makes one basket', async () => {
    const carts = await Promise.all([1, 2, 3].map(() => create(size(40), withKey('first-add'))))
    expect(new Set(carts.map((cart) => cart.id)).size).toBe(1)
    expect(carts.map(sizesOf)).toEqual([['40x1'], ['40x1'], ['40x1']])
    const stranger = { ...(await newGuest()), 'x-idempotency-key': 'first-add' }
    expect((await create(size(40), stranger)).id).not.toBe(carts[0]?.id)
  })

  it('leaves nothing behind when it is refused, and may be tried again', async () => {
    const refused = await platform.ask(
      'cart.createWithItem',
      { body: { item: { ...size(40), qty: 6 } } },
      'en-us',
      withKey('too-many-first'),
    )
    expect([errorIdOf(refused), maxOf(refused)]).toEqual(['INV408', 5])
    expect(await create(size(40), withKey('too-many-first'))).toMatchObject({ version: 1, totalItems: 1 })
  })

  it('is answered even when the last pair went with it', async () => {
    const { id } = await create(size(39))
    await add(id, [{ ...size(40), qty: 5 }], withKey('last-pairs'))
    await restock(0)
    expect((await add(id, [{ ...size(40), qty: 5 }], withKey('last-pairs'))).status).toBe(200)
    expect(errorIdOf(await add(id, [size(40)], withKey('one-more')))).toBe('INV700')
    await restock(5)
    expect((await add(id, [size(38)], withKey('one-more'))).status).toBe(200)
  })

  it('is another change under another call', async () => {
    const { id, items } = await create(size(40), withKey('same-key-everywhere'))
    const itemId = items[0]?.id ?? ''
    expect((await update(id, itemId, { ...size(40), qty: 3 }, withKey('same-key-everywhere'))).body).toMatchObject({
      totalItems: 3,
    })
    expect((await remove(id, itemId, withKey('same-key-everywhere'))).body).toMatchObject({ totalItems: 0 })
  })
})
