import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { text } from '../../../shared/errors/message.ts'
import { personIn } from '../../../shared/form-token.ts'
import { useShop } from '../../harness/shop.ts'
import { shopForms } from '../../harness/shop-forms.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

/** Two tabs of one browser: a form of checkout is open in the one, while the other begins another purchase. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const member = 'member@kerb.example'
const other = 'athlete@kerb.example'
const said = text('flow.order.otherPurchase', 'en-us')
const presentCart = '/en-us/cart?notice=place-order%3Aother-purchase'

type Fields = Readonly<Record<string, string>>
type Walk = ReturnType<typeof walker>

const street = '7 Earlier Lane'
const prefixed = (prefix: string) =>
  Object.fromEntries(Object.entries(americanAddress).map(([name, value]) => [name.replace('shipping.', prefix), value]))
const earlier = { ...americanAddress, email: 'earlier@shop.example', 'shipping.addressLine1': street }
const asData = { accept: 'application/json' }
const giftCard = { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' }

/** Fields that each form of a purchase sends beside its hidden fields, where the cart in hand is this one. */
const entries: Readonly<Record<string, (cart: Cart, review: Fields) => Fields>> = {
  shipping: () => earlier,
  billing: () => ({ ...prefixed('billing.'), 'billing.addressLine1': street, same: '', payWith: 'KLARNA' }),
  instrument: () => giftCard,
  'instrument-remove': (cart) => ({ id: cart.payment_instruments[0]?.payment_instrument_id ?? '' }),
  voucher: () => ({ points: '500' }),
  'coupon-remove': () => ({ coupon: 'WELCOME10', step: 'billing' }),
  place: (_, { key = '', shown = '' }) => ({ key, shown }),
}
/** Forms of checkout that change no purchase in hand. */
const forNoPurchase = [
  // The order in the browser's cookie, by the bank's answer about its own payment.
  'challenge',
  // Begins a purchase.
  'apple-pay',
  // An order, by its number and address.
  'track',
  'cancel',
  'return',
  'return-label',
]

const hiddenIn = (form: string): Fields =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )

/** The hidden fields of each form of checkout on these pages, by its target. */
function formsOn(...pages: readonly string[]): ReadonlyMap<string, Fields> {
  const forms = pages
    .flatMap((html) => html.split('<form').slice(1))
    .map((part) => hiddenIn(part.split('</form>')[0] ?? ''))
  return new Map(
    forms.flatMap((fields) => {
      const [room, target = ''] = (fields['to'] ?? '').split('/')
      return room === 'checkout' ? [[target, fields] as const] : []
    }),
  )
}

const stepPages = (walk: Walk, query = '') =>
  ['shipping', 'billing', 'summary'].reduce<Promise<string[]>>(
    async (pages, step) => [...(await pages), await walk.page(`/en-us/checkout/${step}${query}`)],
    Promise.resolve([]),
  )

/** At the review, with a code and a way to pay. */
async function toReview(walk: Walk, fields: Fields = americanAddress): Promise<void> {
  await walk.add(shoe)
  await walk.post('/api/cart/coupon', { coupon: 'WELCOME10' })
  await walk.deliver(fields)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
}

/** Parts of a purchase, and the contact for it. */
async function purchaseOf(walk: Walk): Promise<unknown> {
  const cart = await cartForms(shop, walk.visitor).cart()
  const { purchaseId, shippingMethods, billingAddress, payment_instruments: instruments } = cart ?? {}
  const { couponItems, appliedLoyaltyVoucher: voucher, totals } = cart ?? {}
  const lines = cart?.items.map(({ id, qty, storeId, giftOption }) => ({ id, qty, storeId, giftOption }))
  const contact = /name="email"[^>]*value="([^"]*)"/.exec(await walk.page('/en-us/checkout/shipping'))?.[1]
  return { purchaseId, shippingMethods, billingAddress, instruments, couponItems, voucher, totals, lines, contact }
}

/** Where a form leads, with script or without. */
async function leads(walk: Walk, target: string, fields: Fields, headers: Fields = {}): Promise<string> {
  const { location, html } = await walk.post(`/api/checkout/${target}`, fields, headers)
  return location || (html.startsWith('{') ? (JSON.parse(html) as { location: string }).location : 'this page')
}

