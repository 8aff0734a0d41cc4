import { describe, expect, it } from 'vitest'
import {
  type BagLike,
  begin,
  type Change,
  emptyLedger,
  type Ledger,
  lost,
  nextToSend,
  sent,
  settled,
  told,
  viewOf,
} from './cart-transactions.ts'

type L = Ledger<BagLike, string>
const bag = (version: number, items: Readonly<Record<string, number>>, id = 'one'): BagLike => ({
  id,
  version,
  items: Object.entries(items).map(([line, qty]) => ({ id: line, qty })),
})
const start = (items: Readonly<Record<string, number>> = { a: 1, b: 2 }): L => told(emptyLedger, bag(1, items), 1)
const wish = (ledger: L, key: string, change: Change): L => begin(ledger, key, change, key).ledger
const shown = (ledger: L) => Object.fromEntries((viewOf(ledger)?.items ?? []).map(({ id, qty }) => [id, qty]))

describe('the bag while answers are under way', () => {
  it('shows a quantity and a removal at once, and takes a refused one back', () => {
    let ledger = wish(start(), 'k1', { kind: 'quantity', itemId: 'a', qty: 5 })
    ledger = wish(ledger, 'k2', { kind: 'remove', itemId: 'b' })
    expect(shown(ledger)).toEqual({ a: 5 })
    ledger = settled(sent(ledger), 'k1')
    expect(shown(ledger)).toEqual({ a: 1 })
  })

  it('never shows an older version of the same basket, nor a line again that was removed', () => {
    let ledger = wish(start(), 'k1', { kind: 'remove', itemId: 'b' })
    ledger = told(settled(sent(ledger), 'k1'), bag(2, { a: 1 }), 3)
    expect(shown(told(ledger, bag(1, { a: 1, b: 2 }), 4))).toEqual({ a: 1 })
  })

  it('keeps a removal in front of a newer bag that another change answered', () => {
    const ledger = wish(start(), 'k1', { kind: 'remove', itemId: 'b' })
    expect(shown(told(ledger, bag(4, { a: 3, b: 2, c: 1 }), 5))).toEqual({ a: 3, c: 1 })
  })

  it('makes one request of quick clicks on a line, but never alters one that has left', () => {
    const once = wish(start(), 'k1', { kind: 'quantity', itemId: 'a', qty: 2 })
    const twice = wish(once, 'k2', { kind: 'quantity', itemId: 'a', qty: 3 })
    expect(twice.queue).toMatchObject([{ key: 'k1', change: { qty: 3 } }])
    const gone = lost(sent(once), 'k1')
    const later = wish(gone, 'k2', { kind: 'quantity', itemId: 'a', qty: 3 })
    expect(later.queue).toMatchObject([
      { key: 'k1', change: { qty: 2 }, attempts: 1 },
      { key: 'k2', change: { qty: 3 } },
    ])
  })

  it('sends one change at a time, and a lost one again before the next', () => {
    const both = wish(wish(start(), 'k1', { kind: 'other' }), 'k2', { kind: 'other' })
    expect(nextToSend(both)?.key).toBe('k1')
    expect(nextToSend(sent(both))).toBeNull()
    expect(nextToSend(lost(sent(both), 'k1'))?.key).toBe('k1')
    expect(nextToSend(settled(sent(both), 'k1'))?.key).toBe('k2')
  })

  it('starts over with another basket, and asks again when it cannot know which is later', () => {
    const ledger = wish(start(), 'k1', { kind: 'quantity', itemId: 'a', qty: 5 })
    const other = told(ledger, bag(1, { x: 1 }, 'two'), 2)
    expect([shown(other), other.queue]).toEqual([{ x: 1 }, []])
    const late = told(other, bag(9, { a: 1 }), 1)
    expect([shown(late), late.doubtful]).toEqual([{ x: 1 }, true])
  })
})
