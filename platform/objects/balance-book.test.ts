import { beforeEach, expect, it } from 'vitest'
import { openObjectStorage } from '../../tests/harness/object-storage.ts'
import { BalanceBook } from './balance-book.ts'
import { balanceSchema } from './balance-schema.ts'

let book: BalanceBook
let ledger: () => number[]
beforeEach(() => {
  const { sql } = openObjectStorage().storage
  balanceSchema.migrate(sql)
  book = new BalanceBook(sql)
  ledger = () =>
    sql
      .exec('SELECT amount FROM ledger ORDER BY entry')
      .toArray()
      .map((row: { amount: number }) => row.amount)
})
const hold = (id: string, amount: number, opening = 100) => book.hold({ id, amount, opening, expiresAt: 1000 }, 0)

it('opens with the first balance it is given', () => {
  expect(book.balance(100)).toBe(100)
  expect(hold('a', 40)).toBe(true)
  expect(book.balance(500)).toBe(60)
  expect(hold('b', 61, 500)).toBe(false)
})

it('takes a hold once, commits it once and gives it back once', () => {
  for (const _ of [1, 2]) expect(hold('a', 40)).toBe(true)
  for (const _ of [1, 2]) expect(book.commit('a', 0)).toBe(true)
  book.release('a', 0)
  expect(book.balance(100)).toBe(60)
  for (const _ of [1, 2]) book.giveBack('a', 0)
  expect(book.balance(100)).toBe(100)
  expect(ledger()).toEqual([100, -40, 0, 40])
})

it('releases once, also before the hold has arrived', () => {
  hold('a', 40)
  for (const _ of [1, 2]) book.release('a', 0)
  book.release('late', 0)
  expect(hold('late', 10)).toBe(false)
  expect(book.commit('a', 0)).toBe(false)
  book.giveBack('a', 0)
  expect(book.balance(100)).toBe(100)
})

it('lets a hold run out, and commits it later only while it is covered', () => {
  hold('a', 60)
  book.expire(1000)
  expect(book.balance(100)).toBe(100)
  hold('b', 60)
  expect(book.commit('a', 0)).toBe(false)
  book.release('b', 0)
  expect(book.commit('a', 0)).toBe(true)
  expect(book.balance(100)).toBe(40)
  expect(ledger().reduce((sum, amount) => sum + amount, 0)).toBe(40)
})

it('refuses amounts that are not positive whole numbers', () => {
  for (const amount of [-1, 0.5, Number.NaN]) expect(() => hold('a', amount)).toThrow(RangeError)
})

it('counts earned points from when they arrive, once', () => {
  for (const _ of [1, 2]) book.earn('K1', 30, 100, 0)
  expect(book.balance(100)).toBe(100)
  for (const at of [500, 900]) book.schedule('K1', at, 0)
  book.arrive(499)
  expect(book.balance(0)).toBe(100)
  for (const _ of [1, 2]) book.arrive(500)
  expect(book.balance(0)).toBe(130)
  book.schedule('K2', 0, 500)
  expect(book.statement(0).entries).toEqual([{ orderNumber: 'K1', points: 30, at: 0, arrivesAt: 500 }])
})

it('takes earned points back, and what was spent of them from what comes in next', () => {
  book.earn('K1', 30, 0, 0)
  book.schedule('K1', 0, 0)
  expect(hold('K2:0', 20, 0)).toBe(true)
  expect(book.commit('K2:0', 0)).toBe(true)
  book.keepEarned('K1', 5, 0)
  expect(book.balance(0)).toBe(0)
  book.keepEarned('K1', 25, 0)
  expect(book.balance(0)).toBe(0)
  book.earn('K3', 40, 0, 0)
  book.schedule('K3', 0, 0)
  expect(book.balance(0)).toBe(25)
  expect(ledger().reduce((sum, amount) => sum + amount, 0)).toBe(25)
  book.giveBack('K2:0', 0)
  expect(book.balance(0)).toBe(45)
})

it('refunds parts of a draw, each once and never more than was drawn', () => {
  hold('K1:0', 40)
  book.refund('K1:0', 'early', 10, 0)
  book.commit('K1:0', 0)
  for (const _ of [1, 2]) book.refund('K1:0', 'one', 15, 0)
  expect(book.balance(0)).toBe(75)
  expect(book.statement(0).entries).toEqual([{ orderNumber: 'K1', points: -25, at: 0, arrivesAt: null }])
  book.refund('K1:0', 'two', 99, 0)
  for (const _ of [1, 2]) book.giveBack('K1:0', 0)
  expect(book.balance(0)).toBe(100)
})
