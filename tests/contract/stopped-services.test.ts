import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unitsInStore } from '../../demo/seed/store-stock.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { homes, openShop, type Shop, type Shopper, size } from './checkout-shop.ts'
import { byCard, placing, shownTo } from './ordering.ts'

let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.stock(9)
  await offer([...both])
  shopper = await shop.guest()
})

type Service = 'pickup' | 'ship-to-store'
type Method = 'pickup' | 'sts'
const both: readonly Service[] = ['pickup', 'ship-to-store']
/** The product has two sizes. */
const store = seedStores.find(
  ({ storeId, country }) => country === 'US' && [39, 40].every((eu) => unitsInStore(storeId, size(eu).upc, 9) >= 2),
)
const storeId = store?.storeId ?? ''
const person = { firstName: 'Bo', lastName: 'Li', email: 'bo@shop.example', phone: '2125550188' }

/** From now on the store offers these services alone. */
async function offer(services: readonly Service[]): Promise<void> {
  await shop.platform.admin('/stores', { stores: [{ ...store, services }] })
}

/** A cart with addresses, whose lines wait for the shopper at the store. */
async function collected(method: Method, item: object = size(40)): Promise<Cart> {
  const { id: basketId } = await shopper.fill(item)
  const params = { basketId }
  await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
  await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
  const body = { cartId: basketId, code: method, storeId, pickupPerson: person }
  return shopper.call('cart.setShippingMethod', { body })
}

const methodsOf = ({ items }: Cart) => items.map(({ selectedShippingOption }) => selectedShippingOption)
const movesOf = ({ flash }: Cart) =>
  flash.flatMap(({ code, details }) => (code === 'DeliveryMethodChanged' && details ? [details] : []))

const conversions = [
  ['pickup', ['ship-to-store'], 'sts', 'ORD518'],
  ['pickup', [], 'standard', 'ORD517'],
  ['sts', ['pickup'], 'pickup', 'ORD430'],
  ['sts', [], 'standard', 'ORD430'],
] as const satisfies readonly (readonly [Method, readonly Service[], string, string])[]

