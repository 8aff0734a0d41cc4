import { beforeAll, describe, expect, it } from 'vitest'
import { remainingOf } from '../../../shared/cart/remaining.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const ended = text('flow.cart.ended', 'en-us')
const kept = text('flow.cart.rebuilt', 'en-us')
const gift = { giftTo: 'Grace', giftEmail: 'grace@shop.example', giftMessage: 'Well, run: 100 % of it' }
const store = 'KERB-US-101'
/** Nobody's tokens; and some that can't be renewed. */
const deaths = [
  ['is nobody’s', { accessToken: 'of-nobody' }],
  ['can’t be renewed', { accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }],
] as const

let giftId = ''
beforeAll(async () => {
  const category = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  giftId = /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(category)?.[1] ?? ''
})

/** At the review with a code, a gift by e-mail, a line made to order, and one that is sent to a store. */
async function atReview() {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  const [first = '', second = ''] = await forms.sizes()
  const [value = ''] = await forms.sizes(giftId)
  await forms.json('add', { productId: shoe, upc: first, qty: '2', recipeId: 'my-design-1' })
  await forms.json('add', { productId: giftId, upc: value, qty: '1', ...gift })
  const reply = await forms.json('add', { productId: shoe, upc: second, qty: '1' })
  const submitted = reply.cart?.items.find(({ upc }) => upc === second)?.id ?? ''
  await forms.json('delivery', { itemId: submitted, code: 'sts', storeId: store })
  await forms.json('coupon', { coupon: 'WELCOME10' })
  const collector = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@shop.example', phone: '2125550199' }
  const fields = Object.entries(collector).map(([name, value]) => [`pickup.sts:${store}.${name}`, value])
  const shipping = { ...americanAddress, method: 'customs', ...Object.fromEntries(fields) }
  await walk.deliver(shipping)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  return { walk, forms, shipping }
}
type Review = Awaited<ReturnType<typeof atReview>>

const linesOf = async ({ forms }: Pick<Review, 'forms'>) =>
  ((await forms.cart())?.items ?? [])
    .filter(({ bonus }) => !bonus)
    .map(({ upc, qty, giftOption, recipeId, storeId }) => ({ upc, qty, giftOption, recipeId, storeId }))
    .sort((a, b) => a.upc.localeCompare(b.upc))

/** Lines that the forms of this page bring along. */
const keptOn = (html: string) => ({
  remaining: hidden(html, 'remaining'),
  held: hidden(html, 'held'),
})

describe.each(deaths)('a session that %s', (_, dead) => {
  it('is recovered from by the delivery step, with all that was posted', async () => {
    const { walk, forms, shipping } = await atReview()
    const before = await linesOf({ forms })
    const html = await walk.page('/en-us/checkout/shipping')
    await forms.changeSession(dead)
    const updated = await walk.post('/api/checkout/shipping', { ...shipping, ...keptOn(html) })
    expect(updated.location).toBe('/en-us/checkout/billing?notice=AUT498&lost=coupons')
    expect(await linesOf({ forms })).toEqual(before)
    const shipments = (await forms.cart())?.shippingMethods ?? []
    expect(shipments.find(({ code }) => code === 'sts')?.pickupPerson?.firstName).toBe('Grace')
    expect(shipments.find(({ code }) => code === 'customs')?.address?.addressLine1).toBe('12 Orchard Street')
    const page = await walk.page(updated.location)
    expect(page).toContain(kept)
    expect(page).toContain('href="/en-us/account?returnTo=%2Fen-us%2Fcheckout%2Fbilling"')
    expect(page).toContain('so add them again: coupons')
    // Once the page was loaded again, what is missing is still named.
    const later = await walk.page('/en-us/checkout/billing?notice=restored&lost=coupons')
    expect([later.includes(kept), later.includes('so add them again: coupons')]).toEqual([false, true])
  })

  it.each(['text/html', 'application/json'])(
    'is recovered from by the review, and orders nothing (%s)',
    async (accept) => {
      const { walk, forms } = await atReview()
      const before = await linesOf({ forms })
      const html = await walk.page('/en-us/checkout/summary')
      const review = await walk.review()
      await forms.changeSession(dead)
      const answer = await walk.post('/api/checkout/place', { ...review, ...keptOn(html) }, { accept })
      const { location } = accept === 'text/html' ? answer : (JSON.parse(answer.html) as { location: string })
      expect(location).toBe('/en-us/checkout/shipping?notice=AUT498&lost=delivery%2Ccoupons')
      expect(await linesOf({ forms })).toEqual(before)
      expect(await walk.page(location)).toContain(kept)
    },
  )

  it('is recovered by the cart page, even when a checkout page is requested', async () => {
    const { walk, forms } = await atReview()
    const before = await linesOf({ forms })
    const remembered = remainingOf((await forms.cart())?.items ?? [])
    await forms.changeSession(dead)
    for (const step of ['', '/shipping', '/billing', '/summary']) {
      const response = await walk.visitor.fetch(`/en-us/checkout${step}`)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/en-us/cart'])
    }
    expect(await walk.page('/en-us/cart')).toContain(ended)
    expect(await forms.json('restore', { remaining: remembered })).toMatchObject({ place: 'toast' })
    expect(await linesOf({ forms })).toEqual(before)
  })
})

