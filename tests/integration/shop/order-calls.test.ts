import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { redirectWallets } from '../../../shared/payment-methods.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

const relay = await openRelay(() => shop.platform.url)
afterEach(() => relay.answer(null))
afterAll(() => relay.close())
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { SESSION_SECRET: secret, COMMERCE_ORIGIN: relay.origin } },
})
const store = 'KERB-US-101'
const notProven = text('flow.order.paymentAuthentication', 'en-us')
const gift = { giftTo: 'Grace', giftEmail: 'grace@shop.example', giftMessage: 'Well run' }
const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }

const giftCard = { kind: 'GIFT_CARD', code: 'KERBGIFT0002', pin: '2468' }
const reward = { kind: 'REWARD_CODE', code: 'KERBREWARD10' }

/** At the review with one line to the door, one to a store for somebody else, a gift by e-mail, a code, and credits. */
async function atReview(
  pay: () => Promise<Record<string, string>>,
  credits: readonly Record<string, string>[] = [reward],
) {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  const [first = '', second = ''] = await forms.sizes()
  const category = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  const giftId = /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(category)?.[1] ?? ''
  const [value = ''] = await forms.sizes(giftId)
  await forms.json('add', { productId: shoe, upc: first, qty: '2' })
  await forms.json('add', { productId: giftId, upc: value, qty: '1', ...gift })
  const reply = await forms.json('add', { productId: shoe, upc: second, qty: '1' })
  const submitted = reply.cart?.items.find(({ upc }) => upc === second)?.id ?? ''
  expect((await forms.json('delivery', { itemId: submitted, code: 'sts', storeId: store })).ok).toBe(true)
  expect((await forms.json('coupon', { coupon: 'WELCOME10' })).ok).toBe(true)
  const collector = Object.entries(person).map(([name, value]) => [`pickup.sts:${store}.${name}`, value])
  await walk.deliver({ ...americanAddress, ...Object.fromEntries(collector) })
  for (const fields of credits) expect((await walk.post('/api/checkout/instrument', fields)).status).toBe(303)
  await walk.bill(await pay())
  return { walk, forms }
}

/** All that a shopper chose. The provider's token is of one use. */
const chosenIn = (cart: Cart | null) => ({
  items: cart?.items.map(({ id, upc, qty, giftOption, storeId }) => ({ id, upc, qty, giftOption, storeId })),
  shipments: cart?.shippingMethods.map(({ code, shippingId, storeId, pickupPerson, address }) => ({
    code,
    shippingId,
    storeId,
    pickupPerson,
    address,
  })),
  billing: cart?.billingAddress,
  coupons: cart?.couponItems,
  credits: cart?.payment_instruments
    .filter(({ payment_method_id: method }) => method === 'GIFT_CARD' || method === 'REWARD_CODE')
    .map(({ label, amount }) => [label, amount]),
  total: cart?.totals.total,
})

const card = async () => ({ payWith: 'CREDIT_CARD', cardSession: await cardSession('challenge') })

