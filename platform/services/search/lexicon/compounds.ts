import type { Language } from '../language/stem.ts'

type Known = {
  readonly language: Language
  /** Whether a part is a word of its own. */
  readonly isWord: (part: string) => boolean
  readonly isPhrase: (words: readonly string[]) => boolean
  /** Whether a word names something that is worn or carried. */
  readonly isConcept: (word: string) => boolean
}
const shortestWord = 5
const shortestPart = 3
const shortestOnlyPart = 5
/** Endings that German puts between the parts of a compound. */
const linking = /(?:s|n|en|es|er|e)$/

/**
 * A compound as words that are known: `lederstiefel`, `hightops`; null if it is none. Only in languages that make such
 * words, and only of whole words: by stems an adjective can fall apart into two garments. The longest last part says
 * what it is; in German it is enough, with whatever before it.
 */
export function splitCompound(word: string, known: Known): readonly string[] | null {
  const { language } = known
  if (word.length < shortestWord || (language !== 'de' && language !== 'en')) return null
  return letterAndWord(word, known) ?? twoWords(word, known) ?? (language === 'de' ? lastWord(word, known) : null)
}

/** `tshirt` and `vneck`, `hitops`: the first part is no word by itself. */
function letterAndWord(word: string, { isPhrase }: Known): readonly string[] | null {
  const ways = [1, 2].map((at) => [word.slice(0, at), word.slice(at)])
  return ways.find(isPhrase) ?? null
}

function twoWords(word: string, known: Known): readonly string[] | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (!known.isWord(tail) && !known.isPhrase([tail])) continue
    const first = headWords(head, known).find(known.isWord)
    if (first !== undefined) return [first, tail]
  }
  return null
}

const headWords = (head: string, { language }: Known): readonly string[] =>
  language === 'de' ? [head, head.replace(linking, ''), `${head}e`, `${head}en`] : [head]

function lastWord(word: string, { isConcept }: Known): readonly string[] | null {
  for (let at = shortestPart; at <= word.length - shortestOnlyPart; at += 1) {
    const tail = word.slice(at)
    if (isConcept(tail)) return [tail]
  }
  return null
}
