import { stemmer as en } from '@orama/stemmers/english'
import { stemmer as fr } from '@orama/stemmers/french'
import { stemmer as de } from '@orama/stemmers/german'
import { stemmer as it } from '@orama/stemmers/italian'
import { stemmer as es } from '@orama/stemmers/spanish'
import type { Site } from '../../../../shared/i18n/locales.ts'

export type Language = Site['language']

const stemmers: Readonly<Record<Language, (word: string) => string>> = { en, de, fr, es, it }
/** Stems of an isolate: words of texts are asked for again with every search. */
const stems: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  it: new Map(),
}
const mostStems = 50_000
const shortest = 4

/**
 * The part of a word that its inflections have in common, by Snowball, and its first four letters at least: "rose" of
 * "roses". Stems are compared whole, never as beginnings.
 */
export function stemOf(word: string, language: Language): string {
  if (word.length < shortest || /\d/.test(word)) return word
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const found = longEnough(stemmers[language](word), word)
  // Snowball leaves the German dative plural as it is: "stiefeln".
  const stem = language === 'de' ? longEnough(found.replace(/e[nr]?$|(?<=e[lr])n$/, ''), found) : found
  if (stems[language].size > mostStems) stems[language].clear()
  stems[language].set(word, stem)
  return stem
}

const longEnough = (stem: string, word: string): string => (stem.length >= shortest ? stem : word.slice(0, shortest))
