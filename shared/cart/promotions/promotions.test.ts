import { describe, expect, it } from 'vitest'
import type { Coupon, Promotion } from '../../contracts/promotion.ts'
import { sites } from '../../i18n/locales.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { LineToPrice } from '../pricing/priced-cart.ts'
import { cartOf, giftCardLine, lineOf, noon, promotionOf } from '../pricing/sample-cart.fixtures.ts'

const percentOff = (rate: number) => ({ kind: 'percent' as const, rate })
const couponOf = (overrides: Partial<Coupon> = {}): Coupon => ({
  code: 'HELLO',
  promotionId: 'promo',
  maxUses: null,
  maxUsesPerCustomer: null,
  startsAt: null,
  endsAt: null,
  disabled: false,
  ...overrides,
})
const priced = (lines: readonly LineToPrice[], promotions: readonly Promotion[], overrides = {}) =>
  priceCart(cartOf({ lines, promotions, ...overrides }))
const threeLines = [
  lineOf({ id: 'a', current: 3333, original: 3333 }),
  lineOf({ id: 'b', current: 3333, original: 3333 }),
  lineOf({ id: 'c', current: 3334, original: 3334 }),
]
const finals = (cart: ReturnType<typeof priced>) => cart.lines.map(({ afterOrderDiscount }) => afterOrderDiscount)

describe('product promotions', () => {
  const tenPercent = promotionOf({ level: 'PRODUCT', benefit: percentOff(1000) })

  it('round half up per line and are listed on the line', () => {
    const cart = priced([lineOf({ current: 1005, original: 1005 }), lineOf({ id: 'b', current: 1004 })], [tenPercent])
    expect(finals(cart)).toEqual([904, 904])
    expect(cart.lines[0]?.promotions).toMatchObject([{ promotionId: 'promo', promotionName: 'Aktion', calloutMsg: '' }])
    expect(cart.orderPromotions).toEqual([])
    expect(cart.totals.discount).toBe(0)
  })

  it('subtract an amount per unit, up to its price', () => {
    const amount = promotionOf({ level: 'PRODUCT', benefit: { kind: 'amount', off: { EUR: 1500 } } })
    expect(finals(priced([lineOf({ qty: 3 }), lineOf({ id: 'b', current: 900 })], [amount]))).toEqual([25_500, 0])
    expect(finals(priced([lineOf()], [amount], { site: sites['en-us'] }))).toEqual([10_000])
  })

  it('make the cheapest units in scope free across lines', () => {
    const socks = promotionOf({
      level: 'PRODUCT',
      scope: { kinds: ['socks'] },
      benefit: { kind: 'multi-buy', buy: 3, free: 1 },
    })
    const cart = priced(
      [
        lineOf({ id: 'a', kind: 'socks', qty: 2, current: 1500 }),
        lineOf({ id: 'b', kind: 'socks', current: 900 }),
        lineOf({ id: 'c', current: 500 }),
      ],
      [socks],
    )
    expect(finals(cart)).toEqual([3000, 0, 500])
    expect(cart.lines.map(({ promotions }) => promotions.length)).toEqual([0, 1, 0])
  })

  it('count and discount only lines in their scope', () => {
    const scopes: [Promotion['scope'], number][] = [
      [{ categoryIds: ['1110', '9999'] }, 9000],
      [{ categoryIds: ['9999'] }, 10_000],
      [{ productIds: ['SHOE0001'] }, 9000],
      [{ productIds: ['SHOE0001'], kinds: ['boot'] }, 10_000],
    ]
    for (const [scope, expected] of scopes)
      expect(finals(priced([lineOf()], [{ ...tenPercent, scope }]))).toEqual([expected])
    const fullPrice = { ...tenPercent, scope: { fullPriceOnly: true } }
    expect(finals(priced([lineOf({ original: 12_000 }), lineOf({ id: 'b' })], [fullPrice]))).toEqual([10_000, 9000])
  })
})

