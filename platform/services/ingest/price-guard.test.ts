import { beforeEach, expect, it } from 'vitest'
import type { PriceAction } from '../../../shared/contracts/price-revision.ts'
import { openPricedShop, priced, pricedEach } from '../../../tests/harness/priced-products.ts'
import { readPriceMoves, readPriceRevision, readPriceRevisions } from './price-revisions.ts'
import { settlePrices } from './settle-prices.ts'

let shop: ReturnType<typeof openPricedShop>
let db: typeof shop.db
beforeEach(() => {
  shop = openPricedShop()
  db = shop.db
})
const send: typeof shop.send = (...given) => shop.send(...given)
const pricesOf: typeof shop.pricesOf = (...given) => shop.pricesOf(...given)
const settle = (revision: string, action: PriceAction) => settlePrices(db, revision, action, shop.now())

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
  expect(await settle('later', 'accept')).toEqual({ settled: 1, left: 0 })
  expect(await pricesOf(2)).toEqual([90, 90])
  expect(await settle('later', 'undo')).toEqual({ settled: 1, left: 0 })
  expect(await pricesOf(2)).toEqual([9000, 9000])
})

it('undoes an import as a whole, but not what changed after it', async () => {
  await send([1, 2, 3].map((style) => priced(style, { price: 9000 })))
  await send([priced(1, { price: 8000 })], { revision: 'sale' })
  await send([priced(2, { price: 8000 }), priced(3, { price: 8000 })], { revision: 'sale' })
  await send([priced(3, { price: 7000 })])
  expect(await settle('sale', 'undo')).toEqual({ settled: 2, left: 1 })
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
  expect(await settle('euro', 'undo')).toEqual({ settled: 1, left: 0 })
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
  expect(await settle('sale', 'undo')).toEqual({ settled: 1, left: 1 })
  expect([await pricesOf(1), await pricesOf(2)]).toEqual([[9000], []])
})

it('lists what waits before all else, and finds each import by its name', async () => {
  await send([priced(1, { price: 9000 }), priced(2, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  for (let more = 0; more < 60; more += 1) await send([priced(2, { price: 8000 + more })])
  const listed = await readPriceRevisions(db)
  expect([listed.length, listed[0]?.revision]).toEqual([50, 'slip'])
  const first = `at ${shop.now() - 60_000}`
  expect(listed.some(({ revision }) => revision === first)).toBe(false)
  expect((await readPriceRevisions(db, 2)).map(({ revision }) => revision)).toContain(first)
  expect(await readPriceRevision(db, first)).toMatchObject({ written: 1 })
  expect(await readPriceRevision(db, 'none')).toBeNull()
})

it('discards what waits', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  expect(await settle('slip', 'discard')).toEqual({ settled: 1, left: 0 })
  expect(await settle('slip', 'accept')).toEqual({ settled: 0, left: 0 })
  expect(await pricesOf(1)).toEqual([9000, 9000])
})

it('writes nothing in a dry run', async () => {
  await send([priced(1, { price: 9000 })])
  const report = await send([priced(1, { price: 8000 }), priced(2, { price: 8000 })], { dryRun: true })
  expect(report).toMatchObject({ written: 2, moves: [{ from: 9000, to: 8000, held: false }] })
  expect([await pricesOf(1), await pricesOf(2)]).toEqual([[9000, 9000], []])
  expect(await readPriceRevisions(db)).toEqual([])
})

it('forgets what waits of an import that is sent again under its name', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'feed' })
  await send([priced(1, { price: 9000 })], { revision: 'feed' })
  expect(await settle('feed', 'accept')).toEqual({ settled: 0, left: 0 })
  expect(await pricesOf(1)).toEqual([9000, 9000])
})

