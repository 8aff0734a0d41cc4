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

if (!existsSync(locale)) console.warn('NOTICE: ../shared/data/locale is missing; real phone numbers were not tested.')

describe.skipIf(!existsSync(locale))('published numbers (skipped without ../shared/data)', () => {
  const countriesByCode = new Map(phoneCountries.map((country) => [country.code, country]))
  const supported = <T extends { code: string }>(rows: readonly T[]) =>
    rows.filter(({ code }) => countriesByCode.has(code))

  // 43664123456 may be a national number in Austria or include its dial code: only a fixed length is unambiguous.
  const isFixed = (code: string) => countriesByCode.get(code)?.least === countriesByCode.get(code)?.most

  it('of libphonenumber are read in national and international form', () => {
    const examples: Example[] = read('phone-examples-libphonenumber.json')
    const supportedExamples = supported(examples.map((example) => ({ ...example, code: example.country })))
    expect(supportedExamples.length).toBe(phoneCountries.length)
    const wrong = supportedExamples.flatMap(({ code, e164, national, international }) =>
      [national, international, e164, ...(isFixed(code) ? [e164.slice(1)] : [])]
        .filter((input) => internationalPhone(input, code) !== e164)
        .map((input) => `${code} ${input}: ${internationalPhone(input, code)}`),
    )
    expect(wrong).toEqual([])
    expect(
      supportedExamples.filter(({ code, e164 }) => internationalPhone(showPhone(e164, code), code) !== e164),
    ).toEqual([])
  })

  it('of any country are accepted with their dial code', () => {
    const examples: Example[] = read('phone-examples-libphonenumber.json')
    const refused = examples.filter(({ e164 }) => internationalPhone(e164, 'US') !== e164).map(({ e164 }) => e164)
    // Saint Helena and its neighbours have fewer than eight digits with the dial code.
    expect(refused.filter((e164) => e164.length > 8)).toEqual([])
  })

  it('of addresses are valid in their country', () => {
    const regions: Region[] = read('shopify-worldwide-regions.json')
    const phones = supported(regions).flatMap(({ code, example_address }) =>
      example_address?.phone ? [[code, example_address.phone]] : [],
    )
    expect(phones.length).toBeGreaterThan(40)
    expect(phones.filter(([code, input = '']) => readPhone(input, code) === null)).toEqual([])
  })

  it('have the dial codes of another list', () => {
    const otherRows: Dialled[] = read('dial-codes-and-masks.json')
    const otherCountries = new Map(otherRows.map((row) => [row.iso2.toUpperCase(), row]))
    expect(phoneCountries.filter(({ code, dialCode }) => otherCountries.get(code)?.dialCode !== dialCode)).toEqual([])
    const digits = (code: string) => (otherCountries.get(code)?.format?.split('.').length ?? 1) - 1
    const otherLengths = phoneCountries.filter(({ code, dialCode, least, most }) => {
      const otherLength = digits(code) - dialCode.length
      return otherLength > 0 && (otherLength < least || otherLength > most)
    })
    // For these countries the other list's masks disagree with libphonenumber.
    expect(otherLengths.map(({ code }) => code).sort()).toEqual(['LI', 'MX', 'NL'])
  })

  it('are never produced from hostile strings', () => {
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