describe('a card that is not proven', () => {
  it('leads to billing, in a new cart with everything that was in the old one', async () => {
    const { walk, forms } = await atReview(card, [giftCard, { ...reward, code: 'KERBREWARD25' }])
    const before = await forms.cart()
    expect(chosenIn(before).credits).toEqual([
      ['Gift card •••• 0002', 1500],
      ['Reward code •••• RD25', 2500],
    ])
    expect(await walk.place()).toContain('/payments/challenge')
    const failed = await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    expect(failed.location).toBe('/en-us/checkout/billing?notice=not-proven')
    expect(await walk.page(failed.location)).toContain(notProven)
    const after = await forms.cart()
    expect(chosenIn(after)).toEqual(chosenIn(before))
    expect(after?.id).not.toBe(before?.id)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const order = await walk.placed()
    expect(order).toContain('Gift card •••• 0002: $15.00')
  })

  it('charges nothing more when it is reported twice, in any order of answers', async () => {
    const { walk, forms } = await atReview(card)
    const before = await forms.cart()
    await walk.place()
    const stale = await forms.session()
    await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    const next = (await forms.session()).basketId
    await forms.changeSession({ basketId: stale.basketId })
    await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    expect((await forms.session()).basketId).toBe(next)
    await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    expect(chosenIn(await forms.cart())).toEqual(chosenIn(before))
  })

  it('is a person’s cart on every device, as the one before it was', async () => {
    const walk = walker(shop)
    const forms = cartForms(shop, walk.visitor)
    await walk.signIn('registered@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill(await card())
    await walk.place()
    await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    const cart = await forms.cart()
    const elsewhere = walker(shop)
    await elsewhere.signIn('registered@kerb.example')
    expect((await cartForms(shop, elsewhere.visitor).cart())?.id).toBe(cart?.id)
  })
})

describe('a payment that was left', () => {
  it('keeps everything for a shopper who returns', async () => {
    const { walk, forms } = await atReview(card)
    const before = await forms.cart()
    await walk.place()
    expect((await walk.visitor.fetch('/en-us/order-confirmation')).headers.get('location')).toBe(
      '/en-us/checkout/billing?notice=pay-again',
    )
    expect(chosenIn(await forms.cart())).toEqual(chosenIn(before))
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.page('/en-us/checkout/summary')).toContain('Reward code •••• RD10')
  })

  it.each(redirectWallets)('at %s says that it failed, not that a proof did', async (method) => {
    const { walk, forms } = await atReview(async () => ({ payWith: method }))
    const before = await forms.cart()
    const page = new URL(await walk.place())
    const back = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        payment: page.searchParams.get('payment') ?? '',
        locale: 'en-us',
        view: 'page',
        answer: 'cancel',
      }).toString(),
    })
    const landed = new URL(back.headers.get('location') ?? '')
    const { headers } = await walk.visitor.fetch(landed.pathname + landed.search)
    expect(headers.get('location')).toBe('/en-us/checkout/billing?notice=PAY400')
    const html = await walk.page(headers.get('location') ?? '')
    expect([html.includes(message('PAY400', 'en-us')), html.includes(notProven)]).toEqual([true, false])
    expect(chosenIn(await forms.cart())).toEqual(chosenIn(before))
  })
})

