import { expect, it } from 'vitest'
import { respellings } from './letters.ts'

it.each([
  ['muetze', 'mutze'],
  ['gruen', 'grun'],
  ['roeckchen', 'rockchen'],
  ['strasse', 'strase'],
])('%s may be %s', (word, other) => {
  expect(respellings(word)).toContain(other)
})

it('a word without such letters has no other spelling', () => {
  expect(respellings('boots')).toEqual([])
})
