import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { openShop, type Shop, type Shopper, size } from './checkout-shop.ts'
import { placing, readyBasket } from './ordering.ts'

const base = product(6, 0)
const wanted = size(40, 6)
const dayMs = 86_400_000

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

let changes = 0
/** Style 6 in full stock, as it is from now on. */
async function sold(change: Partial<IngestProduct> = {}): Promise<void> {
  changes += 1
  const skus = base.skus.map((sku) => ({ ...sku, quantity: 50 }))
  const products = [{ ...base, rank: 5 + changes / 1e6, badge: null, skus, ...change }]
  expect((await shop.platform.admin('/catalog/products', { products })).body).toMatchObject({ written: 1, failed: [] })
}
beforeEach(() => sold())

const adding = (shopper: Shopper) => shopper.refusal('cart.createWithItem', { body: { item: { ...wanted, qty: 1 } } })
const says = async (shopper: Shopper, id: string) => {
  const { flash, items, totals } = await shopper.read(id)
  return [flash.map(({ code, itemId }) => [code, itemId === items[0]?.id]), totals.total]
}

describe.each([
  ['for members', { badge: 'member' }, 'MEM401'],
  ['to come', { publishedAt: new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10) }, 'INV425'],
] as const)('a product %s', (_, change, code) => {
  it('is refused to a guest, and to somebody who is no member', async () => {
    await sold(change)
    for (const shopper of [await shop.guest(), await shop.person('registered')])
      expect(await adding(shopper)).toBe(code)
  })

  it('says so where it is in a cart already, costs nothing, and is in no order', async () => {
    const shopper = await shop.guest()
    const id = await readyBasket(shopper, wanted)
    await sold(change)
    expect(await says(shopper, id)).toEqual([[[code, true]], 0])
    expect(await shopper.refusal('cart.prepareOrder', { body: { basketId: id } })).toBe(code)
    const placed = await placing(shopper, id)
    expect([placed.status, JSON.stringify(placed.body).includes(code)]).toEqual([409, true])
    await sold()
    expect(await says(shopper, id)).toEqual([[], expect.any(Number)])
  })
})

it('a product for members is a member’s to buy, and an associate may put it into a sale', async () => {
  await sold({ badge: 'member' })
  expect(await adding(await shop.person('member'))).toBeNull()
  expect(await adding(await shop.person('associate'))).toBeNull()
})

describe('a product to come', () => {
  const list = async () => (await shop.platform.call('products.catalog', { query: { ids: base.productId } })).products

  it('is in no list, answers from when it is sold, and is sold from that instant on', async () => {
    const soon = new Date(Date.now() + 3 * dayMs).toISOString()
    await sold({ publishedAt: soon })
    expect(await list()).toEqual([])
    const params = { productId: base.productId }
    expect(await shop.platform.call('products.details', { params })).toMatchObject({ comesAt: soon, badge: null })
    await sold({ publishedAt: new Date(Date.now() - 1000).toISOString() })
    expect(await list()).toMatchObject([{ badge: 'new' }])
    expect((await shop.platform.call('products.details', { params })).comesAt).toBeUndefined()
    expect(await adding(await shop.guest())).toBeNull()
  })
})

it.each([
  ['low-stock', 50, null],
  ['last-sizes', 50, null],
  [null, 3, 'low-stock'],
  ['bestseller', 2, 'low-stock'],
  ['sale', 50, null],
] as const)('the badge %s with %i units of each size is said as %s', async (badge, quantity, said) => {
  const dear = base.skus.map((sku) => ({
    ...sku,
    quantity,
    prices: { USD: { current: 5000, original: 5000 } },
  }))
  await sold({ badge, skus: dear })
  const details = await shop.platform.call('products.details', { params: { productId: base.productId } })
  expect(details.badge).toBe(said)
  const shopper = await shop.guest()
  const { id } = await shopper.fill(wanted)
  expect((await shopper.read(id)).items[0]?.badge).toBe(said)
})