async function emptyCart(walk: Walk): Promise<void> {
  const forms = cartForms(shop, walk.visitor)
  for (const { id: itemId, productId, upc, bonus } of (await forms.cart())?.items ?? [])
    if (!bonus) await forms.json('remove', { itemId, productId, upc })
}

/** How a purchase ends, and who begins the next one at the same browser. */
const turns: readonly (readonly [string, (walk: Walk) => Promise<void>, (walk: Walk) => Promise<void>])[] = [
  ['a guest took the last line out', async () => undefined, emptyCart],
  [
    'a member signed out',
    (walk) => walk.signIn(member),
    async (walk) => void (await walk.post('/api/session/sign-out', {})),
  ],
  [
    'somebody else signed in',
    (walk) => walk.signIn(member),
    async (walk) => {
      await walk.post('/api/session/sign-out', {})
      await walk.signIn(other)
    },
  ],
  [
    'an associate took the next customer',
    (walk) => walk.signIn('associate@kerb.example', 'associate'),
    async (walk) => void (await walk.post('/api/session/next-customer', {})),
  ],
  ['it was ordered', async () => undefined, async (walk) => void (await walk.placed())],
]

it('every form of checkout is in this test', () => {
  const targets = shopForms.flatMap((form) => (form.startsWith('checkout/') ? [form.slice('checkout/'.length)] : []))
  expect([...Object.keys(entries), ...forNoPurchase].toSorted()).toEqual(targets.toSorted())
})

it('every form on the pages of checkout names its purchase, and who is signed in', async () => {
  const walk = walker(shop)
  await walk.signIn(member)
  await toReview(walk)
  const pages = await stepPages(walk)
  await walk.post('/api/checkout/instrument', giftCard)
  const forms = formsOn(...pages, ...(await stepPages(walk)))
  expect([...forms.keys()].toSorted()).toEqual(Object.keys(entries).toSorted())
  const purchaseId = (await cartForms(shop, walk.visitor).cart())?.purchaseId
  for (const [target, { purchaseId: named, csrf = '' }] of forms)
    expect([target, named, personIn(csrf)]).toEqual([target, purchaseId, expect.stringMatching(/./)])
})

describe.each(turns)('once %s, a form that is still open', (_, begin, end) => {
  it('changes nothing of the next purchase, with script or without, and leads to that one', async () => {
    const walk = walker(shop)
    await begin(walk)
    await toReview(walk, earlier)
    const [shipping = {}] = formsOn(...(await stepPages(walk))).values()
    const { to: _, ...hidden } = shipping
    await end(walk)
    await emptyCart(walk)
    await toReview(walk)
    const review = await walk.review()
    const before = JSON.stringify(await purchaseOf(walk))
    const cart = await cartForms(shop, walk.visitor).cart()
    if (!cart) throw new Error('there is no cart')
    const wrong: string[] = []
    for (const [target, entry] of Object.entries(entries)) {
      const fields = { ...hidden, ...entry(cart, review) }
      for (const headers of [{}, { 'x-fragment': 'main' }, ...(target === 'place' ? [asData] : [])])
        if ((await leads(walk, target, fields, headers)) !== presentCart) wrong.push(`${target} led elsewhere`)
      if (JSON.stringify(await purchaseOf(walk)) !== before) wrong.push(`${target} changed something`)
    }
    expect(wrong).toEqual([])
    const html = await walk.page(presentCart)
    expect(html).toContain(said)
    expect(html).toContain('href="/en-us/checkout"')
    for (const typed of [street, earlier.email]) expect(html).not.toContain(typed)
    // The form of the present purchase goes on working.
    expect(await walk.place()).not.toBe(presentCart)
  })
})

it('a form that finds no purchase leads to the cart, which says why', async () => {
  const walk = walker(shop)
  await walk.signIn(member)
  await toReview(walk)
  const forms = formsOn(...(await stepPages(walk)))
  await walk.post('/api/session/sign-out', {})
  for (const [target, hidden] of forms)
    expect([target, await leads(walk, target, { ...earlier, ...giftCard, points: '500', ...hidden })]).toEqual([
      target,
      presentCart,
    ])
  expect(await walk.page(presentCart)).toContain(said)
})

