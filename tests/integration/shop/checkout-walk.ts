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

/** Fields that the form of checkout with this name sends besides what is chosen in it. */
function fieldsOf(html: string, name: string): Fields {
  const form = html.slice(html.indexOf(`data-checkout="${name}"`)).split('</form>')[0] ?? ''
  const inputs = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries(
    [...inputs].map(([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
  )
}

/** The size of a product with the most units; rank 1 is the next. */
export async function fullestSize(shop: Shop, productId: string, rank = 0): Promise<string> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT upc FROM skus WHERE product_id = ? ORDER BY quantity DESC LIMIT 1 OFFSET ?'
  return (await database.prepare(sql).bind(productId, rank).first<string>('upc')) ?? ''
}

/** A shopper without script: reads pages and posts their forms. */
export function walker(shop: Shop, front: Front = 'en-us') {
  const visitor: Visitor = shop.visitor()
  let csrf = ''
  /** The purchase that the forms of the last page of checkout were made for. */
  let purchaseId = ''
  const page = async (path: string): Promise<string> => {
    const html = await (await visitor.fetch(path)).text()
    csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? csrf
    purchaseId = /name="purchaseId" value="([^"]+)"/.exec(html)?.[1] ?? purchaseId
    return html
  }
  const post = async (path: string, fields: Fields, headers: Fields = {}) => {
    const response = await visitor.fetch(`${path}?locale=${fields['locale'] ?? front}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ csrf, locale: front, ...(purchaseId && { purchaseId }), ...fields }).toString(),
    })
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html: await response.text(),
      requestId: response.headers.get('x-request-id') ?? '',
    }
  }
  const walk = {
    visitor,
    page,
    post,
    /**
     * Puts a size of this product into the cart: the one that had the most units, so that no order of another test
     * takes the last one; rank 1 is the next.
     */
    async add(productId: string, rank = 0): Promise<void> {
      const path =
        (await visitor.fetch(`/${front}/p/x-${productId}`)).headers.get('location') ?? `/${front}/p/${productId}`
      await page(path)
      const upc = await fullestSize(shop, productId, rank)
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
      const updated = await post('/api/checkout/shipping', fields)
      expect([updated.status, updated.location]).toEqual([303, `/${front}/checkout/billing`])
      await page(updated.location)
    },
    async bill(fields: Fields): Promise<void> {
      const updated = await post('/api/checkout/billing', { same: 'on', ...fields })
      expect([updated.status, updated.location]).toEqual([303, `/${front}/checkout/summary`])
    },
    /** Fields that the button of the review sends, as this page has it. */
    async review(query = ''): Promise<Fields> {
      return fieldsOf(await page(`/${front}/checkout/summary${query}`), 'place')
    },
    /** Presses the button of the review; answers where the shopper is sent. */
    async place(fields: Fields = {}): Promise<string> {
      return (await post('/api/checkout/place', { ...(await walk.review()), ...fields })).location
    },
    async placed(fields: Fields = {}): Promise<string> {
      expect(await walk.place(fields)).toBe(`/${front}/order-confirmation`)
      return page(`/${front}/order-confirmation`)
    },
  }
  return walk
}

/** Report of the carrier of an order that travels in one parcel. */
export const parcelArrived = (shop: Shop, orderNumber: string): Promise<void> =>
  operated(shop, `/orders/${orderNumber}/fulfillment`, {
    shipmentId: 'me',
    state: 'DELIVERED',
    at: new Date().toISOString(),
  })

/** An operator gives back a part of an order. */
export const refunded = (shop: Shop, orderNumber: string, request: object): Promise<void> =>
  operated(shop, `/orders/${orderNumber}/refund`, request)

/** Each call is a new one, by its idempotency key. */
async function operated(shop: Shop, path: string, body: object): Promise<void> {
  const answer = await shop.platform.fetch(`/admin${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.adminToken}`,
      'content-type': 'application/json',
      'x-idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

/** The form on this page that returns items, filled in for one unit of its first line. */
export function returnFields(html: string): { readonly qty: string; readonly reason: string; readonly fields: Fields } {
  const [, id = ''] = /name="qty\.([\w-]+)"/.exec(html) ?? []
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(html) ?? []
  const [qty, reason] = [`qty.${id}`, `reason.${id}`]
  return { qty, reason, fields: { key, [qty]: '1', [reason]: 'too-small' } }
}