describe('order promotions', () => {
  it('are rounded once and allocated to the lines', () => {
    const cart = priced(threeLines, [promotionOf({ benefit: { kind: 'amount', off: { EUR: 1000 } } })])
    expect(finals(cart)).toEqual([3000, 3000, 3000])
    const uneven = priced(threeLines, [promotionOf({ benefit: { kind: 'amount', off: { EUR: 1001 } } })])
    expect(uneven.totals.discount).toBe(1001)
    expect(cart.orderPromotions).toMatchObject([{ promotionId: 'promo', level: 'ORDER' }])
  })

  it('apply after line discounts, and measure their threshold after those', () => {
    const half = promotionOf({ promotionId: 'half', level: 'PRODUCT', benefit: percentOff(5000) })
    const order = promotionOf({ benefit: percentOff(1000), condition: { coupon: false, minAmount: { EUR: 6000 } } })
    expect(finals(priced([lineOf()], [half, order]))).toEqual([5000])
    expect(finals(priced([lineOf({ qty: 2 })], [half, order]))).toEqual([9000])
  })

  it('measure thresholds before other order promotions', () => {
    const first = promotionOf({ promotionId: 'first', benefit: percentOff(1000), priority: 1 })
    const second = promotionOf({ benefit: percentOff(1000), condition: { coupon: false, minAmount: { EUR: 10_000 } } })
    expect(finals(priced([lineOf()], [first, second]))).toEqual([8100])
  })

  it('apply by priority, and stop after an exclusive one', () => {
    const last = promotionOf({ promotionId: 'a', benefit: percentOff(1000), priority: 9 })
    const amount = promotionOf({
      promotionId: 'z',
      benefit: { kind: 'amount', off: { EUR: 1000 } },
      priority: 1,
      exclusive: true,
    })
    expect(finals(priced([lineOf()], [last, amount]))).toEqual([9000])
    expect(finals(priced([lineOf()], [last, { ...amount, exclusive: false }]))).toEqual([8100])
    const idle = { ...amount, benefit: { kind: 'amount' as const, off: { EUR: 0 } } }
    expect(finals(priced([lineOf()], [last, idle]))).toEqual([9000])
  })
})

describe('employees and associates', () => {
  it('apply the employee rate to goods after product and before order promotions', () => {
    const product = promotionOf({ promotionId: 'p', level: 'PRODUCT', benefit: percentOff(1000) })
    const order = promotionOf({ benefit: percentOff(1000) })
    const cart = priced([lineOf(), giftCardLine()], [product, order], { employeeRate: 3000 })
    expect(cart.lines[0]).toMatchObject({ afterItemDiscount: 6300, afterOrderDiscount: 5670 })
    expect(cart.lines[0]?.promotions.map(({ promotionName }) => promotionName)).toEqual(['Aktion', 'Mitarbeiterrabatt'])
    expect(finals(cart)[1]).toBe(10_000)
    expect(cart.employeeSpend).toBe(5670)
  })

  it('reduce the discount in proportion to a partial allowance, and use it up', () => {
    const cart = [lineOf({ id: 'a' }), lineOf({ id: 'b', current: 3333, original: 3333 }), giftCardLine()]
    const fullDiscount = priced(cart, [], { employeeRate: 3000 })
    const spend = fullDiscount.employeeSpend
    for (const covered of [0, 1, 500, spend - 1, spend]) {
      const partialDiscount = priced(cart, [], { employeeRate: 3000, employeePart: { covered, spend } })
      expect(partialDiscount.employeeSpend).toBe(covered)
      const discountGiven = partialDiscount.totals.totalDiscount
      expect(discountGiven).toBe(Math.floor((fullDiscount.totals.totalDiscount * covered) / spend))
      expect(finals(partialDiscount)[2]).toBe(10_000)
      // The discounted value equals the remaining allowance.
      expect(Math.abs((discountGiven * 7) / 3 - covered)).toBeLessThan(4)
    }
  })

  it('apply adjustments to a line or the order, never below zero or to a gift card', () => {
    const adjustments = [
      { id: '1', itemId: 'a', amount: 99_999 },
      { id: '2', itemId: null, amount: 1000 },
      { id: '3', itemId: 'gift', amount: 1000 },
      { id: '4', itemId: 'b', amount: -500 },
    ]
    const cart = priced([lineOf({ id: 'a' }), lineOf({ id: 'b' }), giftCardLine()], [], { adjustments })
    expect(cart.lines.map(({ afterItemDiscount }) => afterItemDiscount)).toEqual([0, 10_000, 10_000])
    expect(finals(cart)).toEqual([0, 9000, 10_000])
    expect(cart.totals).toMatchObject({ totalDiscount: 11_000, discount: 1000 })
  })
})

