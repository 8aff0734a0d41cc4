import { describe, expect, it } from 'vitest'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const confirmation = '/en-us/order-confirmation'

async function atReview(outcome?: 'slow') {
  const walk = walker(shop)
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession(outcome) })
  return walk
}
const locationOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).headers.get('location')

describe('an order whose answer never arrived', () => {
  /** The shop has placed it; the browser knows what it knew before. */
  async function lost() {
    const walk = await atReview()
    const review = await walk.review()
    const before = walk.visitor.cookies.header()
    expect((await walk.post('/api/checkout/place', review)).location).toBe(confirmation)
    const visitor = shop.visitor()
    for (const pair of before.split('; ')) {
      const [name = '', ...value] = pair.split('=')
      visitor.cookies.set(name, value.join('='))
    }
    return { visitor, review }
  }

  it.each(['/en-us/cart', '/en-us/checkout', '/en-us/checkout/summary'])('is found again at %s', async (path) => {
    const { visitor } = await lost()
    expect(await locationOf(visitor, path)).toBe(confirmation)
    // The way there may get lost too.
    expect(await locationOf(visitor, path)).toBe(confirmation)
    expect(orderNumberIn(await (await visitor.fetch(confirmation)).text())).toBeDefined()
    const page = await visitor.fetch('/en-us/cart')
    expect([page.status, page.headers.get('location')]).toEqual([200, null])
    expect(await locationOf(visitor, '/en-us/checkout')).toBe('/en-us/cart')
  })

  it('does not count as shown because a step of checkout was fetched ahead', async () => {
    const { visitor } = await lost()
    const headers = { 'sec-purpose': 'prefetch' }
    const ahead = await visitor.fetch('/en-us/checkout/shipping', { headers })
    expect([ahead.status, ahead.headers.get('location')]).toEqual([503, null])
    expect(await locationOf(visitor, '/en-us/checkout/shipping')).toBe(confirmation)
  })

  it('is shown in the cart of a page', async () => {
    const { visitor } = await lost()
    const answer = await (await visitor.fetch('/api/cart?locale=en-us')).json()
    expect(answer).toEqual({ cart: null, next: confirmation })
  })

  it('is not lost by the next thing that goes into the cart', async () => {
    const { visitor } = await lost()
    const forms = cartForms(shop, visitor)
    const [upc = ''] = await forms.sizes()
    const added = await forms.json('add', { productId: shoe, upc, qty: '1' })
    expect(added.cart?.items.map(({ qty }) => qty)).toEqual([1])
    expect(await locationOf(visitor, '/en-us/cart')).toBe(confirmation)
    await visitor.fetch(confirmation)
    expect((await forms.cart())?.totalItems).toBe(1)
  })

  it('is waited for where the bank takes its time', async () => {
    const walk = await atReview('slow')
    const review = await walk.review()
    const abandoned = walk.post('/api/checkout/place', review)
    await expect.poll(() => locationOf(walk.visitor, '/en-us/cart')).toBe('/en-us/checkout/processing')
    expect(await walk.page('/en-us/checkout/processing')).toContain('Your order is being processed')
    await abandoned
    await expect.poll(() => locationOf(walk.visitor, '/en-us/checkout/processing')).toBe(confirmation)
  })
})

it('two first things at once are both in the cart', async () => {
  const forms = cartForms(shop)
  const [one = '', other = ''] = await forms.sizes()
  await Promise.all([one, other].map((upc) => forms.json('add', { productId: shoe, upc, qty: '1' })))
  expect((await forms.cart())?.items.map(({ upc }) => upc).sort()).toEqual([one, other].sort())
})

describe('while the cart service is down', () => {
  const broken = useShop({
    catalogue: 'empty',
    vars: { shop: { SESSION_SECRET: secret, COMMERCE_ORIGIN: 'http://127.0.0.1:9' } },
  })

  it('the page does not claim that the cart is empty', async () => {
    const cartPage = cartForms(shop)
    const [upc = ''] = await cartPage.sizes()
    await cartPage.json('add', { productId: shoe, upc, qty: '1' })
    const visitor = broken.visitor()
    for (const pair of cartPage.visitor.cookies.header().split('; ')) {
      const [name = '', ...value] = pair.split('=')
      visitor.cookies.set(name, value.join('='))
    }
    const page = await visitor.fetch('/en-us/cart')
    const html = await page.text()
    expect([page.status, /cart is empty/i.test(html.split('<main')[1] ?? '')]).toEqual([503, false])
    const api = await visitor.fetch('/api/cart?locale=en-us')
    expect(api.status).toBe(502)
  })
})
