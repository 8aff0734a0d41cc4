import { letterSet } from '../language/letter-set.ts'
import { type Correction, nearestWord, type Spellings } from './corrections.ts'

/** Every word that some phrase or text has, with how common it is. */
export type KnownWords = {
  /** `weight` is added to what the word weighs already. */
  know(word: string, weight: number): void
  has(word: string): boolean
  /** Words that begin so, in the order in which they came. */
  beginningWith(beginning: string): readonly string[]
  /** The word that was probably meant by one that isn't known, or by its beginning. */
  correctionOf(word: string, isBeginning: boolean): Correction | null
}

const shortest = 2

export function createKnownWords(): KnownWords {
  const weights = new Map<string, number>()
  let spellings: Spellings | null = null
  const current = () => {
    spellings ??= spellingsOf(weights)
    return spellings
  }
  return {
    know(word, weight) {
      if (word.length < shortest || /\d/.test(word)) return
      weights.set(word, (weights.get(word) ?? 0) + weight)
      spellings = null
    },
    has: (word) => weights.has(word),
    beginningWith: (beginning) => current().words.filter((word) => word.startsWith(beginning)),
    correctionOf: (word, isBeginning) => nearestWord(current(), word, isBeginning),
  }
}

function spellingsOf(weights: ReadonlyMap<string, number>): Spellings {
  const words = [...weights.keys()]
  return {
    words,
    weights: Float64Array.from(weights.values()),
    letters: Int32Array.from(words, letterSet),
  }
}
