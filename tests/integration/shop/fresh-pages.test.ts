import { beforeAll, expect, it } from 'vitest'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const category = '/en-us/c/women-1000?sort=newest&page=1'
/** No other product costs this. */
const price = { current: 1234, original: 1234 }

async function look(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await shop.visitor().fetch(path, { headers })
  return { state: response.headers.get('x-page-cache'), html: await response.text() }
}
/** Quick shop as a card's button fetches it. */
const quickshop = () => look(`/en-us/dialog/quickshop?product=${shown.productId}`, { 'x-fragment': 'main' })
const isKept = (view: () => ReturnType<typeof look>) => expect.poll(async () => (await view()).state).toBe('hit')

/** A product's card in the category, its page and its quick shop. All have been looked at and are kept. */
async function keptPages(address: string) {
  for (const view of [() => look(category), () => look(address), quickshop]) await isKept(view)
  return shownOf(address)
}
async function shownOf(address: string) {
  const [list, ...buyBoxes] = await Promise.all([look(category), look(address), quickshop()])
  const cards = list.html.split('<li class="card"')
  const card = cards.find((one) => one.includes(`href="${address}"`))
  // A color without stock leaves its style's card to one that has some, and is a swatch there.
  const isSwatch = cards.some((one) => one.includes(`/p/${shown.productId}"`))
  const forms = buyBoxes.map(({ html }) => html.slice(html.indexOf('<h1')).split('</form>')[0] ?? '')
  const statements = (html: string) => ({ newPrice: html.includes('$12.34'), soldOut: html.includes('>Sold out<') })
  return [card === undefined ? { newPrice: false, soldOut: isSwatch } : statements(card), ...forms.map(statements)]
}

let sold: IngestProduct
let shown: { readonly productId: string; readonly address: string }
beforeAll(async () => {
  const { html } = await look(category)
  const [, address = '', productId = ''] = /href="(\/en-us\/p\/[^"?]*-(\w+))"/.exec(html) ?? []
  const found = [...seedProducts(demoReferenceDate)].find((product) => product.productId === productId)
  if (!found) throw new Error(`${category} lists no product of the seed`)
  sold = found
  shown = { productId, address }
})

async function send(product: IngestProduct): Promise<void> {
  const response = await shop.platform.fetch('/admin/catalog/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [product], acceptPrices: true }),
  })
  expect(await response.json()).toMatchObject({ failed: [] })
}

const everywhere = (newPrice: boolean, soldOut: boolean) => Array.from({ length: 3 }, () => ({ newPrice, soldOut }))

it('a kept page shows a new price and that the last pair is sold, without anybody purging it', async () => {
  expect(await keptPages(shown.address)).toEqual(everywhere(false, false))
  const onlyPair = sold.skus.map((sku, index) => ({
    ...sku,
    prices: { ...sku.prices, USD: price },
    quantity: index === 1 ? 1 : 0,
  }))
  await send({ ...sold, skus: onlyPair })
  await expect.poll(() => shownOf(shown.address)).toEqual(everywhere(true, false))
  expect(await keptPages(shown.address)).toEqual(everywhere(true, false))

  const walk = walker(shop)
  await walk.add(shown.productId)
  await walk.deliver()
  await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' })
  await walk.bill({})
  const orderNumber = orderNumberIn(await walk.placed()) ?? ''
  await expect
    .poll(async () => (await shownOf(shown.address)).map(({ soldOut }) => soldOut))
    .toEqual([true, true, true])
  await keptPages(shown.address)

  await walk.page('/en-us/order-tracking')
  const cancelled = await walk.post('/api/checkout/cancel', { orderNumber, email: 'ada@shop.example' })
  expect(cancelled.html).toContain('Your order is cancelled')
  await expect.poll(() => shownOf(shown.address)).toEqual(everywhere(true, false))
})

it('kept pages of a product and of its other colors show that the feed has no more of it', async () => {
  await send(sold)
  await expect.poll(() => shownOf(shown.address)).toEqual(everywhere(false, false))
  expect(await keptPages(shown.address)).toEqual(everywhere(false, false))
  const tiles = [...(await look(shown.address)).html.matchAll(/<a href="([^"]+)" class="pic"[^>]* title=/g)]
  const sibling = tiles.map(([, address = '']) => address).find((address) => address !== shown.address) ?? ''
  const isMarked = async () => (await look(sibling)).html.includes(`href="${shown.address}" class="pic out"`)
  await expect.poll(async () => (await look(sibling)).state).toBe('hit')
  expect(await isMarked()).toBe(false)

  await send({ ...sold, skus: sold.skus.map((sku) => ({ ...sku, quantity: 0 })) })
  await expect
    .poll(async () => (await shownOf(shown.address)).map(({ soldOut }) => soldOut))
    .toEqual([true, true, true])
  expect(await isMarked()).toBe(true)
})

it('a kept quick shop shows that one size has sold out', async () => {
  const [first, ...others] = sold.skus.map((sku) => ({ ...sku, quantity: 40 }))
  if (!first) throw new Error('a product without sizes')
  const soldOutSizes = async () =>
    [...(await quickshop()).html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
      .filter(([tag]) => tag.includes('data-out'))
      .map(([tag]) => /value="(\d+)"/.exec(tag)?.[1])
  await send({ ...sold, skus: [first, ...others] })
  await expect.poll(soldOutSizes).toEqual([])
  await isKept(quickshop)
  await send({ ...sold, skus: [{ ...first, quantity: 0 }, ...others] })
  await expect.poll(soldOutSizes).toEqual([first.upc])
})

it('an open page can ask which sizes are sold out at this moment', async () => {
  const [first, ...others] = sold.skus
  if (!first) throw new Error('a product without sizes')
  const ask = (product: string) => shop.fetch(`/api/stock?product=${product}`)
  await send({ ...sold, skus: [{ ...first, quantity: 0 }, ...others.map((sku) => ({ ...sku, quantity: 40 }))] })
  await expect.poll(async () => (await ask(shown.productId)).json()).toEqual({ soldOut: [first.upc] })
  const answer = await ask(shown.productId)
  expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual(['no-store', []])
  expect((await ask('KZZ0000ZZZZ')).status).toBe(404)
  expect((await ask('../etc')).status).toBe(404)
})
