import { describe, expect, it } from 'vitest'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const product = 'KCT3886CINK'

type Form = Readonly<Record<string, string>>

async function visitProduct(): Promise<{ visitor: Visitor; csrf: string; upc: string; path: string }> {
  const visitor = shop.visitor()
  const path = (await visitor.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''
  const html = await (await visitor.fetch(path)).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const sizes = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
    .map((match) => match[0])
    .filter((tag) => !tag.includes('data-out'))
  return { visitor, csrf, upc: /value="(\d+)"/.exec(sizes[3] ?? '')?.[1] ?? '', path }
}

const post = (visitor: Visitor, path: string, form: Form, headers: Form = {}) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  })

const cartOf = async (visitor: Visitor) =>
  (
    (await (await visitor.fetch('/api/cart')).json()) as {
      cart: { items: { id: string; upc: string; qty: number }[]; totals: { itemSubTotal: number } } | null
    }
  ).cart

describe('the cart, with forms alone', () => {
  it('adds with a 303 to the cart, adds the same size to the same line, changes and empties', async () => {
    const { visitor, csrf, upc, path } = await visitProduct()
    const add = { csrf, productId: product, upc, qty: '1', returnTo: path }
    const added = await post(visitor, '/api/cart/add', add)
    expect([added.status, added.headers.get('location')]).toEqual([303, '/en-us/cart'])
    await post(visitor, '/api/cart/add', add)
    const cart = await cartOf(visitor)
    expect(cart?.items.map((item) => item.qty)).toEqual([2])
    const line = { csrf, itemId: cart?.items[0]?.id ?? '', upc, productId: product }
    await post(visitor, '/api/cart/update', { ...line, qty: '2', step: '-1' })
    expect((await cartOf(visitor))?.items.map((item) => item.qty)).toEqual([1])
    await post(visitor, '/api/cart/remove', line)
    expect((await cartOf(visitor))?.items).toEqual([])
  })

  it('adds once when the same click arrives twice', async () => {
    const { visitor, csrf, upc } = await visitProduct()
    await post(visitor, '/api/cart/add', { csrf, productId: product, upc, key: 'the-first-click' })
    const repeated = { csrf, productId: product, upc, key: 'a-click-with-its-own-key' }
    await Promise.all([post(visitor, '/api/cart/add', repeated), post(visitor, '/api/cart/add', repeated)])
    expect((await cartOf(visitor))?.items.map((item) => item.qty)).toEqual([2])
  })

  it('says what is wrong where the shopper is: no size, too many', async () => {
    const { visitor, csrf, upc, path } = await visitProduct()
    const missing = await post(visitor, '/api/cart/add', { csrf, productId: product, returnTo: path })
    expect(missing.status).toBe(303)
    expect(await (await visitor.fetch(missing.headers.get('location') ?? '')).text()).toContain('Choose a size first.')
    const many = await post(
      visitor,
      '/api/cart/add',
      { csrf, productId: product, upc, qty: '99' },
      { accept: 'application/json' },
    )
    const reply = (await many.json()) as { ok: boolean; code: string; maxAllowedQty: number; message: string }
    expect([many.status, reply.code]).toEqual([409, 'INV408'])
    expect(reply.message).toContain(String(reply.maxAllowedQty))
  })

  it('takes prices from the catalogue, whatever a client sends', async () => {
    const { visitor, csrf, upc } = await visitProduct()
    await post(visitor, '/api/cart/add', { csrf, productId: product, upc, price: '1', amount: '1', rowTotal: '1' })
    expect((await cartOf(visitor))?.totals.itemSubTotal).toBeGreaterThan(1000)
  })

  it('keeps one shopper out of the cart of another', async () => {
    const mine = await visitProduct()
    await post(mine.visitor, '/api/cart/add', { csrf: mine.csrf, productId: product, upc: mine.upc })
    expect(await cartOf(shop.visitor())).toBeNull()
  })
})

describe('a form that is not ours', () => {
  it.each([
    ['without its token', { csrf: '' }, {}, 403],
    ['with the token of somebody else', { csrf: 'x'.repeat(32) }, {}, 403],
    ['from another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another origin', {}, { origin: 'https://evil.example' }, 403],
    ['of another type', {}, { 'content-type': 'text/plain' }, 415],
  ])('is refused %s', async (_, form, headers, status) => {
    const { visitor, csrf, upc } = await visitProduct()
    const answer = await post(visitor, '/api/cart/add', { csrf, productId: product, upc, ...form }, headers as Form)
    expect(answer.status).toBe(status)
    expect(await cartOf(visitor)).toBeNull()
  })

  it('is refused when it is too large', async () => {
    const { visitor, csrf, upc } = await visitProduct()
    expect(
      (await post(visitor, '/api/cart/add', { csrf, productId: product, upc, filler: 'x'.repeat(100_000) })).status,
    ).toBe(413)
  })

  it('never sends a shopper to another host', async () => {
    const { visitor, csrf, upc } = await visitProduct()
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await post(visitor, '/api/cart/add', { csrf, productId: product, upc, returnTo })
      expect(answer.headers.get('location'), returnTo).toBe('/en-us/cart')
    }
  })
})
