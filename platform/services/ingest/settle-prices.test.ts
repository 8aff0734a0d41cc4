import { beforeEach, describe, expect, it } from 'vitest'
import type { PriceAction } from '../../../shared/contracts/price-revision.ts'
import { idOf, openPricedShop, priced } from '../../../tests/harness/priced-products.ts'
import { readPriceDecisions } from './price-decisions.ts'
import { readPriceMoves, readPriceRevision, readPriceRevisions } from './price-revisions.ts'
import { settlePrices } from './settle-prices.ts'

let shop: ReturnType<typeof openPricedShop>
beforeEach(() => {
  shop = openPricedShop()
})
const settle = (revision: string, action: PriceAction, by = 'Ana') =>
  settlePrices(shop.db, revision, action, shop.now(), { by })

/** A database in which something else happens once, just before prices are written: after all reads. */
function interrupted(happens: () => Promise<unknown>): typeof shop.db {
  let waits = true
  const batch = async (statements: Parameters<typeof shop.db.batch>[0]) => {
    if (waits && statements.length > 5) {
      waits = false
      await happens()
    }
    return shop.db.batch(statements)
  }
  return Object.assign({}, shop.db, { batch })
}
const settleDuring = (happens: () => Promise<unknown>, revision: string, action: PriceAction) =>
  settlePrices(interrupted(happens), revision, action, shop.now())

describe('what happens in the same moment', () => {
  beforeEach(async () => {
    await shop.send([1, 2].map((style) => priced(style, { price: 9000 })))
  })
  const slip = () =>
    shop.send(
      [1, 2].map((style) => priced(style, { price: 90 })),
      { revision: 'slip' },
    )

  it('a second press accepts nothing twice: an undo knows what was there before', async () => {
    await slip()
    const settled = await Promise.all([settle('slip', 'accept'), settle('slip', 'accept', 'Ben')])
    expect(settled.reduce((sum, one) => sum + one.settled, 0)).toBe(2)
    expect([await shop.pricesOf(1), await shop.pricesOf(2)].flat()).toEqual([90, 90, 90, 90])
    expect(await settle('slip', 'undo')).toEqual({ settled: 2, left: 0 })
    expect([await shop.pricesOf(1), await shop.pricesOf(2)].flat()).toEqual([9000, 9000, 9000, 9000])
  })

  it('prices that are discarded meanwhile do not go on sale', async () => {
    await slip()
    expect(await settleDuring(() => settle('slip', 'discard'), 'slip', 'accept')).toEqual({ settled: 0, left: 0 })
    expect(await shop.pricesOf(1)).toEqual([9000, 9000])
    expect(await readPriceRevision(shop.db, 'slip')).toMatchObject({ held: 0, written: 0 })
  })

  it('an import that comes meanwhile has the last word, about its products', async () => {
    await slip()
    const newer = () => shop.send([priced(1, { price: 8000 })])
    expect(await settleDuring(newer, 'slip', 'accept')).toEqual({ settled: 1, left: 0 })
    expect([await shop.pricesOf(1), await shop.pricesOf(2)]).toEqual([
      [8000, 8000],
      [90, 90],
    ])
  })

  it('an import in another currency that comes meanwhile keeps its prices', async () => {
    await slip()
    const euro = () => shop.send([priced(1, { price: 8000, currency: 'EUR' })])
    expect(await settleDuring(euro, 'slip', 'accept')).toEqual({ settled: 2, left: 0 })
    expect([await shop.pricesOf(1), await shop.pricesOf(1, 'de-de')]).toEqual([
      [90, 90],
      [8000, 8000],
    ])
  })

  it('the same import held anew meanwhile is accepted as it is now', async () => {
    await slip()
    const again = () =>
      shop.send(
        [1, 2].map((style) => priced(style, { price: 80 })),
        { revision: 'slip' },
      )
    expect(await settleDuring(again, 'slip', 'accept')).toEqual({ settled: 2, left: 0 })
    expect(await shop.pricesOf(1)).toEqual([80, 80])
  })

  it('a second undo undoes nothing else', async () => {
    await shop.send(
      [1, 2].map((style) => priced(style, { price: 8000 })),
      { revision: 'sale' },
    )
    expect(await settleDuring(() => settle('sale', 'undo'), 'sale', 'undo')).toEqual({ settled: 0, left: 0 })
    await shop.send([1, 2].map((style) => priced(style, { price: 7000 })))
    expect(await settle('sale', 'undo')).toEqual({ settled: 0, left: 0 })
    expect(await shop.pricesOf(1)).toEqual([7000, 7000])
  })
})

it('leaves a price that is another than the one that the operator saw', async () => {
  await shop.send([priced(1, { price: 9000 })])
  await shop.send([priced(1, { price: 8000 })], { revision: 'sale' })
  await shop.send([priced(1, { price: 80 })], { revision: 'slip' })
  await settle('sale', 'undo')
  expect(await settle('slip', 'accept')).toEqual({ settled: 0, left: 1 })
  expect(await shop.pricesOf(1)).toEqual([9000, 9000])
})

