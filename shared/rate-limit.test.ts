import { expect, it } from 'vitest'
import { refuseUntilFree, secondsUntil } from './rate-limit.ts'

it('counts whole seconds, rounded up and at least one', () => {
  expect([0, 1, 1000, 1001, -5000].map((ms) => secondsUntil(10_000 + ms, 10_000))).toEqual([1, 1, 1, 2, 1])
})

it('refuses until the oldest attempt has left the window', () => {
  expect(refuseUntilFree({ most: 5, windowMs: 60_000 }, 100_000, 130_500)).toEqual({
    ok: false,
    failure: { seconds: 30 },
  })
})
