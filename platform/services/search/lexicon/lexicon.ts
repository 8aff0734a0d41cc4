import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import { facetMessages } from '../../catalogue/messages/facets.ts'
import { type Language, stemOf } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { noSynonyms, type Synonyms } from '../rules/synonyms.ts'
import { splitCompound } from './compounds.ts'
import { createKnownWords, type KnownWords } from './known-words.ts'
import { type Meaning, namedFacets, type Role } from './meaning.ts'
import { createPhrases, type Phrases } from './phrases.ts'
import { createTextsByWord, type TextsByWord } from './texts-by-word.ts'
import { listedPhrases, listedRoles, listedStopWords, regionalPhrases } from './word-lists.ts'

/** Words of a locale: what phrases mean, and which texts of the catalog have them. */
export type Lexicon = {
  readonly language: Language
  readonly phrases: Phrases<Meaning>
  readonly stopWords: ReadonlySet<string>
  readonly words: KnownWords
  /** Names, kinds, colors and brands. */
  readonly texts: TextsByWord
  /** Concepts that a text names, by the number of a kind's or name's text, each with what it is a kind of. */
  readonly conceptsOfKind: Map<number, ReadonlySet<string>>
  readonly conceptsOfName: Map<number, ReadonlySet<string>>
  readonly roles: Phrases<{ readonly type: 'role'; readonly id: Role }>
  /** Editors' own. */
  readonly synonyms: Synonyms
}

/** With the word lists of the locale's language, and the names of facets' values; nothing of a catalog yet. */
export function createLexicon(locale: Locale): Lexicon {
  const { language } = sites[locale]
  const lexicon: Lexicon = {
    language,
    phrases: createPhrases(language),
    roles: createPhrases(language),
    stopWords: new Set(listedStopWords(language).flatMap((word) => tokensOf(word, language))),
    words: createKnownWords(),
    texts: createTextsByWord((word) => stemOf(word, language)),
    conceptsOfKind: new Map(),
    conceptsOfName: new Map(),
    synonyms: noSynonyms,
  }
  for (const { text, meaning, weight } of listedPhrases(language)) addPhrase(lexicon, text, meaning, weight)
  for (const { text, role } of listedRoles(language)) {
    const words = tokensOf(text, language)
    for (const word of words) lexicon.words.know(word, 1)
    lexicon.roles.add(words, { type: 'role', id: role })
  }
  for (const { text, meaning, weight } of regionalPhrases(locale)) {
    lexicon.phrases.redefine(contentOf(lexicon, tokensOf(text, language)), meaning)
    addPhrase(lexicon, text, meaning, weight)
  }
  const messages = facetMessages(sites[locale])
  for (const facet of namedFacets)
    for (const [id, label] of Object.entries(messages[facet]))
      addPhrase(lexicon, label, { type: facet, id }, labelWeight)
  return lexicon
}

/** How common the words of a label are, beside those of the word lists. */
const labelWeight = 40

/** `weight` says how common its words are. */
export function addPhrase(lexicon: Lexicon, text: string, meaning: Meaning, weight = labelWeight): void {
  const words = tokensOf(text, lexicon.language)
  for (const word of words) lexicon.words.know(word, weight)
  lexicon.phrases.add(words, meaning)
  lexicon.phrases.add(contentOf(lexicon, words), meaning)
}

/** Words that mean something by themselves. */
export const contentOf = ({ stopWords }: Lexicon, words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word))

/** A compound as words of the lexicon; null if it is none. */
export const compoundOf = ({ language, phrases, words, stopWords }: Lexicon, word: string): readonly string[] | null =>
  splitCompound(word, {
    language,
    isWord: (part) => part.length >= 3 && !stopWords.has(part) && words.has(part),
    isPhrase: (parts) => phrases.meaningsOf(parts).length > 0,
    isConcept: (part) => phrases.meaningsOf([part]).some(({ type }) => type === 'concept'),
  })
