import { pause } from '../../reliability/at-once.ts'
import { Browser } from '../../shown/browser.ts'
import type { RowBench } from '../row.ts'
import type { FaultyShop } from './faulty-shop.ts'

export type WarmPages = {
  /** Pages of each kind, so many that every fault meets pages that were not refreshed lately. */
  readonly home: string
  readonly category: readonly string[]
  readonly product: readonly string[]
  readonly search: readonly string[]
  readonly article: readonly string[]
  /** A shopper with something in the cart, at the first step of checkout. */
  readonly shopper: Browser
  readonly warmedAt: number
}

/** Content is fresh for 60 seconds and goods for 30; only what is older asks a service again. */
const freshMs = 61_000
/** Goods are served from memory for so long and a half. */
const staleMs = 240_000
const searchWords = [
  'tee',
  'boot',
  'jacket',
  'run',
  'short',
  'sock',
  'cap',
  'trail',
  'rain',
  'black',
  'wool',
  'court',
  'bag',
]

const linksIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
]
const read = async (shop: FaultyShop, path: string) => (await fetch(shop.url + path)).text()

/** Opens every page once, while all services are well. */
export async function warm(shop: FaultyShop, { pages }: Pick<RowBench, 'pages'>): Promise<WarmPages> {
  const category = linksIn(await read(shop, pages.home), /href="(\/en-us\/c\/[^"?#]+)"/g).slice(0, searchWords.length)
  const product = linksIn(await read(shop, pages.category), /href="(\/en-us\/p\/[^"?#]+)"/g).slice(
    0,
    searchWords.length,
  )
  const article = linksIn(await read(shop, '/en-us/stories'), /href="(\/en-us\/stories\/[^"?#]+)"/g)
  const search = searchWords.map((word) => `/en-us/search?q=${word}`)
  const help = linksIn(await read(shop, '/en-us/help'), /href="(\/en-us\/(?:help|legal)\/[^"?#]+)"/g)
  for (const path of [...help, ...category, ...product, ...article, ...search]) await read(shop, path)
  return {
    home: pages.home,
    category,
    product,
    search,
    article,
    shopper: await shopperWith(shop),
    warmedAt: Date.now(),
  }
}

/** The pages when their kept copy is stale, and not yet too old. */
export async function whenStale(shop: FaultyShop, bench: RowBench, pages: WarmPages): Promise<WarmPages> {
  const isOld = Date.now() - pages.warmedAt > staleMs
  const current = isOld ? await warm(shop, bench) : pages
  await pause(Math.max(0, current.warmedAt + freshMs - Date.now()))
  return current
}

/** A guest with the first free size of a product in the cart. */
export async function shopperWith(shop: Pick<FaultyShop, 'url'>, product = 'KCT3886CINK'): Promise<Browser> {
  const shopper = new Browser(shop.url)
  const { html } = await shopper.open(`/en-us/p/x-${product}`)
  const sizes = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)].map(([tag]) => tag)
  const free = sizes.find((tag) => !tag.includes('data-out') && !tag.includes('disabled')) ?? ''
  const upc = /value="([^"]+)"/.exec(free)?.[1] ?? ''
  const { location } = await shopper.post('cart/add', { productId: product, upc, qty: '1' })
  if (!location.endsWith('/cart')) throw new Error(`nothing was put into the cart: ${location}`)
  return shopper
}
