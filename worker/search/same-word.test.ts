import { expect, it } from 'vitest'
import { isSameWord } from './same-word.ts'

it.each([
  ['boot', 'boots'],
  ['noir', 'noires'],
  ['negra', 'negro'],
  ['scarpa', 'scarpe'],
  ['men', 'men'],
])('%s and %s are forms of one word', (a, b) => {
  expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([true, true])
})

it.each([
  ['shoes', 'shorts'],
  ['shoe', 'show'],
  ['men', 'women'],
  ['bag', 'baggage'],
  ['it', 'its'],
])('%s and %s are two', (a, b) => {
  expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([false, false])
})
