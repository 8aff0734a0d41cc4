import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { typedLine } from '../typed.ts'
import { phoneCountries } from '../validation/phone-countries.ts'
import { validate } from '../validation/rule.ts'
import { email, name, plainText } from '../validation/text.ts'
import { addressRules } from './address-rules.ts'
import { isPoBox } from './po-box.ts'
import { isPostalCode, normalPostalCode, postalCodeExample } from './postal-code.ts'
import { provinceCodes } from './province-codes.ts'
import { provinceCode } from './province-names.ts'

const data = new URL('../../../shared/data/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, data), 'utf8')

type Region = {
  code: string
  zip_regex?: string
  zip_example?: string
  example_address?: { address1?: string; city?: string; province_code?: string; zip?: string; phone?: string }
  zones?: { code: string; name: string }[]
}
type OpenCage = { country: string; components: Record<string, string> }
type Phone = { country: string; national: string; international: string }

if (!existsSync(data))
  console.warn('NOTICE: ../shared/data is missing; real addresses and hostile strings were not tested.')

describe.skipIf(!existsSync(data))('published addresses (skipped without ../shared/data)', () => {
  const regions: Region[] = existsSync(data) ? JSON.parse(read('locale/shopify-worldwide-regions.json')) : []
  const supported = regions.filter(({ code }) => postalCodeExample(code) !== null)

  it('have postal codes that pass validation', () => {
    const codes = supported.flatMap(({ code, zip_example, example_address }) =>
      [zip_example, example_address?.zip].flatMap((zip) => (zip ? [[code, zip] as const] : [])),
    )
    expect(codes.length).toBeGreaterThan(60)
    expect(codes.filter(([code, zip]) => !isPostalCode(zip, code))).toEqual([])
  })

  it('match their country’s pattern with our examples', () => {
    const refused = supported.filter(
      ({ code, zip_regex }) => zip_regex && !new RegExp(zip_regex).test(postalCodeExample(code) ?? ''),
    )
    expect(refused.map(({ code }) => code)).toEqual([])
  })

  it('pass the address rules of their country', () => {
    const wrong = supported.flatMap(({ code, example_address: address }) => {
      if (!address?.zip) return []
      const values = {
        firstName: 'Ana',
        lastName: 'Nowak',
        addressLine1: address.address1,
        city: address.city,
        province: provinceCodes[code] ? address.province_code : '',
        postalCode: address.zip,
        phone: address.phone,
      }
      // For countries missing in the phone table, the number is read by its dial code alone.
      const faults = validate(addressRules(code, provinceCodes[code]), values)
      return Object.keys(faults).length > 0 ? [[code, address, faults]] : []
    })
    expect(wrong).toEqual([])
  })

  it('are detected as PO boxes only when they say so', () => {
    const lines = regions.flatMap(({ code, example_address }) =>
      example_address?.address1 ? [[code, example_address.address1] as const] : [],
    )
    expect(lines.length).toBeGreaterThan(200)
    const boxes = lines.filter(([, line]) => /^P\. ?O\.? Box/.test(line))
    expect(boxes.length).toBeGreaterThan(5)
    expect(lines.filter(([country, addressLine1]) => isPoBox({ country, addressLine1 }))).toEqual(boxes)
  })

  it('have known provinces', () => {
    // Sardinia's provinces of 2005 were abolished in favor of Sud Sardegna, Nuoro and Sassari.
    const abolished = ['IT CI', 'IT VS', 'IT OG', 'IT OT']
    const unknown = regions
      .filter(({ code }) => provinceCodes[code])
      .flatMap(({ code, zones = [] }) =>
        zones.filter((zone) => !provinceCodes[code]?.includes(zone.code)).map((zone) => `${code} ${zone.code}`),
      )
    expect(unknown.sort()).toEqual(abolished.sort())
    const misnamed = regions
      .filter(({ code }) => provinceCodes[code])
      .flatMap(({ code, zones = [] }) =>
        zones.filter((zone) => provinceCodes[code]?.includes(zone.code) && provinceCode(code, zone.name) !== zone.code),
      )
    expect(misnamed.map(({ code, name }) => `${code} ${name}`)).toEqual(['PM Balears'])
  })

  it('of OpenStreetMap have valid cities, streets and postal codes', () => {
    const rows: OpenCage[] = read('locale/opencage-addresses.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const wrong = rows.flatMap(({ country, components }) => {
      const { road, postcode, city, town } = components
      const faults = [road, city, town].filter((text) => text !== undefined && plainText(text, {}) !== null)
      const code = postcode !== undefined && postalCodeExample(country) !== null && !isPostalCode(postcode, country)
      return faults.length > 0 || code ? [`${country} ${faults.join()} ${code ? postcode : ''}`] : []
    })
    expect(rows.length).toBeGreaterThan(400)
    // Three contain several codes, one half a code, and one a code that does not exist.
    expect(wrong.map((row) => row.slice(0, 10))).toEqual([
      'DE  63739,',
      'ES  20001;',
      'FR  68100;',
      'GB  E10',
      'NL  0000NA',
    ])
  })

  it('of OpenStreetMap, with a name and a phone, are accepted in more than 100 countries', () => {
    const phones = new Map<string, Phone>(
      JSON.parse(read('locale/phone-examples-libphonenumber.json')).map((phone: Phone) => [phone.country, phone]),
    )
    const hasPhoneForm = new Set(phoneCountries.map(({ code }) => code))
    const rows: OpenCage[] = read('locale/opencage-addresses.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const accepted = new Set<string>()
    const refused = rows.flatMap(({ country, components }) => {
      const {
        road,
        house_number: house = '',
        postcode,
        city,
        town,
        village,
        suburb,
        state = '',
        county = '',
      } = components
      const place = city ?? town ?? village ?? suburb
      const phone = phones.get(country)
      if (!road || !postcode || !place || !phone) return []
      // As the list has it, without "Provincia di".
      const prefix = /^(?:(?:Provinc\w+|Città metropolitana) (?:di|of)|United States) /
      const names = [state, county].map((name) => name.replace(prefix, ''))
      const faults = validate(addressRules(country, provinceCodes[country]), {
        firstName: 'Ana',
        lastName: 'Nowak',
        addressLine1: `${road} ${house}`.trim(),
        city: place,
        province: names.map((name) => provinceCode(country, name)).find((code) => code !== null) ?? '',
        postalCode: postcode,
        phone: hasPhoneForm.has(country) ? phone.national : phone.international,
      })
      if (Object.keys(faults).length === 0) accepted.add(country)
      return Object.keys(faults).map((field) => `${country} ${field} ${field === 'postalCode' ? postcode : names}`)
    })
    expect(accepted.size).toBeGreaterThan(100)
    expect(refused).toEqual([
      'DE postalCode 63739,63741,63743',
      'GB postalCode E10',
      'NL postalCode 0000NA',
      'RW postalCode 5011 Kigali-Rwanda',
      'TG postalCode BP: 353',
    ])
  })

  it('rejects hostile strings as names and emails without throwing', () => {
    const strings: string[] = JSON.parse(read('hostile/blns.json'))
    for (const text of strings) {
      for (const country of ['US', 'GB', 'DE', 'XX']) {
        validate(addressRules(country, provinceCodes[country]), {
          addressLine1: text,
          city: text,
          postalCode: text,
          phone: text,
          province: text,
        })
        isPoBox({ addressLine1: text, addressLine2: text, country })
        const normalized = normalPostalCode(text, country)
        expect(normalPostalCode(normalized, country)).toBe(normalized)
      }
      if (email(text, {}) === null && text.trim() !== '') expect(text).toMatch(/^\S+@\S+\.\S+$/)
      if (name(text, {}) === null) expect(text).not.toMatch(/[<>{}$;&|\\/\n\r\0"]/)
      if (plainText(text, {}) === null) expect(typedLine(text)).not.toMatch(/[\0\n\r\u202A-\u202E]/)
    }
  })
})
