import type { Site } from '../../shared/i18n/locales.ts'
import { plainWordsOf } from '../../shared/plain-words.ts'
import { words as de } from '../../shared/subjects/de.ts'
import { words as en } from '../../shared/subjects/en.ts'
import { words as es } from '../../shared/subjects/es.ts'
import { words as fr } from '../../shared/subjects/fr.ts'
import { words as it } from '../../shared/subjects/it.ts'
import { type Subject, type SubjectWords, subjects } from '../../shared/subjects/subjects.ts'

type Language = Site['language']
const byLanguage: Readonly<Record<Language, SubjectWords>> = { en, de, es, fr, it }

/** Letters after which a beginning says something. */
const shortestBeginning = 3

type Phrase = { readonly subject: Subject; readonly text: string }
const read = new Map<Language, readonly Phrase[]>()

function phrasesIn(language: Language): readonly Phrase[] {
  const known = read.get(language)
  if (known) return known
  const phrases = subjects.flatMap((subject) =>
    byLanguage[language][subject].split('|').map((text) => ({ subject, text: spaced(text) })),
  )
  read.set(language, phrases)
  return phrases
}

/** The subjects that a text names in one of the languages, in the order of `subjects`. */
export const subjectsIn = (text: string, ...languages: readonly Language[]): Subject[] => {
  const words = spaced(text)
  return subjectsOf(languages, (phrase) => words.includes(phrase))
}

/** The subjects whose names go on from the end of a text: "retu", "where is my o". */
export function subjectsBegun(text: string, ...languages: readonly Language[]): Subject[] {
  const words = plainWordsOf(text)
  const ends = words.map((_, at) => ` ${words.slice(at).join(' ')}`).filter(({ length }) => length > shortestBeginning)
  return subjectsOf(languages, (phrase) => ends.some((end) => phrase.startsWith(end)))
}

function subjectsOf(languages: readonly Language[], isNamed: (phrase: string) => boolean): Subject[] {
  const found = new Set(
    languages.flatMap((language) =>
      phrasesIn(language).flatMap(({ subject, text }) => (isNamed(text) ? [subject] : [])),
    ),
  )
  return subjects.filter((subject) => found.has(subject))
}

/** Plain words with a blank on each side, so that only whole words are found. */
const spaced = (text: string): string => ` ${plainWordsOf(text).join(' ')} `
