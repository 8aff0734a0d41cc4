import { beforeEach, expect, it } from 'vitest'
import { ingest } from '../../../backend/ingest/ingest.ts'
import type { IngestPrice } from '../../../shared/contracts/ingest.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { product } from '../../../tests/integration/platform/catalogue-fixture.ts'
import { readCartProducts } from '../cart/items/products.ts'
import { createPriceGuard } from './price-guard.ts'
import { readPriceMoves, readPriceRevision, readPriceRevisions, settlePrices } from './price-revisions.ts'
import { productIntake } from './products.ts'

const limits = { factor: 3, share: 0.5 }
let db: ReturnType<typeof openD1>
let now: number
beforeEach(() => {
  db = openD1()
  now = Date.parse('2026-11-27T12:00:00Z')
})

type Given = { readonly price: number | IngestPrice; readonly currency?: 'USD' | 'EUR'; readonly sizes?: number }

function priced(style: number, { price, currency = 'USD', sizes = 2 }: Given) {
  const sold = typeof price === 'number' ? { current: price, original: price } : price
  const { skus, ...rest } = product(style, 0)
  return { ...rest, skus: skus.slice(0, sizes).map((sku) => ({ ...sku, quantity: 5, prices: { [currency]: sold } })) }
}

async function send(
  products: readonly unknown[],
  importing: { revision?: string; yes?: boolean; dryRun?: boolean } = {},
) {
  const { revision = `at ${now}`, yes = false, dryRun = false } = importing
  const guard = createPriceGuard(limits, { revision, acceptPrices: yes, dryRun }, now)
  const report = await ingest(db, productIntake({ now, adds: true, guard }), products, { dryRun })
  now += 1000
  return { ...report, moves: guard.moves }
}

async function pricesOf(style: number, locale: 'en-us' | 'de-de' = 'en-us'): Promise<number[]> {
  const id = `ST${String(style).padStart(6, '0')}C0`
  const found = await readCartProducts(db, { site: sites[locale], now }, [id])
  return (found.get(id)?.skus ?? []).map(({ price }) => price?.lowCurrent ?? 0)
}

it('lets small moves and new products through', async () => {
  expect((await send([priced(1, { price: 9000 })])).moves).toEqual([])
  const { moves } = await send([priced(1, { price: 4500 })])
  expect(moves).toMatchObject([{ from: 9000, to: 4500, held: false }])
  expect(await pricesOf(1)).toEqual([4500, 4500])
})

it('holds a price that moves too far, and takes all else of the product', async () => {
  await send([priced(1, { price: 9000 })])
  const report = await send([{ ...priced(1, { price: 90, sizes: 3 }), rank: 7 }], { revision: 'slip' })
  expect(report).toMatchObject({ written: 1, moves: [{ from: 9000, to: 90, held: true }] })
  // A new size would be sold at a price of the same hand.
  expect(await pricesOf(1)).toEqual([9000, 9000])
  expect(await db.prepare('SELECT rank FROM products').first('rank')).toBe(7)
  expect(await readPriceRevisions(db)).toMatchObject([{ revision: 'slip', held: 1, written: 0 }])
})

it('holds a sale that would give things away', async () => {
  await send([priced(1, { price: 9000 })])
  const sale = { price: 90, from: '2026-12-01T00:00:00Z', until: '2026-12-05T00:00:00Z' }
  const { moves } = await send([priced(1, { price: { current: 9000, original: 9000, sales: [sale] } })])
  expect(moves).toMatchObject([{ from: 9000, to: 90, held: true }])
})

it('holds many small moves at once', async () => {
  const all = (price: number) => Array.from({ length: 20 }, (_, style) => priced(style + 1, { price }))
  await send(all(9000))
  const half = all(9000).map((one, place) => (place < 10 ? priced(place + 1, { price: 8000 }) : one))
  expect((await send(half)).moves.filter(({ held }) => held)).toEqual([])
  expect((await send(all(7000))).moves.filter(({ held }) => held)).toHaveLength(20)
  expect(await pricesOf(20)).toEqual([9000, 9000])
})

