import { typedText } from '../typed.ts'
import { countryOfDialCode, type PhoneCountry, phoneCountries, phoneCountry } from './phone-countries.ts'
import type { FormValues, Rule } from './rule.ts'

export type PhoneNumber = {
  /** Null for an unknown dial code; the number is then not validated further. */
  readonly country: PhoneCountry | null
  readonly national: string
  /** `+4915123456789`: the stored form. */
  readonly international: string
}

/**
 * Parses a number with `+`, `00` or `011` and a dial code, or as dialed inside `countryCode`. Null if invalid. Without
 * a country, by spec 1 §5: ten digits have code 1, otherwise dial code and mask length determine the country.
 */
export function readPhone(value: string, countryCode?: string): PhoneNumber | null {
  const normalized = typedText(value).normalize('NFKC').trim().replace(/^tel:/i, '')
  if (!/^\+?[\d\s().\-/\u2010-\u2015\u2212]+$/.test(normalized)) return null
  const homeCountry = countryCode === undefined ? undefined : phoneCountry(countryCode)
  const digits = normalized.replace(/\D/g, '')
  const prefixLength = homeCountry?.dialCode === '1' && /^011\d{8}/.test(digits) ? 3 : digits.startsWith('00') ? 2 : 0
  if (normalized.startsWith('+')) return fromDialCode(digits, homeCountry)
  if (prefixLength > 0) return fromDialCode(digits.slice(prefixLength), homeCountry)
  if (homeCountry)
    return national(digits, homeCountry) ?? (digits.length > homeCountry.most ? ofCountry(digits, homeCountry) : null)
  return digits.length === 10 ? ofDialCode('1', digits) : fromDialCode(digits)
}

const ofDialCode = (dialCode: string, digits: string): PhoneNumber | null => {
  const country = countryOfDialCode(dialCode)
  return country ? national(digits, country) : null
}

function fromDialCode(digits: string, homeCountry?: PhoneCountry): PhoneNumber | null {
  if (homeCountry && digits.startsWith(homeCountry.dialCode)) return ofCountry(digits, homeCountry)
  const matchingCountries = phoneCountries.filter((country) => digits.startsWith(country.dialCode))
  for (const country of matchingCountries) {
    const match = ofCountry(digits, country)
    if (match) return match
  }
  const isUnknownCountry = matchingCountries.length === 0 && /^[1-9]\d{7,14}$/.test(digits)
  return isUnknownCountry ? { country: null, national: digits, international: `+${digits}` } : null
}

const ofCountry = (digits: string, country: PhoneCountry): PhoneNumber | null =>
  digits.startsWith(country.dialCode) ? national(digits.slice(country.dialCode.length), country) : null

/**
 * Spec 1 §5: "North America: exactly 10 digits starting 2-9", and "a leading 0 is dropped for code 44", as for every
 * trunk code.
 */
function national(dialed: string, country: PhoneCountry): PhoneNumber | null {
  const { dialCode, trunk, least, most } = country
  const digits = trunk !== '' && dialed.startsWith(trunk) ? dialed.slice(trunk.length) : dialed
  if (digits.length < least || digits.length > most) return null
  if (dialCode === '1' && !/^[2-9]/.test(digits)) return null
  return { country, national: digits, international: `+${dialCode}${digits}` }
}

/** `+14155550123`, or null. */
export const internationalPhone = (value: string, countryCode?: string): string | null =>
  readPhone(value, countryCode)?.international ?? null

/**
 * Formats digits with a mask: `4155550123` -> `(415) 555 - 0123`. Missing digits cut the mask short, extra ones are
 * appended.
 */
export function fillMask(digits: string, mask: string): string {
  let consumed = 0
  let filled = ''
  for (const symbol of mask) {
    if (consumed === digits.length) break
    filled += symbol === 'X' ? digits[consumed++] : symbol
  }
  return filled + digits.slice(consumed)
}

/**
 * Formats a number for a field: of `countryCode` by its mask, of another country in international form, and an invalid
 * one unchanged.
 */
export function showPhone(value: string, countryCode: string): string {
  const parsed = readPhone(value, countryCode)
  if (!parsed) return value.trim()
  const homeCountry = phoneCountry(countryCode)
  return homeCountry && parsed.country?.dialCode === homeCountry.dialCode
    ? fillMask(parsed.national, homeCountry.mask)
    : parsed.international
}

/** The country of the form's dial code field, or else the form's own. */
const countryOf = (values: FormValues, countryCode: string): string =>
  countryOfDialCode(values['phoneCode'] ?? '', countryCode)?.code ?? countryCode

/**
 * A number of `countryCode`, or of the dial code in the field `phoneCode`. `pattern` is tested on the national digits.
 */
export const phone =
  (countryCode: string, pattern?: RegExp): Rule =>
  (value, values) => {
    if (value.trim() === '') return null
    const parsed = readPhone(value, countryOf(values, countryCode))
    return parsed && (!pattern || pattern.test(parsed.national)) ? null : { messageId: 'field.phone' }
  }
