import { describe, expect, it } from 'vitest'
import { standardShippingPrice } from '../../../shared/cart/delivery/shipping.ts'
import { Cart } from '../../../shared/contracts/cart.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import type { CartLine, CartSnapshot } from '../../objects/cart-snapshot.ts'
import { address, factsOf, lineOf, productOf, sceneOf, skuOf, snapshotOf, storeOf } from './cart.fixtures.ts'
import { composeCart } from './compose.ts'
import type { CartFacts } from './facts.ts'

const compose = (lines: readonly CartLine[], facts: Partial<CartFacts>, overrides: Partial<CartSnapshot> = {}) =>
  Cart.parse(composeCart(snapshotOf(lines, overrides), factsOf(facts), sceneOf('de-de')).cart)
const catalogue = (...products: ReturnType<typeof productOf>[]) => ({
  products: new Map(products.map((product) => [product.productId, product])),
})
const shoe = productOf('SHOE0001')

describe('composeCart', () => {
  it('prices lines and cart alike', () => {
    const cart = compose([lineOf('SHOE0001', 'u1', { qty: 2 })], catalogue(shoe), { favoriteStoreId: 'NY1' })
    expect(cart).toMatchObject({
      id: 'B1',
      version: 3,
      currency: 'EUR',
      favoriteStoreId: 'NY1',
      totalItems: 2,
      flash: [],
    })
    expect(cart.items[0]).toMatchObject({ price: { original: 5000, amount: 4000, rowTotal: 8000 }, taxTotal: 1277 })
    expect(cart.totals).toMatchObject({ itemTotal: 10_000, totalDiscount: 2000, itemSubTotal: 8000, total: 8000 })
    expect(cart.items[0]?.variants).toEqual([{ upc: 'u1', sizeLabel: 'u1', available: true }])
  })

  it('sends gift cards alone by e-mail, and beside shoes in a shipment of their own', () => {
    const card = productOf('GIFTCARD', { isDigitalProduct: true, kind: 'gift-card' })
    const alone = compose([lineOf('GIFTCARD', 'u1')], catalogue(card))
    expect(alone.shippingMethods).toMatchObject([
      { code: 'digital', shippingId: 'digital', applicableShippingMethods: [{ price: { amount: 0 } }] },
    ])
    const mixed = compose([lineOf('GIFTCARD', 'u1'), lineOf('SHOE0001', 'u1')], catalogue(card, shoe))
    expect(mixed.shippingMethods.map(({ code, itemIds }) => [code, itemIds])).toEqual([
      ['digital', ['GIFTCARD-u1']],
      ['standard', ['SHOE0001-u1']],
    ])
    expect(mixed.totals.shipping).toBe(standardShippingPrice.EUR)
    expect(mixed.items.map((item) => item.selectedShippingOption)).toEqual(['digital', 'standard'])
  })

  it('keeps a line of a product that left the catalogue, for nothing, with the style it was', () => {
    const noPrice = productOf('SHOE0001', { skus: [skuOf('u2', 0, null)] })
    const cart = compose(
      [lineOf('GONE0001X', 'u1', { qty: 2, masterId: 'STYLE' }), lineOf('SHOE0001', 'u2')],
      catalogue(noPrice),
    )
    expect(cart.items).toMatchObject([
      { name: 'GONE0001X', masterId: 'STYLE', pdpUrl: '/p/GONE0001X', available: 0, price: { amount: 0 } },
      { name: 'Shoe', sizeLabel: 'u2', available: 0, price: { amount: 0 } },
    ])
    expect(cart.flash.map((flash) => flash.code)).toEqual(['ProductItemNotAvailable', 'ProductItemNotAvailable'])
    expect(cart).toMatchObject({ totalItems: 3, totals: { total: 0 }, shippingMethods: [] })
  })

  it('shares what there is between the lines of a size', () => {
    const gift = { email: 'ann@shop.example', to: 'Ann', message: '' }
    const lines = [
      lineOf('SHOE0001', 'u1', { qty: 6 }),
      lineOf('SHOE0001', 'u1', { id: 'b', qty: 5, giftOption: gift }),
    ]
    const cart = compose(lines, catalogue(shoe))
    expect(cart.items.map(({ available }) => available)).toEqual([9, 3])
    expect(cart.flash).toEqual([{ code: 'ProductLineItemInventoryMissing', itemId: 'b', details: { available: 3 } }])
  })

  it('offers the ways of a line with the store’s shelf beside them', () => {
    const stock = { units: 2, supply: { quantity: 2, revision: 1 } }
    const storeStock = {
      stores: new Map([['501', storeOf('501', 'DE')]]),
      stock: new Map([['501|SHOE0001|u1', stock]]),
    }
    const fetched = lineOf('SHOE0001', 'u1', { qty: 2, method: 'pickup', storeId: '501' })
    const cart = compose([fetched], { ...catalogue(shoe), storeStock })
    const ways = cart.items[0]?.shippingOptions.map(({ selected, available, shippingMethod, storeInfo }) => [
      shippingMethod.code,
      selected,
      available,
      storeInfo?.storeInventory ?? null,
    ])
    expect(ways).toEqual([
      ['standard', false, true, null],
      ['pudo', false, true, null],
      ['pickup', true, true, 2],
      ['sts', false, true, 2],
    ])
    expect(cart.shippingMethods).toMatchObject([
      { code: 'pickup', shippingId: 'store:501', storeId: '501', storeName: 'Store 501' },
    ])
    expect(cart.totals.shipping).toBe(0)
  })

  it('says that an address of another country can’t be delivered to', () => {
    const addresses = [{ shippingId: 'me', address: { ...address, country: 'US' } }]
    const cart = compose([lineOf('SHOE0001', 'u1')], catalogue(shoe), { addresses })
    expect(cart.flash).toEqual([{ code: 'InvalidShippingAddress', shipmentId: 'me' }])
  })

  it('marks the line whose delivery the shop changed', () => {
    const flash = [{ code: 'DeliveryMethodChanged', itemId: 'SHOE0001-u1', details: { from: 'pickup', to: 'ship' } }]
    const cart = compose([lineOf('SHOE0001', 'u1')], catalogue(shoe), { flash })
    expect(cart.flash).toEqual(flash)
    expect(cart.items[0]?.customerNotifications).toEqual(flash)
  })

  it('lets accounts pay what they hold, the rest remaining', () => {
    const source = (id: string, method: 'GIFT_CARD' | 'REWARD_CODE', balance: number) => ({
      id,
      method,
      label: id,
      balance,
      draw: null,
      extras: {},
    })
    const sources = [source('r', 'REWARD_CODE', 5000), source('g', 'GIFT_CARD', 1500)]
    const cart = compose([lineOf('SHOE0001', 'u1', { qty: 2 })], { ...catalogue(shoe), sources })
    expect(cart.payment_instruments.map(({ payment_instrument_id: id, amount }) => [id, amount])).toEqual([
      ['g', 1500],
      ['r', 5000],
    ])
    expect(cart.totals).toMatchObject({ total: 8000, remainingToPay: 1500, appliedRewards: 5000 })
  })

  it('says which voucher replaces one that no longer fits, though the basket has the other one still', () => {
    const covered = [
      { points: 1000, amountInCurrency: 1000 },
      { points: 5000, amountInCurrency: 7500 },
    ]
    const sourceOf = ({ amountInCurrency: balance }: { readonly amountInCurrency: number }) => ({
      ...{ id: 'points', method: 'LOYALTY_POINTS' as const, label: 'Points', balance, draw: null, extras: {} },
    })
    const withVoucher = (points: number) =>
      compose([lineOf('SHOE0001', 'u1')], { ...catalogue(shoe), voucher: { points, pays: null, covered, sourceOf } })
    const lowered = withVoucher(5000)
    expect(lowered.flash).toEqual([{ code: 'VoucherLowered', details: { points: 1000, amountInCurrency: 1000 } }])
    expect(lowered.appliedLoyaltyVoucher).toEqual(covered[0])
    expect(lowered.totals).toMatchObject({ appliedRewards: 1000, remainingToPay: lowered.totals.total - 1000 })
    expect(withVoucher(1000).flash).toEqual([])
  })

  it('is the same for every shop front of a country but in its words', () => {
    for (const site of Object.values(sites)) {
      const { cart } = composeCart(
        snapshotOf([lineOf('SHOE0001', 'u1')]),
        factsOf(catalogue(shoe)),
        sceneOf(site.locale),
      )
      expect(Cart.safeParse(cart).error?.issues ?? []).toEqual([])
      expect(cart.currency).toBe(site.currency)
    }
  })
})