it('forgets what waits of a product in the currencies that the product was sent in, not those of its call', async () => {
  await send([priced(1, { price: 9000 }), priced(2, { price: 9000, currency: 'EUR' })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  await send([priced(1, { price: 9000, currency: 'EUR' }), priced(2, { price: 9000 })])
  expect(await readPriceMoves(db, 'slip')).toMatchObject([{ currency: 'USD', from: 9000, to: 90, held: true }])
})

it('gives a held product no price in a currency that is new in it', async () => {
  await send([priced(1, { price: 9000 })])
  const both = priced(1, { price: 90 })
  const euro = { EUR: { current: 80, original: 80 } }
  const skus = both.skus.map((sku) => ({ ...sku, prices: { ...sku.prices, ...euro } }))
  await send([{ ...both, skus }], { adds: false })
  expect([await pricesOf(1), await pricesOf(1, 'de-de')]).toEqual([
    [9000, 9000],
    [0, 0],
  ])
})

it('sees a move behind a sale that has ended', async () => {
  const ended = { price: 100, from: '2026-11-01T00:00:00Z', until: '2026-11-05T00:00:00Z' }
  await send([priced(1, { price: { current: 9000, original: 9000, sales: [ended] } })])
  const open = { price: 100, from: '2026-11-01T00:00:00Z', until: '2026-12-05T00:00:00Z' }
  const { moves } = await send([priced(1, { price: { current: 9000, original: 9000, sales: [open] } })])
  expect(moves).toMatchObject([{ from: 9000, to: 100, held: true }])
})

it('compares a size, or a currency, that comes back with the last price that it had', async () => {
  await send([priced(1, { price: 9000, sizes: 3 })])
  await send([priced(1, { price: 9000 })], { adds: false })
  const { moves } = await send([pricedEach(1, [9000, 9000, 90])], { revision: 'back' })
  expect(moves).toMatchObject([{ from: 9000, to: 90, held: true }])
  expect(await pricesOf(1)).toEqual([9000, 9000])
  // Nothing is there that could go on sale.
  expect(await settle('back', 'accept')).toEqual({ settled: 0, left: 1 })
  await send([pricedEach(1, [9000, 9000, 90])], { yes: true })
  expect(await pricesOf(1)).toEqual([9000, 9000, 90])

  await send([priced(2, { price: 9000 })])
  await send([priced(2, { price: 8000, currency: 'EUR' })], { adds: false })
  expect((await send([priced(2, { price: 90 })])).moves).toMatchObject([
    { currency: 'USD', from: 9000, to: 90, held: true },
  ])
})

it('compares a size that is new with its siblings, which may have got a yes', async () => {
  await send([priced(1, { price: 9000 })])
  await send([priced(1, { price: 90 })], { revision: 'slip' })
  await settle('slip', 'accept')
  expect((await send([priced(1, { price: 90, sizes: 3 })])).moves).toEqual([])
  expect((await send([pricedEach(1, [90, 90, 90, 1])])).moves).toMatchObject([{ from: 90, to: 1, held: true }])
  expect(await pricesOf(1)).toEqual([90, 90, 90])
})

it('keeps what moves in texts that the database takes', async () => {
  const days = Array.from({ length: 10 }, (_, day) => `2026-12-${day + 10}T00:00:00Z`)
  const many = (current: number) =>
    Array.from({ length: 8 }, (_, style) => {
      const sales = days.map((from) => ({ price: current - 10, from, until: '2026-12-30T00:00:00Z' }))
      const one = priced(style + 1, { price: { current, original: current, sales }, sizes: 1 })
      const skus = Array.from({ length: 200 }, (_, size) =>
        one.skus.map((sku) => ({ ...sku, upc: `${style}-${size}`, position: size })),
      )
      return { ...one, skus: skus.flat() }
    })
  const limited = Object.assign({}, db, {
    prepare: (sql: string) => {
      const statement = db.prepare(sql)
      const bind = (...values: unknown[]) => {
        if (values.some((value) => String(value).length > 2_000_000)) throw new Error('string or blob too big')
        return statement.bind(...values)
      }
      return Object.assign({}, statement, { bind })
    },
  })
  await shop.send(many(9000), {}, limited)
  const report = await shop.send(many(90), { revision: 'slip' }, limited)
  expect(report.failed).toEqual([])
  expect(await readPriceRevision(db, 'slip')).toMatchObject({ held: 8 })
})

it('refuses an instant of any length, as a finding of its product', async () => {
  const sale = { price: 80, from: `2026-12-01T00:00:00.${'0'.repeat(50)}Z`, until: '2026-12-05T00:00:00Z' }
  const endless = priced(1, { price: { current: 90, original: 90, sales: [sale] } })
  const report = await send([endless, priced(2, { price: 90 })])
  expect(report).toMatchObject({ written: 1, failed: [{ id: endless.productId }] })
  expect(report.findings).toContainEqual(expect.objectContaining({ id: endless.productId, code: 'too_big' }))
})
