import { describe, expect, it } from 'vitest'
import { sites } from '../../i18n/locales.ts'
import { priceCart } from './price-cart.ts'
import type { CartToPrice } from './priced-cart.ts'
import { cartOf, giftCardLine, lineOf } from './sample-cart.fixtures.ts'
import { taxOn, taxRates } from './tax.ts'

const destinationIn = (country: string, province: string | null = null) => ({ country, province, postalCode: null })

describe('taxOn', () => {
  it.each([
    ['de-de', 11_900, 1900],
    ['en-gb', 12_000, 2000],
    ['fr-fr', 12_000, 2000],
    ['es-es', 12_100, 2100],
    ['it-it', 12_200, 2200],
    ['de-de', 8000, 1277],
  ] as const)('%s includes the tax in %i', (locale, amount, tax) => {
    expect(taxOn(amount, 'goods', sites[locale], null)).toBe(tax)
  })

  it.each([
    ['en-us', 'NY', 10_000, 400, 400],
    ['en-us', 'CA', 10_000, 725, 0],
    ['en-us', 'MN', 10_000, 688, 688],
    ['en-us', 'OR', 10_000, 0, 0],
    ['en-ca', 'ON', 10_000, 1300, 1300],
    ['fr-ca', 'QC', 10_000, 1498, 1498],
    ['en-ca', 'AB', 10_000, 500, 500],
  ] as const)('%s adds the tax of %s to %i', (locale, province, amount, goods, delivery) => {
    const destination = destinationIn(sites[locale].country, province)
    expect(taxOn(amount, 'goods', sites[locale], destination)).toBe(goods)
    expect(taxOn(amount, 'delivery', sites[locale], destination)).toBe(delivery)
  })

  it('adds no tax until the destination is known', () => {
    for (const destination of [
      null,
      destinationIn('US'),
      destinationIn('US', 'Atlantis'),
      destinationIn('US', 'ON'),
      destinationIn('DE', 'NY'),
      destinationIn('DE', 'ON'),
      destinationIn('US', 'toString'),
    ])
      expect(taxRates(sites['en-us'], destination)).toBeNull()
    expect(taxRates(sites['en-ca'], destinationIn('US', 'NY'))).toBeNull()
    expect(taxRates(sites['en-us'], destinationIn('CA', 'ON'))).toBeNull()
    expect(taxOn(10_000, 'goods', sites['en-us'], null)).toBe(0)
    expect(taxRates(sites['en-us'], destinationIn('US', ' ny '))).toEqual({ goods: 4000, delivery: 4000 })
  })

  it('uses the rate of the destination in Europe', () => {
    expect(taxRates(sites['de-de'], destinationIn('IT'))?.goods).toBe(22_000)
    expect(taxRates(sites['de-de'], destinationIn('CH'))?.goods).toBe(19_000)
  })
})

describe('cart with tax', () => {
  const small = lineOf({ current: 2000, original: 2000 })
  const shipments = [{ shippingId: 'me', code: 'standard' as const, destination: destinationIn('US', 'NY') }]

  it('adds tax to the total in America, and includes it in Europe', () => {
    const american = priceCart(cartOf({ site: sites['en-us'], lines: [small], shipments }))
    expect(american.totals).toMatchObject({ itemSubTotal: 2000, shipping: 695, tax: 108, total: 2803, netAmount: 2695 })
    const german = priceCart(cartOf({ lines: [small] }))
    expect(german.totals).toMatchObject({ total: 2495, tax: 398, totalWithoutTax: 2097 })
  })

  it('does not tax gift cards, and taxes each shipment by destination', () => {
    const lines = [small, lineOf({ id: 'b', current: 2000, shippingId: 'store:1' }), giftCardLine()]
    const cart = priceCart(
      cartOf({
        site: sites['en-us'],
        lines,
        shipments: [...shipments, { shippingId: 'store:1', code: 'pickup', destination: destinationIn('US', 'OR') }],
      }),
    )
    expect(cart.lines.map(({ tax }) => tax)).toEqual([80, 0, 0])
  })

  it('is known once every taxed line has a destination, and nothing is added before', () => {
    const collected = lineOf({ id: 'b', current: 2000, shippingId: 'store:1' })
    const store = { shippingId: 'store:1', code: 'pickup' as const, destination: destinationIn('US', 'NY') }
    const door = { shippingId: 'me', code: 'standard' as const, destination: null }
    const digital = { shippingId: 'digital', code: 'digital' as const, destination: null }
    const priced = (lines: CartToPrice['lines'], parts: CartToPrice['shipments']) =>
      priceCart(cartOf({ site: sites['en-us'], lines, shipments: parts }))
    const waiting = priced([small, collected], [door, store])
    expect([waiting.taxIsKnown, waiting.totals]).toMatchObject([false, { tax: 0, total: 4695 }])
    const inStore = priced([collected, giftCardLine()], [store, digital])
    expect([inStore.taxIsKnown, inStore.totals.tax]).toEqual([true, 80])
    expect(priced([giftCardLine()], [digital]).taxIsKnown).toBe(true)
    expect(priceCart(cartOf({ lines: [small] })).taxIsKnown).toBe(true)
  })
})
