import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { href } from '../../shared/routes.ts'
import { product } from '../../tests/integration/platform/catalogue-fixture.ts'
import { createContentClient } from '../../tools/content-push/content-client.ts'
import { localSecrets } from '../../tools/serve/worker-options.ts'
import type { Bench, Figure } from '../figure.ts'
import { pause, range, seededRandom } from '../reliability/at-once.ts'
import { cardSession } from '../reliability/card.ts'
import { admin, bodyOf } from '../reliability/client.ts'
import { newShopper, placeOrder } from '../reliability/shopper.ts'
import { median } from './conditions.ts'

const changes = 30
const kinds = ['publish', 'price', 'stock'] as const
type Kind = (typeof kinds)[number]
/** Changes come at any moment of the alarms and second purges of those before, within milliseconds. */
const apartMs = 1500
const givenUpMs = 30_000
/** The purge that follows a purge must not bring back what was before. */
const afterSecondPurgeMs = 6000
const slug = 'fresh'

/** A change, and the pages that are to show it. */
type Change = {
  readonly paths: readonly string[]
  readonly isShown: (html: string) => boolean
  readonly make: () => Promise<unknown>
}

/** A size, one pair, on the first page of the category by date. */
const pairOf = (style: number, categoryId: string): IngestProduct => {
  const { skus, ...one } = product(style, 0)
  const [sku] = skus
  if (!sku) throw new Error('the fixture has no sizes')
  return { ...one, categoryIds: [categoryId], publishedAt: '2026-11-20', skus: [{ ...sku, quantity: 1 }] }
}
const pricedAt = (one: IngestProduct, current: number): IngestProduct => ({
  ...one,
  skus: one.skus.map((sku) => ({ ...sku, prices: { USD: { current, original: current } } })),
})
const pageSaying = (text: string, revision: number) => ({
  siteId: 'kerb-en-us',
  kind: 'page' as const,
  key: slug,
  revision,
  publishFrom: null,
  publishUntil: null,
  document: {
    id: slug,
    slug,
    title: slug,
    seo: { title: slug, description: '' },
    updatedAt: '2026-11-01T00:00:00Z',
    revision,
    blocks: [{ type: 'rich-text', width: 'text', html: `<p>${text}</p>` }],
  },
})

async function openChanges({ runtime, pages }: Bench) {
  const { platformUrl: origin, shopUrl, adminToken: token } = runtime
  const categoryId = /\d+$/.exec(pages.category)?.[0] ?? ''
  const newest = `${pages.category}?sort=newest`
  const send = (...products: IngestProduct[]) =>
    admin(origin, token, '/catalog/products', { products, acceptPrices: true })
  const purgeToken = localSecrets('wrangler.toml')['PURGE_TOKEN'] ?? ''
  const publisher = createContentClient({ to: origin, token, shop: shopUrl, purgeToken })
  const publish = async (text: string, revision: number) => {
    const document = pageSaying(text, revision)
    await publisher.write(document)
    return publisher.purge([`kerb-en-us/page/${slug}`])
  }
  const pairs = range(changes).map((index) => pairOf(9000 + index, categoryId))
  await send(...pairs)
  await publish('Before.', 1)
  const addressOf = async (id: string) =>
    (await fetch(`${shopUrl}/en-us/p/x-${id}`, { redirect: 'manual' })).headers.get('location') ?? ''

  const cardIn = (html: string, address: string) =>
    html.split('<li class="card"').find((card) => card.includes(`href="${address}"`)) ?? html
  return async (kind: Kind, index: number): Promise<Change> => {
    if (kind === 'publish') {
      const text = `Change ${index}.`
      const isShown = (html: string) => html.includes(text)
      return { paths: [`/en-us/${slug}`], isShown, make: () => publish(text, index + 2) }
    }
    const pair = pairs[index] as IngestProduct
    const address = await addressOf(pair.productId)
    const paths = [address, newest, href.dialog('en-us', 'quickshop', { product: pair.productId })]
    if (kind === 'price') {
      const words = `$${1000 + index}.00`.replace('$1', '$1,')
      return {
        paths,
        isShown: (html) => cardIn(html, address).includes(words),
        make: () => send(pricedAt(pair, (1000 + index) * 100)),
      }
    }
    const size = { productId: pair.productId, upc: pair.skus[0]?.upc ?? '' }
    const shopper = await newShopper(origin, size)
    const card = await cardSession()
    return {
      paths,
      isShown: (html) => />Sold out</.test(cardIn(html, address)),
      make: async () => bodyOf(await placeOrder(origin, shopper, crypto.randomUUID(), card)),
    }
  }
}

/**
 * Seconds from sending a change to the first answer that shows it, on each page that does, which all were kept before:
 * of the slower one.
 */
async function secondsUntilShown(shopUrl: string, { paths, isShown, make }: Change): Promise<number> {
  const look = async (path: string) => {
    const response = await fetch(shopUrl + path)
    return { isKept: response.headers.get('x-page-cache') === 'hit', html: await response.text() }
  }
  const until = async (path: string, isDone: (page: Awaited<ReturnType<typeof look>>) => boolean) => {
    for (const began = performance.now(); !isDone(await look(path)); await pause(10))
      if (performance.now() - began > givenUpMs) throw new Error(`${path} did not change within ${givenUpMs} ms`)
  }
  for (const path of paths) {
    await until(path, ({ isKept }) => isKept)
    if (isShown((await look(path)).html)) throw new Error(`${path} shows the change before it is made`)
  }
  const began = performance.now()
  const made = make()
  await Promise.all(paths.map((path) => until(path, ({ html }) => isShown(html))))
  const seconds = (performance.now() - began) / 1000
  await made
  return seconds
}

async function measure(bench: Bench): Promise<number> {
  const chance = seededRandom(1)
  const changeOf = await openChanges(bench)
  const taken: Record<Kind, number[]> = { publish: [], price: [], stock: [] }
  const done: Change[] = []
  for (const index of range(changes)) {
    const kind = kinds[index % kinds.length] ?? 'publish'
    const change = await changeOf(kind, index)
    await pause(chance() * apartMs)
    taken[kind].push(await secondsUntilShown(bench.runtime.shopUrl, change))
    done.push(change)
  }
  for (const kind of kinds)
    bench.log(
      `edge.fresh: ${kind}: median ${median(taken[kind]).toFixed(2)} s, worst ${Math.max(...taken[kind]).toFixed(2)} s`,
    )
  await pause(afterSecondPurgeMs)
  for (const { paths, isShown } of done.slice(-kinds.length))
    for (const path of paths) {
      const html = await (await fetch(bench.runtime.shopUrl + path)).text()
      if (!isShown(html)) throw new Error(`${path} shows again what was before`)
    }
  return Math.max(...Object.values(taken).flat())
}

export const edgeFreshFigures: readonly Figure[] = [
  {
    id: 'edge.fresh',
    goal: 2,
    unit: `s from a publish, a price or the last pair sold to the kept pages that show it, worst of ${changes} changes`,
    measure,
  },
]
