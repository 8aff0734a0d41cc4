import { stemOf } from '../language/stem.ts'
import { isAmount } from '../language/tokens.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { roleAt } from './role-at.ts'

/** Whether the catalog has anything in a size of this label. */
export type IsSize = (label: string) => boolean

const letterSizes: ReadonlyMap<string, string> = new Map([
  ['xxs', 'XXS'],
  ['xs', 'XS'],
  ['s', 'S'],
  ['m', 'M'],
  ['l', 'L'],
  ['xl', 'XL'],
  ['xlarge', 'XL'],
  ['xxl', 'XXL'],
  ['2xl', 'XXL'],
  ['xxxl', 'XXXL'],
  ['3xl', 'XXXL'],
])
const englishSizes: ReadonlyMap<string, string> = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
])

/** A size that begins at a word, with the place of the word after it. */
export function sizeAt(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  isSize: IsSize,
): { readonly label: string; readonly end: number } | null {
  return saidSize(words, at, lexicon) ?? letterSize(words, at, lexicon, isSize)
}

/** "Size 9", "EU size 42", "size small". */
function saidSize(words: readonly string[], at: number, lexicon: Lexicon) {
  let next = at
  for (let said = roleAt(words, next, 'size', lexicon); said > 0; said = roleAt(words, next, 'size', lexicon))
    next += said
  const label = next > at ? labelOf(words[next], lexicon) : null
  return label === null ? null : { label, end: next + 1 }
}

/** "XL" anywhere; single letters, and words for them, only after something that is worn: "hoodie m". */
function letterSize(words: readonly string[], at: number, lexicon: Lexicon, isSize: IsSize) {
  const word = words[at] ?? ''
  const label = isAmount(word) ? null : labelOf(word, lexicon)
  if (label === null || !isSize(label)) return null
  const isPlain = word.length > 1 && !englishSizes.has(word)
  // "Men's" may have been typed with a space.
  const isPossessive = word === 's' && lexicon.language === 'en'
  const isAfterConcept = at > 0 && !isPossessive && isWorn(words[at - 1] ?? '', lexicon, ['concept'])
  return isPlain || isAfterConcept ? { label, end: at + 1 } : null
}

function labelOf(word: string | undefined, { language }: Lexicon): string | null {
  if (isAmount(word)) return word.replace(',', '.')
  return letterSizes.get(word ?? '') ?? (language === 'en' ? englishSizes.get(word ?? '') : undefined) ?? null
}

/** A figure beside something that is worn, unless another word belongs to a name: "Walker 9". */
export function bareSize(
  words: readonly string[],
  lexicon: Lexicon,
  isSize: IsSize,
): { readonly label: string; readonly at: number } | null {
  for (const [at, word] of words.entries()) {
    const label = isAmount(word) ? labelOf(word, lexicon) : null
    if (label === null || !isSize(label)) continue
    const others = words.filter((_, place) => place !== at)
    if (others.some((other) => isWorn(other, lexicon, ['concept', 'gender'])) && !others.some(isNamePart(lexicon)))
      return { label, at }
  }
  return null
}

const isWorn = (word: string, { phrases }: Lexicon, types: readonly string[]): boolean =>
  phrases.meaningsOf([word]).some(({ type }) => types.includes(type))

const isNamePart =
  ({ language, phrases, stopWords, texts }: Lexicon) =>
  (word: string): boolean =>
    !stopWords.has(word) && phrases.meaningsOf([word]).length === 0 && texts.byStem.has(stemOf(word, language))
