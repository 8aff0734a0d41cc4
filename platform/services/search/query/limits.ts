import type { Lexicon } from '../lexicon/lexicon.ts'
import { priceAt } from './price-limit.ts'
import { bareSize, type IsSize, sizeAt } from './size-limit.ts'

/**
 * Least and most to be spent, in the locale's currency (not in its cents), and sizes of which one has to be in stock.
 */
export type Limits = {
  readonly min: number | null
  readonly max: number | null
  readonly sizes: readonly string[]
}

export const hasLimits = ({ min, max, sizes }: Limits): boolean => min !== null || max !== null || sizes.length > 0

/** Limits that a query states, and the words that are left of it. */
export function readLimits(
  words: readonly string[],
  lexicon: Lexicon,
  isSize: IsSize,
): { readonly limits: Limits; readonly rest: readonly string[] } {
  let [min, max]: [number | null, number | null] = [null, null]
  const sizes: string[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const size = sizeAt(words, at, lexicon, isSize)
    const price = size ? null : priceAt(words, at, lexicon)
    if (size) sizes.push(size.label)
    if (price) {
      min = price.min ?? min
      max = price.max ?? max
    }
    if (!size && !price) rest.push(words[at] ?? '')
    at = size?.end ?? price?.end ?? at + 1
  }
  const bare = sizes.length === 0 ? bareSize(rest, lexicon, isSize) : null
  if (bare === null) return { limits: { min, max, sizes }, rest }
  return { limits: { min, max, sizes: [bare.label] }, rest: rest.filter((_, at) => at !== bare.at) }
}