it('keeps what an import wrote when it is sent again and waits, and undoes both together', async () => {
  await shop.send([priced(1, { price: 9000 })])
  await shop.send([priced(1, { price: 8000 })], { revision: 'feed' })
  await shop.send([priced(1, { price: 80 })], { revision: 'feed' })
  expect(await readPriceRevision(shop.db, 'feed')).toMatchObject({ held: 1, written: 1 })
  expect(await settle('feed', 'accept')).toEqual({ settled: 1, left: 0 })
  expect(await shop.pricesOf(1)).toEqual([80, 80])
  expect(await settle('feed', 'undo')).toEqual({ settled: 1, left: 0 })
  expect(await shop.pricesOf(1)).toEqual([9000, 9000])
})

describe('a whole catalogue', () => {
  const styles = Array.from({ length: 230 }, (_, place) => place + 1)
  const all = (price: number) => styles.map((style) => priced(style, { price: price + style, sizes: 1 }))
  beforeEach(async () => {
    await shop.send(all(9000))
    await shop.send(all(90), { revision: 'slip' })
  })

  it('is settled a part at a time, until nothing is left', async () => {
    const parts: unknown[] = []
    for (let more = true; more; ) {
      const part = await settlePrices(shop.db, 'slip', 'accept', shop.now(), { by: 'Ana', most: 60 })
      parts.push(part)
      more = part.more ?? false
    }
    expect(parts).toEqual([
      { settled: 60, left: 0, more: true },
      { settled: 60, left: 0, more: true },
      { settled: 60, left: 0, more: true },
      { settled: 50, left: 0 },
    ])
    expect(await shop.pricesOf(1)).toEqual([91])
    expect(await shop.pricesOf(230)).toEqual([320])
    expect(await readPriceDecisions(shop.db, 'slip')).toMatchObject([
      { actor: 'Ana', action: 'accept', settled: 230, left: 0 },
    ])
  })

  it('goes on behind products that are left alone', async () => {
    await settlePrices(shop.db, 'slip', 'accept', shop.now(), { most: 1000 })
    await shop.send(all(95).slice(0, 60), { yes: true })
    const undo = () => settlePrices(shop.db, 'slip', 'undo', shop.now(), { most: 60 })
    expect([await undo(), await undo()]).toEqual([
      { settled: 0, left: 60, more: true },
      { settled: 60, left: 0, more: true },
    ])
  })

  it('is shown by its furthest moves and its totals', async () => {
    const moves = await readPriceMoves(shop.db, 'slip')
    expect([moves.length, moves[0]?.productId, moves[99]?.productId]).toEqual([100, idOf(1), idOf(100)])
    expect(await readPriceRevisions(shop.db)).toMatchObject([{ revision: 'slip', held: 230, written: 0 }])
  })

  it('is discarded at once', async () => {
    expect(await settle('slip', 'discard')).toEqual({ settled: 230, left: 0 })
    expect(await readPriceRevision(shop.db, 'slip')).toMatchObject({ held: 0 })
  })
})

it('tells who decided, and a press on what is no longer there decides nothing', async () => {
  await shop.send([priced(1, { price: 9000 })])
  await shop.send([priced(1, { price: 90 })], { revision: 'slip' })
  const before = await readPriceRevision(shop.db, 'slip')
  await settle('slip', 'accept', 'Ben')
  await settle('slip', 'accept', 'Ana')
  expect((await readPriceRevision(shop.db, 'slip'))?.version).not.toBe(before?.version)
  expect(await readPriceDecisions(shop.db, 'slip')).toEqual([
    { at: shop.now(), actor: 'Ben', action: 'accept', settled: 1, left: 0 },
  ])
})

it('brings no sold unit back with the next equal feed', async () => {
  await shop.send([priced(1, { price: 9000 })])
  await shop.send([priced(1, { price: 90 })], { revision: 'slip' })
  await shop.db.prepare('UPDATE skus SET quantity = 3').run()
  await settle('slip', 'accept')
  const fed = async () =>
    (await shop.db.prepare('SELECT DISTINCT quantity, fed_quantity, fed_at FROM skus').all()).results
  const [before] = await fed()
  await shop.send([priced(1, { price: 90 })])
  expect(await fed()).toEqual([{ quantity: 3, fed_quantity: 5, fed_at: before?.['fed_at'] }])
  await settle('slip', 'undo')
  const restocked = priced(1, { price: 9000 })
  await shop.send([{ ...restocked, skus: restocked.skus.map((sku) => ({ ...sku, quantity: 6 })) }])
  expect(await fed()).toMatchObject([{ quantity: 6, fed_quantity: 6 }])
})
