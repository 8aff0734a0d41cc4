import { isAmount, isCurrencySign, tokensOf } from '../language/tokens.ts'
import { contentOf, type Lexicon } from '../lexicon/lexicon.ts'
import type { Clause } from './clause.ts'
import { type Limits, readLimits } from './limits.ts'
import { readClauses } from './read-clauses.ts'
import type { IsSize } from './size-limit.ts'

const maxCharacters = 200
const maxWords = 12
const maxWordLength = 40

export type Query = {
  /** All of them hold, as far as they are carried. */
  readonly clauses: readonly Clause[]
  readonly limits: Limits
  /** Words that are not part of a limit, as they are read. */
  readonly words: readonly string[]
  /** Whether one of them was corrected. */
  readonly isCorrected: boolean
}

/** Text as a shopper typed it, read by a locale's lexicon. More than 12 words, or 40 characters of one, add nothing. */
export function understand(input: string, lexicon: Lexicon, isSize: IsSize, isTyping: boolean): Query {
  const words = tokensOf(input.slice(0, maxCharacters), lexicon.language)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
  const { limits, rest } = readLimits(words, lexicon, isSize)
  const said = rest.filter((word) => !isCurrencySign(word))
  const content = contentOf(lexicon, said)
  // Stop words are words after all where nothing else was said.
  const isStopsOnly = content.length === 0 && rest.length === words.length
  const read = readClauses(isStopsOnly ? said : content, lexicon, isTyping)
  const spellings = new Map(read.map((clause) => [clause.said, clause.read]))
  return {
    ...withUnknownSize(read, limits, isSize),
    words: (isStopsOnly ? said : content).map((word) => spellings.get(word) ?? word),
    isCorrected: read.some(({ isCorrected }) => isCorrected),
  }
}

/** A figure that no name has is a size, if something has that size. */
function withUnknownSize(read: readonly Clause[], limits: Limits, isSize: IsSize) {
  const labelOf = ({ said, stem }: Clause) => (stem === null && isAmount(said) ? said.replace(',', '.') : null)
  const labels = limits.sizes.length > 0 ? [] : read.map(labelOf)
  const at = labels.findIndex((label) => label !== null && isSize(label))
  const label = labels[at]
  if (label === undefined || label === null) return { clauses: eitherAudience(read), limits }
  return { clauses: eitherAudience(read.toSpliced(at, 1)), limits: { ...limits, sizes: [label] } }
}

/** "Men women": for either. */
function eitherAudience(clauses: readonly Clause[]): readonly Clause[] {
  const isAudience = ({ meanings }: Clause) => meanings.length > 0 && meanings.every(({ type }) => type === 'gender')
  const [first, ...others] = clauses.filter(isAudience)
  if (!first || others.length === 0) return clauses
  const either = { ...first, meanings: [first, ...others].flatMap(({ meanings }) => meanings) }
  return clauses.flatMap((clause) => (clause === first ? [either] : others.includes(clause) ? [] : [clause]))
}