describe('a store that stops a service', () => {
  it.each(conversions)(
    'converts %s where it still offers %j, when the order is placed',
    async (from, left, to, code) => {
      const { id } = await collected(from)
      const shown = await shownTo(shopper, id)
      await offer(left)
      const body = {
        cartId: id,
        shown,
        paymentMethod: await byCard(),
        returnUrl: 'https://shop.example/en-us/checkout',
      }
      const refused = await shopper.ask('cart.placeOrder', { body }, { key: `stopped-${from}-${to}` })
      const cart = await shopper.read(id)
      expect([errorIdOf(refused), methodsOf(cart)]).toEqual([code, [to]])
      const move = { from, to: to === 'standard' ? 'ship' : to, reason: 'service', store: store?.name }
      expect(movesOf(cart)).toEqual([move])
      expect(readErrorBody(refused.body)?.errorDetails[0]?.flash).toMatchObject([move])
      // The person who was to collect it still does.
      if (to !== 'standard') expect(cart.shippingMethods[0]?.pickupPerson).toEqual(person)
      // The cart of then is not ordered by a repeat either.
      const repeated = await shopper.ask('cart.placeOrder', { body }, { key: `stopped-${from}-${to}` })
      expect(errorIdOf(repeated)).toBe('ORD415')
      expect((await placing(shopper, id)).status).toBe(200)
    },
  )

  it.each(conversions)('converts %s where it still offers %j, when its stock is read', async (from, left, to) => {
    const { id } = await collected(from)
    await offer(left)
    const params = { basketId: id }
    // A change answers with the cart as it is: nothing is available that way.
    expect((await shopper.read(id)).items).toMatchObject([{ selectedShippingOption: from, available: 0 }])
    const cart = await shopper.call('cart.get', { params, query: { inventorySupplyCheck: 'true' } })
    expect([methodsOf(cart), movesOf(cart)]).toMatchObject([[to], [{ from, reason: 'service' }]])
    const { version } = cart
    expect((await shopper.call('cart.get', { params, query: { inventorySupplyCheck: 'true' } })).version).toBe(version)
    expect((await placing(shopper, id)).status).toBe(200)
  })

  it('is not offered any more: to choose, to add, and to change', async () => {
    const { id, items } = await collected('pickup')
    await offer([])
    const itemIds = [items[0]?.id ?? '']
    for (const code of ['pickup', 'sts'] as const)
      expect(await shopper.refusal('cart.setShippingMethod', { body: { cartId: id, code, itemIds, storeId } })).toBe(
        'SHP404',
      )
    expect(await shopper.refusal('cart.addItems', { body: [{ ...size(39), cartId: id, storeId }] })).toBe('INV700')
    const body = { cartId: id, item: { ...size(39), storeId } }
    expect(await shopper.refusal('cart.reserveWithItem', { body })).toBe('INV701')
  })

  it('moves only its own lines: where a shelf is empty, the shopper chooses', async () => {
    const { id } = await collected('pickup')
    const { items } = await shopper.call('cart.addItems', { body: [{ ...size(39), cartId: id, storeId }] })
    expect(items).toHaveLength(2)
    await shop.emptyShelves(storeId)
    const params = { basketId: id }
    const read = await shopper.call('cart.get', { params, query: { inventorySupplyCheck: 'true' } })
    expect([methodsOf(read), movesOf(read)]).toEqual([['pickup', 'pickup'], []])
    for (const { available, shippingOptions } of read.items) {
      expect(available).toBe(0)
      const ways = shippingOptions.flatMap(({ available: is, shippingMethod: { code } }) => (is ? [code] : []))
      expect(ways).toEqual(['standard', 'sts'])
    }
    const patched = await shopper.call('cart.get', { params, query: { isPatchRequired: 'true' } })
    expect([methodsOf(patched), movesOf(patched).map(({ reason }) => reason)]).toEqual([
      ['sts', 'sts'],
      ['stock', 'stock'],
    ])
  })

  it('says of two lines that become one that both were moved', async () => {
    const { id } = await collected('pickup')
    const other = seedStores.find(
      ({ storeId: otherId, country, services }) =>
        country === 'US' && otherId !== storeId && services.includes('ship-to-store'),
    )
    await shopper.call('cart.addItems', {
      body: [{ ...size(40), cartId: id, storeId: other?.storeId ?? '', storeMethod: 'sts' }],
    })
    await shop.platform.admin('/stores', {
      stores: [
        { ...store, services: [] },
        { ...other, services: [] },
      ],
    })
    const cart = await shopper.call('cart.get', { params: { basketId: id }, query: { inventorySupplyCheck: 'true' } })
    await shop.platform.admin('/stores', { stores: [other] })
    expect(cart.items).toMatchObject([{ qty: 2, selectedShippingOption: 'standard' }])
    expect(cart.flash.map(({ itemId }) => itemId)).toEqual([cart.items[0]?.id, cart.items[0]?.id])
    expect(movesOf(cart).map(({ store: name }) => name)).toEqual([store?.name, other?.name])
  })
})

