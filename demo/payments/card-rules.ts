import { type CardBrand, cardBrands } from '../../shared/card-brands.ts'

/** Format rules for a card's number, date and code, used by both the card fields and the server. */
type BrandRule = {
  readonly starts: RegExp
  readonly lengths: readonly number[]
  readonly codeLength: number
}
export const brandRules: Readonly<Record<CardBrand, BrandRule>> = {
  visa: { starts: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  mastercard: {
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
  },
  amex: { starts: /^3[47]/, lengths: [15], codeLength: 4 },
  discover: { starts: /^(6011|64[4-9]|65)/, lengths: [16], codeLength: 3 },
}

export type CardInput = { readonly number: string; readonly expiry: string; readonly code: string }
export type CardFault = 'missing' | 'invalid' | 'expired'
export type CardFaults = { readonly [Field in keyof CardInput]?: CardFault }

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Works with an incomplete number, while it is being typed. */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  return cardBrands.find((brand) => brandRules[brand].starts.test(digits)) ?? null
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length > 0 && sum % 10 === 0
}

/** Groups of four digits, as printed on the card; American Express as 4-6-5. */
export function formatNumber(text: string): string {
  const brand = brandOf(text)
  const longest = brand === null ? 19 : Math.max(...brandRules[brand].lengths)
  const digits = digitsOf(text).slice(0, longest)
  const groups = brand === 'amex' ? digits.match(/^(\d{1,4})(\d{1,6})?(\d{1,5})?/)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** `MM / YY`. A year of four digits (typed or autofilled) is shortened to two once it is complete. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text)
  const digits = /^[2-9]|^1\s*\//.test(text.trim()) ? `0${typed}` : typed
  if (digits.length < 3) return digits
  const [, month = '', year = ''] = /^(\d{2})(20\d{1,2}|\d{1,2})/.exec(digits) ?? []
  return `${month} / ${year.length === 4 ? year.slice(2) : year}`
}

/** `YYYY-MM`, or null if it is not a month. */
export function expiryMonth(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digitsOf(formatExpiry(text))) ?? []
  return month && year ? `20${year}-${month}` : null
}

/** A card is valid until the end of its month. `month` as `YYYY-MM`, `now` in epoch milliseconds. */
export const hasExpired = (month: string, now: number): boolean => month < new Date(now).toISOString().slice(0, 7)

/** The faults by field; an empty object for a valid card. */
export function cardFaults({ number, expiry, code }: CardInput, now: number): CardFaults {
  const brand = brandOf(number)
  const month = expiryMonth(expiry)
  const numberFault = faultOf(digitsOf(number), (digits) => !isNumber(digits, brand))
  const expiryFault = faultOf(digitsOf(expiry), () => month === null)
  const expiredFault = month !== null && hasExpired(month, now) ? 'expired' : null
  const codeFault = faultOf(code.trim(), (text) => !isCode(text, brand))
  return {
    ...(numberFault && { number: numberFault }),
    ...((expiryFault ?? expiredFault) && { expiry: expiryFault ?? expiredFault ?? 'invalid' }),
    ...(codeFault && { code: codeFault }),
  }
}

const isNumber = (digits: string, brand: CardBrand | null): boolean =>
  brand !== null && brandRules[brand].lengths.includes(digits.length) && passesLuhn(digits)

const isCode = (text: string, brand: CardBrand | null): boolean =>
  /^\d+$/.test(text) && text.length === (brand === null ? 3 : brandRules[brand].codeLength)

const faultOf = (text: string, isInvalid: (text: string) => boolean): CardFault | null =>
  text === '' ? 'missing' : isInvalid(text) ? 'invalid' : null
