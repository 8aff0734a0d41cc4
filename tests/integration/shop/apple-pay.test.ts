import { describe, expect, it } from 'vitest'
import { cookieNames } from '../../../worker/http/cookies/cookie-names.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const quick = '?bag=quick'

function shopper() {
  const walk = walker(shop)
  const forms = cartForms(shop, walk.visitor)
  const units = async (): Promise<[string, number][]> =>
    ((await forms.cart())?.items ?? []).filter(({ bonus }) => !bonus).map(({ upc, qty }) => [upc, qty])
  return {
    walk,
    forms,
    units,
    /** Presses the wallet's button of the product. */
    async buy(upc: string): Promise<string> {
      await forms.sizes()
      await walk.page(`/en-us/p/x-${shoe}`)
      const pressed = await forms.post('../checkout/apple-pay', { productId: shoe, upc, qty: '1' })
      return pressed.headers.get('location') ?? ''
    },
    /** Subject of the page's forms: the lines that they bring along. */
    linesOf: (html: string) =>
      /name="remaining" value="([^"]*)"/
        .exec(html)?.[1]
        ?.split(',')
        .map((part) => part.split(':')[1]),
  }
}

/** Through the steps, as far as the review. */
async function toReview({ walk }: ReturnType<typeof shopper>, fields: Record<string, string>) {
  await walk.page(`/en-us/checkout/shipping${fields['bag'] ? quick : ''}`)
  const delivered = await walk.post('/api/checkout/shipping', { ...americanAddress, ...fields })
  const billed = await walk.post('/api/checkout/billing', {
    same: 'on',
    payWith: 'CREDIT_CARD',
    cardSession: await cardSession(),
    ...fields,
  })
  return [delivered.location, billed.location]
}

/** Nobody sees or orders with what was entered for the quick purchase: neither its pages nor its button are left. */
async function isOver({ walk }: ReturnType<typeof shopper>, review: Record<string, string>) {
  expect(walk.visitor.cookies.get(cookieNames(false).quick)).toBeUndefined()
  for (const step of ['shipping', 'billing', 'summary']) {
    const answer = await walk.visitor.fetch(`/en-us/checkout/${step}${quick}`)
    expect([step, answer.headers.get('location')]).toEqual([step, '/en-us/cart?notice=place-order%3ABSK404'])
  }
  const again = await walk.post('/api/checkout/place', review)
  expect(again.location).not.toBe('/en-us/order-confirmation')
}

