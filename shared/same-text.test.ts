import { expect, it } from 'vitest'
import { sameText } from './same-text.ts'

it.each([
  ['', '', true],
  ['a', 'a', true],
  ['', 'a', false],
  ['a', '', false],
  ['ab', 'a', false],
  ['aa', 'a', false],
  ['a', 'aa', false],
  ['ab', 'ac', false],
])('%j and %j are the same: %s', (a, b, equal) => {
  expect(sameText(a, b)).toBe(equal)
})
