import { describe, expect, it, vi } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { americanAddress, germanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'

/** The different amounts beside this word, whatever the markup between them. */
const amountsAt = (word: string, html: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`>?${word}(?:<[^>]*>|[:\\s])*(\\$[\\d,.]+)`, 'g'))].map(([, money]) => money ?? ''),
  ),
]
const rowOf = (name: string, html: string): string | undefined =>
  new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>([^<]+)</dd>`).exec(html)?.[1]

describe('the subtotal', () => {
  it('is the same amount from the cart to the invoice', async () => {
    const walk = walker(shop)
    await walk.signIn('registered@kerb.example')
    await walk.add(shoe)
    await walk.page('/en-us/cart')
    expect((await walk.post('/api/cart/coupon', { coupon: 'WELCOME10' })).status).toBe(303)
    const pages: Record<string, string> = {}
    for (const path of ['cart', 'dialog/mini-cart', 'checkout/shipping'])
      pages[path] = await walk.page(`/en-us/${path}`)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    pages['checkout/billing'] = await walk.page('/en-us/checkout/billing')
    await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' })
    await walk.bill({})
    pages['checkout/summary'] = await walk.page('/en-us/checkout/summary')
    pages['order-confirmation'] = await walk.placed()
    const orderNumber = orderNumberIn(pages['order-confirmation']) ?? ''
    pages['account/orders'] = await walk.page(`/en-us/account/orders/${orderNumber}`)
    pages['invoice'] = await (await walk.visitor.fetch(`/api/account/invoice/${orderNumber}?locale=en-us`)).text()
    const guest = walker(shop)
    await guest.page('/en-us/order-tracking')
    const proof = { orderNumber, email: americanAddress['email'] ?? '' }
    pages['order-tracking'] = (await guest.post('/api/checkout/track', proof)).html
    pages['mail'] = await vi.waitFor(async () => {
      const outbox = await (await shop.platform.fetch('/console/outbox')).text()
      return outbox.split('<article>').find((mail) => mail.includes(orderNumber)) ?? expect.fail('no mail yet')
    })
    const [subtotal = ''] = amountsAt('Subtotal', pages['cart'] ?? '')
    expect(subtotal).toMatch(/^\$\d/)
    for (const [name, html] of Object.entries(pages)) expect(amountsAt('Subtotal', html), name).toEqual([subtotal])
  })
})

describe('tax', () => {
  it('is calculated with an American address, and the total is named so until then', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    for (const path of ['cart', 'checkout/shipping']) {
      const html = await walk.page(`/en-us/${path}`)
      expect([rowOf('Tax', html), rowOf('Total', html)], path).toEqual(['Calculated with your address', undefined])
      expect(rowOf('Total before tax', html), path).toMatch(/^\$/)
    }
    expect(await walk.page('/en-us/checkout/shipping')).toMatch(/<strong>\$[\d,.]+ before tax<\/strong>/)
    expect(await walk.page('/en-us/dialog/mini-cart')).toMatch(/Calculated with your address<\/p>/)
    await walk.deliver()
    for (const path of ['cart', 'checkout/billing']) {
      const html = await walk.page(`/en-us/${path}`)
      expect([rowOf('Tax', html), rowOf('Total before tax', html)], path).toEqual([
        expect.stringMatching(/^\$/),
        undefined,
      ])
      expect(rowOf('Total', html), path).toMatch(/^\$/)
    }
  })

  it.each(['en-ca', 'fr-ca'] as const)(
    'is not that of an address which the shop of %s does not deliver to',
    async (front) => {
      const walk = walker(shop)
      await walk.add(shoe)
      await walk.deliver()
      for (const path of ['cart', 'checkout/shipping']) {
        const html = await walk.page(`/${front}/${path}`)
        const [tax, total, beforeTax] =
          front === 'en-ca' ? ['Tax', 'Total', 'Total before tax'] : ['Taxes', 'Total', 'Total avant taxes']
        expect([rowOf(tax, html), rowOf(total, html)], path).toEqual([
          front === 'en-ca' ? 'Calculated with your address' : 'Calculées avec votre adresse',
          undefined,
        ])
        expect(rowOf(beforeTax, html), path).toContain('CAD')
      }
    },
  )

  it('is 0 where the address says so, and included in Germany without any address', async () => {
    const untaxed = walker(shop)
    await untaxed.add(shoe)
    await untaxed.deliver({ ...americanAddress, 'shipping.province': 'OR', 'shipping.postalCode': '97201' })
    expect(rowOf('Tax', await untaxed.page('/en-us/checkout/billing'))).toBe('$0.00')
    const german = walker(shop, 'de-de')
    await german.add(shoe)
    const cart = await german.page('/de-de/cart')
    expect(cart).toMatch(/Enthält [\d,]+\s€ MwSt\./)
    expect([rowOf('Gesamt', cart), rowOf('Steuern', cart)]).toEqual([expect.stringContaining('€'), undefined])
    await german.deliver(germanAddress)
  })

  it.each([
    {
      front: 'en-us',
      person: 'registered@kerb.example',
      address: americanAddress,
      elsewhere: 'de-de',
      row: 'Steuern',
      isIncluded: false,
      invoiced: /<th[^>]*>Steuer</,
    },
    {
      front: 'de-de',
      person: 'mitglied@kerb.example',
      address: germanAddress,
      elsewhere: 'en-us',
      row: 'Tax',
      isIncluded: true,
      invoiced: /<th[^>]*>VAT, included</,
    },
  ] as const)('of an order from $front is the same to whoever reads it in $elsewhere', async (told) => {
    const { front, person, address, elsewhere, row, isIncluded, invoiced } = told
    const walk = walker(shop, front)
    await walk.signIn(person)
    await walk.add(shoe)
    await walk.deliver({ ...address, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const guest = walker(shop, elsewhere)
    await guest.page(`/${elsewhere}/order-tracking`)
    const proof = { orderNumber, email: address['email'] ?? '' }
    const pages = {
      confirmation: await walk.page(`/${elsewhere}/order-confirmation`),
      account: await walk.page(`/${elsewhere}/account/orders/${orderNumber}`),
      tracking: (await guest.post('/api/checkout/track', proof)).html,
    }
    const included = /(?:Enthält|Includes) [^<]*\d[^<]*(?:MwSt\.|tax)</
    for (const [name, html] of Object.entries(pages))
      expect([rowOf(row, html) === undefined, included.test(html)], name).toEqual([isIncluded, isIncluded])
    const invoice = await walk.visitor.fetch(`/api/account/invoice/${orderNumber}?locale=${elsewhere}`)
    expect(await invoice.text()).toMatch(invoiced)
  })
})
