import { expect, it } from 'vitest'
import { timeFaults } from './time-truth.ts'

it('days and hours of every site and some stores are those of their clocks, at 10 instants', () => {
  expect(timeFaults(10, 1_000_000)).toEqual([])
})
