import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unitsInStore } from '../../demo/seed/store-stock.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import type { Answer } from '../integration/platform/platform.ts'
import { homes, openShop, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'

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

const filled = storeWith(size(40), 9, (units) => units >= 3)
const bare = storeWith(size(40), 9, (units) => units === 0)
const detailOf = ({ body }: Answer) => {
  const detail = readErrorBody(body)?.errorDetails[0]
  return [detail?.errorId, detail?.additionalInfo?.['field']]
}
const waysOf = (cart: Cart) => cart.items[0]?.shippingOptions.map(({ shippingMethod }) => shippingMethod.code)

describe('a line that is fetched', () => {
  it('comes from the store’s shelf, in a shipment of the store, for nothing', async () => {
    const { id } = await shopper.fill(size(40))
    const cart = await shopper.call('cart.setShippingMethod', { body: { cartId: id, code: 'pickup', storeId: filled } })
    expect(cart.shippingMethods).toMatchObject([
      { code: 'pickup', shippingId: `store:${filled}`, storeId: filled, itemIds: [cart.items[0]?.id] },
    ])
    expect(cart.items[0]).toMatchObject({ storeId: filled, selectedShippingOption: 'pickup' })
    expect(cart.totals.shipping).toBe(0)
    const back = await shopper.call('cart.setShippingMethod', {
      body: { cartId: id, code: 'standard', shippingId: `store:${filled}` },
    })
    expect(back.items[0]).toMatchObject({ storeId: null, selectedShippingOption: 'standard' })
    expect(back.totals.shipping).toBeGreaterThan(0)
  })

  it('is added for pickup by the favourite store of the call', async () => {
    const input = { query: { action: 'pickup', favStoreId: filled }, body: { item: size(40) } } as const
    const cart = await shopper.call('cart.createWithItem', input)
    expect(cart).toMatchObject({ favoriteStoreId: filled, items: [{ storeId: filled }] })
    expect(await shopper.read(cart.id)).toMatchObject({ favoriteStoreId: filled })
  })

  it('keeps its store when only its quantity changes', async () => {
    const { id, items } = await shopper.fill({ ...size(40), storeId: filled })
    const body = { cartId: id, itemId: items[0]?.id ?? '', ...size(40), qty: 2 }
    const cart = await shopper.call('cart.updateItem', { params: { basketId: id }, body })
    expect(cart.items).toMatchObject([{ qty: 2, storeId: filled, selectedShippingOption: 'pickup' }])
  })

  it('is fetched by the same person from another store', async () => {
    const { id, items } = await shopper.fill({ ...size(40), storeId: filled })
    const pickupPerson = { firstName: 'Bo', lastName: 'Li', email: 'bo@shop.example', phone: '2125550188' }
    const at = { cartId: id, code: 'pickup', shippingId: `store:${filled}` } as const
    await shopper.call('cart.setShippingMethod', { body: { ...at, pickupPerson } })
    const other = seedStores.find(
      ({ storeId, country }) => country === 'US' && storeId !== filled && unitsInStore(storeId, size(40).upc, 9) > 0,
    )
    const to = { cartId: id, code: 'pickup', storeId: other?.storeId ?? '' } as const
    const cart = await shopper.call('cart.setShippingMethod', { body: { ...to, itemIds: [items[0]?.id ?? ''] } })
    expect(cart.shippingMethods).toMatchObject([{ storeId: other?.storeId, pickupPerson }])
  })

  it('is refused for a store without it, and without a store', async () => {
    const { id } = await shopper.fill(size(40))
    const request = (storeId: string | null) =>
      shopper.refusal('cart.setShippingMethod', { body: { cartId: id, code: 'pickup', storeId } })
    expect([await request(bare), await request('NOWHERE'), await request(null)]).toEqual(['SHP404', 'SHP404', 'SHP404'])
    expect(await shopper.refusal('cart.addItems', { body: [{ ...size(40), cartId: id, storeId: bare }] })).toBe(
      'INV700',
    )
  })

  it('accepts a pickup person, and keeps them until another is sent', async () => {
    const pickupPerson = { firstName: 'Bo', lastName: 'Reed', email: 'bo@shop.example', phone: '2125550199' }
    const { id } = await shopper.fill({ ...size(40), storeId: filled })
    const choose = { cartId: id, code: 'pickup', shippingId: `store:${filled}` } as const
    const answer = await shopper.call('cart.setShippingMethod', { body: { ...choose, pickupPerson } })
    expect(answer.shippingMethods[0]?.pickupPerson).toEqual(pickupPerson)
    const repeated = await shopper.call('cart.setShippingMethod', { body: choose })
    expect(repeated.shippingMethods[0]?.pickupPerson).toEqual(pickupPerson)
  })

  it('requires exactly the pickup person’s fields that the country needs', async () => {
    const { id } = await shopper.fill({ ...size(40), storeId: filled })
    const nameless = { firstName: 'Bo', lastName: 'Reed', email: '', phone: '' }
    const store = { cartId: id, code: 'pickup', shippingId: `store:${filled}` } as const
    const byStore = (change: object) =>
      shopper.ask('cart.setShippingMethod', { body: { ...store, pickupPerson: { ...nameless, ...change } } })
    expect(detailOf(await byStore({}))).toEqual(['CHK320', 'email'])
    expect((await byStore({ email: 'bo@shop.example' })).status).toBe(200)
    const { id: cartId } = await shopper.fill(size(40), 'de-de')
    const nearby = { postalCode: '10119', country: 'DE' }
    const { collectionPoints } = await shopper.call('stores.collectionPoints', { body: nearby }, 'de-de')
    const point = { cartId, code: 'pudo', collectionPointId: collectionPoints[0]?.id ?? '' } as const
    const byPoint = (change: object) =>
      shopper.ask(
        'cart.setShippingMethod',
        { body: { ...point, pickupPerson: { ...nameless, ...change } } },
        { locale: 'de-de' },
      )
    expect(detailOf(await byPoint({ firstName: '' }))).toEqual(['CHK320', 'firstName'])
    expect(detailOf(await byPoint({}))).toEqual(['CHK320', 'email'])
    expect((await byPoint({ email: 'bo@shop.example' })).status).toBe(200)
  })

  it('is one of several ways: lines of one cart travel apart', async () => {
    const { id } = await shopper.fill(size(40))
    await shopper.call('cart.addItems', { body: [{ ...size(39), cartId: id }] })
    const cart = await shopper.read(id)
    const [first] = cart.items
    const split = await shopper.call('cart.setShippingMethod', {
      body: { cartId: id, code: 'sts', storeId: bare, itemIds: [first?.id ?? ''] },
    })
    expect(split.shippingMethods.map(({ code, shippingId }) => [code, shippingId])).toEqual([
      ['sts', `sts:${bare}`],
      ['standard', 'me'],
    ])
  })
})

describe('where it goes', () => {
  it('is accepted as a list or as the call’s member, and returned', async () => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    const listed = await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
    expect(listed.shippingMethods[0]?.address).toMatchObject({ city: 'New York', postalCode: '10002' })
    const repeated = await shopper.call('cart.setShippingAddress', { params, body: { addresses: [homes.us] } })
    expect(repeated.shippingMethods[0]?.address?.city).toBe('New York')
    const removed = await shopper.call('cart.removeShippingAddress', { params })
    expect(removed.shippingMethods[0]?.address).toBeNull()
    expect(await shopper.refusal('cart.removeShippingAddress', { params })).toBe('PYT405')
  })

  it.each([
    ['another country', { country: 'DE' }, 'PAY401'],
    ['nobody’s phone', { phone: ' ' }, 'SHP410'],
    ['no street', { addressLine1: '' }, 'CHK320'],
    ['a post-office box', { addressLine1: 'PO Box 12' }, 'SHP500'],
    ['a shipment that is none', { shippingId: 'store:999' }, 'CHK320'],
  ] as const)('is refused for %s', async (_, change, code) => {
    const { id } = await shopper.fill(size(40))
    const body = [{ ...homes.us, ...change }]
    expect(await shopper.refusal('cart.setShippingAddress', { params: { basketId: id }, body })).toBe(code)
  })

  it('is looked at before it is used, and verified once it is as the post writes it', async () => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    const typed = { ...homes.us, addressLine1: '12 orchard street', province: 'New York' }
    const { suggestion } = await shopper.call('cart.validateShippingAddress', { params, body: { address: typed } })
    expect(suggestion).toMatchObject({ addressLine1: '12 Orchard Street', province: 'NY' })
    const cart = await shopper.call('cart.setShippingAddress', { params, body: suggestion ? [suggestion] : [] })
    expect(cart.verifiedShippingAddress).toMatchObject({ addressLine1: '12 Orchard Street', isValidated: true })
    const elsewhere = { ...homes.us, province: 'OR' }
    expect(await shopper.refusal('cart.validateShippingAddress', { params, body: { address: elsewhere } })).toBe(
      'CHK380',
    )
    expect(await shopper.refusal('cart.setShippingAddress', { params, body: [elsewhere] })).toBe('CHK380')
  })

  it('decides the ways: collection points in Europe only', async () => {
    const { id } = await shopper.fill(size(40))
    expect(waysOf(await shopper.read(id))).toEqual(['standard'])
    expect(waysOf(await shopper.read(id, 'de-de'))).toEqual(['standard', 'pudo'])
    const nearby = { postalCode: '10119', country: 'DE' }
    const { collectionPoints } = await shopper.call('stores.collectionPoints', { body: nearby }, 'de-de')
    const collectionPointId = collectionPoints[0]?.id ?? ''
    const chosen = { cartId: id, code: 'pudo', collectionPointId } as const
    const cart = await shopper.call('cart.setShippingMethod', { body: chosen }, 'de-de')
    expect(cart.shippingMethods).toMatchObject([{ code: 'pudo', shippingId: 'me', collectionPointId }])
    const nowhere = { ...chosen, collectionPointId: 'nowhere' }
    expect(await shopper.refusal('cart.setShippingMethod', { body: nowhere }, 'de-de')).toBe('SHP404')
    expect(await shopper.refusal('cart.setShippingMethod', { body: chosen })).toBe('SHP404')
    const params = { basketId: id, shippingId: 'me' }
    const { applicableShippingMethods } = await shopper.call('cart.shippingMethods', { params }, 'de-de')
    expect(applicableShippingMethods.map(({ code }) => code)).toEqual(['standard', 'pudo'])
    const empty = { basketId: id, shippingId: 'digital' }
    expect(await shopper.refusal('cart.shippingMethods', { params: empty })).toBe('SHP404')
  })

  it('stays with its cart into another country, where it is called wrong', async () => {
    const { id } = await shopper.fill(size(40))
    await shopper.call('cart.setShippingAddress', { params: { basketId: id }, body: [homes.us] })
    expect((await shopper.read(id, 'de-de')).flash).toEqual([{ code: 'InvalidShippingAddress', shipmentId: 'me' }])
  })
})

