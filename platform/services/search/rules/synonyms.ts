import type { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import type { Language } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { longestPhrase } from '../lexicon/phrases.ts'
import { stemsOf } from './query-key.ts'

/** Phrases by their stems, each with the words of those that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>
export const noSynonyms: Synonyms = new Map()

export function readSynonyms(rules: readonly Pick<SearchRuleDocument, 'synonyms'>[], language: Language): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>()
  const add = (from: string, to: string) => {
    const [words, target] = [tokensOf(from, language), tokensOf(to, language)]
    const [key, other] = [stemsOf(words, language), stemsOf(target, language)]
    const known = synonyms.get(key) ?? []
    if (key === '' || other === '' || key === other) return
    if (known.every((one) => stemsOf(one, language) !== other)) synonyms.set(key, [...known, target])
  }
  for (const { words, mean } of rules.flatMap((rule) => rule.synonyms))
    for (const word of words) for (const other of mean === undefined ? words : [mean]) add(word, other)
  return synonyms
}

export function joinedSynonyms(one: Synonyms, other: Synonyms): Synonyms {
  if (other.size === 0) return one
  const joined = new Map(one)
  for (const [key, targets] of other) joined.set(key, [...(joined.get(key) ?? []), ...targets])
  return joined
}

/** The longest phrase from `at` on that has synonyms: how many words it has, and what it means. */
export function synonymsAt(
  words: readonly string[],
  at: number,
  synonyms: Synonyms,
  language: Language,
): { readonly words: number; readonly targets: readonly (readonly string[])[] } | null {
  if (synonyms.size === 0) return null
  for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length -= 1) {
    const targets = synonyms.get(stemsOf(words.slice(at, at + length), language))
    if (targets) return { words: length, targets }
  }
  return null
}