describe('a member whose session ended', () => {
  const quantities = async ({ forms }: Pick<Review, 'forms'>) => (await linesOf({ forms })).map(({ qty }) => qty)

  /** Two pairs in the member's cart, whose session is dead now. */
  async function ended(email: string) {
    const walk = walker(shop)
    const forms = cartForms(shop, walk.visitor)
    await walk.signIn(email)
    const [upc = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc, qty: '2' })
    const remaining = remainingOf((await forms.cart())?.items ?? [])
    await forms.changeSession({ accessToken: 'of-nobody' })
    return { walk, forms, remaining }
  }

  it.each([
    ['by the cart page', 'registered@kerb.example', '/en-us/cart'],
    ['by checkout', 'athlete@kerb.example', null],
  ])('gets no pair twice by signing in again after it was rebuilt %s', async (_, email, page) => {
    const { walk, forms, remaining } = await ended(email)
    if (page) await walk.page(page)
    if (page) await forms.json('restore', { remaining })
    else await walk.post('/api/checkout/shipping', { ...americanAddress, remaining, held: '' })
    expect(await quantities({ forms })).toEqual([2])
    await walk.signIn(email)
    expect(await quantities({ forms })).toEqual([2])
  })

  it('gets the larger quantity', async () => {
    const { walk, forms, remaining } = await ended('newmember@kerb.example')
    await walk.page('/en-us/cart')
    await forms.json('restore', { remaining })
    const [item] = (await forms.cart())?.items ?? []
    const { id: itemId = '', productId = '', upc = '' } = item ?? {}
    await forms.json('update', { itemId, productId, upc, qty: '3' })
    await walk.signIn('newmember@kerb.example')
    expect(await quantities({ forms })).toEqual([3])
  })
})

describe('at billing', () => {
  it.each([
    ['a gift card', 'instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' }],
    ['a way to pay', 'billing', { same: 'on', payWith: 'PAYPAL' }],
  ])('%s goes into the cart that was made again', async (_, action, fields) => {
    const { walk, forms } = await atReview()
    const before = await linesOf({ forms })
    const html = await walk.page('/en-us/checkout/billing')
    await forms.changeSession({ accessToken: 'of-nobody' })
    const updated = await walk.post(`/api/checkout/${action}`, { ...fields, ...keptOn(html) })
    expect([updated.status, updated.location]).toEqual([303, expect.stringContaining('notice=AUT498')])
    expect(await linesOf({ forms })).toEqual(before)
    const methods = (await forms.cart())?.payment_instruments.map(({ payment_method_id: method }) => method)
    expect(methods).toEqual([action === 'billing' ? 'PAYPAL' : 'GIFT_CARD'])
  })
})

it.each([
  [
    'is said on top of the cart page where the form has no lines',
    { remaining: '' },
    '/en-us/cart?notice=place-order%3ABSK404',
    message('BSK404', 'en-us'),
  ],
  [
    'is made again from the form, which names what is lost',
    {},
    '/en-us/checkout/shipping?notice=BSK404&lost=delivery%2Ccoupons',
    text('flow.cart.remade', 'en-us'),
  ],
])('a basket that is gone while its order is placed %s', async (_, fields, place, words) => {
  const { walk, forms } = await atReview()
  const review = await walk.review()
  const elsewhere = await atReview()
  await forms.changeSession({ basketId: (await elsewhere.forms.session()).basketId })
  const { location } = await walk.post('/api/checkout/place', { ...review, ...fields })
  expect(location).toBe(place)
  const html = await walk.page(location)
  expect(html).toContain(words)
  expect(html).not.toContain('href="/en-us/order-confirmation"')
})
