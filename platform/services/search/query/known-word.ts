import { stemOf } from '../language/stem.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { type Clause, clauseOf } from './clause.ts'

/**
 * A word that something is known of: meanings, or texts that have it; null if nothing is. No clause for a word that
 * only means a page of the shop: there is nothing to look for.
 */
export function knownWord(word: string, { language, phrases, texts }: Lexicon): readonly Clause[] | null {
  const stem = stemOf(word, language)
  const meanings = phrases.meaningsOf([word])
  const inTexts = texts.byStem.has(stem)
  if (meanings.length === 0 && !inTexts) return null
  const clause = clauseOf(word, meanings, { stem })
  return clause.meanings.length > 0 || inTexts ? [clause] : []
}
