import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Miniflare } from 'miniflare'
import { unstable_readConfig as readToml } from 'wrangler'
import { demoPassword, demoPin } from '../../demo/seed/people.ts'
import { type Env as PlatformEnv, readConfig as readPlatform } from '../../platform/env.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { operationById } from '../../shared/operations/index.ts'
import { categories, product } from '../../tests/integration/platform/catalogue-fixture.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import { readConfig as readShop, type Env as ShopEnv } from '../../worker/env.ts'
import { seedWordsInUploads } from './seed-words.ts'

/** Both Workers as in production, on an empty state: nobody has sent anything. */
export type ProductionPair = {
  readonly shopUrl: string
  readonly platformUrl: string
  readonly miniflare: Miniflare
  readonly vars: {
    readonly shop: Readonly<Record<string, string>>
    readonly platform: Readonly<Record<string, string>> & {
      readonly ADMIN_TOKEN: string
      readonly AUTH_ACCESS_KEY: string
      readonly SERVER_TRUST_ID: string
    }
  }
}

/** Everything invented that is found in the pair, in its configuration and in what is uploaded, a line each. */
export async function findLeaks(pair: ProductionPair): Promise<string[]> {
  return [
    ...(await rows(pair)),
    ...(await demoPages(pair)),
    ...(await demoPeople(pair)),
    ...(await publishedSecrets(pair)),
    ...configuration(pair),
    ...(await inventedSupply(pair)),
    ...(await shoppersPages(pair)),
    ...seedWordsInUploads(),
  ]
}

/** Rows that migrations leave in the database: its own books, and revisions of catalog, content and experiments. */
const bookkeeping = new Set(['d1_migrations', 'catalogue_state', 'content_versions', 'exp_state'])
/** Facts about the world that migrations bring (docs/decisions/0047-places.md). */
const gazetteer = new Set(['towns', 'postal_areas'])

async function rows({ miniflare }: ProductionPair): Promise<string[]> {
  const database = await miniflare.getD1Database('DB', 'kerb-platform')
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table'"
  const { results } = await database.prepare(`${sql} AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'`).all()
  const names = results.map(({ name }) => String(name)).filter((name) => !bookkeeping.has(name) && !gazetteer.has(name))
  if (names.length < 10) throw new Error(`the platform has ${names.length} tables: it can't have been migrated`)
  const counts = await database.batch<{ rows: number }>(
    names.map((name) => database.prepare(`SELECT count(*) AS rows FROM "${name}"`)),
  )
  return names.flatMap((name, index) => {
    const count = counts[index]?.results[0]?.rows ?? 0
    return count > 0 ? [`table ${name} has ${count} rows before anybody sent any`] : []
  })
}

/** Addresses of the demo Worker (demo/app.ts), on either Worker. */
const demoAddresses: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', '/payments/fields?origin=https%3A%2F%2Fshop.example&locale=en-us'],
  ['POST', '/payments/fields/token'],
  ['GET', '/payments/wallet?method=PAYPAL&amount=100&currency=USD&origin=https%3A%2F%2Fshop.example'],
  ['POST', '/payments/wallet/token'],
  ['GET', '/payments/challenge'],
  ['POST', '/payments/challenge'],
  ['GET', '/payments/redirect/paypal'],
  ['GET', '/payments/scripts/paypal.js'],
  ['GET', '/payments/fields.js'],
  ['GET', '/payments/shopper.js'],
  ['GET', '/payments/wallet.js'],
  ['POST', '/v1/payments/authorise'],
  ['POST', '/v1/payments/store'],
  ['GET', '/v1/collection-points?postalCode=10119&country=DE'],
  ['GET', '/social/widget/en-us.js'],
  ['GET', '/images/scenes/new-season?width=640&ratio=1'],
  ['GET', '/images/products/KGF1001POAT/front?width=640'],
  ['POST', '/admin/images/warm'],
]

async function demoPages({ shopUrl, platformUrl, vars }: ProductionPair): Promise<string[]> {
  const found: string[] = []
  for (const origin of [shopUrl, platformUrl])
    for (const [method, path] of demoAddresses) {
      const headers = {
        authorization: `Bearer ${vars.platform.ADMIN_TOKEN}`,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      }
      const body =
        method === 'POST' ? JSON.stringify({ number: '4242424242424242', expiry: '12/39', code: '123' }) : null
      const { status } = await fetch(origin + path, { method, headers, body, redirect: 'manual' })
      // The shop sends whatever it doesn't know to its own pages, in a language.
      if (status !== 404 && !(origin === shopUrl && status === 302)) found.push(`${method} ${path} answers ${status}`)
    }
  return found
}

