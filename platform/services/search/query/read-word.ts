import { respellings } from '../language/letters.ts'
import { stemOf } from '../language/stem.ts'
import { compoundOf, contentOf, type Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning } from '../lexicon/meaning.ts'
import { type Clause, clauseOf } from './clause.ts'
import { knownWord } from './known-word.ts'

const shortestTyped = 2
const shortestBeginning = 3
const shortestDoubtful = 4
const mostCompletions = 8

/** `typing`: the last word may be only its beginning. `exact`: no word is taken for another one. */
export type Manner = 'typed' | 'typing' | 'exact'

/** A single word as clauses, in the surest way that there is; nothing where it only means a page of the shop. */
export function readWord(word: string, isLast: boolean, lexicon: Lexicon, manner: Manner): readonly Clause[] {
  return (
    (manner === 'typing' && isLast ? typedBeginning(word, lexicon) : null) ??
    knownWord(word, lexicon) ??
    respelled(word, lexicon) ??
    compound(word, lexicon) ?? [number(word) ?? guessed(word, isLast, lexicon, manner)]
  )
}

function typedBeginning(word: string, lexicon: Lexicon): readonly Clause[] | null {
  if (word.length < shortestTyped || /\d/.test(word) || !isBeginning(word, lexicon)) return null
  const meanings = [...lexicon.phrases.meaningsOf([word]), ...completions(word, lexicon)]
  return [clauseOf(word, meanings, { stem: stemOf(word, lexicon.language), beginning: word })]
}

const isBeginning = (word: string, { words }: Lexicon) => words.beginningWith(word).length > 0

/** Meanings of the words that begin so. A category has too many products to be meant by a few letters of its name. */
const completions = (word: string, { words, phrases }: Lexicon): readonly Meaning[] =>
  words
    .beginningWith(word)
    .slice(0, mostCompletions)
    .flatMap((known) => phrases.meaningsOf([known]).filter(({ type }) => type !== 'category'))

function respelled(word: string, lexicon: Lexicon): readonly Clause[] | null {
  for (const other of respellings(word)) {
    const clauses = knownWord(other, lexicon)
    if (clauses) return clauses.map((clause) => ({ ...clause, said: word }))
  }
  return null
}

/** Parts of a compound: by what they mean together, or else each by itself. */
function compound(word: string, lexicon: Lexicon): readonly Clause[] | null {
  for (const spelling of [word, ...respellings(word)]) {
    const parts = compoundOf(lexicon, spelling)
    if (!parts) continue
    const together = clauseOf(word, lexicon.phrases.meaningsOf(parts))
    if (together.meanings.length > 0) return [together]
    const each = contentOf(lexicon, parts).flatMap((part) => knownWord(part, lexicon) ?? [])
    if (each.length > 0) return each
  }
  return null
}

const number = (word: string): Clause | null =>
  /\d/.test(word) ? clauseOf(word, [], { beginning: word, code: word }) : null

function guessed(word: string, isLast: boolean, lexicon: Lexicon, manner: Manner): Clause {
  if (isLast && word.length >= shortestBeginning && isBeginning(word, lexicon))
    return clauseOf(word, completions(word, lexicon), { beginning: word })
  const corrected = manner === 'exact' ? null : correctedWord(word, manner === 'typing' && isLast, lexicon)
  if (corrected) return corrected
  if (word.length >= shortestDoubtful && isBeginning(word, lexicon))
    return clauseOf(word, [], { beginning: word, isDoubtful: true })
  return clauseOf(word, [], { beginning: word, code: word, isDoubtful: true })
}

function correctedWord(word: string, mayBeBeginning: boolean, lexicon: Lexicon): Clause | null {
  const correction =
    lexicon.words.correctionOf(word, false) ?? (mayBeBeginning ? lexicon.words.correctionOf(word, true) : null)
  const clause = correction && knownWord(correction.word, lexicon)?.[0]
  return clause ? { ...clause, said: word, isCorrected: true } : null
}
