import { countryOfDialCode, type PhoneCountry, phoneCountries, phoneCountry } from './phone-countries.ts'
import type { FormValues, Rule } from './rule.ts'

export type PhoneNumber = {
  /** Null where the dial code is of none of our countries; the number is then taken as it is. */
  readonly country: PhoneCountry | null
  readonly national: string
  /** `+4915123456789`: how a number is kept and sent. */
  readonly international: string
}

/**
 * Reads a number as people write it: with a `+`, `00` or `011` and a dial code, or as it is dialled inside `countryCode`. Null for what is no
 * number there. Without a country, spec 1 §5 decides: ten digits are of code 1, else dial code and mask length together name the country.
 */
export function readPhone(value: string, countryCode?: string): PhoneNumber | null {
  const written = value.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-/\u2010-\u2015]+$/.test(written)) return null
  const home = countryCode === undefined ? undefined : phoneCountry(countryCode)
  const digits = written.replace(/\D/g, '')
  const abroad = home?.dialCode === '1' && /^011\d{8}/.test(digits) ? 3 : digits.startsWith('00') ? 2 : 0
  if (written.startsWith('+')) return fromDialCode(digits, home)
  if (abroad > 0) return fromDialCode(digits.slice(abroad), home)
  if (home) return national(digits, home) ?? (digits.length > home.most ? ofCountry(digits, home) : null)
  return digits.length === 10 ? ofDialCode('1', digits) : fromDialCode(digits)
}

const ofDialCode = (dialCode: string, digits: string): PhoneNumber | null => {
  const country = countryOfDialCode(dialCode)
  return country ? national(digits, country) : null
}

function fromDialCode(digits: string, home?: PhoneCountry): PhoneNumber | null {
  if (home && digits.startsWith(home.dialCode)) return ofCountry(digits, home)
  const known = phoneCountries.filter((country) => digits.startsWith(country.dialCode))
  for (const country of known) {
    const found = ofCountry(digits, country)
    if (found) return found
  }
  const foreign = known.length === 0 && /^[1-9]\d{7,14}$/.test(digits)
  return foreign ? { country: null, national: digits, international: `+${digits}` } : null
}

const ofCountry = (digits: string, country: PhoneCountry): PhoneNumber | null =>
  digits.startsWith(country.dialCode) ? national(digits.slice(country.dialCode.length), country) : null

/** Spec 1 §5: "North America: exactly 10 digits starting 2-9", and "a leading 0 is dropped for code 44", as for every trunk code. */
function national(dialled: string, country: PhoneCountry): PhoneNumber | null {
  const { dialCode, trunk, least, most } = country
  const digits = trunk !== '' && dialled.startsWith(trunk) ? dialled.slice(trunk.length) : dialled
  if (digits.length < least || digits.length > most) return null
  if (dialCode === '1' && !/^[2-9]/.test(digits)) return null
  return { country, national: digits, international: `+${dialCode}${digits}` }
}

/** `+14155550123`, or null. */
export const internationalPhone = (value: string, countryCode?: string): string | null =>
  readPhone(value, countryCode)?.international ?? null

/** Puts digits in the places of a mask: `4155550123` -> `(415) 555 - 0123`. Too few leave the rest out, too many follow at the end. */
export function fillMask(digits: string, mask: string): string {
  let used = 0
  let filled = ''
  for (const sign of mask) {
    if (used === digits.length) break
    filled += sign === 'X' ? digits[used++] : sign
  }
  return filled + digits.slice(used)
}

/** How a field shows a number of `countryCode`: by its mask; one of another country in international form, what is no number as typed. */
export function showPhone(value: string, countryCode: string): string {
  const read = readPhone(value, countryCode)
  if (!read) return value.trim()
  const home = phoneCountry(countryCode)
  return home && read.country?.dialCode === home.dialCode ? fillMask(read.national, home.mask) : read.international
}

/** The country that a form's dial code field names, else the form's own. */
const countryOf = (values: FormValues, countryCode: string): string =>
  countryOfDialCode(values['phoneCode'] ?? '', countryCode)?.code ?? countryCode

/** A number of `countryCode`, or of the dial code in the field `phoneCode` beside it. `custom` is tested on the national digits. */
export const phone =
  (countryCode: string, custom?: RegExp): Rule =>
  (value, values) => {
    if (value.trim() === '') return null
    const read = readPhone(value, countryOf(values, countryCode))
    return read && (!custom || custom.test(read.national)) ? null : { messageId: 'field.phone' }
  }