type Call = { readonly params?: string; readonly query?: string; readonly body?: unknown; readonly secrets?: Secrets }
type Secrets = { readonly AUTH_ACCESS_KEY: string; readonly SERVER_TRUST_ID: string }

/** A call of the storefront's, as it makes it. */
async function call({ platformUrl, vars }: ProductionPair, id: Parameters<typeof operationById>[0], request: Call) {
  const { method, path } = operationById(id)
  const { AUTH_ACCESS_KEY, SERVER_TRUST_ID } = request.secrets ?? vars.platform
  const headers = {
    'x-auth-access-key': AUTH_ACCESS_KEY,
    'x-server-trust-id': SERVER_TRUST_ID,
    'content-type': 'application/json',
  }
  const url = `${platformUrl}${path.replace(/\{\w+\}/, request.params ?? '')}?locale=en-us&${request.query ?? ''}`
  const body = request.body === undefined ? null : JSON.stringify(request.body)
  const answer = await fetch(url, { method, headers, body })
  const json: unknown = await answer.json()
  return { status: answer.status, json, code: readErrorBody(json)?.errorDetails[0]?.errorId ?? null }
}

/** A few, for each is a slow hash: the table of people is empty for all of them. */
const strangers = [
  ['auth.signin', 'member@kerb.example'],
  ['auth.signin', 'employee@kerb.example'],
  ['auth.agentLogin', 'associate@kerb.example'],
] as const

async function demoPeople(pair: ProductionPair): Promise<string[]> {
  const found: string[] = []
  const codeChallenge = createHash('sha256').update('v'.repeat(43)).digest('base64url')
  for (const [id, username] of strangers) {
    const { status, code } = await call(pair, id, { body: { username, password: demoPassword, codeChallenge } })
    if (code !== 'AUT401') found.push(`${username} is answered ${status} ${code} by ${id}, not as a stranger`)
  }
  for (const card of ['KERBGIFT0001', 'KERBGIFT0006']) {
    const { status, code } = await call(pair, 'cart.giftCardBalance', { body: { code: card, pin: demoPin } })
    if (status === 200) found.push(`gift card ${card} is answered ${status} ${code}`)
  }
  return found
}

const published = (file: string) => parseEnv(readFileSync(fromRoot(file), 'utf8'))
const shopSecrets = () => published('.dev.vars.example')
const platformSecrets = () => published('platform/.dev.vars.example')

/** The secrets of this repository open no door. */
async function publishedSecrets(pair: ProductionPair): Promise<string[]> {
  const { AUTH_ACCESS_KEY = '', SERVER_TRUST_ID = '', ADMIN_TOKEN = '' } = platformSecrets()
  const { PURGE_TOKEN = '', PREVIEW_SECRET = '' } = shopSecrets()
  const post = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  const entered = new URLSearchParams({ key: PREVIEW_SECRET, to: '/' }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answers = {
    'the client key': (
      await call(pair, 'auth.token', { body: { type: 'Guest' }, secrets: { AUTH_ACCESS_KEY, SERVER_TRUST_ID } })
    ).status,
    ADMIN_TOKEN: (
      await fetch(`${pair.platformUrl}/admin/catalog/status`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } })
    ).status,
    PURGE_TOKEN: (await post(`${pair.shopUrl}/ops/purge`, { authorization: `Bearer ${PURGE_TOKEN}` }, '{}')).status,
    PREVIEW_SECRET: (await post(`${pair.shopUrl}/preview/enter`, form, entered)).status,
  }
  return Object.entries(answers).flatMap(([name, status]) =>
    status === 401 || status === 403 ? [] : [`the published ${name} is answered ${status}`],
  )
}

type Start = (name: string, value: string) => unknown

