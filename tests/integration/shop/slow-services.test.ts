import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { text } from '../../../shared/errors/message.ts'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

/** Longer than the shop waits for any service, and shorter than it does in other tests. */
const patienceMs = 9000
const relay = await openRelay(() => shop.platform.url)
afterEach(() => relay.answer(null))
afterAll(() => relay.close())
const shop = useShop({ catalogue: 'demo', vars: { shop: { COMMERCE_ORIGIN: relay.origin, TIMEOUT_FACTOR: '1' } } })

/** From now on calls to this path are never answered. */
const silence = (path: RegExp) => relay.answer((call) => (path.test(call.path) ? 'never' : null))

const visit = async (walk: ReturnType<typeof walker>, path: string) => {
  const response = await walk.visitor.fetch(path, { signal: AbortSignal.timeout(patienceMs) })
  return { status: response.status, state: response.headers.get('x-page-cache'), html: await response.text() }
}

describe('a service that never answers', () => {
  it('of stock leaves a whole product page, which is kept once the stock is known again', async () => {
    const walk = walker(shop)
    const path = (await walk.visitor.fetch(`/en-us/p/x-${shoe}`)).headers.get('location') ?? ''
    silence(/\/inventory$/)
    for (let view = 0; view < 2; view += 1) {
      const { status, state, html } = await visit(walk, path)
      expect([status, state]).toEqual([200, expect.stringMatching(/^(?:miss|bypass)/)])
      expect(html).toMatch(/<input[^>]*name="upc"/)
    }
    relay.answer(null)
    await expect.poll(async () => (await visit(walk, path)).state).toBe('hit')
  })

  it('of carts is never an empty cart', async () => {
    const walk = walker(shop)
    await walk.add(shoe)
    silence(/^\/cart\//)
    const cart = await visit(walk, '/en-us/cart')
    expect([cart.status, cart.html.includes('Your bag is empty')]).toEqual([503, false])
    expect((await visit(walk, '/en-us')).status).toBe(200)
    relay.answer(null)
    expect((await visit(walk, '/en-us/cart')).html).toContain(shoe)
  })
})

describe('an item whose addition nobody has answered', () => {
  it('is said to be unknown, and is in the cart once when it is added again', async () => {
    const walk = walker(shop)
    await walk.add(shoe, 1)
    const path = (await walk.visitor.fetch(`/en-us/p/x-${shoe}`)).headers.get('location') ?? ''
    const html = await walk.page(path)
    const upcs = [...html.matchAll(/<input[^>]*name="upc"[^>]*value="(\d+)"/g)].map(([, upc = '']) => upc)
    const form = { productId: shoe, upc: upcs[0] ?? '', qty: '1', returnTo: path }
    relay.answer(({ path, method }) => (method === 'POST' && path.includes('/cart/') ? 'lost' : null))
    const unknown = await walk.post('/api/cart/add', form)
    relay.answer(null)
    expect(await walk.page(unknown.location)).toContain(text('flow.add.unknown', 'en-us'))
    for (const units of [2, 3]) {
      expect((await walk.post('/api/cart/add', form)).location).toBe('/en-us/cart')
      const { cart } = (await (await walk.visitor.fetch('/api/cart')).json()) as { cart: { totalItems: number } }
      expect(cart.totalItems).toBe(units)
    }
  })

  it.each([
    ['beside another', async (walk: ReturnType<typeof walker>) => walk.add(shoe, 1), 1],
    ['as the first of a new visitor', async () => undefined, 0],
  ] as const)('is in the cart once where the browser has lost the answer: %s', async (_, before, units) => {
    const walk = walker(shop)
    await before(walk)
    const path = (await walk.visitor.fetch(`/en-us/p/x-${shoe}`)).headers.get('location') ?? ''
    await expect.poll(async () => (await visit(walk, path)).state).toBe('hit')
    const html = await walk.page(path)
    const [, upc = ''] = /<input[^>]*name="upc"[^>]*value="(\d+)"/.exec(html) ?? []
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(html) ?? []
    const form = { productId: shoe, upc, qty: '1', returnTo: path }
    const lost = await shop.fetch('/api/cart/add?locale=en-us', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: walk.visitor.cookies.header(),
      },
      body: new URLSearchParams({ csrf, locale: 'en-us', ...form }).toString(),
    })
    expect(lost.status).toBe(303)
    for (const more of [1, 2]) {
      expect((await walk.post('/api/cart/add', form)).location).toBe('/en-us/cart')
      const { cart } = (await (await walk.visitor.fetch('/api/cart')).json()) as { cart: { totalItems: number } }
      expect(cart.totalItems).toBe(units + more)
    }
  })
})