describe('a line that comes back', () => {
  const gone = [
    ['has stopped its method', () => offer(['ship-to-store']), 'service'],
    ['has nothing left', () => shop.emptyShelves(storeId), 'stock'],
  ] as const

  it.each(gone)(
    'from the saved list comes by another method if its store %s, and the cart says so',
    async (_, end, reason) => {
      const { id, items } = await collected('pickup')
      const params = { basketId: id }
      await shopper.call('cart.moveToSaveForLater', { params, body: { itemId: items[0]?.id ?? '' } })
      const { saveForLaterId, items: list } = await shopper.call('wishlists.saveForLater', {})
      await end()
      const saveForLater = { consumerId: '', itemId: list[0]?.itemId ?? '', saveForLaterId: saveForLaterId ?? '' }
      const cart = await shopper.call('cart.addItems', { body: [{ ...size(40), cartId: id, saveForLater }] })
      expect(cart.items).toMatchObject([{ selectedShippingOption: 'sts', storeId }])
      expect(movesOf(cart)).toEqual([{ from: 'pickup', to: 'sts', reason, store: store?.name }])
    },
  )

  it.each(gone)('by an undo comes by another method if its store %s, and the cart says so', async (_, end, reason) => {
    const { id, items } = await collected('pickup')
    await shopper.call('cart.removeItem', { body: { cartId: id, itemId: items[0]?.id ?? '', upc: size(40).upc } })
    await end()
    const body = [{ ...size(40), cartId: id, storeId, storeMethod: 'pickup' as const }]
    const cart = await shopper.call('cart.addItems', { body })
    expect([methodsOf(cart), movesOf(cart)]).toMatchObject([['sts'], [{ from: 'pickup', to: 'sts', reason }]])
  })
})

describe('whatever stops or runs out between the steps', () => {
  const anyEvent = fc.record({
    /** Before the review, or between the review and the press. */
    isEarly: fc.boolean(),
    services: fc.subarray([...both]),
    isEmptied: fc.boolean(),
  })
  const anyLines = fc.uniqueArray(
    fc.record({ eu: fc.constantFrom(39, 40, 41, 42), kind: fc.constantFrom('pickup', 'sts', 'ship') }),
    { minLength: 1, maxLength: 4, selector: ({ eu }) => eu },
  )

  it('is never ordered against what was shown, and is ordered once it was shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLines,
        fc.array(anyEvent, { minLength: 1, maxLength: 2 }),
        fc.boolean(),
        async (lines, events, isPerson) => {
          await shop.stock(9)
          let offered = both
          await offer(both)
          shopper = isPerson ? await shop.person('registered') : await shop.guest()
          const [first, ...others] = lines
          const { id } = await shopper.fill(size(first?.eu ?? 40))
          const params = { basketId: id }
          for (const { eu } of others) await shopper.call('cart.addItems', { body: [{ ...size(eu), cartId: id }] })
          await shopper.call('cart.setShippingAddress', { params, body: [homes.us] })
          await shopper.call('cart.setBillingAddress', { params, body: { address: homes.us } })
          const { items } = await shopper.read(id)
          for (const [index, { kind: code }] of lines.entries()) {
            const itemIds = [items[index]?.id ?? '']
            const body = {
              cartId: id,
              code: code === 'ship' ? ('standard' as const) : code,
              itemIds,
              storeId,
              pickupPerson: person,
            }
            // A store without the size refuses the pickup: the line is shipped.
            await shopper.ask('cart.setShippingMethod', { body })
          }
          const happen = async (when: boolean) => {
            for (const { isEarly, services, isEmptied } of events) {
              if (isEarly !== when) continue
              offered = services
              await offer(services)
              if (isEmptied) await shop.emptyShelves(storeId)
            }
          }
          await happen(true)
          const prepared = await shopper.ask('cart.prepareOrder', { body: { basketId: id } })
          const shown = await shopper.read(id)
          expect([errorIdOf(prepared) === null, movesOf(shown).length > 0].filter(Boolean)).toHaveLength(1)
          await happen(false)
          const before = await shopper.read(id)
          const placed = await placing(shopper, id)
          if (placed.status === 200) {
            expect(methodsOf(before)).toEqual(methodsOf(shown))
            const byStore = methodsOf(before).flatMap((code) =>
              code === 'pickup' ? ['pickup'] : code === 'sts' ? ['ship-to-store'] : [],
            )
            expect(offered).toEqual(expect.arrayContaining(byStore))
            return
          }
          const after = await shopper.read(id)
          expect(movesOf(after).length).toBeGreaterThan(0)
          expect((await placing(shopper, id)).status).toBe(200)
        },
      ),
      { seed: 42, numRuns: 25 },
    )
  })
})
