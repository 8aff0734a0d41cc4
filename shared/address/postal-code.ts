import { typedLine } from '../typed.ts'
import type { Rule } from '../validation/rule.ts'

/**
 * The postal code formats of a country, the usual one first: 9 is a digit, A a letter, * either. `never` matches codes
 * of these formats that don't exist. `example` is a real code.
 */
type PostalForm = { readonly forms: readonly string[]; readonly example: string; readonly never?: RegExp }

/** Country, example, formats; a space in a format is written as _. */
const rows = `
US 10012 99999 99999-9999
CA M6J_1G1 A9A_9A9
GB SW1A_1AA A9_9AA A99_9AA AA9_9AA AA99_9AA A9A_9AA AA9A_9AA
DE 10119 99999
FR 75010 99999
ES 28004 99999
IT 20159 99999
AT 1010 9999
BE 1000 9999
BG 1000 9999
HR 10000 99999
CY 1010 9999
CZ 110_00 999_99
DK 1050 9999
EE 10111 99999
FI 00100 99999
GR 105_57 999_99
HU 1011 9999
IE D02_AF30 A9*_****
LV LV-1010 LV-9999
LT LT-01100 LT-99999
LU 1111 9999
MT VLT_1117 AAA_9999 AA_9999
NL 1012_AB 9999_AA
PL 00-001 99-999
PT 1100-148 9999-999
RO 010011 999999
SK 811_01 999_99
SI 1000 9999
SE 111_20 999_99
CH 8001 9999
LI 9490 9999
NO 0150 9999
IS 101 999
MC 98000 99999
AD AD500 AA999
JP 100-0001 999-9999
AU 2000 9999`

const never: Readonly<Record<string, RegExp>> = {
  US: /^00[0-4]/,
  CA: /[DFIOQU]|^[WZ]/,
  GB: /^[QVX]|[CIKMOV].?$/,
  DE: /^00/,
  ES: /^(00|5[3-9]|[6-9])/,
  FR: /^(00|99)/,
  NL: /^0/,
}

const forms: ReadonlyMap<string, PostalForm> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', ...parts] = row.split(' ')
      const [example = '', ...pattern] = parts.map((part) => part.replaceAll('_', ' '))
      const impossibleCodes = never[country]
      return [country, { forms: pattern, example, ...(impossibleCodes && { never: impossibleCodes }) }]
    }),
)

/** An example of the country's postal codes; null for countries with an unknown format. */
export const postalCodeExample = (country: string): string | null => forms.get(country)?.example ?? null

/**
 * For `utilities.i18n`: a regular expression in the syntax of an input's `pattern`; null for an unknown format.
 */
export function postalCodePattern(country: string): string | null {
  const form = forms.get(country)
  if (!form) return null
  const classes: Readonly<Record<string, string>> = { '9': '[0-9]', A: '[A-Z]', '*': '[A-Z0-9]' }
  return form.forms
    .map((pattern) => pattern.replace(/[9A*]/g, (character) => classes[character] ?? character))
    .join('|')
}

/** NFKC is applied twice, because upper-casing can decompose letters. */
const toUpper = (value: string): string => typedLine(value).normalize('NFKC').toUpperCase().normalize('NFKC').trim()

/**
 * `sw1a1aa` -> `SW1A 1AA`, `D-10119` -> `10119`. A code in none of the country's formats is only upper-cased, with
 * single spaces.
 */
export function normalPostalCode(value: string, country: string): string {
  const upper = toUpper(value)
  return matchAnyPattern(upper, country) ?? upper
}

/**
 * Formats a value by the first matching format of the country, ignoring spaces, dashes and a country prefix. Null if
 * none matches.
 */
function matchAnyPattern(upper: string, country: string): string | null {
  const form = forms.get(country)
  if (!form) return null
  const characters = upper.replace(/[\s.\u2010-\u2015\u2212\u3012-]/g, '')
  const withoutCountry = characters.replace(new RegExp(`^${country[0]}(${country[1]})?(?=\\d)`), '')
  for (const candidate of [characters, withoutCountry, country + characters]) {
    for (const pattern of form.forms) {
      const formatted = matchPattern(candidate, pattern)
      if (formatted !== null && !form.never?.test(formatted)) return formatted
    }
  }
  return null
}

const characterClasses: Readonly<Record<string, RegExp>> = { '9': /[0-9]/, A: /[A-Z]/, '*': /[A-Z0-9]/ }

function matchPattern(characters: string, pattern: string): string | null {
  let consumed = 0
  let formatted = ''
  for (const symbol of pattern) {
    if (symbol === ' ' || symbol === '-') {
      formatted += symbol
      continue
    }
    const character = characters[consumed++] ?? ''
    const characterClass = characterClasses[symbol]
    if (characterClass ? !characterClass.test(character) : character !== symbol) return null
    formatted += character
  }
  return consumed === characters.length ? formatted : null
}

/** For countries with an unknown format, any short code of letters and digits is valid. */
export function isPostalCode(value: string, country: string): boolean {
  const upper = toUpper(value)
  return forms.has(country) ? matchAnyPattern(upper, country) !== null : /^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(upper)
}

export const postalCode =
  (country: string): Rule =>
  (value) => {
    if (value.trim() === '' || isPostalCode(value, country)) return null
    const example = postalCodeExample(country)
    return example === null ? { messageId: 'field.pattern' } : { messageId: 'field.postalCode', params: { example } }
  }
