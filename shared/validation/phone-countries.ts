/**
 * Spec 1 §3 "Country phone codes". `mask` formats a national number, with an X for each digit. `least` and `most` are
 * the minimum and maximum number of digits, by default the mask's. `trunk` is the prefix for domestic calls only.
 */
export type PhoneCountry = {
  readonly code: string
  readonly dialCode: string
  readonly mask: string
  readonly trunk: string
  readonly least: number
  readonly most: number
}

/** Spec 1 §5: "Default mask … for the North America brand, else …". */
export const defaultMask = (region: 'NA' | 'EMEA'): string =>
  region === 'NA' ? '(XXX) XXX - XXXX' : 'XXXX - XXX - XXX'

/**
 * Code, dial code, trunk (- for none), digits (- for those of the mask), mask. The first country of a shared dial code
 * is its default.
 */
const rows = `
US 1 - - (XXX) XXX - XXXX
CA 1 - - (XXX) XXX - XXXX
GB 44 0 - XXXX - XXX - XXX
DE 49 0 6-12 XXXX XXXXXXX
FR 33 0 - X XX XX XX XX
ES 34 - - XXX XX XX XX
IT 39 - 6-11 XXX XXX XXXX
AT 43 0 6-13 XXX XXXXXXX
BE 32 0 8-9 XXX XX XX XX
BG 359 0 7-9 XX XXX XXXX
HR 385 0 8-9 XX XXX XXXX
CY 357 - - XX XXXXXX
CZ 420 - - XXX XXX XXX
DK 45 - - XX XX XX XX
EE 372 - 7-8 XXXX XXXX
FI 358 0 6-11 XX XXXXXXX
GR 30 - - XXX XXX XXXX
HU 36 06 8-9 XX XXX XXXX
IE 353 0 7-9 XX XXX XXXX
LV 371 - - XX XXX XXX
LT 370 0 - XXX XXXXX
LU 352 - 4-11 XXX XXX XXX
MT 356 - - XXXX XXXX
NL 31 0 - XX XXX XXXX
PL 48 - - XXX XXX XXX
PT 351 - - XXX XXX XXX
RO 40 0 - XXX XXX XXX
SK 421 0 - XXX XXX XXX
SI 386 0 - XX XXX XXX
SE 46 0 7-10 XX XXX XX XX
CH 41 0 - XX XXX XX XX
LI 423 - 7-9 XXX XXX XXX
NO 47 - - XXX XX XXX
IS 354 - - XXX XXXX
MC 377 0 8-9 X XX XX XX XX
AD 376 - 6-9 XXX XXX
TR 90 0 - XXX XXX XX XX
UA 380 0 - XX XXX XX XX
RS 381 0 8-10 XX XXX XXXX
IL 972 0 8-9 XX XXX XXXX
AE 971 0 8-9 XX XXX XXXX
ZA 27 0 - XX XXX XXXX
AU 61 0 - XXX XXX XXX
NZ 64 0 8-10 XX XXX XXXX
JP 81 0 9-10 XX XXXX XXXX
KR 82 0 8-10 XX XXXX XXXX
CN 86 0 10-11 XXX XXXX XXXX
HK 852 - - XXXX XXXX
SG 65 - - XXXX XXXX
IN 91 0 - XXXXX XXXXX
MX 52 - - XXX XXX XXXX
BR 55 0 10-11 XX XXXXX XXXX`

export const phoneCountries: readonly PhoneCountry[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', dialCode = '', trunk = '', digits = '', ...mask] = row.split(' ')
    const maskText = mask.join(' ')
    const maskDigits = maskText.split('X').length - 1
    const [least = maskDigits, most = maskDigits] = digits === '-' ? [] : digits.split('-').map(Number)
    return { code, dialCode, mask: maskText, trunk: trunk === '-' ? '' : trunk, least, most }
  })

export const phoneCountry = (code: string): PhoneCountry | undefined =>
  phoneCountries.find((country) => country.code === code)

/** The country of a dial code; if several share it, `preferred` or else the first. */
export const countryOfDialCode = (dialCode: string, preferred = ''): PhoneCountry | undefined => {
  const sharing = phoneCountries.filter((country) => country.dialCode === dialCode.replace('+', ''))
  return sharing.find((country) => country.code === preferred) ?? sharing[0]
}
