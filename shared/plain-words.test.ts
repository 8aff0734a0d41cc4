import { expect, it } from 'vitest'
import { plainWordsOf } from './plain-words.ts'

it.each([
  ['ST000007-C1 "crème" *', ['st000007', 'c1', 'creme']],
  ['Größentabelle', ['grossentabelle']],
  ['Trail™Pro® 2 ℠', ['trail', 'pro', '2']],
])('%s is %j', (text, words) => {
  expect(plainWordsOf(text)).toEqual(words)
})
