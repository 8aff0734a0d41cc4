import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { Language } from '../language/stem.ts'
import { words as de } from '../words/de.ts'
import { words as en } from '../words/en.ts'
import { words as es } from '../words/es.ts'
import { words as fr } from '../words/fr.ts'
import { words as frenchCanadian } from '../words/fr-ca.ts'
import { words as it } from '../words/it.ts'
import type { LanguageWords, RegionalWords } from '../words/language-words.ts'
import type { Meaning, Role } from './meaning.ts'

const byLanguage: Readonly<Record<Language, LanguageWords>> = { en, de, fr, es, it }
const byRegion: Readonly<Partial<Record<Locale, RegionalWords>>> = { 'fr-ca': frenchCanadian }

/** Lists of words with what each list means, and how common its words are: a correction prefers common ones. */
const lists = [
  ['concepts', 'concept', 60],
  ['colours', 'colour', 40],
  ['materials', 'material', 40],
  ['audiences', 'gender', 40],
  ['offers', 'offer', 10],
  ['seasons', 'season', 10],
  ['pages', 'page', 5],
] as const satisfies readonly (readonly [keyof LanguageWords, Meaning['type'], number])[]
const roles = ['under', 'over', 'between', 'and', 'money', 'size', 'without'] as const satisfies readonly Role[]

export type ListedPhrase = { readonly text: string; readonly meaning: Meaning; readonly weight: number }

export const listedPhrases = (language: Language): ListedPhrase[] => phrasesIn(byLanguage[language])

/** Phrases that stand for something else in this locale than in the rest of its language. */
export const regionalPhrases = (locale: Locale): ListedPhrase[] => phrasesIn(byRegion[locale] ?? {})

export const listedRoles = (language: Language): { readonly text: string; readonly role: Role }[] =>
  roles.flatMap((role) => phrasesOf(byLanguage[language][role]).map((text) => ({ text, role })))

export const listedStopWords = (language: Language): string[] => phrasesOf(byLanguage[language].stop)

const phrasesIn = (words: RegionalWords): ListedPhrase[] =>
  lists.flatMap(([list, type, weight]) =>
    Object.entries(words[list] ?? {}).flatMap(([id, phrases = '']) =>
      phrasesOf(phrases).map((text) => ({ text, meaning: { type, id }, weight })),
    ),
  )

const phrasesOf = (list: string): string[] => list.split('|').map((phrase) => phrase.trim())
