import { expect, it } from 'vitest'
import type { Call } from '../services/call.ts'
import type { CallFailure } from '../services/result.ts'
import { createDecisionService } from './decision-service.ts'

const failure: CallFailure = { code: 'API504', status: 504, message: '', details: {}, cause: 'timeout' }
const decisions = [{ experienceId: 'hero', variantId: 'calm', reason: 'calm' }]
type Answer = 'decides' | 'is-silent' | 'refuses'

/** An isolate; `answers` are the service's, in order. */
function isolate(answers: readonly Answer[]) {
  let [time, calls, waited] = [0, 0, 0]
  const call = (async () => {
    const answer = answers[calls]
    calls += 1
    if (answer === 'decides') return { ok: true, value: { decisions } }
    return { ok: false, failure: answer === 'refuses' ? { ...failure, status: 500, cause: 'answer' } : failure }
  }) as unknown as Call
  const service = createDecisionService({
    now: () => time,
    wait: () => {
      waited += 1
      return new Promise(() => undefined)
    },
  })
  const background = (work: Promise<unknown>) => void work
  return {
    view: () => service.ask({ brand: 'kerb', call, background }, { userId: 'u', attributes: {} }, ['hero']),
    pass: (ms: number) => {
      time += ms
    },
    /** Calls made, and pages that waited for one. */
    count: () => [calls, waited],
  }
}
const calm = new Map([['hero', decisions[0]]])

it('is waited for by three pages while it is silent, then asked in the background once a second until it is back', async () => {
  const { view, pass, count } = isolate(['is-silent', 'is-silent', 'is-silent', 'is-silent', 'decides', 'decides'])
  for (let page = 0; page < 20; page += 1) expect(await view()).toBeNull()
  expect(count()).toEqual([3, 3])
  pass(1000)
  for (let page = 0; page < 20; page += 1) expect(await view()).toBeNull()
  expect(count()).toEqual([4, 3])
  pass(1000)
  expect(await view()).toBeNull()
  expect(count()).toEqual([5, 3])
  expect(await view()).toEqual(calm)
  expect(count()).toEqual([6, 4])
})

it('is not silent where it refuses, or misses one page now and then', async () => {
  const often = Array.from({ length: 5 }, (): Answer[] => ['refuses', 'is-silent', 'is-silent', 'decides']).flat()
  const { view, count } = isolate(often)
  for (const answer of often) expect(await view()).toEqual(answer === 'decides' ? calm : null)
  expect(count()).toEqual([20, 20])
})
