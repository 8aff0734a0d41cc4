import { describe, expect, it } from 'vitest'
import { signToken } from '../../../platform/payments/sandbox/tokens.ts'
import { useShop } from '../../harness/shop.ts'
import { americanAddress, germanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'

const cardSession = () =>
  signToken(
    'local-payment-secret-change-me-when-you-deploy',
    'card',
    {
      jti: crypto.randomUUID(),
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expires: '2031-12',
      outcome: 'authorised',
      print: 'walk',
    },
    Date.now(),
  )

describe('a guest without script', () => {
  it('pays all of it with a gift card', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    const added = await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' })
    expect(added.status).toBe(303)
    expect(await walk.page('/en-us/checkout/billing')).toContain('Your credit covers everything')
    await walk.bill({})
    expect(await walk.placed()).toMatch(/Gift card •••• 0001/)
  })

  it('pays with a gift card, a reward code and a card together', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    for (const fields of [
      { kind: 'GIFT_CARD', code: 'KERBGIFT0002', pin: '2468' },
      { kind: 'REWARD_CODE', code: 'KERBREWARD10' },
    ]) {
      expect((await walk.post('/api/checkout/instrument', fields)).status).toBe(303)
    }
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const order = await walk.placed()
    expect(order).toContain('Gift card •••• 0002: $15.00')
    expect(order).toMatch(/\$10\.00/)
    expect(order).toContain('Visa •••• 4242')
  })

  it.each([
    ['KERBGIFT9999', '2468'],
    ['KERBGIFT0001', '0000'],
    ['KERBGIFT0003', '2468'],
    ['KERBGIFT0004', '2468'],
    ['KERBGIFT0005', '2468'],
    ['KERBGIFT0006', '2468'],
  ])('is told at the field what is wrong with gift card %s', async (code, pin) => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    const refused = await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code, pin })
    expect(refused.status).toBe(422)
    expect(refused.html).toMatch(/class="f-fault label" id="f-code-fault"/)
    expect(refused.html).toContain(`value="${code}"`)
  })

  it('collects from a parcel shop', async () => {
    const walk = walker(shop, 'de-de')
    await walk.add(shoe)
    await walk.page('/de-de/checkout/shipping')
    const asked = await walk.post('/api/checkout/shipping', { ...germanAddress, method: 'pudo' })
    expect(asked.status).toBe(200)
    const point = /name="collectionPointId" value="([^"]+)"/.exec(asked.html)?.[1] ?? ''
    expect(point).not.toBe('')
    expect(/<input[^>]*name="point\.firstName"[^>]*>/.exec(asked.html)?.[0]).toContain('value="Änne"')
    const nameless = { ...germanAddress, method: 'pudo', collectionPointId: point, 'point.firstName': '' }
    const refused = await walk.post('/api/checkout/shipping', nameless)
    expect([refused.status, refused.html.includes('id="f-point-firstName-fault"')]).toEqual([422, true])
    await walk.deliver({ ...germanAddress, method: 'pudo', collectionPointId: point })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.placed()).toContain('Visa •••• 4242')
  })

  it('is offered the spelling that the carrier knows, and may keep their own', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.page('/en-us/checkout/shipping')
    const typed = { ...americanAddress, 'shipping.city': 'new york' }
    const asked = await walk.post('/api/checkout/shipping', typed)
    expect(asked.status).toBe(200)
    expect(asked.html).toContain('name="suggestion"')
    const kept = await walk.post('/api/checkout/shipping', { ...typed, suggestion: 'keep' })
    expect(kept.location).toBe('/en-us/checkout/billing')
    await walk.page(kept.location)
    const used = await walk.post('/api/checkout/shipping', { ...typed, suggestion: 'use' })
    expect(used.location).toBe('/en-us/checkout/billing')
    await walk.page(used.location)
    await walk.bill({ payWith: 'PAYPAL' })
    expect(await walk.page('/en-us/checkout/summary')).toContain('New York, NY 10002')
  })

  it.each([
    [{ email: '' }, 'email'],
    [{ 'shipping.firstName': '4dd4' }, 'shipping-firstName'],
    [{ 'shipping.postalCode': '1' }, 'shipping-postalCode'],
    [{ 'shipping.phone': '123' }, 'shipping-phone'],
    [{ 'shipping.province': '' }, 'shipping-province'],
  ])('is told at the field what is wrong, and keeps the rest: %o', async (wrong, field) => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.page('/en-us/checkout/shipping')
    const refused = await walk.post('/api/checkout/shipping', { ...americanAddress, ...wrong })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(`id="f-${field}-fault"`)
    expect(refused.html).toContain('value="12 Orchard Street"')
  })

  it('is told that nothing goes to a post office box', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.page('/en-us/checkout/shipping')
    const refused = await walk.post('/api/checkout/shipping', {
      ...americanAddress,
      'shipping.addressLine1': 'PO Box 12',
    })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('role="alert"')
  })

  it('goes step by step: no review before there is a payment, no payment before an address', async () => {
    const walk = walker(shop)
    expect((await walk.visitor.fetch('/en-us/checkout')).headers.get('location')).toBe('/en-us/cart')
    await walk.add(shoe)
    const locationOf = async (path: string) => (await walk.visitor.fetch(path)).headers.get('location')
    expect(await locationOf('/en-us/checkout/summary')).toBe('/en-us/checkout/shipping')
    await walk.deliver()
    expect(await locationOf('/en-us/checkout/summary')).toBe('/en-us/checkout/billing')
  })

  it('sends the same order twice and makes one', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const html = await walk.page('/en-us/checkout/summary')
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const answers = await Promise.all([
      walk.post('/api/checkout/place', { key }),
      walk.post('/api/checkout/place', { key }),
    ])
    expect(answers.map(({ location }) => location)).toEqual(['/en-us/order-confirmation', '/en-us/order-confirmation'])
    const numberOf = async () => /K[0-9A-Z]{9}/.exec(await walk.page('/en-us/order-confirmation'))?.[0]
    expect(await numberOf()).toBe(await numberOf())
  })

  it('finds the order again by number and e-mail, and calls it off', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = /K[0-9A-Z]{9}/.exec(await walk.placed())?.[0] ?? ''
    const other = walker(shop)
    await other.page('/en-us/order-tracking')
    const wrong = await other.post('/api/checkout/track', { orderNumber, email: 'someone@else.example' })
    expect([wrong.status, wrong.html.includes('Visa')]).toEqual([422, false])
    const found = await other.post('/api/checkout/track', { orderNumber, email: 'ADA@shop.example' })
    expect([found.status, found.html.includes('Visa •••• 4242')]).toEqual([200, true])
    const cancelled = await other.post('/api/checkout/cancel', { orderNumber, email: 'ada@shop.example' })
    expect(cancelled.html).toContain('Your order is cancelled')
  })
})

