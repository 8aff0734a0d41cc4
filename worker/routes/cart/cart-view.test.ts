import { describe, expect, it } from 'vitest'
import { cartItem } from '../../../client/pages/pages.fixtures.ts'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { cartCallouts, cartNotices, freeShippingOf, remainingOf } from './cart-view.ts'

const context = { locale: 'en-us' as const, t: formatter('en-us'), site: sites['en-us'] }
const item = (over: Partial<CartItem> = {}): CartItem => ({ ...cartItem, ...over })
const priced = (minor: number, over: Partial<CartItem> = {}): CartItem =>
  item({ ...over, price: { ...cartItem.price, priceAfterOrderDiscount: minor } })

const cart = (over: Partial<Cart>): Cart => ({
  id: 'basket-1',
  currency: 'USD',
  version: 1,
  items: [item()],
  totalItems: 2,
  totals: {
    total: 0,
    totalDiscount: 0,
    discount: 0,
    itemTotal: 0,
    totalWithoutTax: 0,
    shipping: 695,
    tax: 0,
    remainingToPay: 0,
    totalUnits: 2,
    itemSubTotal: 0,
    netAmount: 0,
    taxAmount: 0,
    appliedRewards: 0,
    totalDiscountPercentage: 0,
  },
  shippingMethods: [],
  paymentMethods: [],
  payment_instruments: [],
  couponItems: [],
  priceAdjustments: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
  customerNotifications: [],
  favoriteStoreId: null,
  billingAddress: null,
  verifiedShippingAddress: null,
  appliedLoyaltyVoucher: null,
  locked: false,
  ...over,
})
const missing = (code: string, itemId = 'item-1', available = 0) => ({ code, itemId, details: { available } })

describe('what is said of a cart', () => {
  it('counts what is not there once, over the cart, and leaves the number to the line', () => {
    const bag = cart({
      items: [item({ available: 1 }), item({ id: 'item-2' })],
      flash: [missing('ProductLineItemInventoryMissing', 'item-1', 1)],
    })
    expect(cartNotices(context, bag, null)).toEqual({
      top: [{ tone: 'error', words: expect.stringContaining('One item') }],
      byItem: {},
      coupon: null,
    })
  })

  it.each([
    ['every line', [item({ available: 0 })]],
    ['the whole cart', []],
  ])('stops the order when %s is missing', (_, items) => {
    const { top } = cartNotices(context, cart({ items, flash: [missing('ProductLineItemFullInventoryMissing')] }), null)
    expect(top[0]?.words).toBe('Your order cannot be completed. Everything in your cart has sold out.')
  })

  it('does not stop it while something can be had', () => {
    const bag = cart({
      items: [item({ available: 0 }), item({ id: 'item-2' })],
      flash: [missing('ProductLineItemFullInventoryMissing')],
    })
    expect(cartNotices(context, bag, null).top[0]?.words).not.toContain('cannot be completed')
  })

  it.each([
    ['pickup', 'ship'],
    ['pickup', 'sts'],
    ['sts', 'ship'],
    ['sts', 'pickup'],
    ['ship', 'pickup'],
  ])('tells that %s became %s, and why at the line', (from, to) => {
    const flash = [{ code: 'DeliveryMethodChanged', itemId: 'item-1', details: { from, to } }]
    const { top, byItem } = cartNotices(context, cart({ flash }), null)
    expect(top).toEqual([{ tone: 'info', words: expect.stringContaining('updated your order') }])
    expect(byItem['item-1']).toEqual([{ tone: 'info', words: 'Delivery method changed' }])
  })

  it('ignores a flash it does not know', () => {
    expect(cartNotices(context, cart({ flash: [{ code: 'OfTomorrow', itemId: 'item-1' }] }), null).top).toEqual([])
  })

  it.each(['ORD404', 'INV702', 'PRC400'])('says %s at its line, and on top when the line is not there', (code) => {
    const notice = { flow: 'update-quantity', code, itemId: 'item-1' } as const
    expect(cartNotices(context, cart({}), notice).byItem['item-1']).toHaveLength(1)
    expect(cartNotices(context, cart({ items: [] }), notice).top).toHaveLength(1)
  })

  it('says what is wrong with a code at its field', () => {
    const { top, coupon } = cartNotices(context, cart({}), { flow: 'coupon', code: 'PRM155', coupon: 'OLD' })
    expect([top, coupon?.typed]).toEqual([[], 'OLD'])
  })
})

describe('a callout', () => {
  const promo = (calloutMsg: string) => ({
    promotionId: 'p',
    promotionName: 'Ten percent',
    level: 'ORDER' as const,
    calloutMsg,
    distanceFromConditionThreshold: 3000,
  })

  it.each(['', 'one', 'one|two', 'one|two|three|four', 'one||three', 'one|two|'])('is none for %j', (words) => {
    expect(cartCallouts(cart({ promoSummary: [promo(words)] }))).toEqual([])
  })

  it('has three parts and a bar of the goods', () => {
    const items = [priced(7000), priced(2500, { isDigitalProduct: true })]
    expect(cartCallouts(cart({ items, promoSummary: [promo('a|b|c')] }))).toEqual([
      { promotionId: 'p', name: 'Ten percent', parts: ['a', 'b', 'c'], reached: 7000, goal: 10_000 },
    ])
  })
})

describe('free shipping', () => {
  it('is measured by goods and not by gift cards', () => {
    const bag = cart({
      items: [priced(5000), priced(9000, { isDigitalProduct: true, selectedShippingOption: 'digital' })],
    })
    expect(freeShippingOf(context, bag)).toEqual({ away: '$25.00', reached: 5000, goal: 7500 })
  })

  it('counts as reached when a promotion has made it free', () => {
    const bag = cart({ items: [priced(1000)] })
    expect(freeShippingOf(context, { ...bag, totals: { ...bag.totals, shipping: 0 } })?.away).toBeNull()
  })

  it.each(['pickup', 'digital'] as const)('is no matter for what comes by %s', (code) => {
    expect(freeShippingOf(context, cart({ items: [item({ selectedShippingOption: code })] }))).toBeNull()
  })
})

it('remembers the lines that were bought', () => {
  expect(remainingOf([item(), item({ id: 'gift', bonus: true })])).toBe('KR100001COA:upc-M:2')
})
