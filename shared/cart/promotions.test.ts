import { describe, expect, it } from 'vitest'
import type { Coupon, Promotion } from '../contracts/promotion.ts'
import { sites } from '../i18n/locales.ts'
import { priceCart } from './price-cart.ts'
import type { LineToPrice } from './priced-cart.ts'
import { cartOf, giftCardLine, lineOf, noon, promotionOf } from './sample-cart.fixtures.ts'

const off = (rate: number) => ({ kind: 'percent' as const, rate })
const couponOf = (more: Partial<Coupon> = {}): Coupon => ({
  code: 'HELLO',
  promotionId: 'promo',
  maxUses: null,
  maxUsesPerCustomer: null,
  startsAt: null,
  endsAt: null,
  disabled: false,
  ...more,
})
const priced = (lines: readonly LineToPrice[], promotions: readonly Promotion[], more = {}) =>
  priceCart(cartOf({ lines, promotions, ...more }))
const three = [
  lineOf({ id: 'a', current: 3333, original: 3333 }),
  lineOf({ id: 'b', current: 3333, original: 3333 }),
  lineOf({ id: 'c', current: 3334, original: 3334 }),
]
const finals = (cart: ReturnType<typeof priced>) => cart.lines.map(({ afterOrderDiscount }) => afterOrderDiscount)

