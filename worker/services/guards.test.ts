import { expect, it } from 'vitest'
import { createGuards, NotAsked } from './guards.ts'

/** A clock that advances only while code waits; a call takes as long as the test says. */
function startClock() {
  let now = 0
  const sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => now,
    wait: (ms: number) => new Promise<void>((wake) => sleepers.push({ at: now + ms, wake })),
    async run(untilMs: number) {
      for (;;) {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
        sleepers.sort((a, b) => a.at - b.at)
        const next = sleepers[0]
        if (!next || next.at > untilMs) break
        sleepers.shift()
        now = next.at
        next.wake()
      }
      now = untilMs
    },
  }
}

it('a hung service gets few calls, then one a second, and all again once it answers', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  let calls = 0
  let isBack = false
  const refusals: string[] = []
  const call = async () => {
    try {
      const ticket = await guards.enter('products', 'browse', 1500)
      calls += 1
      if (!isBack) await clock.wait(1500)
      ticket.done(isBack)
    } catch (error) {
      refusals.push(error instanceof NotAsked ? error.message : String(error))
    }
  }
  for (let index = 0; index < 60; index += 1) void call()
  await clock.run(3000)
  expect(calls).toBeLessThanOrEqual(24)
  expect(refusals).toHaveLength(60 - calls)
  const before = calls
  for (let second = 0; second < 10; second += 1) {
    for (let index = 0; index < 60; index += 1) void call()
    await clock.run(4000 + second * 1000)
  }
  expect(calls - before).toBeLessThanOrEqual(11)
  isBack = true
  await clock.run(20_000)
  await call()
  const whenBack = calls
  for (let index = 0; index < 100; index += 1) await call()
  expect(calls - whenBack).toBe(100)
})

it('another service is not affected, and the most important calls get through', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  for (let index = 0; index < 20; index += 1) {
    void guards.enter('stores', 'extra', 1000).catch(() => null)
    void guards.enter('cart', 'cart', 1000).catch(() => null)
  }
  await clock.run(1)
  await expect(guards.enter('content', 'browse', 1000)).resolves.toBeDefined()
  await expect(guards.enter('cart', 'checkout', 1000)).resolves.toBeDefined()
})
