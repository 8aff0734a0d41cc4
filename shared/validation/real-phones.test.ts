import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { internationalPhone, readPhone, showPhone } from './phone.ts'
import { phoneCountries } from './phone-countries.ts'

const locale = new URL('../../../shared/data/locale/', import.meta.url)
const hostile = new URL('../../../shared/data/hostile/blns.json', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, locale), 'utf8'))

type Example = { country: string; e164: string; national: string; international: string }
type Region = { code: string; example_address?: { phone?: string } }
type Dialled = { iso2: string; dialCode: string; format?: string }

if (!existsSync(locale)) console.warn('NOTICE: ../shared/data/locale is not here; real phone numbers were not tried.')

describe.skipIf(!existsSync(locale))('published numbers (skipped where ../shared/data is not there)', () => {
  const listed = new Map(phoneCountries.map((country) => [country.code, country]))
  const of = <T extends { code: string }>(rows: readonly T[]) => rows.filter(({ code }) => listed.has(code))

  // 43664123456 may be a whole number in Austria, as it may be one of Austria: only a length that never changes tells.
  const isFixed = (code: string) => listed.get(code)?.least === listed.get(code)?.most

  it('of libphonenumber are read as it reads them, in national and in international form', () => {
    const examples: Example[] = read('phone-examples-libphonenumber.json')
    const ours = of(examples.map((example) => ({ ...example, code: example.country })))
    expect(ours.length).toBe(phoneCountries.length)
    const wrong = ours.flatMap(({ code, e164, national, international }) =>
      [national, international, e164, ...(isFixed(code) ? [e164.slice(1)] : [])]
        .filter((written) => internationalPhone(written, code) !== e164)
        .map((written) => `${code} ${written}: ${internationalPhone(written, code)}`),
    )
    expect(wrong).toEqual([])
    expect(ours.filter(({ code, e164 }) => internationalPhone(showPhone(e164, code), code) !== e164)).toEqual([])
  })

  it('of any country are taken with their dial code', () => {
    const examples: Example[] = read('phone-examples-libphonenumber.json')
    const refused = examples.filter(({ e164 }) => internationalPhone(e164, 'US') !== e164).map(({ e164 }) => e164)
    // Saint Helena and its neighbours have fewer than eight digits with the dial code.
    expect(refused.filter((e164) => e164.length > 8)).toEqual([])
  })

  it('of addresses are right in their country', () => {
    const regions: Region[] = read('shopify-worldwide-regions.json')
    const phones = of(regions).flatMap(({ code, example_address }) =>
      example_address?.phone ? [[code, example_address.phone]] : [],
    )
    expect(phones.length).toBeGreaterThan(40)
    expect(phones.filter(([code, written = '']) => readPhone(written, code) === null)).toEqual([])
  })

  it('have the dial codes that others list', () => {
    const dialled: Dialled[] = read('dial-codes-and-masks.json')
    const others = new Map(dialled.map((row) => [row.iso2.toUpperCase(), row]))
    expect(phoneCountries.filter(({ code, dialCode }) => others.get(code)?.dialCode !== dialCode)).toEqual([])
    const digits = (code: string) => (others.get(code)?.format?.split('.').length ?? 1) - 1
    const otherLengths = phoneCountries.filter(({ code, dialCode, least, most }) => {
      const theirs = digits(code) - dialCode.length
      return theirs > 0 && (theirs < least || theirs > most)
    })
    // Their masks of these have a digit too many, or two too few, for the numbers that libphonenumber gives.
    expect(otherLengths.map(({ code }) => code).sort()).toEqual(['LI', 'MX', 'NL'])
  })

  it('are never made of a hostile string', () => {
    const strings: string[] = JSON.parse(readFileSync(hostile, 'utf8'))
    for (const text of strings) {
      for (const country of ['US', 'GB', 'DE', undefined]) {
        const number = internationalPhone(text, country)
        if (number !== null) expect(number).toMatch(/^\+[1-9]\d{6,14}$/)
        if (country) expect(showPhone(showPhone(text, country), country)).toBe(showPhone(text, country))
      }
    }
  })
})
