import { describe, expect, it } from 'vitest'
import { sites } from '../i18n/locales.ts'
import { priceCart } from './price-cart.ts'
import { cartOf, giftCardLine, lineOf } from './sample-cart.fixtures.ts'
import { taxOn, taxRates } from './tax.ts'

const to = (country: string, province: string | null = null) => ({ country, province, postalCode: null })

describe('taxOn', () => {
  it.each([
    ['de-de', 11_900, 1900],
    ['en-gb', 12_000, 2000],
    ['fr-fr', 12_000, 2000],
    ['es-es', 12_100, 2100],
    ['it-it', 12_200, 2200],
    ['de-de', 8000, 1277],
  ] as const)('%s holds the tax of %i', (locale, amount, tax) => {
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
  ] as const)('%s adds what %s asks of %i', (locale, province, amount, goods, delivery) => {
    const destination = to(sites[locale].country, province)
    expect(taxOn(amount, 'goods', sites[locale], destination)).toBe(goods)
    expect(taxOn(amount, 'delivery', sites[locale], destination)).toBe(delivery)
  })

  it('adds nothing until it is known where the goods go', () => {
    for (const destination of [
      null,
      to('US'),
      to('US', 'Atlantis'),
      to('US', 'ON'),
      to('DE', 'NY'),
      to('US', 'toString'),
    ])
      expect(taxRates(sites['en-us'], destination)).toBeNull()
    expect(taxOn(10_000, 'goods', sites['en-us'], null)).toBe(0)
    expect(taxRates(sites['en-us'], to('US', ' ny '))).toEqual({ goods: 4000, delivery: 4000 })
  })

  it('takes the rate of where European goods go', () => {
    expect(taxRates(sites['de-de'], to('IT'))?.goods).toBe(22_000)
    expect(taxRates(sites['de-de'], to('CH'))?.goods).toBe(19_000)
  })
})

describe('a cart with tax', () => {
  const small = lineOf({ current: 2000, original: 2000 })
  const shipments = [{ shippingId: 'me', code: 'standard' as const, destination: to('US', 'NY') }]

  it('adds it to the total in America, and leaves it in the total in Europe', () => {
    const american = priceCart(cartOf({ site: sites['en-us'], lines: [small], shipments }))
    expect(american.totals).toMatchObject({ itemSubTotal: 2000, shipping: 695, tax: 108, total: 2803, netAmount: 2695 })
    const german = priceCart(cartOf({ lines: [small] }))
    expect(german.totals).toMatchObject({ total: 2495, tax: 398, totalWithoutTax: 2097 })
  })

  it('taxes no gift card, and each shipment where it goes', () => {
    const lines = [small, lineOf({ id: 'b', current: 2000, shippingId: 'store:1' }), giftCardLine()]
    const cart = priceCart(
      cartOf({
        site: sites['en-us'],
        lines,
        shipments: [...shipments, { shippingId: 'store:1', code: 'pickup', destination: to('US', 'OR') }],
      }),
    )
    expect(cart.lines.map(({ tax }) => tax)).toEqual([80, 0, 0])
  })
})
