import { expect, it } from 'vitest'
import { subjectsIn } from './subjects-in.ts'

it.each([
  ['Wo ist meine Bestellung?', 'de', ['tracking']],
  ['rückgabe', 'de', ['returns']],
  ['Größentabelle', 'de', ['sizing']],
  ['où est ma commande', 'fr', ['tracking']],
  ['devoluciones', 'es', ['returns']],
  ['guida alle taglie', 'it', ['sizing']],
  ['track pants', 'en', []],
  ['returnless', 'en', []],
] as const)('%s (%s) is about %j', (text, language, named) => {
  expect(subjectsIn(text, language)).toEqual(named)
})
