import { expect, it } from 'vitest'
import { plainWordsOf } from './plain-words.ts'

it.each([
  ['ST000007-C1 "crème" *', ['st000007', 'c1', 'creme']],
  ['Größentabelle', ['grossentabelle']],
])('%s is %j', (text, words) => {
  expect(plainWordsOf(text)).toEqual(words)
})
