import { beforeEach, describe, expect, it } from 'vitest'
import { openObjectStorage } from '../../tests/harness/object-storage.ts'
import type { StockWant } from '../services/orders/draft.ts'
import { inventorySchema } from './inventory-schema.ts'
import { StockBook } from './stock-book.ts'

let book: StockBook
beforeEach(() => {
  const { sql } = openObjectStorage().storage
  inventorySchema.migrate(sql)
  book = new StockBook(sql)
})

const want = (qty: number, overrides: Partial<StockWant> = {}): StockWant => ({
  itemId: 'line',
  masterId: 'STYLE001',
  place: 'web',
  productId: 'STYLE001C1',
  upc: '42',
  qty,
  supply: { quantity: 5, revision: 1 },
  ...overrides,
})
const reserve = (id: string, ...wants: StockWant[]) => book.reserve(id, wants, 1000, 0)
const available = (overrides: Partial<StockWant> = {}) => book.available([want(1, overrides)])[0]?.available

describe('a reservation', () => {
  it('reserves all of its items or nothing', () => {
    expect(reserve('a', want(5), want(6, { itemId: 'other', upc: '43' }))).toEqual({
      ok: false,
      failure: { misses: [{ itemId: 'other', available: 5 }] },
    })
    expect(available()).toBe(5)
    expect(reserve('a', want(5))).toEqual({ ok: true })
    expect(reserve('b', want(1))).toEqual({ ok: false, failure: { misses: [{ itemId: 'line', available: 0 }] } })
  })

  it('counts lines of the same size together, the first ones first', () => {
    const gift = want(3, { itemId: 'gift' })
    expect(reserve('a', want(3), gift)).toEqual({ ok: false, failure: { misses: [{ itemId: 'gift', available: 2 }] } })
    expect(reserve('a', want(3), { ...gift, qty: 2 })).toEqual({ ok: true })
    expect(available()).toBe(0)
  })

  it('keeps places apart', () => {
    reserve('a', want(5))
    expect(available({ place: 'store-1' })).toBe(5)
  })

  it('is the same reservation when it is requested again', () => {
    reserve('a', want(4))
    expect(reserve('a', want(4))).toEqual({ ok: true })
    expect(available()).toBe(1)
    book.commit('a')
    expect(reserve('a', want(4))).toEqual({ ok: true })
    expect(available()).toBe(1)
  })

  it('comes to nothing where it was given up before it arrived', () => {
    book.release('a', 0)
    expect(reserve('a', want(1)).ok).toBe(false)
    expect(available()).toBe(5)
  })

  it('runs out, and may still be sold while the units are there', () => {
    reserve('a', want(4))
    book.expire(1000)
    expect(available()).toBe(5)
    expect(book.commit('a')).toBe(true)
    expect(available()).toBe(1)
    reserve('b', want(1))
    reserve('c', want(1, { supply: { quantity: 2, revision: 2 } }))
    book.expire(1000)
    reserve('d', want(2))
    expect(book.commit('b')).toBe(false)
    expect(book.nextExpiry()).toBe(1000)
  })
})

describe('what is set aside', () => {
  it('goes back once, and what is sold goes back once', () => {
    reserve('a', want(2))
    book.release('a', 0)
    book.release('a', 0)
    expect(available()).toBe(5)
    expect(book.commit('a')).toBe(false)
    reserve('b', want(2))
    book.restock('b')
    expect(available()).toBe(3)
    book.commit('b')
    book.commit('b')
    book.release('b', 0)
    expect(available()).toBe(3)
    book.restock('b')
    book.restock('b')
    expect(available()).toBe(5)
  })
})

describe('a delivery', () => {
  it('counts when it is newer, less what is set aside', () => {
    reserve('a', want(2))
    expect(available({ supply: { quantity: 9, revision: 2 } })).toBe(7)
    expect(available({ supply: { quantity: 9, revision: 1 } })).toBe(3)
    reserve('b', want(1, { supply: { quantity: 9, revision: 2 } }))
    expect(available({ supply: { quantity: 5, revision: 1 } })).toBe(6)
  })

  it('with fewer than are set aside sells to the first, and never below nothing', () => {
    reserve('a', want(2))
    reserve('b', want(2))
    reserve('c', want(0, { supply: { quantity: 2, revision: 2 } }))
    expect(available()).toBe(0)
    expect(book.commit('b')).toBe(true)
    expect(book.commit('a')).toBe(false)
    expect(available()).toBe(0)
  })
})

it('says which read copies are old until they are written', () => {
  reserve('a', want(2))
  const [row] = book.changed()
  expect(row).toMatchObject({ place: 'web', upc: '42', available: 3, revision: 1 })
  book.commit('a')
  reserve('b', want(1))
  book.written(row ? [row] : [])
  expect(book.changed()).toMatchObject([{ available: 2 }])
  book.written(book.changed())
  expect(book.changed()).toEqual([])
})
