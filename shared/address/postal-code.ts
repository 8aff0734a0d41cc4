import type { Rule } from '../validation/rule.ts'

/**
 * How a country writes its postal codes, the usual form first: 9 a digit, A a letter, * either. `never` are codes of that form which the
 * country doesn't have. `example` is a real one.
 */
type PostalForm = { readonly forms: readonly string[]; readonly example: string; readonly never?: RegExp }

/** country, example, forms; a space of a form is written as _. */
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
      const [example = '', ...written] = parts.map((part) => part.replaceAll('_', ' '))
      const wrong = never[country]
      return [country, { forms: written, example, ...(wrong && { never: wrong }) }]
    }),
)

/** An example of the country's postal codes; null where we don't know its form. */
export const postalCodeExample = (country: string): string | null => forms.get(country)?.example ?? null

/** For `utilities.i18n`: a pattern in the syntax of an input's `pattern`, null where we don't know the country's form. */
export function postalCodePattern(country: string): string | null {
  const form = forms.get(country)
  if (!form) return null
  const signs: Readonly<Record<string, string>> = { '9': '[0-9]', A: '[A-Z]', '*': '[A-Z0-9]' }
  return form.forms.map((written) => written.replace(/[9A*]/g, (sign) => signs[sign] ?? sign)).join('|')
}

/** Full-width digits are digits; capitals of some letters fall apart into signs that belong together again. */
const capitals = (value: string): string =>
  value.normalize('NFKC').toUpperCase().normalize('NFKC').trim().replace(/\s+/g, ' ')

/** `sw1a1aa` -> `SW1A 1AA`, `D-10119` -> `10119`. What has no form of the country comes back in capitals, with single spaces. */
export function normalPostalCode(value: string, country: string): string {
  const upper = capitals(value)
  return inForm(upper, country) ?? upper
}

/** A value in the country's form, with spaces and dashes of any kind, with or without the country in front. Null where it has none. */
function inForm(upper: string, country: string): string | null {
  const form = forms.get(country)
  if (!form) return null
  const signs = upper.replace(/[\s.\u2010-\u2015\u3012-]/g, '')
  const unnamed = signs.replace(new RegExp(`^${country[0]}(${country[1]})?(?=\\d)`), '')
  for (const candidate of [signs, unnamed, country + signs]) {
    for (const written of form.forms) {
      const found = intoForm(candidate, written)
      if (found !== null && !form.never?.test(found)) return found
    }
  }
  return null
}

const kinds: Readonly<Record<string, RegExp>> = { '9': /[0-9]/, A: /[A-Z]/, '*': /[A-Z0-9]/ }

function intoForm(signs: string, written: string): string | null {
  let used = 0
  let found = ''
  for (const place of written) {
    if (place === ' ' || place === '-') {
      found += place
      continue
    }
    const sign = signs[used++] ?? ''
    const kind = kinds[place]
    if (kind ? !kind.test(sign) : sign !== place) return null
    found += sign
  }
  return used === signs.length ? found : null
}

/** Where we don't know the country's form, anything short of letters and digits is taken. */
export function isPostalCode(value: string, country: string): boolean {
  const upper = capitals(value)
  return forms.has(country) ? inForm(upper, country) !== null : /^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(upper)
}

export const postalCode =
  (country: string): Rule =>
  (value) => {
    if (value.trim() === '' || isPostalCode(value, country)) return null
    const example = postalCodeExample(country)
    return example === null ? { messageId: 'field.pattern' } : { messageId: 'field.postalCode', params: { example } }
  }
