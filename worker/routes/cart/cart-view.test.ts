import { describe, expect, it } from 'vitest'
import { cartItem } from '../../../client/pages/pages.fixtures.ts'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { cartCallouts, cartNotices, freeShippingOf } from './cart-view.ts'

const context = { locale: 'en-us' as const, t: formatter('en-us'), site: sites['en-us'] }
const item = (overrides: Partial<CartItem> = {}): CartItem => ({ ...cartItem, ...overrides })
const priced = (minor: number, overrides: Partial<CartItem> = {}): CartItem =>
  item({ ...overrides, price: { ...cartItem.price, priceAfterOrderDiscount: minor } })

const cart = (overrides: Partial<Cart>): Cart => ({
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
  earnedPoints: 0,
  locked: false,
  ...overrides,
})
const missing = (code: string, itemId = 'item-1', available = 0) => ({ code, itemId, details: { available } })

describe('what is said of a cart', () => {
  it('says why a code counts nothing now', () => {
    const codes = { USED: 'PRM140', MINE: 'PRM150', LATE: 'PRM155', BOOTS: 'PRM175' }
    const couponItems = [
      { code: 'FINE', valid: true },
      ...Object.entries(codes).map(([code, reason]) => ({ code, valid: false, reason })),
      { code: 'OLDER', valid: false },
    ]
    const { idleCoupons } = cartNotices(context, cart({ couponItems }), null)
    expect(Object.keys(idleCoupons)).toEqual(['USED', 'MINE', 'LATE', 'BOOTS', 'OLDER'])
    expect(idleCoupons['USED']).toContain('reached its limit')
    expect(idleCoupons['MINE']).toContain('You have already used')
    expect(idleCoupons['LATE']).toContain('expired')
    expect(idleCoupons['BOOTS']).toBe(idleCoupons['OLDER'])
  })

  it('counts what is not there once, over the cart, and leaves the number to the line', () => {
    const shown = cart({
      items: [item({ available: 1 }), item({ id: 'item-2' })],
      flash: [missing('ProductLineItemInventoryMissing', 'item-1', 1)],
    })
    expect(cartNotices(context, shown, null)).toEqual({
      top: [{ tone: 'error', words: expect.stringContaining('One item') }],
      byItem: {},
      coupon: null,
      idleCoupons: {},
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
    const shown = cart({
      items: [item({ available: 0 }), item({ id: 'item-2' })],
      flash: [missing('ProductLineItemFullInventoryMissing')],
    })
    expect(cartNotices(context, shown, null).top[0]?.words).not.toContain('cannot be completed')
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

  it.each(['', 'one|two'])('is empty for %j', (callout) => {
    expect(cartCallouts(cart({ promoSummary: [promo(callout)] }))).toEqual([])
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
    const shown = cart({
      items: [priced(5000), priced(9000, { isDigitalProduct: true, selectedShippingOption: 'digital' })],
    })
    expect(freeShippingOf(context, shown)).toEqual({ away: '$25.00', reached: 5000, goal: 7500 })
  })

  it('counts as reached when a promotion has made it free', () => {
    const shown = cart({ items: [priced(1000)] })
    expect(freeShippingOf(context, { ...shown, totals: { ...shown.totals, shipping: 0 } })?.away).toBeNull()
  })

  it.each(['pickup', 'digital'] as const)('does not apply to %s lines', (code) => {
    expect(freeShippingOf(context, cart({ items: [item({ selectedShippingOption: code })] }))).toBeNull()
  })
})
