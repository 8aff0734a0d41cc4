import { afterAll, beforeAll, expect, it } from 'vitest'
import { refundInParts } from '../../bench/reliability/refunds.ts'
import { startTarget, type Target } from '../../bench/reliability/target.ts'

const seed = 11
let target: Target
beforeAll(async () => {
  target = await startTarget({ provider: { lost: 0.1, errors: 0.05, seed } })
})
afterAll(() => target.dispose())

/** The short form of the figure order.refunds. */
it('gives back what is asked for, to every instrument, and never more than was paid, though the platform is killed', async () => {
  const run = { orders: 6, refunds: 40, kills: 6, seed, log: () => undefined }
  expect(await refundInParts(target, run)).toEqual([])
}, 300_000)
