import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFlights } from './flights.ts'
import { fail, type Result, succeed } from './result.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ignore = () => undefined
const within = (ms: number) => new Promise<Result<number>>((resolve) => setTimeout(() => resolve(succeed(ms)), ms))
const down = fail({ code: 'API503', status: 503, message: '', details: {}, cause: 'network' })

it('one run serves all who ask while it is under way, and nobody after', async () => {
  const flights = createFlights<number>()
  const work = vi.fn(() => within(1000))
  const joined = Promise.all(Array.from({ length: 60 }, () => flights.join('a', work, ignore)))
  await vi.advanceTimersByTimeAsync(1100)
  expect(await joined).toEqual(Array.from({ length: 60 }, () => succeed(1000)))
  expect(work).toHaveBeenCalledTimes(1)
  void flights.join('a', work, ignore)
  expect(work).toHaveBeenCalledTimes(2)
})

it('patience ends, and the flight goes on in the background', async () => {
  const flights = createFlights<number>()
  const background = vi.fn()
  const early = flights.join('a', () => within(1000), background, 700)
  const other = flights.join('a', () => within(1), background, 700)
  const patient = flights.join('a', () => within(1), background)
  await vi.advanceTimersByTimeAsync(750)
  expect([await early, await other]).toEqual([null, null])
  expect(background).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(350)
  expect(await patient).toEqual(succeed(1000))
})

it('a flight that never lands is taken over by one of those who wait', async () => {
  const flights = createFlights<number>()
  void flights.join('a', () => new Promise(() => undefined), ignore)
  const work = vi.fn(() => within(5))
  const waiting = Promise.all([flights.join('a', work, ignore), flights.join('a', work, ignore)])
  await vi.advanceTimersByTimeAsync(9200)
  expect(await waiting).toEqual([succeed(5), succeed(5)])
  expect(work).toHaveBeenCalledTimes(1)
})

it('those who wait for a flight that hangs get what a later one brings, unless it fails', async () => {
  const flights = createFlights<number>()
  const fly = (work: Promise<Result<number>>) => flights.join('a', () => work, ignore)
  void fly(within(60_000))
  const waiting = [fly(within(1)), fly(within(1))]
  await vi.advanceTimersByTimeAsync(1200)
  expect(await fly(Promise.resolve(down))).toEqual(down)
  const later = fly(within(300))
  await vi.advanceTimersByTimeAsync(400)
  expect(await Promise.all([...waiting, later])).toEqual([succeed(300), succeed(300), succeed(300)])
})

it('a flight that may hang is not joined, and forgotten with the later one', async () => {
  const flights = createFlights<boolean>()
  const outcomes: boolean[] = []
  const fly = (ms: number) =>
    flights
      .join('a', (isCurrent) => within(ms).then(() => succeed(isCurrent())), ignore)
      .then((landed) => outcomes.push(landed?.ok === true && landed.value))
  void fly(3000)
  await vi.advanceTimersByTimeAsync(1000)
  void fly(1)
  await vi.advanceTimersByTimeAsync(200)
  void fly(5)
  await vi.advanceTimersByTimeAsync(10)
  expect(outcomes).toEqual([true])
  void fly(1000)
  flights.forget(() => true)
  await vi.advanceTimersByTimeAsync(2000)
  // Whoever has waited for the first gets what the later one brought.
  expect(outcomes).toEqual([true, true, false, false])
})

it('a forgotten flight is not joined, and learns it', async () => {
  const flights = createFlights<boolean>()
  const fly = () => flights.join('a', (isCurrent) => within(10).then(() => succeed(isCurrent())), ignore)
  const outcome = fly()
  flights.forget((key) => key === 'a')
  const next = fly()
  await vi.advanceTimersByTimeAsync(20)
  expect([await outcome, await next]).toEqual([succeed(false), succeed(true)])
})
