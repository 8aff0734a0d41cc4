import { stemOf } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { contentOf } from '../lexicon/lexicon.ts'
import type { Query } from '../query/understand.ts'
import type { Ground } from './meaning-points.ts'
import type { Points } from './points.ts'
import { worth } from './worth.ts'

type WholeTexts = {
  /** Numbers of texts that have exactly the words of a query. */
  readonly whole: readonly number[]
  /** Numbers of names that have them among others, where the query isn't understood without them. */
  readonly inName: readonly number[]
}

/** Texts that have all the words of a query; null where none does. */
export function wholeTexts({ clauses, words }: Query, { index, lexicon }: Ground): WholeTexts | null {
  const [first, ...others] = words.map((word) => new Set(lexicon.texts.byStem.get(stemOf(word, lexicon.language))))
  const found = [...(first ?? [])].filter((text) => others.every((texts) => texts.has(text)))
  if (found.length === 0) return null
  const { texts } = index.known.texts
  const isWhole = (text: number) =>
    contentOf(lexicon, tokensOf(texts[text] ?? '', lexicon.language)).length === words.length
  const isUnderstood = clauses.every(({ meanings }) => meanings.length > 0)
  return {
    whole: found.filter(isWhole),
    inName: isUnderstood || words.length < 2 ? [] : found.filter((text) => !isWhole(text)),
  }
}

/**
 * Products with a text that has all the words of a query: such a product belongs to it whatever its words mean. Null
 * where no text does.
 */
export function wholeTextPoints(query: Query, ground: Ground): Points | null {
  const found = wholeTexts(query, ground)
  if (!found) return null
  const count = ground.index.known.texts.texts.length
  const ofName = new Float32Array(count)
  const ofOther = new Float32Array(count)
  for (const text of found.whole) {
    ofName[text] = worth.wholeName
    ofOther[text] = worth.wholeText
  }
  for (const text of found.inName) ofName[text] = worth.inName
  return ({ texts: byLocale }) => {
    const columns = byLocale.get(ground.locale)
    return (row) =>
      Math.max(
        ofName[columns?.name[row] ?? 0] ?? 0,
        ofOther[columns?.kind[row] ?? 0] ?? 0,
        ofOther[columns?.colour[row] ?? 0] ?? 0,
      )
  }
}
