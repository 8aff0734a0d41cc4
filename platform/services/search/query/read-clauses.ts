import type { Lexicon } from '../lexicon/lexicon.ts'
import { longestPhrase } from '../lexicon/phrases.ts'
import { noSynonyms, synonymsAt } from '../rules/synonyms.ts'
import { type Clause, clauseOf } from './clause.ts'
import { knownWord } from './known-word.ts'
import { type Manner, readWord } from './read-word.ts'
import { roleAt } from './role-at.ts'
import type { Token } from './token.ts'

/** Clauses, and how many words were read for them. */
type Read = { readonly clauses: readonly Clause[]; readonly words: number }

/** Words as clauses: the longest phrases first. */
export function readClauses(tokens: readonly Token[], lexicon: Lexicon, manner: Manner): Clause[] {
  const words = tokens.map(({ word }) => word)
  const clauses: Clause[] = []
  let isNot = false
  for (let at = 0; at < words.length; ) {
    const synonym = readSynonym(words, at, lexicon)
    const longest = readPhrase(words, at, lexicon)
    const phrase = synonym && synonym.words >= (longest?.words ?? 0) ? synonym : longest
    const without = phrase ? 0 : roleAt(words, at, 'without', lexicon)
    if (without > 0 && at + without < words.length) {
      isNot = true
      at += without
      continue
    }
    const isLast = at === words.length - 1
    const read = phrase ??
      readJoined(words, at, lexicon) ?? { clauses: readWord(words[at] ?? '', isLast, lexicon, manner), words: 1 }
    const places = tokens.slice(at, at + read.words).map(({ place }) => place)
    clauses.push(...read.clauses.map((clause) => ({ ...clause, isNot, places })))
    at += read.words
    isNot = false
  }
  return clauses
}

/** Words that editors gave a meaning: as they are, and as what they mean. */
function readSynonym(words: readonly string[], at: number, lexicon: Lexicon): Read | null {
  const found = synonymsAt(words, at, lexicon.synonyms, lexicon.language)
  if (!found) return null
  const own = words.slice(at, at + found.words)
  const bare = { ...lexicon, synonyms: noSynonyms }
  const readings = [own, ...found.targets].map((one) =>
    readClauses(
      one.map((word) => ({ word, place: 0 })),
      bare,
      'exact',
    ),
  )
  // Several clauses together mean one thing that none of them does.
  const meanings = readings.flatMap((clauses) => (clauses.length === 1 ? clauses : []).flatMap((one) => one.meanings))
  return { clauses: [clauseOf(own.join(' '), meanings, { code: null, readings })], words: found.words }
}

function readPhrase(words: readonly string[], at: number, lexicon: Lexicon): Read | null {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 2; length -= 1) {
    const part = words.slice(at, at + length)
    const meanings = lexicon.phrases.meaningsOf(part)
    if (meanings.length === 0) continue
    const clause = clauseOf(part.join(' '), meanings)
    return { clauses: clause.meanings.length > 0 ? [clause] : [], words: length }
  }
  return null
}

/** Two words that are one: "flip flops" of whoever knows "flipflops". */
function readJoined(words: readonly string[], at: number, lexicon: Lexicon): Read | null {
  const [first, second] = words.slice(at, at + 2)
  if (first === undefined || second === undefined || (lexicon.words.has(first) && lexicon.words.has(second)))
    return null
  const joined = first + second
  const isPhrase = joined.length >= shortestJoined && lexicon.phrases.meaningsOf([joined]).length > 0
  const clauses = isPhrase ? knownWord(joined, lexicon) : null
  return clauses && { clauses, words: 2 }
}
const shortestJoined = 6
