import { stemOf } from '../language/stem.ts'
import { tokensOf } from '../language/tokens.ts'
import { contentOf } from '../lexicon/lexicon.ts'
import type { Query } from '../query/understand.ts'
import type { Ground } from './meaning-points.ts'
import type { Points } from './points.ts'
import { worth } from './worth.ts'

/**
 * Products with a text that has all the words of a query: such a product belongs to it whatever its words mean. Null
 * where no text does.
 */
export function wholeTextPoints({ clauses, words }: Query, { index, lexicon, locale }: Ground): Points | null {
  const [first, ...others] = words.map((word) => new Set(lexicon.texts.byStem.get(stemOf(word, lexicon.language))))
  const found = [...(first ?? [])].filter((text) => others.every((texts) => texts.has(text)))
  if (found.length === 0) return null
  const { texts } = index.known.texts
  const ofName = new Float32Array(texts.length)
  const ofOther = new Float32Array(texts.length)
  const isUnderstood = clauses.every(({ meanings }) => meanings.length > 0)
  for (const text of found) {
    const isWhole = contentOf(lexicon, tokensOf(texts[text] ?? '', lexicon.language)).length === words.length
    if (isWhole) {
      ofName[text] = worth.wholeName
      ofOther[text] = worth.wholeText
    } else if (!isUnderstood && words.length >= 2) ofName[text] = worth.inName
  }
  return ({ texts: byLocale }) => {
    const columns = byLocale.get(locale)
    return (row) =>
      Math.max(
        ofName[columns?.name[row] ?? 0] ?? 0,
        ofOther[columns?.kind[row] ?? 0] ?? 0,
        ofOther[columns?.colour[row] ?? 0] ?? 0,
      )
  }
}
