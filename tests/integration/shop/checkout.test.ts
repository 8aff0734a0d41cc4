import { describe, expect, it } from 'vitest'
import { signToken } from '../../../demo/payments/sandbox/tokens.ts'
import { text } from '../../../shared/errors/message.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { accountCases } from './account-cases.ts'
import { americanAddress, germanAddress, parcelArrived, refunded, returnFields, walker } from './checkout-walk.ts'
import { supportCases } from './support-cases.ts'

const shop = useShop({ catalogue: 'demo' })
const shoe = 'KCT3886CINK'

const cardSession = (print = 'walk') =>
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
      print,
    },
    Date.now(),
  )

/** Minor units. */
async function paidFor(orderNumber: string): Promise<number> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT total FROM orders WHERE order_number = ?'
  return (await database.prepare(sql).bind(orderNumber).first<number>('total')) ?? 0
}

/** Where the links of the cart page and of the cart's drawer lead. */
const waysToCheckout = (walk: ReturnType<typeof walker>) =>
  Promise.all(
    ['/en-us/cart', '/en-us/dialog/mini-cart'].map(
      async (path) => /href="(\/en-us\/checkout[^"]*)"/.exec(await walk.page(path))?.[1],
    ),
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
    ['NOSUCHREWARD', 'flow.reward.invalid'],
    ['KERBREWARDOLD', 'flow.reward.expired'],
  ] as const)('reads about reward %s as a reward, not as a gift card', async (code, words) => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    const refused = await walk.post('/api/checkout/instrument', { kind: 'REWARD_CODE', code })
    expect([refused.status, /id="reward-code-fault"[^>]*>([^<]+)/.exec(refused.html)?.[1]]).toEqual([
      422,
      text(words, 'en-us'),
    ])
  })

  it.each([
    ['KERBGIFT9999', '2468'],
    ['KERBGIFT0001', '0000'],
    ['KERBGIFT0003', '2468'],
    ['KERBGIFT0004', '2468'],
    ['KERBGIFT0005', '2468'],
    ['KERBGIFT0006', '2468'],
  ])('sees at the field what is wrong with gift card %s', async (code, pin) => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    const refused = await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code, pin })
    expect(refused.status).toBe(422)
    expect(refused.html).toMatch(/class="f-fault label" id="f-code-fault"/)
    expect(refused.html).toContain(`value="${code}"`)
  })

  it.each([
    ['en-us', 'KERBGIFT0006', 'it is in EUR'],
    ['de-de', 'KERBGIFT0001', 'sie lautet auf USD'],
  ] as const)('sees at %s that gift card %s is in another currency', async (front, code, words) => {
    const walk = walker(shop, front)
    await walk.add(shoe)
    await walk.deliver(front === 'de-de' ? germanAddress : americanAddress)
    const { html } = await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code, pin: '2468' })
    expect(/id="f-code-fault"[^>]*>([^<]+)/.exec(html)?.[1]).toContain(words)
  })

  it('collects from a parcel shop', async () => {
    const walk = walker(shop, 'de-de')
    await walk.add(shoe)
    await walk.page('/de-de/checkout/shipping')
    const response = await walk.post('/api/checkout/shipping', { ...germanAddress, method: 'pudo' })
    expect(response.status).toBe(200)
    const point = /name="collectionPointId" value="([^"]+)"/.exec(response.html)?.[1] ?? ''
    expect(point).not.toBe('')
    expect(/<input[^>]*name="point\.firstName"[^>]*>/.exec(response.html)?.[0]).toContain('value="Änne"')
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
    const response = await walk.post('/api/checkout/shipping', typed)
    expect(response.status).toBe(200)
    expect(response.html).toContain('name="suggestion"')
    const stored = await walk.post('/api/checkout/shipping', { ...typed, suggestion: 'keep' })
    expect(stored.location).toBe('/en-us/checkout/billing')
    await walk.page(stored.location)
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
  ])('sees at the field what is wrong, and keeps the other values: %o', async (invalid, field) => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.page('/en-us/checkout/shipping')
    const refused = await walk.post('/api/checkout/shipping', { ...americanAddress, ...invalid })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain(`id="f-${field}-fault"`)
    expect(refused.html).toContain('value="12 Orchard Street"')
  })

  it('sees that nothing is delivered to a post office box', async () => {
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

  it('begins at the step of delivery without a detour, and goes on where it was left', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    expect(await waysToCheckout(walk)).toEqual(['/en-us/checkout/shipping', '/en-us/checkout/shipping'])
    await walk.deliver()
    expect(await waysToCheckout(walk)).toEqual(['/en-us/checkout', '/en-us/checkout'])
    expect((await walk.visitor.fetch('/en-us/checkout')).headers.get('location')).toBe('/en-us/checkout/billing')
  })

  it('has the step of delivery fetched ahead without a trace', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    const cart = async () => (await walk.visitor.fetch('/api/cart?locale=en-us')).json()
    const before = await cart()
    const ahead = await walk.visitor.fetch('/en-us/checkout/shipping', { headers: { 'sec-purpose': 'prefetch' } })
    expect([ahead.status, ahead.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await cart()).toEqual(before)
  })

  it('sends the same order twice and makes one', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const review = await walk.review()
    const answers = await Promise.all([
      walk.post('/api/checkout/place', review),
      walk.post('/api/checkout/place', review),
    ])
    expect(answers.map(({ location }) => location)).toEqual(['/en-us/order-confirmation', '/en-us/order-confirmation'])
    const numberOf = async () => orderNumberIn(await walk.page('/en-us/order-confirmation'))
    expect(await numberOf()).toBe(await numberOf())
  })

  it('finds the order again by number and e-mail, and calls it off', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const other = walker(shop)
    await other.page('/en-us/order-tracking')
    const refused = await other.post('/api/checkout/track', { orderNumber, email: 'someone@else.example' })
    expect([refused.status, refused.html.includes('Visa')]).toEqual([422, false])
    const result = await other.post('/api/checkout/track', { orderNumber, email: 'ADA@shop.example' })
    expect([result.status, result.html.includes('Visa •••• 4242')]).toEqual([200, true])
    const cancelled = await other.post('/api/checkout/cancel', { orderNumber, email: 'ada@shop.example' })
    expect(cancelled.html).toContain('Your order is cancelled')
  })

  it('shows by number and e-mail what was refunded, and why it can no longer be called off', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    await refunded(shop, orderNumber, { amount: 1250, reason: 'Scuffed box' })
    await parcelArrived(shop, orderNumber)
    const lookup = { orderNumber, email: 'ada@shop.example' }
    const other = walker(shop)
    await other.page('/en-us/order-tracking')
    const found = (await other.post('/api/checkout/track', lookup)).html
    expect(found).toMatch(/<h2>Refunds<\/h2><ul><li>\$12\.50 refunded on [^(<]*\([^:<]+: \$12\.50\)<\/li>/)
    expect(found).not.toContain('Scuffed box')
    const late = await other.post('/api/checkout/cancel', lookup)
    expect([late.status, late.html]).toEqual([409, expect.stringMatching(/role="status">This order can no longer be/)])
  })

  it('shows what the cancellation gives back beside what was refunded before', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    const paid = await paidFor(orderNumber)
    await refunded(shop, orderNumber, { amount: 1250 })
    const lookup = { orderNumber, email: 'ada@shop.example' }
    await walk.page('/en-us/order-tracking')
    await walk.post('/api/checkout/cancel', lookup)
    const found = (await walk.post('/api/checkout/track', lookup)).html
    const rest = `$${((paid - 1250) / 100).toFixed(2)}`
    expect(/<h2>Refunds<\/h2><ul>(.*?)<\/ul>/.exec(found)?.[1]).toContain(`<li>${rest} refunded on `)
  })

  it('offers no cancellation of an order that was given back whole', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    await walk.page('/en-us/order-tracking')
    const lookup = { orderNumber, email: 'ada@shop.example' }
    const offers = async () =>
      (await walk.post('/api/checkout/track', lookup)).html.includes('name="to" value="checkout/cancel"')
    expect(await offers()).toBe(true)
    await refunded(shop, orderNumber, { amount: await paidFor(orderNumber) })
    expect(await offers()).toBe(false)
  })

  it('returns what has arrived by number and e-mail, and downloads the label', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    await parcelArrived(shop, orderNumber)
    const proof = { orderNumber, email: 'ada@shop.example' }
    const found = await walk.post('/api/checkout/track', proof)
    const { reason, fields } = returnFields(found.html)
    const refused = await walk.post('/api/checkout/return', { ...proof, ...fields, [reason]: '' })
    expect([refused.status, /<details[^>]* open=""/.test(refused.html)]).toEqual([422, true])
    const made = await walk.post('/api/checkout/return', { ...proof, ...fields })
    expect([made.status, made.html.includes(`Return ${orderNumber}-R1`)]).toEqual([200, true])
    const late = await walk.post('/api/checkout/return', { ...proof, ...fields, key: crypto.randomUUID() })
    expect(late.status, 'another tab’s form').toBe(422)
    expect(late.html).toMatch(/role="alert">This order has nothing left to return/)
    const label = await walk.post('/api/checkout/return-label', { ...proof, returnId: `${orderNumber}-R1` })
    expect([label.status, label.html.includes('Return label')]).toEqual([200, true])
    const guess = { ...proof, email: 'someone@else.example', returnId: `${orderNumber}-R1` }
    expect((await walk.post('/api/checkout/return-label', guess)).status).toBe(400)
  })
})

