import { isAmount, isCurrencySign } from '../language/tokens.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { roleAt } from './role-at.ts'

type Price = { readonly min?: number; readonly max?: number; readonly end: number }
/** `isMarked` where a currency is named. */
type Amount = { readonly value: number; readonly end: number; readonly isMarked: boolean }

/** "From 8" is rather a size than a price. */
const leastBareMinimum = 20

/** A limit of price that begins at a word, with the place of the word after it. */
export function priceAt(words: readonly string[], at: number, lexicon: Lexicon): Price | null {
  return (
    between(words, at, lexicon) ?? under(words, at, lexicon) ?? over(words, at, lexicon) ?? amounts(words, at, lexicon)
  )
}

/** "Between 50 and 80". */
function between(words: readonly string[], at: number, lexicon: Lexicon): Price | null {
  const said = roleAt(words, at, 'between', lexicon)
  const first = said > 0 ? amountAt(words, at + said, lexicon) : null
  const and = first ? roleAt(words, first.end, 'and', lexicon) : 0
  const second = first && and > 0 ? amountAt(words, first.end + and, lexicon) : null
  return first && second ? { min: first.value, max: second.value, end: second.end } : null
}

/** "Under the 50 dollars". */
function under(words: readonly string[], at: number, lexicon: Lexicon): Price | null {
  const said = roleAt(words, at, 'under', lexicon)
  if (said === 0) return null
  const next = at + said
  const amount =
    amountAt(words, next, lexicon) ?? (isStop(words[next], lexicon) ? amountAt(words, next + 1, lexicon) : null)
  return amount && { max: amount.value, end: amount.end }
}

const isStop = (word: string | undefined, { stopWords }: Lexicon) => word !== undefined && stopWords.has(word)

function over(words: readonly string[], at: number, lexicon: Lexicon): Price | null {
  const said = roleAt(words, at, 'over', lexicon)
  const amount = said > 0 ? amountAt(words, at + said, lexicon) : null
  if (!amount || !(amount.isMarked || amount.value > leastBareMinimum)) return null
  return { min: amount.value, end: amount.end }
}

/** "$50-80" is a range; "$50" alone is not more than that. */
function amounts(words: readonly string[], at: number, lexicon: Lexicon): Price | null {
  const first = amountAt(words, at, lexicon)
  if (!first) return null
  const second = amountAt(words, first.end, lexicon)
  if (second && (first.isMarked || second.isMarked) && second.value > first.value)
    return { min: first.value, max: second.value, end: second.end }
  return first.isMarked ? { max: first.value, end: first.end } : null
}

/** A figure with its currency before or after it. */
function amountAt(words: readonly string[], at: number, lexicon: Lexicon): Amount | null {
  const signed = isCurrencySign(words[at])
  const place = signed ? at + 1 : at
  const word = words[place]
  if (!isAmount(word)) return null
  const next = place + 1
  const named = isCurrencySign(words[next]) ? 1 : roleAt(words, next, 'money', lexicon)
  return { value: Number(word.replace(',', '.')), end: next + named, isMarked: signed || named > 0 }
}
