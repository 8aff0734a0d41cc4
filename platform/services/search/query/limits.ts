import type { Lexicon } from '../lexicon/lexicon.ts'
import { priceAt } from './price-limit.ts'
import { bareSize, type IsSize, sizeAt } from './size-limit.ts'
import type { Token } from './token.ts'

/** A part of a query that is a limit, with the words between blanks that it was typed in. */
export type SaidLimit = { readonly places: readonly number[] } & (
  | { readonly type: 'size'; readonly size: string }
  | { readonly type: 'price'; readonly min: number | null; readonly max: number | null }
)

/**
 * Least and most to be spent, in the locale's currency (not in its cents), and sizes of which one has to be in stock.
 */
export type Limits = {
  readonly min: number | null
  readonly max: number | null
  readonly sizes: readonly string[]
  readonly said: readonly SaidLimit[]
}

export const hasLimits = ({ min, max, sizes }: Limits): boolean => min !== null || max !== null || sizes.length > 0

export function limitsOf(said: readonly SaidLimit[]): Limits {
  const prices = said.filter((limit) => limit.type === 'price')
  return {
    min: prices.findLast(({ min }) => min !== null)?.min ?? null,
    max: prices.findLast(({ max }) => max !== null)?.max ?? null,
    sizes: said.flatMap((limit) => (limit.type === 'size' ? [limit.size] : [])),
    said,
  }
}

/** Limits that a query states, and the words that are left of it. */
export function readLimits(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isSize: IsSize,
): { readonly limits: Limits; readonly rest: readonly Token[] } {
  const words = tokens.map(({ word }) => word)
  const said: SaidLimit[] = []
  const rest: Token[] = []
  for (let at = 0; at < words.length; ) {
    const size = sizeAt(words, at, lexicon, isSize)
    const price = size ? null : priceAt(words, at, lexicon)
    const end = size?.end ?? price?.end ?? at + 1
    const own = tokens.slice(at, end)
    const places = own.map(({ place }) => place)
    if (size) said.push({ type: 'size', size: size.label, places })
    else if (price) said.push({ type: 'price', min: price.min ?? null, max: price.max ?? null, places })
    else rest.push(...own)
    at = end
  }
  const hasSize = said.some(({ type }) => type === 'size')
  const left = rest.map(({ word }) => word)
  const bare = hasSize ? null : bareSize(left, lexicon, isSize)
  if (bare === null) return { limits: limitsOf(said), rest }
  const places = rest.filter((_, at) => at === bare.at).map(({ place }) => place)
  return {
    limits: limitsOf([...said, { type: 'size', size: bare.label, places }]),
    rest: rest.filter((_, at) => at !== bare.at),
  }
}