describe('one thing that is bought with Apple Pay', () => {
  it('leaves the cart what every page shows, before, while and after it is bought', async () => {
    const one = shopper()
    const { walk, forms, units } = one
    const [stored = '', expected = '', later = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '2' })
    expect(await one.buy(expected)).toBe(`/en-us/checkout${quick}`)
    expect(await units()).toEqual([[stored, 2]])
    expect(await forms.page('/en-us/cart')).toContain(stored)
    // The checkout is of the one thing, whatever happens to the cart meanwhile.
    expect((await walk.visitor.fetch(`/en-us/checkout${quick}`)).headers.get('location')).toBe(
      `/en-us/checkout/shipping${quick}`,
    )
    expect(one.linesOf(await walk.page(`/en-us/checkout/shipping${quick}`))).toEqual([expected])
    await forms.json('add', { productId: shoe, upc: later, qty: '1' })
    expect(await toReview(one, { bag: 'quick' })).toEqual([
      `/en-us/checkout/billing${quick}`,
      `/en-us/checkout/summary${quick}`,
    ])
    const review = await walk.page(`/en-us/checkout/summary${quick}`)
    expect(one.linesOf(review)).toEqual([expected])
    for (const step of ['shipping', 'billing']) expect(review).toContain(`href="/en-us/checkout/${step}${quick}"`)
    const fields = Object.fromEntries(
      [
        ...(review.split('data-checkout="place"')[1] ?? '').matchAll(
          /<input type="hidden" name="(\w+)" value="([^"]*)"/g,
        ),
      ].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
    )
    expect((await walk.post('/api/checkout/place', fields)).location).toBe('/en-us/order-confirmation')
    expect(await units()).toEqual([
      [stored, 2],
      [later, 1],
    ])
    await walk.page('/en-us/order-confirmation')
    expect(walk.visitor.cookies.get(cookieNames(false).quick)).toBeUndefined()
  })

  it('is what is paid for, also when an earlier page request ends after the press', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    const headers = { cookie: walk.visitor.cookies.header() }
    await one.buy(expected)
    for (const path of ['/api/cart?locale=en-us', '/en-us/dialog/mini-cart', '/en-us/checkout/shipping'])
      walk.visitor.cookies.keep(await shop.fetch(path, { headers }))
    expect(one.linesOf(await walk.page(`/en-us/checkout/shipping${quick}`))).toEqual([expected])
  })

  it('is never shown as the cart once it is unknown', async () => {
    const one = shopper()
    const [stored = ''] = await one.forms.sizes()
    await one.forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    for (const path of [`/en-us/checkout${quick}`, `/en-us/checkout/shipping${quick}`]) {
      const answer = await one.walk.visitor.fetch(path)
      expect(answer.headers.get('location')).toBe('/en-us/cart?notice=place-order%3ABSK404')
    }
  })

  it('ends with the cart that is emptied, and with it what was entered', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    await toReview(one, { bag: 'quick' })
    await forms.empty()
    expect(await one.units()).toEqual([])
    const answer = await walk.visitor.fetch(`/en-us/checkout/shipping${quick}`)
    expect(answer.headers.get('location')).toBe('/en-us/cart?notice=place-order%3ABSK404')
    expect(walk.visitor.cookies.get(cookieNames(false).quick)).toBeUndefined()
  })

  it('does not get into the way of buying the cart, and is over with that order', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    await toReview(one, { bag: 'quick' })
    const old = await walk.review(quick)
    expect(one.linesOf(await walk.page('/en-us/checkout/shipping'))).toEqual([stored])
    await toReview(one, {})
    const placed = await walk.placed()
    expect(placed).toContain('1 unit')
    await isOver(one, old)
  })

  it('is left behind where the order of the cart waits at the bank', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    await toReview(one, { bag: 'quick' })
    const old = await walk.review(quick)
    await toReview(one, { payWith: 'PAYPAL', cardSession: '' })
    expect(await walk.place()).toMatch(/^https?:/)
    await isOver(one, old)
  })

  it('can be pressed again without losing what was added meanwhile', async () => {
    const one = shopper()
    const [stored = '', expected = '', other = ''] = await one.forms.sizes()
    await one.buy(expected)
    await one.forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(other)
    expect(await one.units()).toEqual([[stored, 1]])
    expect(one.linesOf(await one.walk.page(`/en-us/checkout/shipping${quick}`))).toEqual([other])
  })

  it('survives a sign-in on the way, beside the person’s own cart', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    await walk.signIn('newmember@kerb.example')
    expect(await one.units()).toEqual([[stored, 1]])
    expect(one.linesOf(await walk.page(`/en-us/checkout/shipping${quick}`))).toEqual([expected])
    const elsewhere = shopper()
    await elsewhere.walk.signIn('newmember@kerb.example')
    expect(await elsewhere.units()).toEqual([[stored, 1]])
  })

  it('is found again where the answer to its order was lost', async () => {
    const one = shopper()
    const { walk, forms } = one
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    await toReview(one, { bag: 'quick' })
    const html = await walk.page(`/en-us/checkout/summary${quick}`)
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const before = walk.visitor.cookies.header()
    const fields = { key: field('key'), shown: field('shown'), bag: 'quick' }
    expect((await walk.post('/api/checkout/place', fields)).location).toBe('/en-us/order-confirmation')
    const visitor = shop.visitor()
    for (const pair of before.split('; ')) {
      const [name = '', ...value] = pair.split('=')
      visitor.cookies.set(name, value.join('='))
    }
    expect((await visitor.fetch('/en-us/cart')).headers.get('location')).toBe('/en-us/order-confirmation')
    await visitor.fetch('/en-us/order-confirmation')
    expect((await cartForms(shop, visitor).cart())?.items.map(({ upc }) => upc)).toEqual([stored])
  })
})

describe('at an associate’s register', () => {
  /** Two bags of one customer, both ready to be ordered. */
  async function sale() {
    const one = shopper()
    const { walk, forms } = one
    await walk.signIn('associate@kerb.example', 'associate')
    const [stored = '', expected = ''] = await forms.sizes()
    await forms.json('add', { productId: shoe, upc: stored, qty: '1' })
    await one.buy(expected)
    const lane = { savedAddress: 'new' }
    await toReview(one, { ...lane, bag: 'quick' })
    await toReview(one, lane)
    return { one, own: await walk.review(), apart: await walk.review(quick) }
  }

  it('the order of the cart is the end of the quick purchase', async () => {
    const { one, own, apart } = await sale()
    expect((await one.walk.post('/api/checkout/place', own)).location).toBe('/en-us/order-confirmation')
    expect(await one.walk.page('/en-us/order-confirmation')).toContain('12 Orchard Street')
    await isOver(one, apart)
  })

  it('the order of the quick purchase is the end of the cart', async () => {
    const { one, own, apart } = await sale()
    const { walk, units } = one
    expect((await walk.post('/api/checkout/place', apart)).location).toBe('/en-us/order-confirmation')
    expect(await walk.page('/en-us/order-confirmation')).toContain('1 unit')
    expect(await units()).toEqual([])
    for (const step of ['shipping', 'billing', 'summary'])
      expect(await walk.page(`/en-us/checkout/${step}`)).not.toContain('12 Orchard Street')
    const again = await walk.post('/api/checkout/place', own)
    expect(again.location).not.toBe('/en-us/order-confirmation')
  })

  it.each(['next-customer', 'sign-out'])('%s is the end of both', async (way) => {
    const { one, own, apart } = await sale()
    await one.walk.post(`/api/session/${way}`, {})
    expect(await one.units()).toEqual([])
    await isOver(one, apart)
    expect((await one.walk.post('/api/checkout/place', own)).location).not.toBe('/en-us/order-confirmation')
  })
})
