import { expect, it } from 'vitest'
import { plainWordsOf } from '../../shared/plain-words.ts'
import { topicWords } from './topics.ts'
import { topicsIn } from './topics-in.ts'

it.each([
  ['Wo ist meine Bestellung?', 'de', ['tracking']],
  ['rückgabe', 'de', ['returns']],
  ['Größentabelle', 'de', ['sizes']],
  ['où est ma commande', 'fr', ['tracking']],
  ['devoluciones', 'es', ['returns']],
  ['guida alle taglie', 'it', ['sizes']],
  ['track pants', 'en', []],
  ['returnless', 'en', []],
] as const)('%s (%s) is about %j', (text, language, topics) => {
  expect(topicsIn(text, language)).toEqual(topics)
})

it('each word is written in plain letters, as it is compared', () => {
  const written = Object.values(topicWords).flatMap((words) => Object.values(words).flatMap((list) => list.split(',')))
  expect(written.filter((phrase) => plainWordsOf(phrase).join(' ') !== phrase)).toEqual([])
})