describe('product promotions', () => {
  const tenPercent = promotionOf({ level: 'PRODUCT', benefit: off(1000) })

  it('round half up per line and are named on the line', () => {
    const cart = priced([lineOf({ current: 1005, original: 1005 }), lineOf({ id: 'b', current: 1004 })], [tenPercent])
    expect(finals(cart)).toEqual([904, 904])
    expect(cart.lines[0]?.promotions).toMatchObject([{ promotionId: 'promo', promotionName: 'Aktion', calloutMsg: '' }])
    expect(cart.orderPromotions).toEqual([])
    expect(cart.totals.discount).toBe(0)
  })

  it('take an amount off every unit, but not more than it costs', () => {
    const amount = promotionOf({ level: 'PRODUCT', benefit: { kind: 'amount', off: { EUR: 1500 } } })
    expect(finals(priced([lineOf({ qty: 3 }), lineOf({ id: 'b', current: 900 })], [amount]))).toEqual([25_500, 0])
    expect(finals(priced([lineOf()], [amount], { site: sites['en-us'] }))).toEqual([10_000])
  })

  it('give the cheapest units of the scope for nothing, over all lines', () => {
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

  it('count and cut only what is in their scope', () => {
    const scopes: [Promotion['scope'], number][] = [
      [{ categoryIds: ['1110', '9999'] }, 9000],
      [{ categoryIds: ['9999'] }, 10_000],
      [{ productIds: ['SHOE0001'] }, 9000],
      [{ productIds: ['SHOE0001'], kinds: ['boot'] }, 10_000],
    ]
    for (const [scope, wanted] of scopes)
      expect(finals(priced([lineOf()], [{ ...tenPercent, scope }]))).toEqual([wanted])
    const fullPrice = { ...tenPercent, scope: { fullPriceOnly: true } }
    expect(finals(priced([lineOf({ original: 12_000 }), lineOf({ id: 'b' })], [fullPrice]))).toEqual([10_000, 9000])
  })
})

describe('order promotions', () => {
  it('are rounded once and spread over the lines to the unit', () => {
    const cart = priced(three, [promotionOf({ benefit: { kind: 'amount', off: { EUR: 1000 } } })])
    expect(finals(cart)).toEqual([3000, 3000, 3000])
    const uneven = priced(three, [promotionOf({ benefit: { kind: 'amount', off: { EUR: 1001 } } })])
    expect(uneven.totals.discount).toBe(1001)
    expect(cart.orderPromotions).toMatchObject([{ promotionId: 'promo', level: 'ORDER' }])
  })

  it('come after what is taken off lines, and measure their threshold there', () => {
    const half = promotionOf({ promotionId: 'half', level: 'PRODUCT', benefit: off(5000) })
    const order = promotionOf({ benefit: off(1000), condition: { coupon: false, minAmount: { EUR: 6000 } } })
    expect(finals(priced([lineOf()], [half, order]))).toEqual([5000])
    expect(finals(priced([lineOf({ qty: 2 })], [half, order]))).toEqual([9000])
  })

  it('do not undo each other: a second one measures before the first one took off', () => {
    const first = promotionOf({ promotionId: 'first', benefit: off(1000), priority: 1 })
    const second = promotionOf({ benefit: off(1000), condition: { coupon: false, minAmount: { EUR: 10_000 } } })
    expect(finals(priced([lineOf()], [first, second]))).toEqual([8100])
  })

  it('run in the order of their priority, and an exclusive one is the last', () => {
    const last = promotionOf({ promotionId: 'a', benefit: off(1000), priority: 9 })
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
  it('the rate comes off goods after product promotions, before order promotions', () => {
    const product = promotionOf({ promotionId: 'p', level: 'PRODUCT', benefit: off(1000) })
    const order = promotionOf({ benefit: off(1000) })
    const cart = priced([lineOf(), giftCardLine()], [product, order], { employeeRate: 3000 })
    expect(cart.lines[0]).toMatchObject({ afterItemDiscount: 6300, afterOrderDiscount: 5670 })
    expect(cart.lines[0]?.promotions.map(({ promotionName }) => promotionName)).toEqual(['Aktion', 'Mitarbeiterrabatt'])
    expect(finals(cart)[1]).toBe(10_000)
    expect(cart.employeeSpend).toBe(5670)
  })

  it('adjustments come off a line or the whole order, never below nothing, never off a gift card', () => {
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
  const tenPercent = promotionOf({ benefit: off(1000) })
  const runs = (promotion: Promotion, more = {}, lines = [lineOf()]) =>
    priced(lines, [promotion], more).appliedPromotionIds.length === 1
  const when = (condition: Partial<Promotion['condition']>) => ({
    ...tenPercent,
    condition: { coupon: false, ...condition },
  })

  it('hold by time: the first instant counts, the last does not', () => {
    const at = (iso: string) => new Date(Date.parse(iso)).toISOString()
    expect(runs({ ...tenPercent, startsAt: at('2026-11-21T12:00:00Z') })).toBe(true)
    expect(runs({ ...tenPercent, startsAt: at('2026-11-21T12:00:01Z') })).toBe(false)
    expect(runs({ ...tenPercent, endsAt: at('2026-11-21T12:00:00Z') })).toBe(false)
    expect(runs({ ...tenPercent, endsAt: '2026-11-21T13:00:01+01:00' })).toBe(true)
  })

  it('hold by customer, units and how the goods travel', () => {
    expect(runs(when({ customers: ['loyalty', 'employee'] }))).toBe(false)
    expect(runs(when({ customers: ['loyalty'] }), { customer: ['registered', 'loyalty'] })).toBe(true)
    expect(runs(when({ minUnits: 2 }))).toBe(false)
    expect(runs(when({ minUnits: 2 }), {}, [lineOf({ qty: 2 })])).toBe(true)
    expect(runs(when({ methods: ['pickup'] }))).toBe(false)
    expect(runs(when({ methods: ['standard'] }))).toBe(true)
  })

  it('hold nowhere that has no amount in its currency', () => {
    expect(runs(when({ minAmount: { EUR: 10_000 } }))).toBe(true)
    expect(runs(when({ minAmount: { EUR: 10_000 } }), { site: sites['en-gb'] })).toBe(false)
  })

  it('count no gift card, digital or not', () => {
    const lines = [lineOf({ current: 5000 }), giftCardLine(), giftCardLine({ id: 'card', isDigitalProduct: false })]
    expect(runs(when({ minAmount: { EUR: 5001 } }), {}, lines)).toBe(false)
    expect(runs(tenPercent, {}, [giftCardLine()])).toBe(false)
  })
})

describe('coupons', () => {
  const withCode = promotionOf({ benefit: off(1000), condition: { coupon: true } })
  const valid = (coupon: Coupon, promotions = [withCode]) => priced([lineOf()], promotions, { coupons: [coupon] })

  it('let their promotion run, and are valid while it does', () => {
    expect(valid(couponOf())).toMatchObject({ coupons: [{ code: 'HELLO', valid: true }], totals: { discount: 1000 } })
    expect(priced([lineOf()], [withCode]).totals.discount).toBe(0)
  })

  it.each([
    ['over', couponOf({ endsAt: '2026-11-21T12:00:00Z' })],
    ['not yet', couponOf({ startsAt: '2026-11-21T12:00:01Z' })],
    ['switched off', couponOf({ disabled: true })],
    ['of another promotion', couponOf({ promotionId: 'other' })],
    ['with a date that is none', couponOf({ endsAt: 'soon' })],
  ])('do nothing when they are %s', (_why, coupon) => {
    expect(valid(coupon)).toMatchObject({
      coupons: [{ valid: false }],
      totals: { discount: 0 },
      appliedPromotionIds: [],
    })
  })

  it('are as good as their own dates, also where the promotion runs without them', () => {
    const anyway = promotionOf({ benefit: off(1000) })
    expect(valid(couponOf(), [anyway]).coupons).toEqual([{ code: 'HELLO', valid: true }])
    const over = valid(couponOf({ endsAt: '2026-01-01T00:00:00Z' }), [anyway])
    expect(over).toMatchObject({ coupons: [{ valid: false }], totals: { discount: 1000 } })
  })

  it('are not valid where an exclusive promotion left them out, or the cart does not qualify', () => {
    const alone = promotionOf({ promotionId: 'alone', benefit: off(500), exclusive: true, priority: 1 })
    expect(valid(couponOf(), [withCode, alone]).coupons).toEqual([{ code: 'HELLO', valid: false }])
    const dear = { ...withCode, condition: { coupon: true, minAmount: { EUR: 10_001 } } }
    expect(valid(couponOf(), [dear]).coupons).toEqual([{ code: 'HELLO', valid: false }])
  })
})

describe('shipping promotions', () => {
  const free = promotionOf({ level: 'SHIPPING', benefit: { kind: 'free-shipping' } })
  const small = [lineOf({ current: 2000 })]

  it('take off the delivery, and not off the order', () => {
    const cart = priced(small, [free])
    expect(cart.shipments[0]).toEqual({ shippingId: 'me', listPrice: 495, price: 0, tax: 0 })
    expect(cart).toMatchObject({ orderPromotions: [{ level: 'SHIPPING' }], totals: { shipping: 0, discount: 0 } })
    expect(priced(small, [{ ...free, benefit: off(5000) }]).totals.shipping).toBe(247)
    expect(priced(small, [{ ...free, benefit: { kind: 'amount', off: { EUR: 9999 } } }]).totals.shipping).toBe(0)
  })

  it('reach the shipments of their methods and scope only', () => {
    const shipments = [
      { shippingId: 'me', code: 'standard' as const, destination: null },
      { shippingId: 'shop', code: 'pudo' as const, destination: null },
    ]
    const lines = [...small, lineOf({ id: 'b', kind: 'boot', current: 2000, shippingId: 'shop' })]
    const only = { ...free, condition: { coupon: false, methods: ['pudo' as const] } }
    const prices = (promotion: Promotion) =>
      priced(lines, [promotion], { shipments }).shipments.map(({ price }) => price)
    expect(prices(only)).toEqual([495, 0])
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

  it('give something from the threshold on', () => {
    const cart = priced([lineOf({ qty: 2 })], [gift])
    expect(cart.bonus).toEqual([{ promotionId: 'gift', productId: 'POUCH', upc: 'p', qty: 1 }])
    expect(cart).toMatchObject({
      appliedPromotionIds: ['gift'],
      promoSummary: [{ promotionId: 'gift', calloutMsg: '' }],
    })
    expect(priced([lineOf()], [gift]).bonus).toEqual([])
  })

  it('tell how far away they are, in the language and money of the shop', () => {
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

  it('keep quiet without words, for others, and where an exclusive promotion leaves them out', () => {
    const { callout: _, ...silent } = gift
    expect(priced([lineOf()], [silent]).promoSummary).toEqual([])
    const members = { ...gift, condition: { ...gift.condition, customers: ['loyalty' as const] } }
    expect(priced([lineOf()], [members]).promoSummary).toEqual([])
    const alone = promotionOf({ promotionId: 'alone', benefit: off(500), exclusive: true, priority: 1 })
    expect(priced([lineOf()], [gift, alone]).promoSummary.map(({ promotionId }) => promotionId)).toEqual(['alone'])
    expect(priced([lineOf()], [gift], { now: noon, lines: [] }).promoSummary).toEqual([])
  })
})
