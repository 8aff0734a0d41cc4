import { type Clause, means } from '../query/clause.ts'
import type { Ground } from './meaning-points.ts'
import type { Points } from './points.ts'
import { closeness, worth } from './worth.ts'

export const textFields = ['name', 'brand', 'kind', 'colour'] as const
type TextField = (typeof textFields)[number]

/**
 * Products with a clause's words in a text; null where no text has them. A clause that is understood is looked for in
 * its own field only: `isUnderstood` is false where none of its meanings is carried, or more than they may be meant.
 */
export function textPoints(
  clause: Clause,
  isUnderstood: boolean,
  { index, lexicon, locale }: Ground,
  fields: readonly TextField[] = textFields,
): Points | null {
  const isKind = means(clause, 'concept') || means(clause, 'kind')
  if (isUnderstood && !isKind && !means(clause, 'colour')) return null
  const close = closeTexts(clause, index.known.texts.texts.length, lexicon.texts)
  if (!close) return null
  const only = (field: TextField, points: number) => (fields.includes(field) ? points : 0)
  const inName = only('name', isUnderstood ? 0 : worth.name)
  const inBrand = only('brand', isUnderstood ? 0 : worth.brand)
  // A kind's text that has the word comes first among the products of a concept.
  const inKind = only('kind', isUnderstood ? Number(isKind) : worth.kind)
  const inColour = only('colour', !isUnderstood || means(clause, 'colour') ? worth.colourText : 0)
  return ({ texts, brandText }) => {
    const columns = texts.get(locale)
    return (row) =>
      inName * (close[columns?.name[row] ?? 0] ?? 0) +
      inBrand * (close[brandText[row] ?? 0] ?? 0) +
      inKind * (close[columns?.kind[row] ?? 0] ?? 0) +
      inColour * (close[columns?.colour[row] ?? 0] ?? 0)
  }
}

/** By the number of a text: how close its closest word is; null where no text has any. */
function closeTexts({ read, stem, beginning }: Clause, count: number, texts: Ground['lexicon']['texts']) {
  const close = new Float32Array(count)
  let isAny = false
  const mark = (numbers: readonly number[], value: number) => {
    isAny ||= numbers.length > 0
    for (const number of numbers) close[number] = Math.max(close[number] ?? 0, value)
  }
  if (stem !== null || beginning !== null) mark(texts.byWord.get(read) ?? [], closeness.exact)
  if (stem !== null) mark(texts.byStem.get(stem) ?? [], closeness.stem)
  if (beginning !== null && beginning.length >= shortestBeginning)
    for (const [word, numbers] of texts.byWord) if (word.startsWith(beginning)) mark(numbers, closeness.beginning)
  return isAny ? close : null
}
const shortestBeginning = 2
