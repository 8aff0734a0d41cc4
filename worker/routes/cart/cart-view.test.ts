import { describe, expect, it } from 'vitest'
import { cartItem } from '../../../client/pages/pages.fixtures.ts'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import { deliveryChanges, deliveryReasonIds, deliveryReasons } from '../../../shared/errors/flow-messages.ts'
import { message } from '../../../shared/errors/message.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { locales, sites } from '../../../shared/i18n/locales.ts'
import { cartNotices } from './cart-view.ts'

const context = { locale: 'en-us' as const, t: formatter('en-us'), site: sites['en-us'], session: null }
const item = (overrides: Partial<CartItem> = {}): CartItem => ({ ...cartItem, ...overrides })

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
  member: null,
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

  it('shows what the service says in its own words where the shop has none, at its line, and nothing twice', () => {
    const note = { code: 'WarehouseMoves', message: ' Our warehouse moves this week. ' }
    const { top, byItem } = cartNotices(
      context,
      cart({
        flash: [note, { code: 'Silent' }, { code: 'ORD430', message: 'nope' }],
        customerNotifications: [note, { code: 'Holiday', message: 'Monday is a holiday.' }],
        items: [item({ customerNotifications: [{ code: 'Engraved', message: 'Takes a day longer.' }] })],
      }),
      null,
    )
    expect(top.map(({ tone, words }) => [tone, words])).toEqual([
      ['info', 'Our warehouse moves this week.'],
      ['info', message('ORD430', 'en-us')],
      ['info', 'Monday is a holiday.'],
    ])
    expect(byItem).toEqual({ 'item-1': [{ tone: 'info', words: 'Takes a day longer.' }] })
  })

  it('says at its line that an item is for members, with the way to join over the cart', () => {
    const { top, byItem } = cartNotices(context, cart({ flash: [{ code: 'MEM401', itemId: 'item-1' }] }), null)
    expect(byItem).toEqual({ 'item-1': [{ tone: 'error', words: message('MEM401', 'en-us') }] })
    expect(top).toMatchObject([{ tone: 'info', href: '/en-us/dialog/loyalty-sign-up?returnTo=%2Fen-us%2Fcart' }])
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

  it('names the item, the store and the reason of a move, in every language', () => {
    const moves = deliveryChanges.flatMap(({ from, to }) =>
      deliveryReasons.flatMap((reason) => (deliveryReasonIds[reason][from] ? [{ from, to, reason }] : [])),
    )
    for (const locale of locales) {
      const words = moves.flatMap((move) => {
        const flash = [{ code: 'DeliveryMethodChanged', itemId: 'item-1', details: { ...move, store: 'Kerb Soho' } }]
        return cartNotices({ ...context, locale, t: formatter(locale), site: sites[locale] }, cart({ flash }), null).top
      })
      expect(new Set(words.map(({ words }) => words)).size).toBe(moves.length)
      for (const { words: text } of words) {
        expect(text).toContain(cartItem.name)
        expect(text).toContain('Kerb Soho')
        expect(text).not.toMatch(/[{}…]/)
      }
    }
  })

  it('does not call sold out what another method or store has', () => {
    const flash = [missing('ProductLineItemFullInventoryMissing')]
    const pickup = item({ available: 0, storeId: 's1', selectedShippingOption: 'pickup' })
    expect(cartNotices(context, cart({ items: [pickup], flash }), null).top[0]?.words).not.toContain('sold out')
  })

  it('ignores a flash that it does not know and that says nothing', () => {
    expect(cartNotices(context, cart({ flash: [{ code: 'OfTomorrow', itemId: 'item-1' }] }), null).top).toEqual([])
  })

  it.each(['ORD404', 'INV702', 'PRC400'])('says %s at its line, and on top when the line is not there', (code) => {
    const notice = { flow: 'update-quantity', code, itemId: 'item-1' } as const
    expect(cartNotices(context, cart({}), notice).byItem['item-1']).toHaveLength(1)
    expect(cartNotices(context, cart({ items: [] }), notice).top.map(({ words }) => words)).toEqual([
      'This item is not in your cart any more.',
    ])
  })

  it('says what is wrong with a code at its field', () => {
    const { top, coupon } = cartNotices(context, cart({}), { flow: 'coupon', code: 'PRM155', coupon: 'OLD' })
    expect([top, coupon?.typed]).toEqual([[], 'OLD'])
  })

  it('keeps the code in its field where the refusal is said on top', () => {
    const { top, coupon } = cartNotices(context, cart({}), { flow: 'coupon', code: 'API503', coupon: 'GOOD' })
    expect([top.length, coupon]).toEqual([1, { words: null, typed: 'GOOD' }])
  })
})
