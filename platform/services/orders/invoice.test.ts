import { expect, it } from 'vitest'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { invoiceHtml } from './invoice.ts'
import { htmlFile } from './printed.ts'

const order = (overrides: Partial<PlacedOrder> = {}): PlacedOrder =>
  ({
    orderNumber: 'K123456789',
    status: 'PLACED',
    placedAt: '2026-11-21T09:00:00.000Z',
    currency: 'EUR',
    items: [
      { name: 'Läufer <b>', colourName: 'Blau', sizeLabel: '42', qty: 2, price: { priceAfterOrderDiscount: 10_000 } },
    ],
    totals: { itemSubTotal: 10_000, shipping: 500, tax: 1676, total: 10_500 },
    billingAddress: {
      firstName: 'Ada',
      lastName: '"Walker"',
      addressLine1: 'Gasse 1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    paymentMethods: [{ code: 'CREDIT_CARD', label: 'Visa •••• 4242', amount: 10_500, additionalData: {} }],
    ...overrides,
  }) as PlacedOrder

it('shows the items, their prices and the payer, in the shopper’s language', () => {
  const html = invoiceHtml(order(), sites['de-de']).replaceAll('\u00a0', ' ')
  for (const part of [
    'Rechnung',
    'K123456789',
    '21. November 2026',
    '105,00 €',
    'Enthaltene MwSt.',
    'Visa •••• 4242',
    '10115 Berlin',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('Storniert')
})

it('names what was taken off by hand, and why, as no part of the sum', () => {
  const adjusted = order({ priceAdjustments: [{ id: 'a', itemId: null, amount: 500, reason: 'Ausstellung' }] })
  const html = invoiceHtml(adjusted, sites['de-de']).replaceAll('\u00a0', ' ')
  expect(html).toMatch(/Preisanpassung, bereits abgezogen: Ausstellung<\/th><td class="number">-5,00 €/)
})

it('names tax that was added, and an order that was given back', () => {
  const added = order({
    currency: 'CAD',
    totals: { itemSubTotal: 10_000, shipping: 500, tax: 900, total: 11_400 } as never,
    status: 'CANCELLED',
  })
  const html = invoiceHtml(added, sites['fr-ca'])
  expect([html.includes('Taxes'), html.includes('Annulée et remboursée')]).toEqual([true, true])
})

it('names added tax also where there is none of it', () => {
  const untaxed = order({
    currency: 'USD',
    totals: { itemSubTotal: 10_000, shipping: 500, tax: 0, total: 10_500 } as never,
  })
  expect(invoiceHtml(untaxed, sites['en-us'])).not.toContain('VAT')
})

it('names the tax that an order’s prices include, in another shop front too', () => {
  expect(invoiceHtml(order(), sites['en-us'])).toContain('VAT, included')
  expect(invoiceHtml(order({ currency: 'USD' }), sites['de-de'])).not.toContain('Enthaltene MwSt.')
})

it('prints what shoppers typed as it is', () => {
  const html = invoiceHtml(order(), sites['it-it'])
  expect(html).toContain('Läufer &lt;b&gt;')
  expect(html).toContain('&quot;Walker&quot;')
  const { base64 } = htmlFile(html)
  expect(Buffer.from(base64, 'base64').toString('utf8')).toBe(html)
})