it('a form whose purchase was ordered in another tab leads to that order', async () => {
  const walk = walker(shop)
  await toReview(walk)
  const forms = formsOn(...(await stepPages(walk)))
  const review = await walk.review()
  await walk.placed()
  for (const target of ['shipping', 'place']) {
    const location = await leads(walk, target, { ...earlier, ...review, ...forms.get(target) })
    expect([target, location]).toEqual([target, '/en-us/cart?notice=place-order%3ABSK404'])
    const html = await walk.page(location)
    expect(html).toContain('href="/en-us/order-confirmation"')
    expect(html).not.toContain(said)
  }
})

describe('a form goes on working', () => {
  const dead = { accessToken: 'of-nobody' }

  /** A form of delivery in each of two tabs. */
  async function open(email: string | null) {
    const walk = walker(shop)
    if (email) await walk.signIn(email)
    await walk.add(shoe)
    const html = await walk.page('/en-us/checkout/shipping')
    const { to: _, ...hidden } = formsOn(html).get('shipping') ?? {}
    const send = (fields: Fields) => leads(walk, 'shipping', { ...hidden, ...americanAddress, ...fields })
    return { walk, forms: cartForms(shop, walk.visitor), send }
  }

  it('when its guest signs in', async () => {
    const { walk, send } = await open(null)
    await walk.signIn(other)
    expect(await send(earlier)).toBe('/en-us/checkout/billing')
  })

  it.each([
    ['a guest’s', null],
    ['a member’s', member],
  ])('in every tab when the session has ended, and after the next sign-in: %s', async (_, email) => {
    const { walk, forms, send } = await open(email)
    const purchaseId = (await forms.cart())?.purchaseId
    await forms.changeSession(dead)
    expect(await send(earlier)).toMatch(/^\/en-us\/checkout\/billing\?notice=AUT498/)
    expect((await forms.cart())?.purchaseId).toBe(purchaseId)
    expect(await send(americanAddress)).toBe('/en-us/checkout/billing')
    await walk.signIn(email ?? other)
    expect(await send(americanAddress)).toBe('/en-us/checkout/billing')
  })

  it('but not for another person who signs in after the session has ended', async () => {
    const { walk, forms, send } = await open(member)
    await forms.changeSession(dead)
    await walk.page('/en-us/cart')
    const { html } = await walk.post('/api/cart/restore', { remaining: `${shoe}:${(await forms.sizes())[0]}:1` })
    expect(html).toBe('')
    await walk.signIn(other)
    const before = await purchaseOf(walk)
    expect(await send(earlier)).toBe(presentCart)
    expect(await purchaseOf(walk)).toEqual(before)
  })
})

it('a form of one quick purchase changes nothing of the next', async () => {
  const walk = walker(shop)
  const sizes = await cartForms(shop, walk.visitor).sizes()
  const buy = async (upc = '') => {
    await walk.page('/en-us/account')
    await walk.post('/api/checkout/apple-pay', { productId: shoe, upc, qty: '1' })
    return walk.page('/en-us/checkout/shipping?bag=quick')
  }
  const { to: _, ...hidden } = formsOn(await buy(sizes[0])).get('shipping') ?? {}
  await buy(sizes[1])
  const location = await leads(walk, 'shipping', { ...hidden, ...earlier })
  expect(location).toBe('/en-us/checkout/shipping?notice=other-purchase&bag=quick')
  const html = await walk.page(location)
  expect(html).toContain(said)
  expect(html).not.toContain(street)
})

/** Fields that the forms of a line send beside it; they are tied to the line, which no other purchase has. */
const ofLine: Readonly<Record<string, Fields>> = {
  update: { qty: '5' },
  remove: {},
  size: { qty: '1' },
  'gift-option': { qty: '1', giftEmail: earlier.email, giftTo: 'Earlier', giftMessage: street },
  delivery: { code: 'sts', storeId: 'KERB-US-101' },
  save: {},
}
/**
 * Forms that put something into whichever purchase is in hand, or take it from the saved list; the coupon's; and an
 * associate's, which are tied to the purchase (price-adjustment.test.ts, sale-member.test.ts).
 */
const ofSale = ['adjust', 'adjustment-remove', 'member', 'member-remove']
const ofNoLine = ['add', 'restore', 'move-back', 'drop-saved', 'coupon', 'coupon-remove', ...ofSale]

it('every form of the cart is tied to its line, or is none of a line', () => {
  const actions = shopForms.flatMap((form) => (form.startsWith('cart/') ? [form.slice('cart/'.length)] : []))
  expect([...Object.keys(ofLine), ...ofNoLine].toSorted()).toEqual(actions.toSorted())
})

