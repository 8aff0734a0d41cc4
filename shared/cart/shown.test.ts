import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../contracts/cart.ts'
import { mark } from './mark.ts'
import { changesSince, refusalOfChanges, shownOf, shownTotal } from './shown.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Walker',
  addressLine1: '12 Orchard Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10002',
  country: 'US',
}
const person = { firstName: 'Ada', lastName: 'Walker', email: 'ada@shop.example', phone: '2125550123' }
const line = (id: string) => ({
  id,
  productId: 'SHOE0001C1',
  upc: '42',
  qty: 1,
  recipeId: null,
  bonus: false,
  giftOption: null,
  price: { rowTotal: 5000 },
})
/** The displayed part of a cart. */
const baseCart = {
  currency: 'USD',
  totals: { itemSubTotal: 10_000, shipping: 500, tax: 900, total: 11_400 },
  items: [line('a'), line('b')],
  shippingMethods: [
    { shippingId: 'me', code: 'standard', storeId: null, collectionPointId: null, itemIds: ['a'] },
    { shippingId: 'store:1', code: 'pickup', storeId: '1', collectionPointId: null, itemIds: ['b'] },
  ].map((shipment) => ({ ...shipment, address: shipment.storeId ? null : address, pickupPerson: person })),
  payment_instruments: [
    { payment_instrument_id: 'g', payment_method_id: 'GIFT_CARD', amount: 2000 },
    { payment_instrument_id: 'c', payment_method_id: 'CREDIT_CARD', amount: 9400 },
  ],
  appliedLoyaltyVoucher: { points: 2000, amountInCurrency: 2500 },
  couponItems: [{ code: 'TEN', valid: true }],
  member: { firstName: 'Eve', lastDigits: '4321' },
  billingAddress: { ...address },
}
type BaseCart = typeof baseCart
const cartOf = (change: (cart: BaseCart) => unknown = () => undefined): Cart => {
  const cart = structuredClone(baseCart)
  change(cart)
  return cart as unknown as Cart
}
const shown = shownOf(cartOf())
const changes = (change: (cart: BaseCart) => unknown) => changesSince(shown, cartOf(change))
const first = <T>(list: readonly T[]): T => list[0] as T

