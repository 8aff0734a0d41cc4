import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unitsInStore } from '../../demo/seed/store-stock.ts'
import { openShop, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import { placing, readyBasket } from './ordering.ts'
import { describeReviews } from './review-cases.ts'

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

const list = async (shopper: Shopper) => shopper.call('wishlists.saveForLater', {})
const sizesOf = ({ items }: { items: readonly { upc: string | null; qty: number }[] }) =>
  items.map(({ upc, qty }) => `${upc?.slice(-2)}x${qty}`)

async function saved(shopper: Shopper, item: object = size(40)) {
  const { id, items } = await shopper.fill(item)
  const cart = await shopper.call('cart.moveToSaveForLater', {
    params: { basketId: id },
    body: { itemId: items[0]?.id ?? '' },
  })
  const page = await list(shopper)
  return { id, cart, page, savedItem: page.items[0] }
}
const back = (shopper: Shopper, cartId: string, itemId: string, qty = 1) =>
  shopper.ask('cart.addItems', {
    body: [{ ...size(40), qty, cartId, saveForLater: { consumerId: '', itemId, saveForLaterId: '' } }],
  })

describe('saved for later', () => {
  it('leaves the cart for the list with its quantity, and goes back once', async () => {
    const { id, cart, page, savedItem } = await saved(shopper, { ...size(40), qty: 2 })
    expect(cart.items).toEqual([])
    expect(page).toMatchObject({ total: 1, items: [{ ...size(40), qty: 2, available: true, name: 'Crème Walker 1' }] })
    const answers = await Promise.all([1, 2, 3].map(() => back(shopper, id, savedItem?.itemId ?? '', 2)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(sizesOf(await shopper.read(id))).toEqual(['40x2'])
    expect((await list(shopper)).items).toEqual([])
  })

  it('goes back to where it is fetched, without anybody who was named for the purchase that is over', async () => {
    const storeId = storeWith(size(40), 9, (units) => units >= 2)
    const giftOption = { email: 'ann@shop.example', to: 'Ann', message: 'Enjoy' }
    const pickupPerson = { firstName: 'Bo', lastName: 'Li', email: 'bo@shop.example', phone: '2125550188' }
    const { id, items } = await shopper.fill({ ...size(40), storeId, giftOption })
    const shippingId = `store:${storeId}`
    await shopper.call('cart.setShippingMethod', { body: { cartId: id, code: 'pickup', shippingId, pickupPerson } })
    const itemId = items[0]?.id ?? ''
    await shopper.call('cart.moveToSaveForLater', { params: { basketId: id }, body: { itemId } })
    const [savedItem] = (await list(shopper)).items
    expect(savedItem?.giftOption ?? null).toBeNull()
    const other = await shopper.fill(size(39))
    expect((await back(shopper, other.id, savedItem?.itemId ?? '')).status).toBe(200)
    const cart = await shopper.read(other.id)
    expect(cart.items[1]).toMatchObject({ ...size(40), giftOption: null, storeId, selectedShippingOption: 'pickup' })
    expect(JSON.stringify(cart)).not.toMatch(/ann@|bo@/)
  })

  it('goes back for whom it is on the list of an account, and is fetched by whom it was in the same purchase', async () => {
    const member = await shop.person('member')
    const storeId = storeWith(size(40), 9, (units) => units >= 2)
    const giftOption = { email: 'ann@shop.example', to: 'Ann', message: 'Enjoy' }
    const pickupPerson = { firstName: 'Bo', lastName: 'Li', email: 'bo@shop.example', phone: '2125550188' }
    const { id } = await member.fill(size(39))
    const item = { ...size(40), qty: 1, cartId: id, storeId, giftOption }
    const { items } = await member.call('cart.addItems', { body: [item] })
    const shippingId = `store:${storeId}`
    await member.call('cart.setShippingMethod', { body: { cartId: id, code: 'pickup', shippingId, pickupPerson } })
    const itemId = items.find((line) => line.storeId === storeId)?.id ?? ''
    await member.call('cart.moveToSaveForLater', { params: { basketId: id }, body: { itemId } })
    const savedId = (await list(member)).items[0]?.itemId ?? ''
    expect((await back(member, id, savedId)).status).toBe(200)
    const cart = await member.read(id)
    expect(cart.items.find((line) => line.storeId === storeId)).toMatchObject({ giftOption })
    expect(cart.shippingMethods.find((one) => one.shippingId === shippingId)).toMatchObject({ pickupPerson })
  })

  it('keeps its customization, and returns by way of its store when the store is sold out', async () => {
    const created = await saved(shopper, { ...size(40), recipeId: 'R-1' })
    await back(shopper, created.id, created.savedItem?.itemId ?? '')
    expect((await shopper.read(created.id)).items).toMatchObject([{ recipeId: 'R-1', isCustoms: true }])
    const storeId = storeWith(size(40), 9, (units) => units >= 1 && units <= 4)
    const { id, savedItem } = await saved(shopper, { ...size(40), storeId })
    const other = await shop.guest()
    const qty = unitsInStore(storeId, size(40).upc, 9)
    expect((await placing(other, await readyBasket(other, { ...size(40), storeId, qty }))).status).toBe(200)
    const item = { ...size(40), storeId }
    // Store stock is updated after the order's response.
    await expect.poll(() => other.refusal('cart.createWithItem', { body: { item } })).toBe('INV700')
    expect((await back(shopper, id, savedItem?.itemId ?? '')).status).toBe(200)
    expect((await shopper.read(id)).items).toMatchObject([{ qty: 1, selectedShippingOption: 'sts', storeId }])
  })

  it('stays on the list when the cart can’t take it', async () => {
    const { id, savedItem } = await saved(shopper)
    await shop.stock(0)
    expect((await back(shopper, id, savedItem?.itemId ?? '')).status).toBe(409)
    expect(sizesOf(await list(shopper))).toEqual(['40x1'])
    await shop.stock(9)
    expect((await back(shopper, id, savedItem?.itemId ?? '')).status).toBe(200)
  })

  it('takes a product from anywhere, each size once, and lets it go', async () => {
    const save = (qty: number) => shopper.call('cart.saveForLater', { body: { ...size(39), qty } })
    await save(1)
    const { saveForLaterId, items } = await save(3)
    expect(sizesOf({ items })).toEqual(['39x3'])
    const params = { saveForlaterId: saveForLaterId, itemId: items[0]?.itemId ?? '' }
    expect((await shopper.call('cart.removeSavedForLater', { params })).items).toEqual([])
    expect(await shopper.refusal('cart.removeSavedForLater', { params })).toBe('ORD404')
    expect(await shopper.refusal('cart.saveForLater', { body: { productId: 'ZZZZZZZZ' } })).toBe('ORD404')
  })

  it('is accessible only to its owner, not to a connected employee', async () => {
    const { page, savedItem } = await saved(shopper)
    const stranger = await shop.guest()
    const params = { saveForlaterId: page.saveForLaterId ?? '', itemId: savedItem?.itemId ?? '' }
    expect(await stranger.refusal('cart.removeSavedForLater', { params })).toBe('ORD404')
    const { id } = await stranger.fill(size(39))
    expect((await back(stranger, id, savedItem?.itemId ?? '')).status).toBe(404)
    const associate = await shop.person('associate')
    expect(await associate.refusal('wishlists.saveForLater', {})).toBe('AUT404')
    expect(sizesOf(await list(shopper))).toEqual(['40x1'])
  })
})

describe('signing in', () => {
  it('makes the guest’s basket the person’s, and finds it again from another device', async () => {
    const { id } = await shopper.fill({ ...size(40), qty: 2 })
    const person = await shop.person('wranx', { token: shopper.token, basketId: id })
    expect(person.basketId).toBe(id)
    expect(sizesOf(await person.read(id))).toEqual(['40x2'])
    expect(await shopper.refusal('cart.get', { params: { basketId: id } })).toBe('BSK404')
    expect((await shop.person('wranx')).basketId).toBe(id)
  })

  it('puts both baskets together, up to what there is, once, and loses no line', async () => {
    const own = await shop.person('ipa')
    const { id: ownId } = await own.fill({ ...size(40), qty: 6 })
    await own.call('cart.addItems', { body: [{ ...size(39), cartId: ownId }] })
    const { id } = await shopper.fill({ ...size(40), qty: 5 })
    await shopper.call('cart.addItems', { body: [{ ...size(38), qty: 2, cartId: id }] })
    const guest = { token: shopper.token, basketId: id }
    const [first, second] = [await shop.person('ipa', guest), await shop.person('ipa', guest)]
    expect([first.basketId, second.basketId]).toEqual([ownId, ownId])
    expect(sizesOf(await first.read(ownId))).toEqual(['40x9', '39x1', '38x2'])
    expect(await shopper.refusal('cart.get', { params: { basketId: id } })).toBe('BSK404')
  })

  it('brings the saved list along', async () => {
    const { id } = await saved(shopper)
    const person = await shop.person('registered', { token: shopper.token, basketId: id })
    expect(sizesOf(await list(person))).toEqual(['40x1'])
    expect((await list(shopper)).items).toEqual([])
  })
})

// In the same shop, to save starting another.
describeReviews(() => shop)
