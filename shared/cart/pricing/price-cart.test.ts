import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippingMethodCodes } from '../../contracts/cart.ts'
import type { Promotion } from '../../contracts/promotion.ts'
import { currencies, sites } from '../../i18n/locales.ts'
import { freeShippingFrom, standardShippingPrice } from '../delivery/shipping.ts'
import { moneyFaults } from './money-faults.fixtures.ts'
import { priceCart } from './price-cart.ts'
import type { CartToPrice, LineToPrice, ShipmentToPrice } from './priced-cart.ts'
import { cartOf, giftCardLine, promotionOf } from './sample-cart.fixtures.ts'

const shippingId = fc.constantFrom('s0', 's1', 's2')
const kinds = ['boot', 'socks', 'gift-card'] as const
const amounts = fc.dictionary(fc.constantFrom(...currencies), fc.nat(60_000)) as fc.Arbitrary<
  Partial<Record<(typeof currencies)[number], number>>
>

const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    qty: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 999_999 })),
    current: fc.nat(50_000),
    cut: fc.integer({ min: -10, max: 10_000 }),
    isDigitalProduct: fc.boolean(),
    shippingId,
  })
  .map(({ cut, ...rest }) => ({
    ...rest,
    id: '',
    productId: 'SHOE0001',
    upc: 'u',
    categoryIds: ['1110'],
    original: rest.current + cut,
    isDigitalProduct: rest.isDigitalProduct && rest.kind === 'gift-card',
  }))

const benefit: fc.Arbitrary<Promotion['benefit']> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), rate: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), off: amounts }),
  fc.record({
    kind: fc.constant('multi-buy' as const),
    buy: fc.integer({ min: 2, max: 4 }),
    free: fc.constant(1),
  }),
  fc.constant({ kind: 'free-shipping' as const }),
  fc.constant({ kind: 'bonus' as const, productId: 'GIFT', upc: 'g', qty: 1 }),
)

const promotion: fc.Arbitrary<Promotion> = fc
  .record({
    level: fc.constantFrom('ORDER', 'PRODUCT', 'SHIPPING'),
    benefit,
    minAmount: fc.option(amounts, { nil: undefined }),
    kinds: fc.option(fc.constant(['boot']), { nil: undefined }),
    priority: fc.nat(3),
    exclusive: fc.boolean(),
  })
  .map(({ minAmount, kinds: isScoped, ...rest }) =>
    promotionOf({
      ...rest,
      callout: { en: '{amount}|off|soon' },
      scope: isScoped ? { kinds: [...isScoped] } : {},
      condition: minAmount ? { coupon: false, minAmount } : { coupon: false },
    }),
  )

const cart: fc.Arbitrary<CartToPrice> = fc
  .record({
    site: fc.constantFrom(...Object.values(sites)),
    lines: fc.array(line, { maxLength: 12 }),
    shipments: fc.uniqueArray(
      fc.record({
        shippingId,
        code: fc.constantFrom(...shippingMethodCodes),
        destination: fc.option(
          fc.record({
            country: fc.constantFrom('US', 'CA', 'DE', 'FR'),
            province: fc.constantFrom('NY', 'QC', 'ON', 'MN', null),
            postalCode: fc.constant(null),
          }),
        ),
      }),
      { selector: (shipment: ShipmentToPrice) => shipment.shippingId, maxLength: 3 },
    ),
    promotions: fc.array(promotion, { maxLength: 5 }),
    employeeRate: fc.option(fc.integer({ min: 1, max: 10_000 })),
    adjustments: fc.array(
      fc.record({
        id: fc.constant('a'),
        itemId: fc.constantFrom(null, 'l0', 'l1'),
        amount: fc.integer({ max: 100_000 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ lines, promotions, ...rest }) =>
    cartOf({
      ...rest,
      lines: lines.map((sampleCart, index) => ({ ...sampleCart, id: `l${index}` })),
      promotions: promotions.map((sampleCart, index) => ({ ...sampleCart, promotionId: `promo-${index}` })),
    }),
  )

describe('priceCart', () => {
  it('adds up exactly for any cart, country and promotions', () => {
    fc.assert(
      fc.property(cart, (sampleCart) => {
        expect(moneyFaults(sampleCart, priceCart(sampleCart))).toEqual([])
      }),
      { seed: 23, numRuns: 500 },
    )
  })

  it('does not depend on the order of the promotions', () => {
    fc.assert(
      fc.property(cart, (sampleCart) => {
        const reversed = { ...sampleCart, promotions: [...sampleCart.promotions].reverse() }
        expect(priceCart(reversed)).toEqual(priceCart(sampleCart))
      }),
      { seed: 23 },
    )
  })

  it('never charges more with a promotion than without', () => {
    fc.assert(
      fc.property(cart, (sampleCart) => {
        const withoutPromotions = priceCart({ ...sampleCart, promotions: [] })
        expect(priceCart(sampleCart).totals.itemSubTotal).toBeLessThanOrEqual(withoutPromotions.totals.itemSubTotal)
      }),
      { seed: 23 },
    )
  })

  it('charges standard shipping below the threshold and nothing from it on', () => {
    const priceAt = (current: number) =>
      priceCart(cartOf({ lines: [{ ...cartOf().lines[0], current } as LineToPrice] }))
    expect(priceAt(freeShippingFrom.EUR - 1).totals.shipping).toBe(standardShippingPrice.EUR)
    expect(priceAt(freeShippingFrom.EUR).totals.shipping).toBe(0)
    expect(priceCart(cartOf({ lines: [] })).totals).toMatchObject({ total: 0, shipping: 0, totalDiscountPercentage: 0 })
    const card = giftCardLine({ shippingId: 'me', current: 2500 })
    expect(priceCart(cartOf({ lines: [card] })).totals.shipping).toBe(0)
  })
})