describe('conditions', () => {
  const tenPercent = promotionOf({ benefit: percentOff(1000) })
  const runs = (promotion: Promotion, overrides = {}, lines = [lineOf()]) =>
    priced(lines, [promotion], overrides).appliedPromotionIds.length === 1
  const when = (condition: Partial<Promotion['condition']>) => ({
    ...tenPercent,
    condition: { coupon: false, ...condition },
  })

  it('include the start and exclude the end', () => {
    const at = (iso: string) => new Date(Date.parse(iso)).toISOString()
    expect(runs({ ...tenPercent, startsAt: at('2026-11-21T12:00:00Z') })).toBe(true)
    expect(runs({ ...tenPercent, startsAt: at('2026-11-21T12:00:01Z') })).toBe(false)
    expect(runs({ ...tenPercent, endsAt: at('2026-11-21T12:00:00Z') })).toBe(false)
    expect(runs({ ...tenPercent, endsAt: '2026-11-21T13:00:01+01:00' })).toBe(true)
  })

  it('depend on customer, units and delivery method', () => {
    expect(runs(when({ customers: ['loyalty', 'employee'] }))).toBe(false)
    expect(runs(when({ customers: ['loyalty'] }), { customer: ['registered', 'loyalty'] })).toBe(true)
    expect(runs(when({ minUnits: 2 }))).toBe(false)
    expect(runs(when({ minUnits: 2 }), {}, [lineOf({ qty: 2 })])).toBe(true)
    expect(runs(when({ methods: ['pickup'] }))).toBe(false)
    expect(runs(when({ methods: ['standard'] }))).toBe(true)
  })

  it('fail without a minimum amount in the currency', () => {
    expect(runs(when({ minAmount: { EUR: 10_000 } }))).toBe(true)
    expect(runs(when({ minAmount: { EUR: 10_000 } }), { site: sites['en-gb'] })).toBe(false)
  })

  it('do not count gift cards, digital or not', () => {
    const lines = [lineOf({ current: 5000 }), giftCardLine(), giftCardLine({ id: 'card', isDigitalProduct: false })]
    expect(runs(when({ minAmount: { EUR: 5001 } }), {}, lines)).toBe(false)
    expect(runs(tenPercent, {}, [giftCardLine()])).toBe(false)
  })
})

describe('coupons', () => {
  const withCode = promotionOf({ benefit: percentOff(1000), condition: { coupon: true } })
  const valid = (coupon: Coupon, promotions = [withCode]) => priced([lineOf()], promotions, { coupons: [coupon] })

  it('enable their promotion, and are valid while it applies', () => {
    expect(valid(couponOf())).toMatchObject({ coupons: [{ code: 'HELLO', valid: true }], totals: { discount: 1000 } })
    expect(priced([lineOf()], [withCode]).totals.discount).toBe(0)
  })

  it.each([
    ['expired', couponOf({ endsAt: '2026-11-21T12:00:00Z' })],
    ['not yet', couponOf({ startsAt: '2026-11-21T12:00:01Z' })],
    ['disabled', couponOf({ disabled: true })],
    ['for another promotion', couponOf({ promotionId: 'other' })],
    ['invalid by date', couponOf({ endsAt: 'soon' })],
  ])('have no effect when they are %s', (_why, coupon) => {
    expect(valid(coupon)).toMatchObject({
      coupons: [{ valid: false }],
      totals: { discount: 0 },
      appliedPromotionIds: [],
    })
  })

  it('are valid by their own dates, even if the promotion applies without them', () => {
    const withoutCoupon = promotionOf({ benefit: percentOff(1000) })
    expect(valid(couponOf(), [withoutCoupon]).coupons).toEqual([{ code: 'HELLO', valid: true }])
    const expired = valid(couponOf({ endsAt: '2026-01-01T00:00:00Z' }), [withoutCoupon])
    expect(expired).toMatchObject({ coupons: [{ valid: false }], totals: { discount: 1000 } })
  })

  it('are invalid if an exclusive promotion excludes them, or the cart does not qualify', () => {
    const exclusivePromotion = promotionOf({
      promotionId: 'alone',
      benefit: percentOff(500),
      exclusive: true,
      priority: 1,
    })
    expect(valid(couponOf(), [withCode, exclusivePromotion]).coupons).toEqual([{ code: 'HELLO', valid: false }])
    const expensive = { ...withCode, condition: { coupon: true, minAmount: { EUR: 10_001 } } }
    expect(valid(couponOf(), [expensive]).coupons).toEqual([{ code: 'HELLO', valid: false }])
  })
})

