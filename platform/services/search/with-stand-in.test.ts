import { expect, it, vi } from 'vitest'
import type { SearchEngine } from './engine.ts'
import type { Interpreted } from './interpret.ts'
import { withStandIn } from './with-stand-in.ts'

const interpreted = {} as Interpreted
const engine = (suggest: SearchEngine['suggest']): SearchEngine => ({
  suggest,
  search: () => Promise.reject(new Error('not asked for')),
})

it('lets the stand-in answer for a server that fails, says so once, and asks the server again later', async () => {
  let time = 1_000_000
  const log = vi.fn()
  const failing = vi.fn(async () => Promise.reject(new Error('503')))
  const standIn = vi.fn(async () => [])
  const both = withStandIn(engine(failing), engine(standIn), { now: () => time, log })
  expect(await both.suggest(interpreted, 4)).toEqual([])
  expect(await both.suggest(interpreted, 4)).toEqual([])
  expect([failing.mock.calls.length, standIn.mock.calls.length]).toEqual([1, 2])
  expect(log.mock.calls).toEqual([['warn', 'search.no-answer', { reason: 'Error: 503' }]])
  time += 5001
  await both.suggest(interpreted, 4)
  expect(failing).toHaveBeenCalledTimes(2)
})