it('takes a yes before, and one after', async () => {
  await send([priced(1, { price: 9000 }), priced(2, { price: 9000 })])
  await send([priced(1, { price: 90 })], { yes: true })
  expect(await pricesOf(1)).toEqual([90, 90])
  await send([priced(2, { price: 90 })], { revision: 'later' })
  expect(await settlePrices(db, 'later', 'accept', now)).toEqual({ settled: 1, left: 0 })
  expect(await pricesOf(2)).toEqual([90, 90])
  expect(await settlePrices(db, 'later', 'undo', now)).toEqual({ settled: 1, left: 0 })
  expect(await pricesOf(2)).toEqual([9000, 9000])
})

it('undoes an import as a whole, but not what changed after it', async () => {
  await send([1, 2, 3].map((style) => priced(style, { price: 9000 })))
  await send([priced(1, { price: 8000 })], { revision: 'sale' })
  await send([priced(2, { price: 8000 }), priced(3, { price: 8000 })], { revision: 'sale' })
  await send([priced(3, { price: 7000 })])
  expect(await settlePrices(db, 'sale', 'undo', now)).toEqual({ settled: 2, left: 1 })
  expect([await pricesOf(1), await pricesOf(2), await pricesOf(3)].flat()).toEqual([9000, 9000, 9000, 9000, 7000, 7000])
  expect(await readPriceRevisions(db)).toContainEqual(
    expect.objectContaining({ revision: 'sale', held: 0, written: 1, undone: 2 }),
  )
})

it('forgets what waits when the product is sent with other prices, in the same currency only', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  await send([priced(1, { price: 8000, currency: 'EUR' })])
  expect(await readPriceMoves(db, 'slip')).toMatchObject([{ currency: 'USD', from: 9000, to: 90, held: true }])
  await send([priced(1, { price: 9000 })])
  expect(await readPriceMoves(db, 'slip')).toEqual([])
})

it('undoes one currency and leaves the others', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 8000, currency: 'EUR' })])
  await send([priced(1, { price: 6000, currency: 'EUR' })], { revision: 'euro' })
  expect(await settlePrices(db, 'euro', 'undo', now)).toEqual({ settled: 1, left: 0 })
  expect([await pricesOf(1), await pricesOf(1, 'de-de')]).toEqual([
    [9000, 9000],
    [8000, 8000],
  ])
})

it('gives no size a price in a currency in which it is no longer sold', async () => {
  await send([priced(1, { price: 9000 }), priced(2, { price: 9000 })])
  await send([priced(1, { price: 8000 }), priced(2, { price: 8000 })], { revision: 'sale' })
  await send([priced(1, { price: 8000, sizes: 1 })])
  await db.prepare("DELETE FROM products WHERE product_id = 'ST000002C0'").run()
  expect(await settlePrices(db, 'sale', 'undo', now)).toEqual({ settled: 1, left: 1 })
  expect([await pricesOf(1), await pricesOf(2)]).toEqual([[9000], []])
})

it('lists what waits before all else, and finds each import by its name', async () => {
  await send([priced(1, { price: 9000 }), priced(2, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  for (let more = 0; more < 60; more += 1) await send([priced(2, { price: 8000 + more })])
  const listed = await readPriceRevisions(db)
  expect([listed.length, listed[0]?.revision]).toEqual([50, 'slip'])
  const first = `at ${now - 60_000}`
  expect(listed.some(({ revision }) => revision === first)).toBe(false)
  expect(await readPriceRevision(db, first)).toMatchObject({ written: 1 })
  expect(await readPriceRevision(db, 'none')).toBeNull()
})

it('discards what waits', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  expect(await settlePrices(db, 'slip', 'discard', now)).toEqual({ settled: 1, left: 0 })
  expect(await settlePrices(db, 'slip', 'accept', now)).toEqual({ settled: 0, left: 0 })
  expect(await pricesOf(1)).toEqual([9000, 9000])
})

it('writes nothing in a dry run', async () => {
  await send([priced(1, { price: 9000 })])
  const report = await send([priced(1, { price: 8000 }), priced(2, { price: 8000 })], { dryRun: true })
  expect(report).toMatchObject({ written: 2, moves: [{ from: 9000, to: 8000, held: false }] })
  expect([await pricesOf(1), await pricesOf(2)]).toEqual([[9000, 9000], []])
  expect(await readPriceRevisions(db)).toEqual([])
})
