import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Shop, useShop } from '../../harness/shop.ts'
import { openRelay, type Relayed } from './commerce-relay.ts'

/** A shop for each group of tests, because an isolate remembers which services are silent. */
async function openSale() {
  const relay = await openRelay(() => shop.platform.url)
  afterEach(() => {
    relay.answer(null)
    relay.delay(0)
  })
  afterAll(() => relay.close())
  const vars = { shop: { COMMERCE_ORIGIN: relay.origin, TIMEOUT_FACTOR: '1' } }
  const shop: Shop = useShop({ catalogue: 'demo', vars })
  const opened = () => shop.logs.filter(({ message }) => message.includes('breaker.opened'))
  return { relay, shop, opened }
}

const aSecond = 1000
/**
 * Whoever comes 1.1 s after a call began may ask again, because that one may hang; nobody before. A busy machine lets
 * some visitors in that late, so calls can't be counted; less of the time may be left where they arrive.
 */
const leastApartMs = 800
const stock = /\/inventory$/
const isOf = (path: RegExp) => (call: Relayed) => path.test(call.path)

/** Pauses between calls that are too short, in milliseconds. */
function tooSoon(calls: readonly Relayed[]): readonly number[] {
  expect(calls.length).toBeGreaterThan(0)
  return calls.flatMap(({ at }, index) => {
    const pause = at - (calls[index - 1]?.at ?? Number.NEGATIVE_INFINITY)
    return pause < leastApartMs ? [pause] : []
  })
}

/** Paths of products that nobody has looked at. */
async function productsOf(shop: Shop, category: string): Promise<readonly string[]> {
  const html = await (await shop.fetch(category)).text()
  return [...html.matchAll(/<h3><a href="(\/en-us\/p\/[^"?#]+)"/g)].map(([, path = '']) => path)
}

const statusesOf = (shop: Shop, paths: readonly string[], init?: RequestInit) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await shop.fetch(path, init)
      await answer.text()
      return answer.status
    }),
  )

describe('services that all take a second', async () => {
  const { relay, shop, opened } = await openSale()

  it('give every visitor of a sale the page, and are not asked for each of them', async () => {
    const [product = ''] = await productsOf(shop, '/en-us/c/new-5000')
    relay.delay(aSecond)
    const before = relay.count()
    const visitors = Array.from({ length: 20 }, () => product)
    expect(await statusesOf(shop, visitors)).toEqual(visitors.map(() => 200))
    const calls = relay.since(before)
    for (const path of [stock, /\/details$/]) expect(tooSoon(calls.filter(isOf(path)))).toEqual([])
    expect(opened()).toEqual([])
  })

  it('give visitors one after the other the pages of ever other products', async () => {
    const products = (await productsOf(shop, '/en-us/c/new-5000')).slice(1, 7)
    relay.delay(aSecond)
    for (const product of products) expect(await statusesOf(shop, [product, product])).toEqual([200, 200])
    expect(opened()).toEqual([])
  })

  it('give the others their page when the first visitor has gone', async () => {
    const product = (await productsOf(shop, '/en-us/c/new-5000'))[10] ?? ''
    relay.delay(aSecond)
    const before = relay.count()
    const first = new AbortController()
    const leaving = shop.fetch(product, { signal: first.signal })
    await expect.poll(() => relay.since(before).some(isOf(stock))).toBe(true)
    const others = statusesOf(shop, [product, product, product])
    first.abort()
    await expect(leaving).rejects.toThrow(/abort/)
    expect(await others).toEqual([200, 200, 200])
    expect(tooSoon(relay.since(before).filter(isOf(stock)))).toEqual([])
  })
})

describe('stock that is never told', async () => {
  const { relay, shop, opened } = await openSale()

  it('costs products their stock and nothing else', async () => {
    const products = (await productsOf(shop, '/en-us/c/new-5000')).slice(0, 24)
    relay.answer((call) => (stock.test(call.path) ? 'never' : null))
    expect(await statusesOf(shop, products)).toEqual(products.map(() => 200))
    await expect.poll(opened).toHaveLength(1)
    expect(opened()[0]?.message).toContain('products.inventory')
    const before = relay.count()
    expect(await statusesOf(shop, await productsOf(shop, '/en-us/c/women-1000'))).not.toContain(503)
    expect(relay.since(before).filter(isOf(stock)).length).toBeLessThanOrEqual(10)
  })
})

describe('a search that is never told', async () => {
  const { relay, shop, opened } = await openSale()

  it('costs searches and no product its page', async () => {
    shop.expectError(/page\.unavailable/)
    const products = (await productsOf(shop, '/en-us/c/new-5000')).slice(0, 12)
    relay.answer(({ path }) => (path.includes('/productSearch') ? 'never' : null))
    const searches = Array.from({ length: 12 }, (_, index) => `/en-us/searchhub?q=shoe${index}`)
    expect(new Set(await statusesOf(shop, searches))).toEqual(new Set([503]))
    await expect.poll(opened).toHaveLength(1)
    expect(opened()[0]?.message).toContain('products.search')
    expect(await statusesOf(shop, products)).toEqual(products.map(() => 200))
  })
})

describe('products that are never told', async () => {
  const { relay, shop, opened } = await openSale()
  const unseen = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `/en-us/p/x-K${name}${1000 + index}`)

  it('are asked for once a second, and no visitor waits for that', async () => {
    shop.expectError(/page\.unavailable/)
    relay.answer(() => 'never')
    expect(new Set(await statusesOf(shop, unseen(10, 'OPEN')))).toEqual(new Set([503]))
    await expect.poll(() => opened().some(({ message }) => message.includes('products.details'))).toBe(true)
    const [before, began] = [relay.count(), performance.now()]
    for (const path of unseen(50, 'SHUT')) expect(await statusesOf(shop, [path])).toEqual([503])
    const tookMs = performance.now() - began
    expect(relay.count() - before).toBeLessThanOrEqual(tookMs / 1000 + 1)
  })

  it('are whole again once they are told, however late', async () => {
    shop.expectError(/page\.unavailable/)
    const shown = async () => {
      relay.answer(null)
      relay.delay(aSecond)
      const [product = ''] = await productsOf(shop, '/en-us/c/new-5000')
      return product !== '' && (await statusesOf(shop, [product])).includes(200)
    }
    await expect.poll(shown).toBe(true)
  })
})
