import { expect, it } from 'vitest'
import { twoAtATime } from './two-at-a-time.ts'

it('starts the next as one of the two ends, and answers in order', async () => {
  const ends = new Map<string, () => void>()
  const done = twoAtATime(['slow', 'quick', 'last'], async (name) => {
    await new Promise<void>((end) => ends.set(name, end))
    return name.length
  })
  expect([...ends.keys()]).toEqual(['slow', 'quick'])
  ends.get('quick')?.()
  await expect.poll(() => [...ends.keys()]).toEqual(['slow', 'quick', 'last'])
  ends.get('last')?.()
  ends.get('slow')?.()
  expect(await done).toEqual([4, 5, 4])
})
