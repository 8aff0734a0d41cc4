import { seedCoupons, seedPromotions } from '../../demo/seed/promotions.ts'
import { FooterDocument, MenuDocument, PageDocument } from '../../shared/content/document.ts'
import { IngestReport, IngestStore } from '../../shared/contracts/ingest.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import { categories, products } from '../integration/platform/catalogue-fixture.ts'
import { type Answer, clientHeaders, type Platform, startPlatform } from '../integration/platform/platform.ts'
import { openShop, type Shop } from './checkout-shop.ts'
import { sampleOf } from './sample.ts'

type Headers = Readonly<Record<string, string>>

export type Target = {
  readonly send: (method: string, path: string, headers?: Headers, body?: unknown) => Promise<Answer>
  /** Headers of a known client. */
  readonly client: Headers
  /** Its people and carts, to prepare calls; null for an external server. */
  readonly shop: Shop | null
  readonly close: () => Promise<void>
}

/** An external server: `CONTRACT_ORIGIN=https://… npm run test:contract`. */
export const origin = process.env['CONTRACT_ORIGIN'] ?? ''

/** Our own platform with a small catalogue and the demo people, or the server at CONTRACT_ORIGIN as it is. */
export async function startTarget(): Promise<Target> {
  if (origin) return remote(origin)
  const shop = await openShop()
  await fill(shop.platform)
  await shop.platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
  await shop.stock(90)
  return { send: shop.platform.send, client: clientHeaders, shop, close: shop.close }
}

/** Names that the samples use; our own platform has all of them. */
export const knownNames = {
  mode: 'publish',
  siteId: 'kerb-en-us',
  page: 'home',
  parentPageSlug: 'help',
  fragmentId: 'size-note',
  categoryId: '1000',
  storeId: 'NY1',
  country: 'US',
  countryCode: 'US',
  brand: 'kerb',
  q: 'walker',
} as const

/** Ten styles in four colors, with 0 to 5 units per size (see catalogue-fixture.ts), and one document of each kind. */
export async function startFilledPlatform(): Promise<Platform> {
  const platform = await startPlatform()
  await fill(platform)
  return platform
}

async function fill(platform: Platform): Promise<void> {
  await platform.admin('/catalog/categories', { categories })
  await platform.admin('/catalog/products', { products: products(10) })
  const sample = Object(sampleOf(IngestStore, knownNames))
  const newYork = { latitude: 40.71, longitude: -74.01 }
  await platform.admin('/stores', {
    stores: [{ ...IngestStore.parse({ ...sample, ...newYork }), services: ['pickup', 'ship-to-store'] }],
  })
  const { storeId } = knownNames
  // The store has as many units of each size as the web stock.
  await platform.admin('/stores/stock', {
    stock: products(10).map(({ productId, skus }) => ({
      storeId,
      productId,
      asOf: new Date().toISOString(),
      sizes: Object.fromEntries(skus.map(({ upc, quantity }) => [upc, quantity])),
    })),
  })
  const report = await platform.admin('/content/documents', {
    documents: [
      { ...ofSite, kind: 'page', key: 'home', document: sampleOf(PageDocument, {}) },
      { ...ofSite, kind: 'page', key: 'help/delivery', document: sampleOf(PageDocument, {}) },
      { ...ofSite, kind: 'category', key: '1000', document: sampleOf(PageDocument, {}) },
      { ...ofSite, kind: 'product', key: 'ST000000C0', document: sampleOf(PageDocument, {}) },
      { ...ofSite, kind: 'menu', key: 'main', document: sampleOf(MenuDocument, {}) },
      { ...ofSite, kind: 'footer', key: 'main', document: sampleOf(FooterDocument, {}) },
      { ...ofSite, kind: 'popup', key: 'welcome', document: { type: 'pop-up', name: 'welcome' } },
      { siteId: null, revision: 1, kind: 'fragment', key: 'size-note', document: { id: 'size-note', blocks: [] } },
    ],
  })
  const { failed } = IngestReport.parse(report.body)
  if (failed.length > 0) throw new Error(`The platform refused content of this test: ${JSON.stringify(failed)}`)
}

const ofSite = { siteId: 'kerb-en-us', revision: 1 } as const

function remote(base: string): Target {
  return {
    shop: null,
    client: {
      'x-auth-access-key': process.env['CONTRACT_ACCESS_KEY'] ?? clientHeaders['x-auth-access-key'],
      'x-server-trust-id': process.env['CONTRACT_TRUST_ID'] ?? clientHeaders['x-server-trust-id'],
    },
    async send(method, path, headers = {}, body) {
      const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
      const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await fetch(new URL(path, base), { method, headers: { ...type, ...headers }, ...init })
      const text = await response.text()
      const json = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers }
    },
    close: async () => undefined,
  }
}

/** `POST /cart/v1/item 409 INV408`, for a message that says which call failed. */
export function describeAnswer(row: Operation, { status, body }: Answer): string {
  const code = readErrorBody(body)?.errorDetails[0]?.errorId
  return `${row.method} ${row.path} ${status} ${code ?? JSON.stringify(body).slice(0, 300)}`
}
