import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

if (!existsSync(data))
  console.warn('NOTICE: ../shared/data is not here; real addresses and hostile strings were not tried.')

describe.skipIf(!existsSync(data))('published addresses (skipped where ../shared/data is not there)', () => {
  const regions: Region[] = existsSync(data) ? JSON.parse(read('locale/shopify-worldwide-regions.json')) : []
  const ours = regions.filter(({ code }) => postalCodeExample(code) !== null)

  it('have postal codes that we take too, in the form that we write', () => {
    const codes = ours.flatMap(({ code, zip_example, example_address }) =>
      [zip_example, example_address?.zip].flatMap((zip) => (zip ? [[code, zip] as const] : [])),
    )
    expect(codes.length).toBeGreaterThan(60)
    expect(codes.filter(([code, zip]) => !isPostalCode(zip, code))).toEqual([])
  })

  it('never have a form of ours that their country refuses', () => {
    const refused = ours.filter(
      ({ code, zip_regex }) => zip_regex && !new RegExp(zip_regex).test(postalCodeExample(code) ?? ''),
    )
    expect(refused.map(({ code }) => code)).toEqual([])
  })

  it('keep to the rules of their country', () => {
    const wrong = ours.flatMap(({ code, example_address: address }) => {
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
      // Where the phone table has no such country the number is read by its dial code alone.
      const faults = validate(addressRules(code), values)
      return Object.keys(faults).length > 0 ? [[code, address, faults]] : []
    })
    expect(wrong).toEqual([])
  })

  it('are PO boxes where they say so, and nowhere else', () => {
    const lines = regions.flatMap(({ code, example_address }) =>
      example_address?.address1 ? [[code, example_address.address1] as const] : [],
    )
    expect(lines.length).toBeGreaterThan(200)
    const boxes = lines.filter(([, line]) => /^P\. ?O\.? Box/.test(line))
    expect(boxes.length).toBeGreaterThan(5)
    expect(lines.filter(([country, addressLine1]) => isPoBox({ country, addressLine1 }))).toEqual(boxes)
  })

  it('name the provinces that we know', () => {
    // Sardinia's provinces of 2005 are no more: their places are Sud Sardegna's, Nuoro's and Sassari's.
    const gone = ['IT CI', 'IT VS', 'IT OG', 'IT OT']
    const unknown = regions
      .filter(({ code }) => provinceCodes[code])
      .flatMap(({ code, zones = [] }) =>
        zones.filter((zone) => !provinceCodes[code]?.includes(zone.code)).map((zone) => `${code} ${zone.code}`),
      )
    expect(unknown.sort()).toEqual(gone.sort())
    const misnamed = regions
      .filter(({ code }) => provinceCodes[code])
      .flatMap(({ code, zones = [] }) =>
        zones.filter((zone) => provinceCodes[code]?.includes(zone.code) && provinceCode(code, zone.name) !== zone.code),
      )
    expect(misnamed.map(({ code, name }) => `${code} ${name}`)).toEqual(['PM Balears'])
  })

  it('of OpenStreetMap have towns, streets and codes that we take', () => {
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
    // Three name several codes at once, one half a code, and one none that exists.
    expect(wrong.map((row) => row.slice(0, 10))).toEqual([
      'DE  63739,',
      'ES  20001;',
      'FR  68100;',
      'GB  E10',
      'NL  0000NA',
    ])
  })

  it('and hostile strings are answered at once, without a name or an email among them', () => {
    const strings: string[] = JSON.parse(read('hostile/blns.json'))
    const start = performance.now()
    for (const text of strings) {
      for (const country of ['US', 'GB', 'DE', 'XX']) {
        validate(addressRules(country), {
          addressLine1: text,
          city: text,
          postalCode: text,
          phone: text,
          province: text,
        })
        isPoBox({ addressLine1: text, addressLine2: text, country })
        const once = normalPostalCode(text, country)
        expect(normalPostalCode(once, country)).toBe(once)
      }
      if (email(text, {}) === null && text.trim() !== '') expect(text).toMatch(/^\S+@\S+\.\S+$/)
      if (name(text, {}) === null) expect(text).not.toMatch(/[<>{}$;&|\\/\n\r\0"]/)
      if (plainText(text, {}) === null) expect(text.trim()).not.toMatch(/[\0\n\r\u202A-\u202E]/)
    }
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
