import type { Site } from '../../shared/i18n/locales.ts'
import { plainWordsOf } from '../../shared/plain-words.ts'
import { type Topic, topics, topicWords } from './topics.ts'

type Phrase = { readonly topic: Topic; readonly text: string }

const phrasesIn = (language: Site['language']): Phrase[] =>
  topics.flatMap((topic) => topicWords[language][topic].split(',').map((text) => ({ topic, text: ` ${text} ` })))

const phrases = new Map<Site['language'], readonly Phrase[]>()

/** The subjects that a text names in one of the languages, in the order of `topics`. */
export function topicsIn(text: string, ...languages: readonly Site['language'][]): Topic[] {
  const words = ` ${plainWordsOf(text).join(' ')} `
  const found = new Set<Topic>()
  for (const language of languages) {
    const known = phrases.get(language) ?? phrasesIn(language)
    phrases.set(language, known)
    for (const { topic, text: phrase } of known) if (words.includes(phrase)) found.add(topic)
  }
  return topics.filter((topic) => found.has(topic))
}
