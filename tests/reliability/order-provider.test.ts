import { afterAll, beforeAll, expect, it } from 'vitest'
import { absences, playAway } from '../../bench/reliability/provider-away.ts'
import { startTarget, type Target } from '../../bench/reliability/target.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget({ provider: { lost: 0, errors: 0 }, impatient: true, shop: {} })
})
afterAll(() => target.dispose())

it('a payment provider that is away locks nobody out, and no order is paid twice or paid and lost', async () => {
  const ways = absences.filter((how) => how === 'silent' || how === 401)
  // How long the provider is waited for shows in how often it is asked; what a busy machine adds to that is no outage.
  // order.provider measures the ten seconds.
  expect(await playAway(target, { ways, attemptMs: 30_000, log: () => undefined })).toEqual([])
}, 300_000)
