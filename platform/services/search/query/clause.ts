import { isFacet, isOfProducts, type Meaning } from '../lexicon/meaning.ts'

/** A part of a query. Any of its meanings does, and else any text that has its words. */
export type Clause = {
  /** As typed, in plain letters. */
  readonly said: string
  /** As it is read: in another spelling, or corrected. */
  readonly read: string
  readonly isCorrected: boolean
  readonly meanings: readonly Meaning[]
  /** Stem of a word that texts have; null for a phrase. */
  readonly stem: string | null
  /** Beginning of a word: one that is still being typed, or that nothing else is known of. */
  readonly beginning: string | null
  /** Word that may be part of a product's or style's id, or the number under a barcode. */
  readonly code: string | null
  /** Nothing but a word's beginning, or a word of descriptions: it orders, and leaves nothing out. */
  readonly isDoubtful: boolean
  /** Said after "without". */
  readonly isNot: boolean
  /** Places of the words between blanks that it was typed in. */
  readonly places: readonly number[]
  /** The words of a synonym and all that they mean, each read by itself; a product fits by one of them. */
  readonly readings: readonly (readonly Clause[])[]
}

export const clauseOf = (said: string, meanings: readonly Meaning[], more: Partial<Clause> = {}): Clause => ({
  said,
  read: said,
  isCorrected: false,
  meanings: distinct(meanings.filter(isOfProducts)),
  stem: null,
  beginning: null,
  code: /\d/.test(said) ? said : null,
  isDoubtful: false,
  isNot: false,
  places: [],
  readings: [],
  ...more,
})

/** Several words that begin alike often mean one thing. */
const distinct = (meanings: readonly Meaning[]): readonly Meaning[] => [
  ...new Map(meanings.map((meaning) => [`${meaning.type} ${meaning.id}`, meaning])).values(),
]

export const means = ({ meanings }: Clause, type: Meaning['type']): boolean =>
  meanings.some((meaning) => meaning.type === type)

/** Whether a clause only orders: what isn't wanted, what is doubtful, and a season beside something that has one. */
export function isSoft(clause: Clause, all: readonly Clause[]): boolean {
  if (clause.isNot) return true
  const others = all.filter((other) => other !== clause)
  if (clause.isDoubtful) return others.some(({ meanings }) => meanings.length > 0)
  if (!means(clause, 'season') || means(clause, 'concept')) return false
  return others.some((other) => means(other, 'concept') || other.meanings.some(isFacet))
}