it('writes to the contact that was entered last, also after the billing step', async () => {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  await walk.deliver({ ...americanAddress, email: 'corrected@shop.example' })
  expect(await walk.page('/en-us/checkout/summary')).toContain('corrected@shop.example')
  expect(await walk.placed()).toContain('on its way to corrected@shop.example')
})

describe('a signed-in shopper', () => {
  it('goes straight to the review with a card and an address on file', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    expect(await waysToCheckout(walk)).toEqual(['/en-us/checkout', '/en-us/checkout'])
    const express = (await walk.visitor.fetch('/en-us/checkout')).headers.get('location')
    expect(express).toBe('/en-us/checkout/summary?status=EXPRESS&taken=contact%2Caddress%2Cbilling%2Ccard')
    expect(await walk.page(express ?? '')).toContain(
      'Express checkout. Taken from your account: email address, delivery address, billing address, and card.',
    )
    expect(await walk.placed()).toContain('Thank you')
  })

  it('is written to in express at the address that the review shows', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    expect(await walk.page((await walk.visitor.fetch('/en-us/checkout')).headers.get('location') ?? '')).toContain(
      'ada@shop.example',
    )
    const confirmation = await walk.placed()
    expect(confirmation).toContain('on its way to ada@shop.example')
  })

  it('keeps in express what was typed and chosen, and fills the rest', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new', 'shipping.addressLine1': '77 Elsewhere Road' })
    const begin = async () => {
      const location = (await walk.visitor.fetch('/en-us/checkout')).headers.get('location') ?? ''
      return walk.page(location)
    }
    const filled = await begin()
    expect(filled).toContain('77 Elsewhere Road')
    expect(filled).toContain('Visa •••• ')
    expect(filled).toContain('Taken from your account: billing address and card.')
    await walk.page('/en-us/checkout/billing')
    await walk.bill({ payWith: 'PAYPAL' })
    const chosen = await begin()
    expect(chosen).toContain('77 Elsewhere Road')
    expect(chosen).toMatch(/PayPal: /)
    expect(chosen).not.toContain('Visa •••• ')
    expect(chosen).toContain('Express checkout: everything is filled in.')
  })

  it('is not asked for the email and name of the account; an associate is asked for the customer’s', async () => {
    const [registered, associate] = [walker(shop), walker(shop)]
    await registered.signIn('registered@kerb.example')
    await associate.signIn('associate@kerb.example', 'associate')
    const knownTo = async (walk: typeof registered) => {
      await walk.add(shoe)
      const page = await walk.page('/en-us/checkout/shipping')
      const filledIn = (name: string) =>
        /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? '')?.[1] ?? ''
      return [filledIn('email'), filledIn('shipping.firstName')]
    }
    expect(await knownTo(registered)).toEqual(['registered@kerb.example', 'Tamsin'])
    expect(await knownTo(associate)).toEqual(['', ''])
  })

  it('is offered no saved address that this country’s shop does not deliver to', async () => {
    const walk = walker(shop, 'de-de')
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    const page = await walk.page('/de-de/checkout/shipping')
    expect(page).toContain('name="shipping.addressLine1"')
    expect(page).not.toMatch(/name="savedAddress"|27 Lantern Street/)
  })

  it('spends points as a member', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    const billing = await walk.page('/en-us/checkout/billing')
    const offered = [...billing.matchAll(/name="points" value="(\d+)"/g)].map(([, value = '']) => value)
    expect(offered).toEqual(['500', '1000', '2000'])
    const points = '2000'
    expect(billing).toContain('Use 2,000 points for $25.00 off')
    expect(billing).toContain('Expires December 2030')
    expect((await walk.post('/api/checkout/voucher', { points })).status).toBe(303)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const confirmation = await walk.placed()
    expect(confirmation).toContain('$25.00')

    // The points that the order says it earns arrive when its return period is over.
    const earned = Number(/Earned with this order<\/dt><dd>(\d+) points?</.exec(confirmation)?.[1])
    expect(earned).toBeGreaterThan(0)
    const account = () => walk.page('/en-us/account')
    for (const text of ['>600 points<', '>-2,000 points<', `>+${earned} points<`, 'On the way'])
      expect(await account()).toContain(text)
    const orderNumber = orderNumberIn(confirmation)
    const at = new Date(Date.now() - 31 * 86_400_000).toISOString()
    const delivered = await shop.platform.fetch(`/admin/orders/${orderNumber}/fulfillment`, {
      method: 'POST',
      headers: { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ shipmentId: 'me', state: 'DELIVERED', at }),
    })
    expect(delivered.status).toBe(200)
    for (const text of [`>${600 + earned} points<`, 'Earned on']) expect(await account()).toContain(text)
  })

  it('uses a reward that the account has saved, once, and gives it back', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    const rewards = (html: string) =>
      [
        ...html.matchAll(
          /<form(?:(?!<\/form>).)*name="kind" value="(REWARD_C\w+)"(?:(?!<\/form>).)*name="savedId" value="([^"]+)"/gs,
        ),
      ].map(([, kind = '', savedId = '']) => ({ kind, savedId }))
    const offered = rewards(await walk.page('/en-us/checkout/billing'))
    expect(offered.map(({ kind }) => kind).sort()).toEqual(['REWARD_CARD', 'REWARD_CODE'])
    for (const reward of offered) {
      const used = await walk.post('/api/checkout/instrument', reward)
      expect([used.status, used.location]).toEqual([303, '/en-us/checkout/billing'])
    }
    const billing = await walk.page('/en-us/checkout/billing')
    expect(rewards(billing)).toEqual([])
    const [id = ''] = [...billing.matchAll(/name="id" value="([^"]+)"/g)].map(([, one]) => one)
    await walk.post('/api/checkout/instrument-remove', { id })
    expect(rewards(await walk.page('/en-us/checkout/billing'))).toHaveLength(1)
    const strangers = await walk.post('/api/checkout/instrument', { kind: 'REWARD_CARD', savedId: 'somebody-elses' })
    expect(strangers.status).toBe(422)
  })

  it('undoes a removal with all that the line was', async () => {
    const walk = walker(shop)
    await walk.page(`/en-us/associate-login`)
    const page = await walk.page((await walk.visitor.fetch(`/en-us/p/x-${shoe}`)).headers.get('location') ?? '')
    const upc = /value="([^"]+)"/.exec(
      [...page.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([tag]) => tag).find((tag) => !tag.includes('data-out')) ??
        '',
    )?.[1]
    const line = { productId: shoe, upc: upc ?? '', qty: '1', storeId: 'KERB-US-101', storeMethod: 'sts' }
    await walk.post('/api/cart/add', line)
    const { cart } = (await (await walk.visitor.fetch('/api/cart?locale=en-us')).json()) as {
      cart: { items: { selectedShippingOption: string; storeId: string }[] }
    }
    expect(cart.items).toMatchObject([{ selectedShippingOption: 'sts', storeId: 'KERB-US-101' }])
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

  it.each([
    ['employee@kerb.example', /\$1,500.00 of your employee allowance left this year/, 'Employee discount', '$1,500.00'],
    ['wranx@kerb.example', /\$1,000.00 of your prosumer allowance left this year/, '20% for prosumers', '$1,000.00'],
    ['ipa@kerb.example', /\$1,000.00 of your prosumer allowance left this year/, '20% for prosumers', '$1,000.00'],
  ])('%s gets what is theirs, and the year’s allowance counts it', async (email, left, discount, cap) => {
    const walk = walker(shop)
    await walk.signIn(email)
    await walk.add(shoe)
    const cart = await walk.page('/en-us/cart')
    expect(cart).toMatch(left)
    expect(cart).toContain(discount)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    expect(await walk.page('/en-us/checkout/billing')).toMatch(left)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const number = orderNumberIn(await walk.placed()) ?? ''
    const spent = async () =>
      /(\$[\d.,]+) of (\$[\d.,]+) spent this year/.exec(await walk.page('/en-us/account'))?.slice(1)
    const [amount, whole] = (await spent()) ?? []
    expect(whole).toBe(cap)
    expect(amount).not.toBe('$0.00')
    expect(await walk.page('/en-us/cart')).not.toMatch(left)
    await walk.post('/api/account/order-cancel', { orderNumber: number })
    expect(await spent()).toEqual(['$0.00', cap])
  })

  it('gets the employee discount once its terms are accepted', async () => {
    const walk = walker(shop)
    await walk.signIn('newemployee@kerb.example')
    await walk.add(shoe)
    const before = await walk.page('/en-us/cart')
    expect(before).toMatch(/href="\/en-us\/account[^"]*">Your employee discount shows once/)
    expect(before).not.toContain('>Employee discount')
    await walk.page('/en-us/account')
    await walk.post('/api/session/accept-terms', { returnTo: '/en-us/cart' })
    const after = await walk.page('/en-us/cart')
    expect(after).toMatch(/employee allowance left this year/)
    expect(after).toContain('Employee discount')
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    await walk.placed()
  })

  it('says of a code that others used up while it was in the cart that it counts nothing, and takes it off', async () => {
    const [mine, theirs] = [walker(shop), walker(shop)]
    // Not what all the others buy.
    const other = /href="\/en-us\/p\/[^"]*-([A-Z0-9]{11})"/.exec(await mine.page('/en-us/c/women-1000'))?.[1] ?? shoe
    for (const walk of [mine, theirs]) {
      await walk.add(other)
      expect((await walk.post('/api/cart/coupon', { coupon: 'ONCE-ONLY' })).location).toBe('/en-us/cart')
      await walk.deliver(walk === mine ? americanAddress : { ...americanAddress, email: 'first@shop.example' })
      await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    }
    const total = /Place order, (\S+)</
    const before = total.exec(await mine.page('/en-us/checkout/summary'))?.[1]
    const pressed = await mine.review()
    await theirs.placed()
    const answer = 'This code has reached its limit.'
    // The page from before is not what is ordered.
    const repeated = await mine.page((await mine.post('/api/checkout/place', pressed)).location)
    expect(repeated).toContain(answer)
    expect(total.exec(repeated)?.[1]).not.toBe(before)
    expect(await mine.page('/en-us/cart')).toContain(answer)
    const step = await mine.page('/en-us/checkout/billing')
    expect(step).toContain('aria-label="Remove code ONCE-ONLY"')
    const afterRemoval = await mine.post('/api/checkout/coupon-remove', { coupon: 'ONCE-ONLY', step: 'billing' })
    expect([afterRemoval.status, afterRemoval.location]).toEqual([303, '/en-us/checkout/billing'])
    expect(await mine.page(afterRemoval.location)).not.toContain('ONCE-ONLY')
    expect(await mine.placed()).not.toContain('ONCE-ONLY')
  })

  it('sells in a store as an associate', async () => {
    const walk = walker(shop)
    await walk.signIn('associate@kerb.example', 'associate')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.page('/en-us/checkout/summary')).toContain('name="storeEmployeeId"')
    const refused = await walk.page(await walk.place({ storeEmployeeId: 'E-9999' }))
    expect(refused).toMatch(
      /<select[^>]*aria-invalid="true"[^>]*name="storeEmployeeId"|<select[^>]*name="storeEmployeeId"[^>]*aria-invalid="true"/,
    )
    expect(refused).toContain('Choose one from the list')
    const sale = /Sold in [^<]*/.exec(await walk.placed())?.[0]
    expect(sale).toContain('Kerb Ninth Street')
  })
})

describe('the account', () => accountCases(shop, cardSession))
describe('the customer service', () => supportCases(shop, cardSession))