describe('shipping promotions', () => {
  const free = promotionOf({ level: 'SHIPPING', benefit: { kind: 'free-shipping' } })
  const small = [lineOf({ current: 2000 })]

  it('discount the delivery, not the order', () => {
    const cart = priced(small, [free])
    expect(cart.shipments[0]).toEqual({ shippingId: 'me', listPrice: 495, price: 0, tax: 0 })
    expect(cart).toMatchObject({ orderPromotions: [{ level: 'SHIPPING' }], totals: { shipping: 0, discount: 0 } })
    expect(priced(small, [{ ...free, benefit: percentOff(5000) }]).totals.shipping).toBe(247)
    expect(priced(small, [{ ...free, benefit: { kind: 'amount', off: { EUR: 9999 } } }]).totals.shipping).toBe(0)
  })

  it('apply only to shipments of their methods and scope', () => {
    const shipments = [
      { shippingId: 'me', code: 'standard' as const, destination: null },
      { shippingId: 'shop', code: 'pudo' as const, destination: null },
    ]
    const lines = [...small, lineOf({ id: 'b', kind: 'boot', current: 2000, shippingId: 'shop' })]
    const pudoOnly = { ...free, condition: { coupon: false, methods: ['pudo' as const] } }
    const prices = (promotion: Promotion) =>
      priced(lines, [promotion], { shipments }).shipments.map(({ price }) => price)
    expect(prices(pudoOnly)).toEqual([495, 0])
    expect(prices({ ...free, scope: { kinds: ['boot'] } })).toEqual([495, 0])
    expect(prices(free)).toEqual([0, 0])
  })
})

describe('gifts and callouts', () => {
  const gift = promotionOf({
    promotionId: 'gift',
    benefit: { kind: 'bonus', productId: 'POUCH', upc: 'p', qty: 1 },
    condition: { coupon: false, minAmount: { EUR: 12_000, USD: 12_000 } },
    callout: { en: '{amount} to go|A pouch|In the box', de: 'Noch {amount}|Ein Beutel|Im Paket' },
  })

  it('add a bonus from the threshold on', () => {
    const cart = priced([lineOf({ qty: 2 })], [gift])
    expect(cart.bonus).toEqual([{ promotionId: 'gift', productId: 'POUCH', upc: 'p', qty: 1 }])
    expect(cart).toMatchObject({
      appliedPromotionIds: ['gift'],
      promoSummary: [{ promotionId: 'gift', calloutMsg: '' }],
    })
    expect(priced([lineOf()], [gift]).bonus).toEqual([])
  })

  it('show the remaining distance in the shop’s language and currency', () => {
    const [german] = priced([lineOf()], [gift]).promoSummary
    expect(german).toMatchObject({
      level: 'ORDER',
      approachingDisplayLevel: 'CART',
      distanceFromConditionThreshold: 2000,
    })
    expect(german?.calloutMsg.replaceAll(/\s/g, ' ')).toBe('Noch 20,00 €|Ein Beutel|Im Paket')
    const [american] = priced([lineOf()], [gift], { site: sites['en-us'] }).promoSummary
    expect(american?.calloutMsg).toBe('$20.00 to go|A pouch|In the box')
  })

  it('have no callout without a text, for other customers, or if an exclusive promotion excludes them', () => {
    const { callout: _, ...withoutCallout } = gift
    expect(priced([lineOf()], [withoutCallout]).promoSummary).toEqual([])
    const membersOnly = { ...gift, condition: { ...gift.condition, customers: ['loyalty' as const] } }
    expect(priced([lineOf()], [membersOnly]).promoSummary).toEqual([])
    const exclusivePromotion = promotionOf({
      promotionId: 'alone',
      benefit: percentOff(500),
      exclusive: true,
      priority: 1,
    })
    expect(priced([lineOf()], [gift, exclusivePromotion]).promoSummary.map(({ promotionId }) => promotionId)).toEqual([
      'alone',
    ])
    expect(priced([lineOf()], [gift], { now: noon, lines: [] }).promoSummary).toEqual([])
  })
})

it('an associate’s adjustment does not disable a promotion', () => {
  const order = promotionOf({ benefit: percentOff(1000), condition: { coupon: false, minAmount: { EUR: 10_000 } } })
  const adjustments = [{ id: 'x', itemId: null, amount: 1000 }]
  expect(finals(priced([lineOf()], [order], { adjustments }))).toEqual([8100])
})

it('a promotion that discounts nothing is not shown as applied', () => {
  const free = promotionOf({ level: 'SHIPPING', benefit: { kind: 'free-shipping' } })
  expect(priced([lineOf({ current: 5000, original: 5000 })], [free]).appliedPromotionIds).toEqual(['promo'])
  expect(priced([lineOf()], [free])).toMatchObject({ appliedPromotionIds: [], orderPromotions: [] })
})