describe('who is signed in', () => {
  it('goes straight to the review with a card and an address on file', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    const express = (await walk.visitor.fetch('/en-us/checkout')).headers.get('location')
    expect(express).toBe('/en-us/checkout/summary?express=1')
    expect(await walk.page(express ?? '')).toContain('Express checkout')
    expect(await walk.placed()).toContain('Thank you')
  })

  it('spends points as a member', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    const points = /name="points" value="(\d+)"/.exec(await walk.page('/en-us/checkout/billing'))?.[1] ?? ''
    expect(points).toBe('2000')
    expect((await walk.post('/api/checkout/voucher', { points })).status).toBe(303)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.placed()).toContain('$25.00')
  })

  it('pays from an athlete’s credit', async () => {
    const walk = walker(shop)
    await walk.signIn('athlete@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    expect((await walk.post('/api/checkout/instrument', { kind: 'ATHLETES_PAYMENT' })).status).toBe(303)
    await walk.bill({})
    expect(await walk.placed()).toMatch(/Athlete credit/i)
  })

  it('sells in a store as an associate', async () => {
    const walk = walker(shop)
    await walk.signIn('associate@kerb.example', 'associate')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.page('/en-us/checkout/summary')).toContain('name="storeEmployeeId"')
    const sale = /Sold in [^<]*/.exec(await walk.placed())?.[0]
    expect(sale).toContain('Kerb Ninth Street')
  })
})
