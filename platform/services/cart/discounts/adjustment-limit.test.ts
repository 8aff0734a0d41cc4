import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitAdjustments, roomForAdjustment } from './adjustment-limit.ts'

const shoe = { id: 'shoe', qty: 2, current: 5000, isDigitalProduct: false }
const card = { id: 'card', qty: 1, current: 10_000, isDigitalProduct: true }
const adjustment = (id: string, itemId: string | null, amount: number) => ({ id, itemId, amount, reason: 'Worn' })

it('a fifth of the goods in the cart, and nothing of a gift card', () => {
  expect(roomForAdjustment([], [shoe, card], 20, 'shoe')).toBe(2000)
  expect(roomForAdjustment([], [shoe, card], 20, 'card')).toBe(0)
  expect(roomForAdjustment([], [shoe, card], 20, null)).toBe(2000)
  expect(roomForAdjustment([adjustment('a', 'shoe', 500)], [shoe], 20, null)).toBe(1500)
  expect(roomForAdjustment([adjustment('a', null, 500)], [shoe], 20, 'shoe')).toBe(1500)
})

it('a reduction becomes smaller with the cart', () => {
  const kept = [adjustment('a', null, 2000)]
  expect(limitAdjustments(kept, [{ ...shoe, qty: 1 }], 20)).toEqual([adjustment('a', null, 1000)])
  expect(limitAdjustments(kept, [card], 20)).toEqual([adjustment('a', null, 0)])
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    qty: fc.integer({ min: 1, max: 9 }),
    current: fc.integer({ min: 0, max: 50_000 }),
    isDigitalProduct: fc.boolean(),
  }),
  { selector: ({ id }) => id },
)
const adjustments = fc
  .array(
    fc.record({ itemId: fc.constantFrom(null, 'a', 'b', 'c', 'gone'), amount: fc.integer({ min: 1, max: 60_000 }) }),
  )
  .map((list) => list.map(({ itemId, amount }, index) => adjustment(String(index), itemId, amount)))

it('all reductions together are within the limit, whatever is in the cart, and the room that is named is there', () => {
  fc.assert(
    fc.property(lines, adjustments, fc.integer({ min: 0, max: 100 }), (goods, kept, percent) => {
      const limit = goods.reduce(
        (sum, line) => sum + (line.isDigitalProduct ? 0 : Math.floor((line.current * line.qty * percent) / 100)),
        0,
      )
      const sum = limitAdjustments(kept, goods, percent).reduce((total, { amount }) => total + amount, 0)
      expect(sum).toBeLessThanOrEqual(limit)
      for (const itemId of [null, ...goods.map(({ id }) => id)]) {
        const room = roomForAdjustment(kept, goods, percent, itemId)
        const more = limitAdjustments([...kept, adjustment('more', itemId, room)], goods, percent)
        expect(more.at(-1)?.amount).toBe(room)
        expect(more.slice(0, -1)).toEqual(limitAdjustments(kept, goods, percent))
      }
    }),
  )
})
