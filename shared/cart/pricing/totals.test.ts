import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sites } from '../../i18n/locales.ts'
import { totalsOf, withPayments } from './totals.ts'

const site = sites['en-us']
const totals = totalsOf({
  site,
  lines: [
    { qty: 2, original: 5000, current: 4000 },
    { qty: 1, original: 900, current: 1000 },
  ],
  priced: [
    { afterItemDiscount: 7000, afterOrderDiscount: 6300, tax: 252 },
    { afterItemDiscount: 1000, afterOrderDiscount: 900, tax: 36 },
  ],
  shipments: [{ price: 695, tax: 28 }],
})

describe('totalsOf', () => {
  it('adds up lines and shipments', () => {
    expect(totals).toEqual({
      itemTotal: 11_000,
      itemSubTotal: 7200,
      totalDiscount: 3800,
      discount: 800,
      shipping: 695,
      tax: 316,
      taxAmount: 316,
      total: 8211,
      totalWithoutTax: 7895,
      netAmount: 7895,
      remainingToPay: 8211,
      appliedRewards: 0,
      totalUnits: 3,
      totalDiscountPercentage: 34.5,
    })
  })

  it('does not add tax that prices include', () => {
    const parts = { lines: [{ qty: 1, original: 11_900, current: 11_900 }], shipments: [] }
    const priced = [{ afterItemDiscount: 11_900, afterOrderDiscount: 11_900, tax: 1900 }]
    expect(totalsOf({ ...parts, priced, site: sites['de-de'] })).toMatchObject({ total: 11_900, netAmount: 10_000 })
  })

  it('rounds the discount percentage to one decimal, and handles an empty cart', () => {
    const pricedLines = [{ afterItemDiscount: 19_998, afterOrderDiscount: 19_998, tax: 0 }]
    const lines = [{ qty: 3, original: 9999, current: 6666 }]
    expect(totalsOf({ site, lines, priced: pricedLines, shipments: [] }).totalDiscountPercentage).toBe(33.3)
    expect(totalsOf({ site, lines: [], priced: [], shipments: [] })).toMatchObject({
      total: 0,
      totalDiscountPercentage: 0,
    })
  })
})

describe('withPayments', () => {
  it('subtracts payments one after the other', () => {
    const paid = withPayments(totals, [
      { amount: 2500, reward: false },
      { amount: 1000, reward: true },
      { amount: 500, reward: true },
    ])
    expect(paid).toEqual({ ...totals, remainingToPay: 4211, appliedRewards: 1500 })
    expect(withPayments(totals, [])).toEqual(totals)
  })

  it('never subtracts more than remains, or adds anything', () => {
    const payment = fc.record({ amount: fc.integer({ min: -1000, max: 20_000 }), reward: fc.boolean() })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 6 }), (paid) => {
        const { total, remainingToPay, appliedRewards } = withPayments(totals, paid)
        const offered = paid.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
        expect(remainingToPay).toBe(Math.max(0, total - offered))
        expect(appliedRewards).toBeLessThanOrEqual(total - remainingToPay)
      }),
      { seed: 24 },
    )
    expect(withPayments(totals, [{ amount: 99_999, reward: true }])).toMatchObject({
      remainingToPay: 0,
      appliedRewards: totals.total,
    })
  })
})
