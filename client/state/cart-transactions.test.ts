import { describe, expect, it } from 'vitest'
import {
  begin,
  type CartLike,
  type Change,
  emptyLedger,
  type Ledger,
  lost,
  nextToSend,
  received,
  sent,
  settled,
  viewOf,
} from './cart-transactions.ts'

type TestLedger = Ledger<CartLike, string>
const cart = (version: number, items: Readonly<Record<string, number>>, id = 'one'): CartLike => ({
  id,
  version,
  items: Object.entries(items).map(([line, qty]) => ({ id: line, qty })),
})
const startLedger = (items: Readonly<Record<string, number>> = { a: 1, b: 2 }): TestLedger =>
  received(emptyLedger, cart(1, items), 1)
const wish = (ledger: TestLedger, key: string, change: Change): TestLedger => begin(ledger, key, change, key).ledger
const quantities = (ledger: TestLedger) =>
  Object.fromEntries((viewOf(ledger)?.items ?? []).map(({ id, qty }) => [id, qty]))

describe('cart with pending changes', () => {
  it('applies a quantity and a removal at once, and reverts a refused one', () => {
    let ledger = wish(startLedger(), 'k1', { kind: 'quantity', itemId: 'a', qty: 5 })
    ledger = wish(ledger, 'k2', { kind: 'remove', itemId: 'b' })
    expect(quantities(ledger)).toEqual({ a: 5 })
    ledger = settled(sent(ledger), 'k1')
    expect(quantities(ledger)).toEqual({ a: 1 })
  })

  it('never shows an older version of the same cart, or a removed line again', () => {
    let ledger = wish(startLedger(), 'k1', { kind: 'remove', itemId: 'b' })
    ledger = received(settled(sent(ledger), 'k1'), cart(2, { a: 1 }), 3)
    expect(quantities(received(ledger, cart(1, { a: 1, b: 2 }), 4))).toEqual({ a: 1 })
  })

  it('keeps a pending removal applied to a newer cart', () => {
    const ledger = wish(startLedger(), 'k1', { kind: 'remove', itemId: 'b' })
    expect(quantities(received(ledger, cart(4, { a: 3, b: 2, c: 1 }), 5))).toEqual({ a: 3, c: 1 })
  })

  it('merges quick clicks on a line into one request, but never alters a sent one', () => {
    const oneClick = wish(startLedger(), 'k1', { kind: 'quantity', itemId: 'a', qty: 2 })
    const twoClicks = wish(oneClick, 'k2', { kind: 'quantity', itemId: 'a', qty: 3 })
    expect(twoClicks.queue).toMatchObject([{ key: 'k1', change: { qty: 3 } }])
    const sentOnce = lost(sent(oneClick), 'k1')
    const later = wish(sentOnce, 'k2', { kind: 'quantity', itemId: 'a', qty: 3 })
    expect(later.queue).toMatchObject([
      { key: 'k1', change: { qty: 2 }, attempts: 1 },
      { key: 'k2', change: { qty: 3 } },
    ])
  })

  it('sends one change at a time, and retries a lost one before the next', () => {
    const twoChanges = wish(wish(startLedger(), 'k1', { kind: 'other' }), 'k2', { kind: 'other' })
    expect(nextToSend(twoChanges)?.key).toBe('k1')
    expect(nextToSend(sent(twoChanges))).toBeNull()
    expect(nextToSend(lost(sent(twoChanges), 'k1'))?.key).toBe('k1')
    expect(nextToSend(settled(sent(twoChanges), 'k1'))?.key).toBe('k2')
  })

  it('resets for another cart, and refetches when the order of two answers is unknown', () => {
    const ledger = wish(startLedger(), 'k1', { kind: 'quantity', itemId: 'a', qty: 5 })
    const otherCart = received(ledger, cart(1, { x: 1 }, 'two'), 2)
    expect([quantities(otherCart), otherCart.queue]).toEqual([{ x: 1 }, []])
    const stale = received(otherCart, cart(9, { a: 1 }), 1)
    expect([quantities(stale), stale.doubtful]).toEqual([{ x: 1 }, true])
  })
})
