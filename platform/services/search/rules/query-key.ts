import { type Language, stemOf } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { listedStopWords } from '../lexicon/word-lists.ts'

const stopWords = new Map<Language, ReadonlySet<string>>()

function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = stopWords.get(language)
  if (known) return known
  const words = new Set(listedStopWords(language).flatMap((word) => tokensOf(word, language)))
  stopWords.set(language, words)
  return words
}

/** Equal for queries with the same stems: "Winter boots", "the winter boot". Empty for one without words. */
export const queryKey = (text: string, language: Language): string => wordsKey(tokensOf(text, language), language)

export function wordsKey(words: readonly string[], language: Language): string {
  const stops = stopWordsOf(language)
  const content = words.filter((word) => !stops.has(word))
  return stemsOf(content.length > 0 ? content : words, language)
}

export const stemsOf = (words: readonly string[], language: Language): string =>
  words.map((word) => stemOf(word, language)).join(' ')
