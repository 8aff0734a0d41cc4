import { isAmount, isCurrencySign } from '../language/tokens.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Clause } from './clause.ts'
import { type Limits, limitsOf, readLimits } from './limits.ts'
import { readClauses } from './read-clauses.ts'
import type { Manner } from './read-word.ts'
import type { IsSize } from './size-limit.ts'
import { readTokens, type Token, typedWords } from './token.ts'

const maxCharacters = 200

export type Query = {
  /** Words between blanks. */
  readonly typed: readonly string[]
  /** Places of words that say nothing: "for", "the". */
  readonly idle: ReadonlySet<number>
  /** All of them hold, as far as they are carried. */
  readonly clauses: readonly Clause[]
  readonly limits: Limits
  /** Words that are not part of a limit, as they are read. */
  readonly words: readonly string[]
  /** Whether one of them was corrected. */
  readonly isCorrected: boolean
}

/** Text as a shopper typed it, read by a locale's lexicon. */
export function understand(input: string, lexicon: Lexicon, isSize: IsSize, manner: Manner): Query {
  const typed = typedWords(input.slice(0, maxCharacters))
  const tokens = readTokens(typed, lexicon)
  const { limits, rest } = readLimits(tokens, lexicon, isSize)
  const said = rest.filter(({ word }) => !isCurrencySign(word))
  const content = said.filter(({ word }) => !lexicon.stopWords.has(word))
  // Stop words are words after all where nothing else was said.
  const isStopsOnly = content.length === 0 && rest.length === tokens.length
  const meant = isStopsOnly ? said : content
  const read = readClauses(meant, lexicon, manner)
  const spellings = new Map(read.map((clause) => [clause.said, clause.read]))
  return {
    typed,
    idle: idlePlaces(tokens, meant, limits),
    ...withUnknownSize(read, limits, isSize),
    words: meant.map(({ word }) => spellings.get(word) ?? word),
    isCorrected: read.some(({ isCorrected }) => isCorrected),
  }
}

function idlePlaces(tokens: readonly Token[], meant: readonly Token[], { said }: Limits): ReadonlySet<number> {
  const busy = new Set([...meant.map(({ place }) => place), ...said.flatMap(({ places }) => places)])
  return new Set(tokens.map(({ place }) => place).filter((place) => !busy.has(place)))
}

/** A figure that no name has is a size, if something has that size. */
function withUnknownSize(read: readonly Clause[], limits: Limits, isSize: IsSize) {
  const labelOf = ({ said, stem }: Clause) => (stem === null && isAmount(said) ? said.replace(',', '.') : null)
  const labels = limits.sizes.length > 0 ? [] : read.map(labelOf)
  const at = labels.findIndex((label) => label !== null && isSize(label))
  const size = labels[at]
  if (size === undefined || size === null) return { clauses: eitherAudience(read), limits }
  const places = read[at]?.places ?? []
  return {
    clauses: eitherAudience(read.toSpliced(at, 1)),
    limits: limitsOf([...limits.said, { type: 'size', size, places }]),
  }
}

/** "Men women": for either. */
function eitherAudience(clauses: readonly Clause[]): readonly Clause[] {
  const isAudience = ({ meanings }: Clause) => meanings.length > 0 && meanings.every(({ type }) => type === 'gender')
  const [first, ...others] = clauses.filter(isAudience)
  if (!first || others.length === 0) return clauses
  const all = [first, ...others]
  const either = {
    ...first,
    meanings: all.flatMap(({ meanings }) => meanings),
    places: all.flatMap(({ places }) => places),
  }
  return clauses.flatMap((clause) => (clause === first ? [either] : others.includes(clause) ? [] : [clause]))
}
