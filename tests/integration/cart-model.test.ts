import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartModel } from '../../bench/reliability/cart-model.ts'
import { merged, nothing, take } from '../../bench/reliability/cart-reference.ts'
import { startTarget, type Target } from '../../bench/reliability/target.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target?.dispose())

/** Short form of the figure cart.model. */
it('is the cart of a plain reference, whatever two clients do to it', async () => {
  expect(await cartModel(target, { sequences: 150, seed: 5, lanes: 8, log: () => undefined })).toEqual([])
})

it('has a reference that adds up to what there is and loses nothing', () => {
  const step = { kind: 'add', size: 2, gift: false, qty: 4 } as const
  const own = take(nothing, step)
  expect(take(own, { ...step, qty: 2 })).toEqual(own)
  const both = merged(own, take(take(nothing, { ...step, qty: 3 }), { ...step, gift: true, qty: 2 }))
  expect(both.lines.map(({ gift, qty }) => [gift, qty])).toEqual([
    [false, 5],
    [true, 1],
  ])
})