it('a form of a line changes nothing of the next purchase', async () => {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  await walk.add(shoe)
  const [line] = (await forms.cart())?.items ?? []
  const { id: itemId = '', productId = '', upc = '' } = line ?? {}
  await emptyCart(walk)
  await toReview(walk)
  const before = await purchaseOf(walk)
  for (const [action, fields] of Object.entries(ofLine)) {
    await forms.json(action, { itemId, productId, upc, fromUpc: upc, ...fields })
    expect([action, await purchaseOf(walk)]).toEqual([action, before])
  }
})

describe('the code of a coupon', () => {
  it('that was typed for one purchase isn’t used in the next, nor shown there', async () => {
    const walk = walker(shop)
    const forms = cartForms(shop, walk.visitor)
    await walk.add(shoe)
    const page = await forms.page('/en-us/cart')
    const form = page.split('<form').find((part) => part.includes('name="coupon"')) ?? ''
    const typed = { ...hiddenIn(form.split('</form>')[0] ?? ''), coupon: 'WELCOME10' }
    await emptyCart(walk)
    await walk.add(shoe)
    expect(await forms.json('coupon', typed)).toMatchObject({ ok: false, message: said })
    const html = await forms.posted('coupon', typed)
    expect(html).toContain(said)
    expect(html).not.toContain('WELCOME10')
    expect((await forms.cart())?.couponItems).toEqual([])
  })
})

describe('the last order of a guest', () => {
  const street = '8 Guesta Lane'
  async function ordered() {
    const walk = walker(shop)
    await walk.add(shoe, 1)
    await walk.deliver({ ...americanAddress, email: 'guesta@shop.example', 'shipping.addressLine1': street })
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    expect(await walk.placed()).toContain(street)
    expect(await walk.page('/en-us/order-confirmation'), 'opened again').toContain(street)
    return walk
  }
  it.each<[string, (walk: Walk) => Promise<unknown>]>([
    ['takes out what was in the cart beside it', (walk) => cartForms(shop, walk.visitor).empty()],
    ['adds to the cart beside it', (walk) => walk.add(shoe, 2)],
    ['delivers what was in the cart beside it', (walk) => walk.deliver()],
  ])('bought apart is not shown to whoever %s next at the browser', async (_, goOn) => {
    const walk = walker(shop)
    await walk.add(shoe, 1)
    await walk.page(`/en-us/p/x-${shoe}`)
    const [upc = ''] = await cartForms(shop, walk.visitor).sizes()
    await walk.post('/api/checkout/apple-pay', { productId: shoe, upc, qty: '1' })
    const bag = { bag: 'quick' }
    await walk.page('/en-us/checkout/shipping?bag=quick')
    await walk.post('/api/checkout/shipping', { ...americanAddress, 'shipping.addressLine1': street, ...bag })
    await walk.page('/en-us/checkout/billing?bag=quick')
    const way = { same: 'on', payWith: 'CREDIT_CARD', cardSession: await cardSession() }
    await walk.post('/api/checkout/billing', { ...way, ...bag })
    const placed = await walk.post('/api/checkout/place', await walk.review('?bag=quick'))
    expect(await walk.page(placed.location)).toContain(street)
    await goOn(walk)
    const page = await walk.visitor.fetch('/en-us/order-confirmation')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en-us/order-tracking'])
  })

  it.each<[string, (walk: Walk) => Promise<unknown>]>([
    ['signs in', (walk) => walk.signIn(other)],
    ['signs in as an associate', (walk) => walk.signIn('associate@kerb.example', 'associate')],
    ['fills a cart', (walk) => walk.add(shoe)],
    [
      'buys by Apple Pay',
      async (walk) => {
        await walk.page(`/en-us/p/x-${shoe}`)
        const [upc = ''] = await cartForms(shop, walk.visitor).sizes()
        expect((await walk.post('/api/checkout/apple-pay', { productId: shoe, upc, qty: '1' })).status).toBe(303)
      },
    ],
  ])('is not shown to whoever %s next at the browser', async (_, goOn) => {
    const walk = await ordered()
    await goOn(walk)
    const page = await walk.visitor.fetch('/en-us/order-confirmation')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en-us/order-tracking'])
  })
})
