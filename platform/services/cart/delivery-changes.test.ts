import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineSupply, moveCode, planDelivery } from './delivery-changes.ts'

const store = { storeId: 'NY1', canPickUp: true, canShipTo: true }
const line = (more: Partial<LineSupply>): LineSupply => ({
  itemId: 'a',
  size: 'P|u',
  qty: 1,
  kind: 'ship',
  store,
  fixed: false,
  web: 0,
  shelf: 0,
  ...more,
})

describe('planDelivery', () => {
  it.each([
    ['pickup', 'sts', line({ kind: 'pickup', web: 1 }), 'ORD518'],
    ['pickup', 'ship', line({ kind: 'pickup', web: 1, store: { ...store, canShipTo: false } }), 'ORD517'],
    ['sts', 'ship', line({ kind: 'sts', web: 1, store: { ...store, canShipTo: false, canPickUp: false } }), 'ORD430'],
    ['sts', 'pickup', line({ kind: 'sts', shelf: 1 }), 'ORD430'],
    ['ship', 'pickup', line({ kind: 'ship', shelf: 1 }), 'ORD516'],
  ] as const)('%s becomes %s', (from, to, supply, code) => {
    const { moves, misses } = planDelivery([supply])
    expect(moves).toEqual([{ itemId: 'a', from, to, storeId: to === 'ship' ? null : 'NY1' }])
    expect(misses).toEqual([])
    expect(moveCode(moves)).toBe(code)
  })

  it('leaves what can come as it was chosen', () => {
    expect(planDelivery([line({ qty: 2, web: 2, shelf: 9 })])).toEqual({ moves: [], misses: [] })
  })

  it('tells how many of a line there are where no way has all of it', () => {
    expect(planDelivery([line({ qty: 3, web: 2, shelf: 2 })]).misses).toEqual([{ itemId: 'a', available: 2 }])
    expect(planDelivery([line({ kind: 'pickup', fixed: true, web: 5 })]).misses).toEqual([
      { itemId: 'a', available: 0 },
    ])
  })

  it('never takes a unit twice, and what it takes is there', () => {
    const anyLine = fc.record({
      qty: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('ship', 'pickup', 'sts'),
      fixed: fc.boolean(),
    })
    const anyCart = fc.tuple(fc.array(anyLine, { maxLength: 6 }), fc.nat(8), fc.nat(8), fc.boolean(), fc.boolean())
    fc.assert(
      fc.property(anyCart, ([lines, web, shelf, canPickUp, canShipTo]) => {
        const supplies = lines.map((one, index) =>
          line({ ...one, itemId: String(index), web, shelf, store: { storeId: 'NY1', canPickUp, canShipTo } }),
        )
        const { moves, misses } = planDelivery(supplies)
        const taken = { web: 0, shelf: 0 }
        for (const { itemId, kind, qty } of supplies) {
          if (misses.some((miss) => miss.itemId === itemId)) continue
          const final = moves.find((move) => move.itemId === itemId)?.to ?? kind
          taken[final === 'pickup' ? 'shelf' : 'web'] += qty
        }
        expect(taken.web).toBeLessThanOrEqual(web)
        expect(taken.shelf).toBeLessThanOrEqual(shelf)
        for (const { itemId, available } of misses) expect(available).toBeLessThan(supplies[Number(itemId)]?.qty ?? 0)
      }),
    )
  })
})
