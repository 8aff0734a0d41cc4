import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sites } from '../i18n/locales.ts'
import { freeShippingFrom, standardShippingPrice } from './shipping.ts'
import { cartTotals, includedTax, type PricedLine } from './totals.ts'

const line: fc.Arbitrary<PricedLine> = fc
  .record({
    qty: fc.integer({ min: 1, max: 999 }),
    amount: fc.integer({ min: 0, max: 500_000 }),
    off: fc.integer({ min: 0, max: 100_000 }),
    isDigitalProduct: fc.boolean(),
  })
  .map(({ off, ...rest }) => ({ ...rest, original: rest.amount + off }))
const site = fc.constantFrom(...Object.values(sites))

describe('cartTotals', () => {
  it('adds up to the unit, for every cart in every country', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), site, (lines, { currency, country }) => {
        const totals = cartTotals(lines, currency, country)
        expect(totals.itemSubTotal + totals.shipping).toBe(totals.total)
        expect(totals.itemSubTotal + totals.totalDiscount).toBe(totals.itemTotal)
        expect(totals.totalWithoutTax + totals.tax).toBe(totals.total)
        expect(totals.remainingToPay).toBe(totals.total)
        expect(totals.totalDiscount).toBeGreaterThanOrEqual(0)
        expect(totals.totalDiscount).toBeLessThanOrEqual(totals.itemTotal)
        for (const value of Object.values(totals).slice(0, -1)) expect(Number.isInteger(value)).toBe(true)
      }),
    )
  })

  it('ships for the standard price below the threshold and for nothing from it', () => {
    const at = (amount: number) =>
      cartTotals([{ qty: 1, original: amount, amount, isDigitalProduct: false }], 'EUR', 'DE').shipping
    expect(at(freeShippingFrom.EUR - 1)).toBe(standardShippingPrice.EUR)
    expect(at(freeShippingFrom.EUR)).toBe(0)
  })

  it('ships goods that come by e-mail, and an empty cart, for nothing', () => {
    expect(cartTotals([{ qty: 1, original: 2500, amount: 2500, isDigitalProduct: true }], 'USD', 'US').shipping).toBe(0)
    expect(cartTotals([], 'USD', 'US').total).toBe(0)
  })

  it('holds the tax in European prices and none in American ones', () => {
    expect(includedTax(11_900, 'DE')).toBe(1900)
    expect(includedTax(12_000, 'GB')).toBe(2000)
    expect(includedTax(12_000, 'US')).toBe(0)
  })

  it('rounds the discount to one decimal', () => {
    expect(
      cartTotals([{ qty: 3, original: 9999, amount: 6666, isDigitalProduct: false }], 'USD', 'US')
        .totalDiscountPercentage,
    ).toBe(33.3)
  })
})
