/** Prices in a list's address, in minor units: `30-80`, `12.5-80`, and `150-` without an end. Both ends are in it. */
export type PriceRange = { readonly from: number; readonly to: number | null }

const shape = /^(?<from>\d{1,6}(?:\.\d{1,2})?)-(?<to>(?:\d{1,6}(?:\.\d{1,2})?)?)$/
const minor = (amount: string): number => Math.round(Number(amount) * 100)

/** Null for what is no range. */
export function readPriceRange(value: string): PriceRange | null {
  const { from, to = '' } = shape.exec(value)?.groups ?? {}
  return from === undefined ? null : { from: minor(from), to: to === '' ? null : minor(to) }
}

export const priceRangeValue = ({ from, to }: PriceRange): string => `${from / 100}-${to === null ? '' : to / 100}`

/** Both ends of a range as they were typed. */
export type TypedRange = { readonly from: string; readonly to: string }
export type RangeEnd = keyof TypedRange

/** `value` is null where an end is no amount, which `faults` says, and where nothing was typed. */
type RangeRead = { readonly value: string | null; readonly faults: readonly RangeEnd[] }

/** Ends that were typed the wrong way round are put right. */
export function readTypedRange({ from, to }: TypedRange): RangeRead {
  const ends = { from: amountOf(from), to: amountOf(to) }
  const faults = (['from', 'to'] as const).filter((end) => Number.isNaN(ends[end]))
  if (faults.length > 0 || (ends.from === null && ends.to === null)) return { value: null, faults }
  const [least, most] = [ends.from ?? 0, ends.to]
  const range = most !== null && most < least ? { from: most, to: least } : { from: least, to: most }
  return { value: priceRangeValue(range), faults }
}

const currency = /[$€£]|CAD|EUR|GBP|USD/gi
/** "1,000", "1.000" and "1'000". */
const thousands = /[.,'’](?=\d{3}(?!\d))/g
const amount = /^\d{1,6}(?:\.\d{0,2})?$/

/** In minor units, with the decimal mark of any language; NaN for what is no amount, null for nothing. */
function amountOf(typed: string): number | null {
  const text = typed.replace(/\s/g, '')
  if (text === '') return null
  const plain = text.replace(currency, '').replace(thousands, '').replace(',', '.')
  return amount.test(plain) ? minor(plain) : Number.NaN
}