describe('digest of the displayed cart', () => {
  it('has no changes for a reordered cart', () => {
    expect(changes(() => undefined)).toEqual([])
    const reordered = changes((cart) => {
      cart.items.reverse()
      cart.shippingMethods.reverse()
      cart.payment_instruments.reverse()
    })
    expect(reordered).toEqual([])
    expect(shownTotal(shown)).toBe(11_400)
    expect(shown).not.toContain('Orchard')
  })

  it.each<[string, (cart: BaseCart) => unknown, object[]]>([
    ['an added line', (cart) => cart.items.push(line('c')), [{ part: 'added', itemId: 'c' }]],
    ['a removed line', (cart) => cart.items.pop(), [{ part: 'removed' }]],
    ['a quantity', (cart) => Object.assign(first(cart.items), { qty: 2 }), [{ part: 'quantity', itemId: 'a' }]],
    ['a size', (cart) => Object.assign(first(cart.items), { upc: '43' }), [{ part: 'goods', itemId: 'a' }]],
    [
      'a gift’s recipient',
      (cart) => Object.assign(first(cart.items), { giftOption: { email: 'eve@shop.example', to: '', message: '' } }),
      [{ part: 'goods', itemId: 'a' }],
    ],
    ...['to', 'message'].map((part): [string, (cart: BaseCart) => unknown, object[]] => [
      `a gift’s ${part}`,
      (cart) => Object.assign(first(cart.items), { giftOption: { [part]: 'Eve' } }),
      [{ part: 'goods', itemId: 'a' }],
    ]),
    ['a price', (cart) => (first(cart.items).price.rowTotal = 4999), [{ part: 'price', itemId: 'a' }]],
    ['other points for the same amount', (cart) => (cart.appliedLoyaltyVoucher.points = 5000), [{ part: 'payment' }]],
    ['a delivery method', (cart) => (first(cart.shippingMethods).code = 'pudo'), [{ part: 'delivery' }]],
    ['a store', (cart) => Object.assign(cart.shippingMethods[1] ?? {}, { storeId: '2' }), [{ part: 'delivery' }]],
    [
      'a parcel shop',
      (cart) => Object.assign(first(cart.shippingMethods), { collectionPointId: 'point-2' }),
      [{ part: 'delivery' }],
    ],
    [
      'a line moved to another shipment',
      (cart) => {
        first(cart.shippingMethods).itemIds = []
        cart.shippingMethods[1]?.itemIds.push('a')
      },
      [{ part: 'delivery' }],
    ],
    [
      'a street',
      (cart) => Object.assign(first(cart.shippingMethods), { address: { ...address, addressLine1: '14' } }),
      [{ part: 'address' }],
    ],
    [
      'a pickup person',
      (cart) => Object.assign(cart.shippingMethods[1] ?? {}, { pickupPerson: { ...person, phone: '1' } }),
      [{ part: 'address' }],
    ],
    [
      'the billing address',
      (cart) => Object.assign(cart.billingAddress, { lastName: 'Runner' }),
      [{ part: 'billing' }],
    ],
    ['a coupon', (cart) => (first(cart.couponItems).valid = false), [{ part: 'coupons' }]],
    ['a sale’s member', (cart) => (cart.member.lastDigits = '1234'), [{ part: 'member' }]],
    [
      'a payment amount',
      (cart) => (first(cart.payment_instruments).amount = 1999),
      [{ part: 'payment', instrumentId: 'g', was: 2000 }],
    ],
    [
      'a smaller voucher, and what a card pays in its place',
      (cart) => {
        cart.appliedLoyaltyVoucher.points = 1000
        Object.assign(cart.payment_instruments[1] ?? {}, { amount: 9500 })
      },
      [{ part: 'payment', instrumentId: 'c', was: 9400 }],
    ],
    [
      'a payment method',
      (cart) => Object.assign(cart.payment_instruments[1] ?? {}, { payment_method_id: 'PAYPAL' }),
      [{ part: 'payment', instrumentId: 'c', was: 9400 }],
    ],
    [
      'an account that pays nothing',
      (cart) =>
        cart.payment_instruments.push({ payment_instrument_id: 'h', payment_method_id: 'GIFT_CARD', amount: 0 }),
      [],
    ],
    [
      'another card',
      (cart) => Object.assign(cart.payment_instruments[1] ?? {}, { payment_instrument_id: 'd' }),
      [
        { part: 'payment', instrumentId: 'c', was: 9400 },
        { part: 'payment', instrumentId: 'd', was: 0 },
      ],
    ],
    ['the tax', (cart) => Object.assign(cart.totals, { tax: 901, total: 11_401 }), [{ part: 'tax', was: 11_400 }]],
    [
      'the total',
      (cart) => Object.assign(cart.totals, { shipping: 0, total: 10_900 }),
      [{ part: 'total', was: 11_400 }],
    ],
    ['the currency', (cart) => (cart.currency = 'EUR'), [{ part: 'currency' }]],
  ])('compares %s', (_, change, expected) => expect(changes(change)).toEqual(expected))

  it('cannot be forged', () => {
    for (const text of ['', '{}', 'null', '[]', shown.slice(1), '{"lines":[]}']) {
      expect(changesSince(text, cartOf())).toBeNull()
      expect(shownTotal(text)).toBeNull()
    }
  })
})

it('a refusal has the error code of the change', () => {
  const price = { part: 'price', itemId: 'a' } as const
  expect(refusalOfChanges([price, { part: 'total', was: 1 }, { part: 'payment' }])).toEqual({
    code: 'PRC400',
    details: { changed: expect.anything(), additionalInfo: { itemId: 'a' } },
  })
  expect(refusalOfChanges([{ part: 'payment' }, { part: 'tax' }]).code).toBe('TAX310')
  for (const part of ['address', 'payment', 'total', 'coupons'] as const)
    expect(refusalOfChanges([{ part }]).code).toBe('ORD415')
  expect(refusalOfChanges([price, { part: 'address' }]).code).toBe('ORD415')
  expect(refusalOfChanges([]).code).toBe('ORD415')
})

it('different texts have different hashes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(mark(a) === mark(b)).toBe(a === b)
    }),
    { seed: 3, numRuns: 5000 },
  )
  const digests = new Set(Array.from({ length: 100_000 }, (_, number) => mark(`line ${number}`)))
  expect(digests.size).toBe(100_000)
})
