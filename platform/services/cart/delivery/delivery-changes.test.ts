import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineSupply, moveCode, planDelivery } from './delivery-changes.ts'

const store = { storeId: 'NY1', canPickUp: true, canShipTo: true }
const line = (overrides: Partial<LineSupply>): LineSupply => ({
  itemId: 'a',
  size: 'P|u',
  qty: 1,
  kind: 'ship',
  store,
  fixed: false,
  web: 0,
  inStore: 0,
  ...overrides,
})

describe('planDelivery', () => {
  it.each([
    ['pickup', 'sts', line({ kind: 'pickup', web: 1 }), 'ORD518'],
    ['pickup', 'ship', line({ kind: 'pickup', web: 1, store: { ...store, canShipTo: false } }), 'ORD517'],
    ['sts', 'ship', line({ kind: 'sts', web: 1, store: { ...store, canShipTo: false, canPickUp: false } }), 'ORD430'],
    ['sts', 'pickup', line({ kind: 'sts', inStore: 1 }), 'ORD430'],
    ['ship', 'pickup', line({ kind: 'ship', inStore: 1 }), 'ORD516'],
  ] as const)('%s becomes %s', (from, to, supply, code) => {
    const { moves, misses } = planDelivery([supply])
    expect(moves).toEqual([{ itemId: 'a', from, to, storeId: to === 'ship' ? null : 'NY1' }])
    expect(misses).toEqual([])
    expect(moveCode(moves)).toBe(code)
  })

  it('leaves lines whose chosen method has stock', () => {
    expect(planDelivery([line({ qty: 2, web: 2, inStore: 9 })])).toEqual({ moves: [], misses: [] })
  })

  it('reports the available units of a line if no method has them all', () => {
    expect(planDelivery([line({ qty: 3, web: 2, inStore: 2 })]).misses).toEqual([{ itemId: 'a', available: 2 }])
    expect(planDelivery([line({ kind: 'pickup', fixed: true, web: 5 })]).misses).toEqual([
      { itemId: 'a', available: 0 },
    ])
  })

  it('never takes more units than there are', () => {
    const anyLine = fc.record({
      qty: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('ship', 'pickup', 'sts'),
      fixed: fc.boolean(),
    })
    const anyCart = fc.tuple(fc.array(anyLine, { maxLength: 6 }), fc.nat(8), fc.nat(8), fc.boolean(), fc.boolean())
    fc.assert(
      fc.property(anyCart, ([lines, web, inStore, canPickUp, canShipTo]) => {
        const supplies = lines.map((generated, index) =>
          line({ ...generated, itemId: String(index), web, inStore, store: { storeId: 'NY1', canPickUp, canShipTo } }),
        )
        const { moves, misses } = planDelivery(supplies)
        const takenUnits = { web: 0, inStore: 0 }
        for (const { itemId, kind, qty } of supplies) {
          if (misses.some((miss) => miss.itemId === itemId)) continue
          const final = moves.find((move) => move.itemId === itemId)?.to ?? kind
          takenUnits[final === 'pickup' ? 'inStore' : 'web'] += qty
        }
        expect(takenUnits.web).toBeLessThanOrEqual(web)
        expect(takenUnits.inStore).toBeLessThanOrEqual(inStore)
        for (const { itemId, available } of misses) expect(available).toBeLessThan(supplies[Number(itemId)]?.qty ?? 0)
      }),
      { seed: 26 },
    )
  })
})
