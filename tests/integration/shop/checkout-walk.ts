import { expect } from 'vitest'
import type { Shop, Visitor } from '../../harness/shop.ts'

type Fields = Readonly<Record<string, string>>
export type Front = 'en-us' | 'de-de'

export const americanAddress: Fields = {
  email: 'ada@shop.example',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Walker',
  'shipping.addressLine1': '12 Orchard Street',
  'shipping.city': 'New York',
  'shipping.province': 'NY',
  'shipping.postalCode': '10002',
  'shipping.phone': '2125550123',
  method: 'standard',
}
export const germanAddress: Fields = {
  email: 'aenne@shop.example',
  'shipping.firstName': 'Änne',
  'shipping.lastName': 'Müller',
  'shipping.addressLine1': 'Torstraße 1',
  'shipping.city': 'Berlin',
  'shipping.postalCode': '10119',
  'shipping.phone': '3012345678',
  method: 'standard',
}

/** A shopper without script: reads pages and posts their forms. */
export function walker(shop: Shop, front: Front = 'en-us') {
  const visitor: Visitor = shop.visitor()
  let csrf = ''
  const page = async (path: string): Promise<string> => {
    const html = await (await visitor.fetch(path)).text()
    csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? csrf
    return html
  }
  const post = async (path: string, fields: Fields, headers: Fields = {}) => {
    const response = await visitor.fetch(`${path}?locale=${front}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ csrf, locale: front, ...fields }).toString(),
    })
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() }
  }
  const walk = {
    visitor,
    page,
    post,
    /** A size that is there of this product, in the bag. */
    async add(productId: string): Promise<void> {
      const path =
        (await visitor.fetch(`/${front}/p/x-${productId}`)).headers.get('location') ?? `/${front}/p/${productId}`
      const html = await page(path)
      const sizes = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([tag]) => tag)
      const free = sizes.find((tag) => !tag.includes('data-out') && !tag.includes('disabled')) ?? ''
      const upc = /value="([^"]+)"/.exec(free)?.[1] ?? ''
      const added = await post('/api/cart/add', { productId, upc, qty: '1' })
      expect([added.status, added.location]).toEqual([303, `/${front}/cart`])
    },
    async signIn(email: string, door: 'sign-in' | 'associate' = 'sign-in'): Promise<void> {
      await page(door === 'associate' ? `/${front}/associate-login` : `/${front}/account`)
      const entered = await post(`/api/session/${door}`, { email, password: 'Kerb-demo-2026', storeId: '' })
      expect(entered.status).toBe(303)
      await page(`/${front}`)
    },
    async deliver(fields: Fields = americanAddress): Promise<void> {
      await page(`/${front}/checkout/shipping`)
      const taken = await post('/api/checkout/shipping', fields)
      expect([taken.status, taken.location]).toEqual([303, `/${front}/checkout/billing`])
      await page(taken.location)
    },
    async bill(fields: Fields): Promise<void> {
      const taken = await post('/api/checkout/billing', { same: 'on', ...fields })
      expect([taken.status, taken.location]).toEqual([303, `/${front}/checkout/summary`])
    },
    /** Presses the button of the review; answers where the shopper is sent. */
    async place(more: Fields = {}): Promise<string> {
      const html = await page(`/${front}/checkout/summary`)
      const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''
      return (await post('/api/checkout/place', { key, ...more })).location
    },
    async placed(more: Fields = {}): Promise<string> {
      expect(await walk.place(more)).toBe(`/${front}/order-confirmation`)
      return page(`/${front}/order-confirmation`)
    },
  }
  return walk
}