describe('the calls of an order', () => {
  const put = () => relay.last('PUT', /\/checkout\/order$/)
  const patch = () => relay.last('PATCH', /\/checkout\/order\/\w+$/)
  async function paidBy(fields: Record<string, string>) {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill(fields)
    return walk
  }
  const typedCard = (sessionID: string) => ({
    payWith: 'CREDIT_CARD',
    cardSession: sessionID,
    cardType: 'visa',
    cardLast4: '4242',
    cardBin: '424242',
  })

  it('carry the address of the bill and the card’s session, as the button’s page showed them', async () => {
    const sessionID = await cardSession('challenge')
    const walk = await paidBy(typedCard(sessionID))
    expect(await walk.place()).toContain('/payments/challenge')
    expect(put()?.body).toMatchObject({
      cartId: expect.any(String),
      billingAddress: {
        firstName: 'Ada',
        addressLine1: '12 Orchard Street',
        postalCode: '10002',
        phone: '+12125550123',
      },
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID, bin: '424242', type: 'visa' } },
    })
    await walk.post('/api/checkout/challenge', { data: 'abandoned' })
    expect(patch()?.body).toEqual({
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: { cardType: 'visa', sessionID, threeDS2Result: { data: 'abandoned' } },
      },
    })
  })

  it('name a saved card, and send nothing of one that was replaced', async () => {
    const walk = walker(shop)
    await walk.signIn('member@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    const saved = /value="saved:([^"]+)"/.exec(await walk.page('/en-us/checkout/billing'))?.[1] ?? ''
    await walk.bill(typedCard(await cardSession()))
    await walk.page('/en-us/checkout/billing')
    await walk.bill({ payWith: `saved:${saved}` })
    await walk.placed()
    expect(put()?.body).toMatchObject({ paymentMethod: { code: 'CREDIT_CARD', id: saved } })
    expect(JSON.stringify(put()?.body)).not.toContain('sessionID')
  })

  it('name no card that another browser of the shopper chose instead', async () => {
    const walk = await paidBy(typedCard(await cardSession()))
    const elsewhere = shop.visitor()
    for (const pair of walk.visitor.cookies.header().split('; ')) {
      const [name = '', ...value] = pair.split('=')
      elsewhere.cookies.set(name, value.join('='))
    }
    const replaced = await elsewhere.fetch('/api/checkout/billing?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...(await walk.review()), same: 'on', payWith: 'PAYPAL' }).toString(),
    })
    expect(replaced.headers.get('location')).toBe('/en-us/checkout/summary')
    expect(await walk.place()).toContain('/payments/')
    expect(put()?.body).toMatchObject({ paymentMethod: { code: 'PAYPAL' } })
    expect(JSON.stringify(put()?.body)).not.toContain('sessionID')
  })

  it('carry a captcha’s proof, and are refused with an invalid one', async () => {
    const issued = await shop.platform.fetch('/admin/captcha', {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.adminToken}` },
    })
    const proof = (await issued.json()) as { recaptcha_response: string }
    const walk = await paidBy(typedCard(await cardSession()))
    const refused = await walk.place({ recaptcha_response: 'guess' })
    expect([refused, put()?.body]).toMatchObject([
      '/en-us/checkout/summary?notice=AUT403',
      { recaptcha_response: 'guess' },
    ])
    expect(await walk.page(refused)).toContain(message('AUT403', 'en-us'))
    await walk.placed(proof)
    expect(put()?.body).toMatchObject(proof)
  })

  it('are the same call when the button is pressed again, and lead to the order that there is', async () => {
    const walk = await paidBy(typedCard(await cardSession()))
    const review = await walk.review()
    const before = walk.visitor.cookies.header()
    expect((await walk.post('/api/checkout/place', review)).location).toBe('/en-us/order-confirmation')
    const number = orderNumberIn(await walk.page('/en-us/order-confirmation'))
    for (const pair of before.split('; ')) {
      const [name = '', ...value] = pair.split('=')
      walk.visitor.cookies.set(name, value.join('='))
    }
    expect((await walk.post('/api/checkout/place', review)).location).toBe('/en-us/order-confirmation')
    expect(await walk.page('/en-us/order-confirmation')).toContain(number)
  })
})

describe('an order that is refused while its cart is still locked', () => {
  const processing = '/en-us/checkout/processing'

  it.each([
    ['of an order that it gave up', 402, 'PAY400'],
    ['of an order that it could not begin', 503, 'API503'],
    ['of an order that it does not know', 404, 'ORD409'],
  ])('leads to no step before the cart is open, by a service that says so %s', async (_, status, errorId) => {
    shop.expectError(/call\.refused|payments\.call-failed/)
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession('slow') })
    const review = await walk.review()
    let isLocked = true
    relay.answer(({ method, path }) =>
      isLocked && method === 'GET' && path.includes('/purchase/')
        ? { status, body: { errorDetails: [{ errorId, message: '' }], appId: 'a', correlationId: 'c' } }
        : null,
    )
    const abandoned = walk.post('/api/checkout/place', review)
    const locationOf = async (path: string) => (await walk.visitor.fetch(path)).headers.get('location')
    await expect.poll(() => locationOf('/en-us/cart')).toBe(processing)
    expect(await walk.page(processing)).toContain('Your order is being processed')
    await abandoned
    isLocked = false
    expect(await locationOf(processing)).toBe('/en-us/order-confirmation')
  })

  it('leads to the step that explains it once the cart is open', async () => {
    shop.expectError(/call\.refused|payments\.call-failed/)
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession('challenge') })
    await walk.place()
    relay.answer(({ method, path }) =>
      method === 'GET' && path.includes('/purchase/')
        ? { status: 503, body: { errorDetails: [{ errorId: 'PAY503', message: '' }], appId: 'a', correlationId: 'c' } }
        : null,
    )
    const { headers } = await walk.visitor.fetch(processing)
    const page = await walk.page(headers.get('location') ?? '')
    expect([headers.get('location'), page.includes(message('PAY503', 'en-us'))]).toEqual([
      '/en-us/checkout/billing?notice=PAY503',
      true,
    ])
    expect(page, 'said at the top, so in no toast too').toContain('"toasts":[]')
    expect(page, 'with the way to the button').toMatch(/<a[^>]*href="\/en-us\/checkout\/summary"[^>]*>Try again</)
  })
})

describe('a cancellation in the account', () => {
  it.each([
    ['accepted and not yet ended', { success: true }, 'order-cancelling', 'We are cancelling your order.'],
    ['refused', { success: false }, 'cancel-refused', 'We could not cancel this order.'],
  ])('that is %s is not called cancelled', async (_, body, outcome, words) => {
    const walk = walker(shop)
    await walk.signIn('newmember@kerb.example')
    await walk.add(shoe)
    await walk.deliver({ ...americanAddress, savedAddress: 'new' })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const orderNumber = orderNumberIn(await walk.placed()) ?? ''
    relay.answer(({ path }) => (path.endsWith('/CancelOrder') ? { status: 200, body } : null))
    const pressed = await walk.post('/api/account/order-cancel', { orderNumber })
    expect(pressed.location).toBe(`/en-us/account/orders/${orderNumber}?said=${outcome}`)
    const page = await walk.page(pressed.location)
    expect(page).toContain(words)
    expect(page).not.toContain('Your order is cancelled')
  })
})

describe('what a service said besides its code', () => {
  const order = { status: 409, path: /\/checkout\/order$/ }
  const refusing = (status: number, detail: object | null, headers: Record<string, string> = {}) =>
    relay.answer(({ path }) =>
      order.path.test(path)
        ? {
            status,
            headers,
            body: { ...(detail && { errorDetails: [detail] }), appId: 'PX-1', correlationId: 'c' },
          }
        : null,
    )
  async function refused() {
    const walk = walker(shop)
    await walk.add(shoe)
    await walk.deliver()
    await walk.bill({ payWith: 'PAYPAL' })
    return walk
  }

  it.each([
    ['TAX309', 'shipping'],
    ['PYT406', 'billing'],
  ])('leads with %s to %s, where it can be mended, and says it there', async (errorId, step) => {
    const walk = await refused()
    refusing(422, { errorId, message: '' })
    const placed = await walk.place()
    expect(placed).toBe(`/en-us/checkout/${step}?notice=${errorId}`)
    expect(await walk.page(placed)).toContain(message(errorId, 'en-us'))
  })

  it('is read on the page that the refused order leads to: its own words, and the seconds to wait', async () => {
    const walk = await refused()
    const text = 'The vault is <b>closed</b> until noon.'
    refusing(409, { errorId: 'VAULT.CLOSED-UNTIL_NOON', message: text })
    const own = await walk.place()
    expect(own).toBe('/en-us/checkout/summary?notice=VAULT.CLOSED-UNTIL_NOON')
    expect(await walk.page(own)).toContain('The vault is &lt;b&gt;closed&lt;/b&gt; until noon.')
    refusing(429, { errorId: 'API429', message: 'slow down' }, { 'retry-after': '37' })
    const placed = await walk.place()
    expect(await walk.page(placed)).toContain(message('API429', 'en-us', { seconds: 37 }))
    // A link has the code and nobody's words.
    const stranger = await refused()
    expect(await stranger.page(own)).not.toContain('The vault')
    expect(await stranger.page(placed)).not.toContain('37 ')
  })

  it('is read at the cart too', async () => {
    const walk = await refused()
    relay.answer(({ path, method }) =>
      method === 'PUT' && path === '/cart/v1/coupon'
        ? {
            status: 409,
            body: { errorDetails: [{ errorId: 'CLUB1', message: 'Members only.' }], appId: 'a', correlationId: 'c' },
          }
        : null,
    )
    const { location } = await walk.post('/api/cart/coupon', { coupon: 'CLUB' })
    relay.answer(null)
    expect(await walk.page(location)).toContain('Members only.')
  })

  it('fills the message at the field of the code, and above the step', async () => {
    const walk = await refused()
    const answerAs = (errorId: string, additionalInfo: object) =>
      relay.answer(({ path, method }) =>
        method === 'POST' && path.endsWith('/paymentInstruments')
          ? {
              status: 409,
              body: { errorDetails: [{ errorId, message: '', additionalInfo }], appId: 'a', correlationId: 'c' },
            }
          : null,
      )
    await walk.page('/en-us/checkout/billing')
    answerAs('GFC410', { maxCards: 7 })
    const tooMany = await walk.post('/api/checkout/instrument', giftCard)
    const atField = /id="f-code-fault"[^>]*>([^<]*)/.exec(tooMany.html)?.[1]
    expect([tooMany.status, atField]).toEqual([422, message('GFC410', 'en-us', { maxCards: 7 })])
    expect(atField).toContain('7')
    answerAs('PYT400', { remaining: '$12.34' })
    const notEnough = await walk.post('/api/checkout/billing', { same: 'on', payWith: 'PAYPAL' })
    expect(notEnough.status).toBe(422)
    expect(notEnough.html).toContain(message('PYT400', 'en-us', { remaining: '$12.34' }))
    expect(message('PYT400', 'en-us', { remaining: '$12.34' })).toContain('$12.34')
  })

  it('has the bot manager’s challenge started by script and by the page alike, and orders nothing', async () => {
    const walk = await refused()
    refusing(403, null)
    const review = await walk.review()
    const answer = await walk.visitor.fetch('/api/checkout/place?locale=en-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(review).toString(),
    })
    expect([answer.status, answer.headers.get('x-bot-challenge')]).toEqual([200, '1'])
    const text = message('AUT403', 'en-us')
    expect(await answer.json()).toMatchObject({ code: 'AUT403', message: text })
    const back = await walk.visitor.fetch((await walk.post('/api/checkout/place', review)).location)
    const html = await back.text()
    expect([back.headers.get('x-bot-challenge'), html.includes(text)]).toEqual(['1', true])
    expect(html).toMatch(/"challenged":true/)
    relay.answer(null)
    expect(await walk.page('/en-us/checkout/summary')).not.toMatch(/"challenged":true/)
  })

  it('starts the challenge from the other forms of checkout', async () => {
    const walk = await refused()
    await walk.page('/en-us/checkout/billing')
    relay.answer(({ path, method }) =>
      method === 'POST' && path.endsWith('/billingAddress') ? { status: 403, body: { appId: 'PX-1' } } : null,
    )
    const repeated = await walk.post('/api/checkout/billing', { same: 'on', payWith: 'PAYPAL' })
    expect(repeated.status).toBe(422)
    expect(repeated.html).toMatch(/"challenged":true/)
    expect(repeated.html).toContain(message('AUT403', 'en-us'))
  })
})

it('an order names its channel: MAPP for the brand’s app, else ECOMM, with the associate’s store', async () => {
  const channelOf = async (near: string, app: string) => {
    const headers = { 'user-agent': `Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 ${app}` }
    await shop.fetch(`/en-us/store-locator?near=${near}`, { headers })
    return relay.last('POST', /\/stores\//)?.headers['x-channel']
  }
  expect(await channelOf('10012', 'KerbApp/2.4')).toBe('MAPP')
  expect(await channelOf('Brooklyn', 'Safari/604.1')).toBe('ECOMM')
  const walk = walker(shop)
  await walk.signIn('associate@kerb.example', 'associate')
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'PAYPAL' })
  await walk.place()
  const sold = relay.last('PUT', /\/checkout\/order$/)
  expect([sold?.headers['x-channel'], sold?.body]).toMatchObject([
    'ECOMM',
    { inStoreSalesInfo: { storeId: 'KERB-US-101', storeEmployeeId: expect.any(String) } },
  ])
})

it('another backend’s PRO418 is at the top of the profile with everything typed; its 4044 leaves out the points', async () => {
  shop.expectError(/call\.refused/)
  const answerWith = (method: string, end: string, errorId: string, status: number) =>
    relay.answer((call) =>
      call.method === method && call.path.endsWith(end)
        ? { status, body: { errorDetails: [{ errorId, message: 'm' }], appId: 'a', correlationId: 'c' } }
        : null,
    )
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  await walk.page('/en-us/account/profile')
  answerWith('PUT', '/consumer', 'PRO418', 500)
  const refused = await walk.post('/api/account/profile', { firstName: 'Zoë', lastName: 'Łukasz' })
  expect(refused.status).toBe(503)
  for (const shown of [message('PRO418', 'en-us'), 'value="Zoë"', 'value="Łukasz"'])
    expect(refused.html).toContain(shown)
  answerWith('GET', '/loyalty/vouchers', '4044', 404)
  const account = await walk.page('/en-us/account')
  expect(account).toContain('signed in as')
  expect(account).not.toContain('until your next voucher')
  relay.answer(null)
  expect(await walk.page('/en-us/account')).toContain('until your next voucher')
})

describe('a backend that says only what it must', () => {
  /** Text that a shopper reads: no script, and no attribute. */
  const readable = (html: string) =>
    html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ')

  it('has a cart that can be seen at every step, without amounts nobody named', async () => {
    const { walk, forms } = await atReview(card)
    const cart = await forms.cart()
    const [priced, ...unpriced] = cart?.items ?? []
    const lean = {
      id: cart?.id,
      currency: 'USD',
      items: [
        { id: priced?.id, productId: priced?.productId, upc: priced?.upc, qty: 2, price: { amount: 4321 } },
        ...unpriced.map(({ id, productId, upc, qty }) => ({ id, productId, upc, qty })),
      ],
      totals: { total: 23_456, remainingToPay: 22_456 },
      shippingMethods: cart?.shippingMethods.map(({ shippingId, storeId, address, itemIds }) => ({
        shippingId,
        storeId,
        itemIds,
        ...(address ? { address: { firstName: address.firstName } } : { pickupPerson: {} }),
        applicableShippingMethods: [{ code: 'standard' }, { code: 'pickup' }],
      })),
      billingAddress: { lastName: 'Walker' },
      payment_instruments: [
        { payment_instrument_id: 'gift', payment_method_id: 'GIFT_CARD' },
        { payment_instrument_id: 'card', payment_method_id: 'CREDIT_CARD' },
      ],
    }
    const carts = [`GET /cart/v1/cart/${cart?.id}`, 'POST /cart/v1/cart/prepareOrder']
    relay.answer(({ method, path }) => (carts.includes(`${method} ${path}`) ? { status: 200, body: lean } : null))
    for (const path of ['/cart', '/dialog/mini-cart', '/checkout/shipping', '/checkout/billing', '/checkout/summary']) {
      const response = await walk.visitor.fetch(`/en-us${path}`)
      const text = readable(await response.text())
      expect([
        path,
        response.status,
        /undefined|NaN|null|\$0\.00|(?:Delivery|Shipping)\s+Free/.exec(text)?.[0],
      ]).toEqual([path, 200, undefined])
      expect(text, path).toContain(shoe)
      expect(text, path).toContain('$86.42')
    }
    const review = readable(await walk.page('/en-us/checkout/summary'))
    for (const amount of ['$234.56', '$224.56', '$10.00']) expect(review).toContain(amount)
  })
})
