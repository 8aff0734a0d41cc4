import { beforeEach, expect, it } from 'vitest'
import { ingest } from '../../../backend/ingest/ingest.ts'
import type { IngestPrice } from '../../../shared/contracts/ingest.ts'
import { type Currency, sites } from '../../../shared/i18n/locales.ts'
import { newSince } from '../../../shared/new-products.ts'
import { random } from '../../../shared/random.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { product } from '../../../tests/integration/platform/catalogue-fixture.ts'
import { readCartProducts } from '../cart/items/products.ts'
import { markReachedEdges, nextPriceEdge } from '../ingest/price-edges.ts'
import { createPriceGuard } from '../ingest/price-guard.ts'
import { productIntake } from '../ingest/products.ts'
import { readDetails } from './details.ts'
import { CatalogueIndex } from './index/catalogue-index.ts'
import { listed } from './index/scan.ts'
import { readRefinements } from './refinements.ts'
import { everythingScope } from './scopes.ts'

const [begins, ends] = [Date.parse('2026-11-27T00:00:00Z'), Date.parse('2026-11-30T00:00:00Z')]
const imported = begins - 86_400_000
const sale = { price: 3000, from: '2026-11-27T01:00:00+01:00', until: '2026-11-29T19:00:00-05:00' }
const reduced = 'ST000001C0'
const other = 'ST000002C0'
const [during, outside] = [
  [begins, ends - 1],
  [begins - 1, ends, ends + 1],
]

let db: ReturnType<typeof openD1>
let index: CatalogueIndex
beforeEach(() => {
  db = openD1()
  index = new CatalogueIndex()
})

const priced = (style: number, price: IngestPrice, currencies: readonly Currency[] = ['USD', 'EUR']) => {
  const prices = Object.fromEntries(currencies.map((currency) => [currency, price]))
  return { ...product(style, 0), skus: product(style, 0).skus.map((sku) => ({ ...sku, quantity: 5, prices })) }
}

const noLimits = { factor: Number.POSITIVE_INFINITY, share: 1 }
const intakeAt = (now: number) => {
  const importing = { revision: `${now}`, acceptPrices: true, dryRun: false }
  return productIntake({ now, adds: false, guard: createPriceGuard(noLimits, importing, now) })
}

async function send(at: number, ...products: readonly unknown[]): Promise<void> {
  const { failed } = await ingest(db, intakeAt(at), products)
  expect(failed).toEqual([])
}

const sendBoth = () =>
  send(
    imported,
    priced(1, { current: 5000, original: 6000, sales: [sale] }),
    priced(2, { current: 4000, original: 4000 }),
  )

async function shownAt(now: number, locale: 'en-us' | 'de-de') {
  const site = sites[locale]
  const read = await readDetails(db, reduced, site, now)
  const cart = await readCartProducts(db, { site, now }, [reduced])
  await index.refresh(db, locale, now)
  const query = {
    scope: everythingScope,
    site,
    since: newSince(site, now),
    sort: 'price-asc',
    start: 0,
    count: 9,
  } as const
  const { products, facets } = listed(index, { ...query, refinements: readRefinements([]) })
  return {
    page: read?.details.skus.map(({ price }) => price.lowCurrent)[0],
    card: read?.details.price,
    cart: cart.get(reduced)?.skus[0]?.price?.lowCurrent,
    until: read?.until ?? null,
    listUntil: index.pricedUntil(now),
    order: products.map(({ productId }) => productId),
    onSale: facets.some(({ key, value }) => key === 'offer' && value === 'sale'),
  }
}

it('a sale holds from its beginning to its end, on pages, in carts and in lists, whichever is made first', async () => {
  await sendBoth()
  const draw = random('instants')
  for (let read = 0; read < 40; read += 1) {
    const isSale = draw.chance(0.5)
    const now = draw.pick(isSale ? during : outside)
    const price = isSale ? 3000 : 5000
    const edge = now < begins ? begins : now < ends ? ends : null
    const until = edge === null ? null : new Date(edge).toISOString()
    expect(await shownAt(now, 'de-de'), new Date(now).toISOString()).toMatchObject({
      page: price,
      cart: price,
      card: { lowCurrent: price, lowOriginal: 5000 },
      until,
      listUntil: until,
      order: isSale ? [reduced, other] : [other, reduced],
      onSale: isSale,
    })
  }
})

it('a reduction counts from the lowest price of 30 days where the law says so, else from the original', async () => {
  await sendBoth()
  const german = await shownAt(begins, 'de-de')
  expect(german.card).toMatchObject({ lowOriginal: 5000, historicBestPrice: 5000, percentagePriceDiscount: 40 })
  const american = await shownAt(begins, 'en-us')
  expect(american.card).toMatchObject({ lowOriginal: 6000, historicBestPrice: null, percentagePriceDiscount: 50 })
})

it('a price that was lower within 30 days is no reduction in Europe, and has a percentage nowhere', async () => {
  await sendBoth()
  const again = ends + 10 * 86_400_000
  await send(again, priced(1, { current: 3500, original: 6000 }))
  expect((await shownAt(again, 'de-de')).card).toMatchObject({
    lowCurrent: 3500,
    lowOriginal: 3500,
    historicBestPrice: null,
    percentagePriceDiscount: null,
  })
  expect((await shownAt(again, 'en-us')).card).toMatchObject({ lowOriginal: 6000, percentagePriceDiscount: null })
})

it('a window that is sent again replaces the one before, but not the past', async () => {
  await sendBoth()
  await send(begins + 1, priced(1, { current: 5000, original: 6000 }))
  expect((await shownAt(begins + 1, 'en-us')).page).toBe(5000)
  await send(begins + 2, priced(1, { current: 4000, original: 6000 }))
  expect((await shownAt(begins + 2, 'de-de')).card).toMatchObject({ lowOriginal: 4000, historicBestPrice: null })
})

it('a product that has reached an edge counts as changed, once', async () => {
  await sendBoth()
  const changed = async () => (await db.prepare('SELECT product_id FROM changed_products').all()).results
  expect(await nextPriceEdge(db)).toBe(begins)
  await markReachedEdges(db, begins - 1)
  expect(await changed()).toEqual([])
  await markReachedEdges(db, begins)
  expect([await changed(), await nextPriceEdge(db)]).toEqual([[{ product_id: reduced }], ends])
  await markReachedEdges(db, ends)
  await markReachedEdges(db, ends + 1)
  expect([(await changed()).length, await nextPriceEdge(db)]).toEqual([2, null])
})

it.each([
  [{ current: 5000, original: 5000, historicBest: 4000 }, 'historicBest'],
  [{ current: 5000, original: 5000, sales: [{ ...sale, until: sale.from }] }, 'sales.0.until'],
  [{ current: 5000, original: 5000, sales: [{ ...sale, price: 5000 }] }, 'sales'],
  [{ current: 5000, original: 5000, sales: [{ ...sale, from: '2026-11-27T01:00:00' }] }, 'sales.0.from'],
])('refuses %j by the name of its field', async (price, name) => {
  const report = await ingest(db, intakeAt(imported), [priced(1, price)])
  expect(report).toMatchObject({ written: 0, failed: [{ reason: expect.stringContaining(name) }] })
})