/** No Worker starts with a published secret or an origin that is nowhere, and none is bound to the demo. */
function configuration({ vars }: ProductionPair): string[] {
  const tolerated = (name: string, value: string, start: Start): string[] => {
    try {
      start(name, value)
      return [`a Worker starts with ${name}=${value}`]
    } catch {
      return []
    }
  }
  const shop = (name: string, value: string) =>
    readShop({ BRAND: 'kerb', ...vars.shop, [name]: value } as unknown as ShopEnv)
  const bound = Object.fromEntries(
    [
      'DB',
      'CART',
      'INVENTORY',
      'BALANCE',
      'FAVORITE_NEWS',
      'SHOP_PAGES',
      'DESCRIPTIONS',
      'SEARCH_IMPORT',
      'HASHING',
    ].map((name) => [name, {}]),
  )
  const platform = (name: string, value: string) =>
    readPlatform({ ...bound, ...vars.platform, [name]: value } as unknown as PlatformEnv)
  const nowhere = ['https://replace-with-your-origin', 'http://localhost:8790', 'https://127.0.0.1']
  const origins = (names: readonly string[], start: Start) =>
    names.flatMap((name) => nowhere.flatMap((value) => tolerated(name, value, start)))
  return [
    ...Object.entries(shopSecrets()).flatMap(([name, value = '']) => tolerated(name, value, shop)),
    ...Object.entries(platformSecrets()).flatMap(([name, value = '']) => tolerated(name, value, platform)),
    ...origins(['SHOP_ORIGINS', 'IMAGE_ORIGIN', 'FILM_ORIGIN', 'SOCIAL_ORIGIN', 'COMMERCE_ORIGIN'], shop),
    ...origins(['SHOP_ORIGINS', 'PAYMENT_PROVIDER_ORIGIN', 'CARRIER_ORIGIN', 'PURGE_ORIGIN'], platform),
    ...['wrangler.toml', 'platform/wrangler.toml'].flatMap(demoBindings),
  ]
}

function demoBindings(file: string): string[] {
  const { services = [], durable_objects: objects } = readToml(
    { config: fromRoot(file), env: 'production' },
    { hideWarnings: true },
  )
  return [...services, ...objects.bindings]
    .map((binding) => JSON.stringify(binding))
    .filter((binding) => /demo|drawing|sandbox/i.test(binding))
    .map((binding) => `${file} binds ${binding}`)
}

const article = { ...product(1, 0), pictures: [] }
const store = {
  storeId: 'FEED-1',
  name: 'High Street',
  addressLine1: '1 High Street',
  addressLine2: null,
  city: 'New York',
  province: 'NY',
  postalCode: '10012',
  country: 'US',
  phone: null,
  latitude: 40.725,
  longitude: -73.998,
  hours: [],
  services: ['pickup'],
}

/** A retailer's first article and store, without a feed of shelves and without a carrier: nothing is added to them. */
async function inventedSupply(pair: ProductionPair): Promise<string[]> {
  const headers = {
    authorization: `Bearer ${pair.vars.platform.ADMIN_TOKEN}`,
    'content-type': 'application/json',
  }
  const send = async (path: string, body: unknown): Promise<void> => {
    const url = `${pair.platformUrl}/admin${path}`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!text.includes('"failed":[]')) throw new Error(`${path} was not taken: ${answer.status} ${text}`)
  }
  await send('/catalog/categories', { categories })
  await send('/catalog/products', { products: [article] })
  await send('/stores', { stores: [store] })
  const counted = async (id: Parameters<typeof operationById>[0], request: Call): Promise<string> => {
    const { status, json } = await call(pair, id, request)
    return `${status} ${JSON.stringify(json)}`
  }
  const params = article.productId
  const answers: readonly (readonly [string, RegExp, string])[] = [
    ['stores', /^200 {[^[]*"total":1,/, await counted('stores.search', { body: { count: 100 } })],
    [
      'parcel shops',
      /^200 {"collectionPoints":\[\]}$/,
      await counted('stores.collectionPoints', { body: { postalCode: '10119', country: 'DE' } }),
    ],
    [
      'stock of a store',
      /^200 {"storeInventory":\[({"storeId":"FEED-1","quantity":0})?\]}$/,
      await counted('products.availability', { params, body: { storeIds: [store.storeId] } }),
    ],
    ['pictures', /^200 .*"pictures":\[\],.*"gallery":\[\]/, await counted('products.details', { params })],
  ]
  return answers.flatMap(([name, honest, answer]) =>
    honest.test(answer) ? [] : [`${name} that nobody has sent: ${answer.slice(0, 200)}`],
  )
}

async function shoppersPages({ shopUrl }: ProductionPair): Promise<string[]> {
  const paths = ['', '/cart', '/account', '/store-locator', '/c/shoes-1000', `/p/x-${article.productId}`, '/stories']
  return (
    await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${shopUrl}/en-us${path}`)
        const html = await answer.text()
        const found = html.match(/[^"'\s]*(?:\/images\/|\/films\/|kerb\.example|4242 ?4242)[^"'\s]*/g) ?? []
        return found.map((text) => `/en-us${path} shows ${text}`)
      }),
    )
  ).flat()
}
