import { describe, expect, it } from 'vitest'
import { Cart } from './cart.ts'
import { PlacedOrder } from './order.ts'

const lineOf = (price: object, more: object = {}) => ({
  id: 'line-1',
  productId: 'KCT3886CINK',
  upc: '1',
  qty: 3,
  price,
  ...more,
})
const cartOf = (more: object) => ({
  id: 'basket-1',
  currency: 'USD',
  items: [lineOf({ amount: 2000 })],
  totals: { total: 6500, remainingToPay: 6500 },
  ...more,
})

describe('money that a backend leaves out', () => {
  it.each([
    [
      'the unit price',
      { amount: 2000 },
      { amount: 2000, rowTotal: 6000, priceAfterOrderDiscount: 6000, original: 2000 },
    ],
    ['the current price', { current: 2000, original: 2500 }, { amount: 2000, rowTotal: 6000, original: 2500 }],
    ['the row', { rowTotal: 6000 }, { amount: 2000, current: 2000, priceAfterItemDiscount: 6000, highOriginal: 2000 }],
    ['a row that no unit price gives', { rowTotal: 5000 }, { amount: 0, rowTotal: 5000, original: 0 }],
    [
      'the row after its discount',
      { amount: 2000, priceAfterItemDiscount: 5000 },
      { rowTotal: 6000, priceAfterOrderDiscount: 5000 },
    ],
    ['only what it once cost', { original: 2500, highOriginal: 2500 }, { original: 0, amount: 0, rowTotal: 0 }],
    ['nothing', {}, { original: 0, amount: 0, rowTotal: 0, currency: 'USD' }],
  ])('follows from what a line says: %s', (_, price, completed) => {
    expect(Cart.parse(cartOf({ items: [lineOf(price)] }))).toMatchObject({ items: [{ price: completed }] })
  })

  it('costs nothing for a gift, whatever it is worth', () => {
    const items = [lineOf({ current: 2500 }, { bonus: true })]
    expect(Cart.parse(cartOf({ items }))).toMatchObject({ items: [{ price: { amount: 0, rowTotal: 0 } }] })
  })

  it.each([
    ['goods as the lines', { shipping: 500 }, { itemSubTotal: 6000, itemTotal: 6000, totalDiscount: 0, tax: null }],
    ['list price with its discount', { totalDiscount: 1500 }, { itemTotal: 7500, totalDiscountPercentage: 20 }],
    [
      'discount between list price and goods',
      { itemTotal: 8000 },
      { totalDiscount: 2000, totalDiscountPercentage: 25 },
    ],
    ['no goods if a discount is in no line', { total: 5000 }, { itemSubTotal: 0, itemTotal: 0, shipping: null }],
  ])('follows in the totals: %s', (_, totals, completed) => {
    const cart = cartOf({ totals: { total: 6500, remainingToPay: 0, ...totals } })
    expect(Cart.parse(cart)).toMatchObject({ totals: { ...completed, totalUnits: 3 }, totalItems: 3 })
  })

  const gift = { payment_instrument_id: 'gift', payment_method_id: 'GIFT_CARD' }
  const card = { payment_instrument_id: 'card', payment_method_id: 'CREDIT_CARD' }
  /** Instead of one that the caller couldn't read. */
  const unreadable = null
  it.each([
    ['no payment', {}, [], 6500, []],
    ['what accounts leave', {}, [{ ...gift, amount: 1500 }, card], 5000, [1500, 5000]],
    ['what is left over', { remainingToPay: 5000 }, [gift, card], 5000, [1500, 5000]],
    ['no account whose part is not known', { remainingToPay: 3000 }, [gift, unreadable, card], 3000, [3000]],
    ['none of two', { remainingToPay: 3000 }, [gift, { ...gift, payment_instrument_id: 'other' }], 3000, []],
  ])('is never guessed for a payment: %s', (_, totals, instruments, left, amounts) => {
    const cart = cartOf({ totals: { total: 6500, ...totals }, payment_instruments: instruments })
    expect(Cart.parse(cart)).toMatchObject({
      totals: { remainingToPay: left },
      payment_instruments: amounts.map((amount) => ({ amount })),
    })
  })

  it.each([
    ['whose amount is not there', gift],
    ['that is not readable', unreadable],
  ])('is refused if neither it nor a payment %s says what is left', (_, instrument) => {
    const cart = cartOf({ totals: { total: 6500 }, payment_instruments: [instrument] })
    expect(Cart.safeParse(cart).error?.issues.map(({ path }) => path.join('.'))).toEqual(['totals.remainingToPay'])
  })
})

describe('a shipment without a method', () => {
  it.each([
    ['a store’s', { shippingId: 'store:1', storeId: '1' }, 'pickup'],
    ['of what comes by e-mail', { shippingId: 'digital' }, 'digital'],
    ['to the door', {}, 'standard'],
  ])('still is one: %s', (_, shipment, code) => {
    const cart = cartOf({ shippingMethods: [{ ...shipment }] })
    expect(Cart.parse(cart)).toMatchObject({ shippingMethods: [{ code }] })
  })
})

describe('an order as the specification has it', () => {
  const order = { orderNumber: 'K1', items: [lineOf({ amount: 2000, currency: 'EUR' })], totals: { total: 6000 } }

  it('is placed, in the currency of its lines', () => {
    const paymentMethods = [{ code: 'CREDIT_CARD', label: 'Visa' }]
    expect(PlacedOrder.parse({ ...order, paymentMethods })).toMatchObject({
      status: 'PLACED',
      currency: 'EUR',
      paymentMethods: [{ amount: 6000 }],
      totalItems: 3,
    })
  })

  it('waits for its payment if a flash says so', () => {
    const flash = [{ code: 'PaymentNotAuthorized' }]
    expect(PlacedOrder.parse({ ...order, flash })).toMatchObject({ status: 'ACTION_REQUIRED' })
  })

  it('has no currency of its own making', () => {
    expect(PlacedOrder.safeParse({ ...order, items: [lineOf({ amount: 1 })] }).success).toBe(false)
  })
})
