import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitAdjustments, roomForAdjustment } from './adjustment-limit.ts'

const shoe = { id: 'shoe', value: 10_000 }
const adjustment = (id: string, itemId: string | null, amount: number) => ({ id, itemId, amount, reason: 'Worn' })

it('a fifth of the goods in the cart, and nothing of what is none', () => {
  expect(roomForAdjustment([], [shoe], 20, 'shoe')).toBe(2000)
  expect(roomForAdjustment([], [shoe], 20, 'card')).toBe(0)
  expect(roomForAdjustment([], [shoe], 20, null)).toBe(2000)
  expect(roomForAdjustment([adjustment('a', 'shoe', 500)], [shoe], 20, null)).toBe(1500)
  expect(roomForAdjustment([adjustment('a', null, 500)], [shoe], 20, 'shoe')).toBe(1500)
})

it('a reduction becomes smaller with the cart', () => {
  const kept = [adjustment('a', null, 2000)]
  expect(limitAdjustments(kept, [{ ...shoe, value: 5000 }], 20)).toEqual([adjustment('a', null, 1000)])
  expect(limitAdjustments(kept, [], 20)).toEqual([adjustment('a', null, 0)])
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    value: fc.integer({ min: 0, max: 450_000 }),
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
      const limit = goods.reduce((sum, { value }) => sum + Math.floor((value * percent) / 100), 0)
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
