import { expect, it } from 'vitest'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import type { IngestPrice } from '../../../shared/contracts/ingest.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const [soonMs, hourMs] = [1500, 3_600_000]
const [regular, reduced] = ['$98.76', '$87.65']

/** An instant by the clocks of four zones. */
const zones = ['+00:00', '+01:00', '-05:00', '+09:00'] as const
function written(at: number, zone: (typeof zones)[number]): string {
  return new Date(at + Number(zone.slice(0, 3)) * hourMs).toISOString().replace('Z', zone)
}

const goods = [...seedProducts(demoReferenceDate)].filter(
  ({ kind, skus }) => kind === 'runner' && skus.every(({ quantity }) => quantity > 0),
)

/** Sends a product at one price in dollars, with a sale between two instants. */
async function send(place: number, zone: (typeof zones)[number], from: number, until: number): Promise<string> {
  const product = goods[place]
  if (!product) throw new RangeError('too few products')
  const price: IngestPrice = {
    current: 9876,
    original: 9876,
    sales: [{ price: 8765, from: written(from, zone), until: written(until, zone) }],
  }
  const skus = product.skus.map((sku) => ({ ...sku, prices: { ...sku.prices, USD: price } }))
  const response = await shop.platform.fetch('/admin/catalog/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ ...product, skus }] }),
  })
  expect(await response.json()).toMatchObject({ failed: [] })
  return product.productId
}

/** A product's page: whether it was kept, and the price that it asks, beside which a sale strikes the regular one. */
async function look(path: string) {
  const response = await shop.visitor().fetch(path)
  const html = await response.text()
  const [, price = ''] = /<(?:ins|p class="price")>([^<]+)/.exec(html.slice(html.indexOf('<h1'))) ?? []
  return { state: response.headers.get('x-page-cache'), price }
}
const addressOf = async (productId: string) =>
  (await shop.visitor().fetch(`/en-us/p/x-${productId}`)).headers.get('location') ?? ''

it.each(zones.map((zone, place) => [zone, place] as const))(
  'an order has the price that is in force and shown, over both ends of a sale in %s',
  async (zone, place) => {
    const productId = await send(place, zone, Date.now() + hourMs, Date.now() + 2 * hourMs)
    const address = await addressOf(productId)
    await expect.poll(async () => (await look(address)).price).toBe(regular)
    const edges = [
      { shown: regular, next: reduced, window: () => [Date.now() + soonMs, Date.now() + hourMs] as const },
      { shown: reduced, next: regular, window: () => [Date.now() - hourMs, Date.now() + soonMs] as const },
    ]
    for (const { shown, next, window } of edges) {
      const walk = walker(shop)
      await walk.add(productId)
      await walk.deliver()
      await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
      const pressed = await walk.review()
      expect(await walk.page('/en-us/checkout/summary')).toContain(shown)
      await send(place, zone, ...window())
      await expect.poll(async () => (await look(address)).price, { timeout: 10_000 }).toBe(next)
      const refused = await walk.post('/api/checkout/place', pressed)
      expect(refused.location).toMatch(/^\/en-us\/checkout\/summary\?notice=PRC400/)
      const again = await walk.page(refused.location)
      expect(again).toContain('The price of this item has changed.')
      expect(again).toContain(next)
      expect(await walk.placed()).toContain(next)
    }
  },
)

it('a kept page ends when a sale begins and when it ends', async () => {
  const place = zones.length
  const productId = await send(place, '+00:00', Date.now() + hourMs, Date.now() + 2 * hourMs)
  const address = await addressOf(productId)
  const isKept = () => expect.poll(async () => (await look(address)).state).toBe('hit')
  const shows = (price: string) => expect.poll(async () => (await look(address)).price, { timeout: 10_000 }).toBe(price)
  await shows(regular)
  await isKept()
  const begins = Date.now() + 2 * soonMs
  await send(place, '+00:00', begins, begins + 2 * soonMs)
  await shows(reduced)
  expect(Date.now()).toBeGreaterThanOrEqual(begins)
  await shows(regular)
  expect(Date.now()).toBeGreaterThanOrEqual(begins + 2 * soonMs)
  await isKept()
})
