import { expect, it } from 'vitest'
import { createGuards } from './guards.ts'

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

const details = { id: 'products.details', service: 'products' } as const
const reviews = { id: 'products.reviews', service: 'products' } as const
const stock = { id: 'products.inventory', service: 'products' } as const
const search = { id: 'products.search', service: 'products' } as const

it('a hung service gets few calls, then one a second, and all again once it answers', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  let calls = 0
  let isBack = false
  const refusals: string[] = []
  const call = async () => {
    const ticket = await guards.enter(details, 1500)
    if (typeof ticket === 'string') return void refusals.push(ticket)
    calls += 1
    if (!isBack) await clock.wait(1500)
    ticket.done(isBack)
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
    void guards.enter({ id: 'stores.search', service: 'stores' }, 1000)
    void guards.enter({ id: 'cart.addItems', service: 'cart' }, 1000)
  }
  await clock.run(1)
  await expect(guards.enter({ id: 'content.page', service: 'content' }, 1000)).resolves.toMatchObject({
    isProbe: false,
  })
  await expect(guards.enter({ id: 'cart.placeOrder', service: 'cart' }, 1000)).resolves.toMatchObject({
    isProbe: false,
  })
})

/** Calls that nobody answers, until the compartment's breaker is open. */
async function openBreaker(guards: ReturnType<typeof createGuards>, called: Parameters<typeof guards.enter>[0]) {
  for (let call = 0; call < 6; call += 1) {
    const ticket = await guards.enter(called, 2000)
    if (typeof ticket === 'string') throw new Error(ticket)
    ticket.done(false)
  }
}

it.each([stock, search])('an operation that pages read takes down no other: $id', async (hung) => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  await openBreaker(guards, hung)
  expect(await guards.enter(hung, 2000)).toBe('open')
  for (const other of [details, reviews]) expect(await guards.enter(other, 5000)).toMatchObject({ isProbe: false })
})

it('a shopper’s calls of a service that hangs are refused together', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  await openBreaker(guards, { id: 'cart.get', service: 'cart' })
  expect(await guards.enter({ id: 'cart.addItems', service: 'cart' }, 2000)).toBe('open')
})

it('a service is probed once a second, by its operations in turn', async () => {
  const open = [stock, reviews]
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  for (const called of open.toReversed()) await openBreaker(guards, called)
  const probes: Record<string, number> = {}
  for (let now = 10; now <= 20_000; now += 10) {
    await clock.run(now)
    for (const called of open)
      if (typeof (await guards.enter(called, 2000)) !== 'string') probes[called.id] = (probes[called.id] ?? 0) + 1
  }
  expect(probes).toEqual({ 'products.inventory': 10, 'products.reviews': 10 })
})

it('a caller that gives up early says nothing about the service', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  for (let call = 0; call < 20; call += 1) {
    const ticket = await guards.enter(details, 700)
    if (typeof ticket !== 'string') ticket.done(null)
  }
  expect(await guards.enter(details, 5000)).toMatchObject({ isProbe: false })
})

it('a slow service is asked by a crowd of any size, and what can’t wait is refused at once', async () => {
  const clock = startClock()
  const guards = createGuards(clock.now, clock.wait)
  const outcomes: { readonly at: number; readonly how: string }[] = []
  const call = async () => {
    const ticket = await guards.enter(details, 5000)
    if (typeof ticket !== 'string') {
      await clock.wait(1000)
      ticket.done(true)
    }
    outcomes.push({ at: clock.now(), how: typeof ticket === 'string' ? ticket : 'answered' })
  }
  for (let index = 0; index < 140; index += 1) void call()
  await clock.run(10)
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => ({ at: 0, how: 'busy' })))
  await clock.run(4000)
  expect(outcomes.filter(({ how }) => how === 'answered')).toHaveLength(120)
  for (let index = 0; index < 60; index += 1) void call()
  await clock.run(5100)
  expect(outcomes.slice(140).map(({ how }) => how)).toEqual(Array.from({ length: 60 }, () => 'answered'))
})
