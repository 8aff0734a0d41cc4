import { expect, it } from 'vitest'
import { runOf } from './review-rules.ts'

it.each<readonly [string, readonly number[], 'small' | 'large' | null]>([
  ['nobody', [], null],
  ['four who agree', [4, 0, 0, 0, 0], null],
  ['five who agree', [0, 5, 0, 0, 0], 'small'],
  ['as many on either side', [5, 0, 0, 0, 5], null],
  ['most who find it true', [0, 4, 6, 0, 0], null],
  ['half who find it slightly large', [0, 0, 5, 5, 0], 'large'],
])('a style runs as its reviews say: %s', (_, votes, expected) => {
  expect(runOf(votes)).toBe(expected)
})
