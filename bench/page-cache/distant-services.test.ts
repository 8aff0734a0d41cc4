import { expect, it } from 'vitest'
import { roundsOf } from './distant-services.ts'

it.each([
  ['nothing', [], 0],
  ['one call', [[0, 300]], 1],
  [
    'two at once',
    [
      [0, 300],
      [10, 310],
    ],
    1,
  ],
  [
    'one after another, beside a slow one',
    [
      [0, 300],
      [5, 900],
      [301, 600],
      [601, 800],
    ],
    3,
  ],
  [
    'one that isn’t answered',
    [
      [0, 300],
      [301, Number.POSITIVE_INFINITY],
    ],
    2,
  ],
] as const)('%s is %j: rounds %i', (_, times, rounds) => {
  expect(roundsOf(times.map(([began, ended]) => ({ began, ended })))).toBe(rounds)
})
