import { expect, it } from 'vitest'
import { elapse } from './elapse.ts'

const busyFor = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('an answer that arrives while the isolate is busy comes before the time is up', async () => {
  const answer = new Promise<string>((resolve) => setTimeout(() => setImmediate(() => resolve('answer')), 40))
  const outcome = Promise.race([answer, elapse(50).then(() => 'silence')])
  busyFor(120)
  expect(await outcome).toBe('answer')
})

it('ends at once when it is over', async () => {
  const began = performance.now()
  await elapse(60_000, () => true)
  expect(performance.now() - began).toBeLessThan(1000)
})