describe('the billing address', () => {
  it('needs its fields and a phone, and goes away once', async () => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    const refusal = (change: object) =>
      shopper.refusal('cart.setBillingAddress', { params, body: { address: { ...homes.us, ...change } } })
    expect([await refusal({ city: ' ' }), await refusal({ phone: '' })]).toEqual(['PYT406', 'BILL410'])
    const cart = await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
    expect(cart.billingAddress?.lastName).toBe('Walker')
    expect((await shopper.call('cart.removeBillingAddress', { params })).billingAddress).toBeNull()
    expect(await shopper.refusal('cart.removeBillingAddress', { params })).toBe('PRO414')
  })

  it.each([
    ['follows each delivery as long as it is said to be the same', true, 'Elm Street 9'],
    ['stays where the shopper gave one of their own', false, homes.us.addressLine1],
  ])('%s', async (_, follows, street) => {
    const { id } = await shopper.fill(size(40))
    const params = { basketId: id }
    await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
    const body = { address: homes.us, follows }
    expect((await shopper.call('cart.setBillingAddress', { params, body })).billingFollows).toBe(follows)
    await shopper.call('cart.setShippingAddress', { params, body: [{ ...homes.us, addressLine1: 'Elm Street 9' }] })
    const cart = await shopper.read(id)
    expect([cart.billingAddress?.addressLine1, cart.billingFollows]).toEqual([street, follows])
  })
})

describe('a cart that is looked at with its stock', () => {
  it('moves a line to another method when its own is gone, and shows that until the next change', async () => {
    const { id } = await shopper.fill({ ...size(40), qty: 2, storeId: filled })
    await shop.stock(1)
    const params = { basketId: id }
    const query = { isPatchRequired: 'true', inventorySupplyCheck: 'true' } as const
    const short = await shopper.call('cart.get', { params, query })
    expect(short.flash).toMatchObject([{ code: 'ProductLineItemInventoryMissing' }])
    expect(short.items[0]?.selectedShippingOption).toBe('pickup')
  })
})
