import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '../contracts/address.ts'
import { Address as AddressContract } from '../contracts/address.ts'
import { validate } from '../validation/rule.ts'
import { addressFields, addressForm, autocompleteTokens } from './address-form.ts'
import { withInternationalPhone } from './address-phone.ts'
import { addressLengths, addressRules } from './address-rules.ts'
import { isPoBox } from './po-box.ts'
import { isPostalCode, normalPostalCode, postalCodeExample, postalCodePattern } from './postal-code.ts'
import { provinceCodes } from './province-codes.ts'
import { provinceCode, provincesOf } from './province-names.ts'
import { sameAddress } from './same-address.ts'

const shopCountries = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT']
const knownCountries = 'US CA GB DE FR ES IT AT BE CH NL IE PT PL SE DK FI NO LV LT MT AD JP AU GR CZ SK'.split(' ')

const berlin: Address = {
  firstName: 'Ana',
  lastName: 'Müller',
  addressLine1: 'Laternengasse 71',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
  phone: '030 1234567',
}
const values = { ...berlin } as unknown as Record<string, string>

describe('addressForm', () => {
  it('requires each field once, and a province only in countries that have provinces', () => {
    for (const country of [...shopCountries, 'AT', 'XX']) {
      const fields = addressForm(country).rows.flat()
      expect(new Set(fields).size).toBe(fields.length)
      expect(fields.includes('province'), country).toBe(provinceCodes[country] !== undefined)
      expect(fields).toEqual(
        expect.arrayContaining(['firstName', 'lastName', 'addressLine1', 'city', 'postalCode', 'phone']),
      )
      expect(addressForm(country).required).not.toContain('addressLine2')
    }
  })

  it('puts the postal code before or after the city by country', () => {
    const order = (country: string) =>
      addressForm(country)
        .rows.flat()
        .filter((field) => field === 'city' || field === 'postalCode')
    expect(['DE', 'FR', 'ES', 'IT', 'NL'].map((country) => order(country)[0])).toEqual(Array(5).fill('postalCode'))
    expect(['US', 'CA', 'GB'].map((country) => order(country)[0])).toEqual(Array(3).fill('city'))
  })

  it('has a distinct autocomplete token for every field', () => {
    expect(new Set(addressFields.map((field) => autocompleteTokens[field])).size).toBe(addressFields.length)
  })

  it('has the contract’s maximum lengths', () => {
    for (const field of addressFields) {
      const accepts = (length: number) => AddressContract.shape[field].safeParse('x'.repeat(length)).success
      expect([accepts(addressLengths[field]), accepts(addressLengths[field] + 1)], field).toEqual([true, false])
    }
  })

  it('reports missing and invalid fields', () => {
    expect(validate(addressRules('DE', provinceCodes['DE']), values)).toEqual({})
    expect(validate(addressRules('DE', provinceCodes['DE']), { ...values, phone: '', postalCode: '1011' })).toEqual({
      phone: { messageId: 'field.required' },
      postalCode: { messageId: 'field.postalCode', params: { example: '10119' } },
    })
    expect(Object.keys(validate(addressRules('US', provinceCodes['US']), {}))).toEqual(
      addressFields.filter((field) => field !== 'addressLine2'),
    )
    const inUs = { ...values, postalCode: '10012', phone: '(212) 555 - 0118' }
    expect(validate(addressRules('US', provinceCodes['US']), { ...inUs, province: 'XX' })).toEqual({
      province: { messageId: 'field.choice' },
    })
    expect(validate(addressRules('US', provinceCodes['US']), { ...inUs, province: 'NY' })).toEqual({})
  })
})

describe('provinces', () => {
  it('have one name each, without duplicates', () => {
    for (const [country, codes] of Object.entries(provinceCodes)) {
      const provinces = provincesOf(country)
      expect(new Set(codes).size).toBe(codes.length)
      expect(provinces.map(({ code }) => code).sort()).toEqual([...codes].sort())
      expect(new Set(provinces.map(({ name }) => name)).size, country).toBe(codes.length)
      expect(provinces.filter(({ name, code }) => name === code)).toEqual([])
    }
    expect(provincesOf('US').length).toBe(62)
    expect(provincesOf('DE')).toEqual([])
  })

  it('have the right code for each name', () => {
    const nameOf = (country: string, code: string, language = '') =>
      provincesOf(country, language).find((province) => province.code === code)?.name
    expect([nameOf('US', 'DC'), nameOf('US', 'WY'), nameOf('US', 'AP')]).toEqual([
      'District of Columbia',
      'Wyoming',
      'Armed Forces Pacific',
    ])
    expect([nameOf('ES', 'Z'), nameOf('ES', 'VI'), nameOf('ES', 'PM')]).toEqual(['Zaragoza', 'Álava', 'Baleares'])
    expect([nameOf('IT', 'AQ'), nameOf('IT', 'SU'), nameOf('IT', 'VT')]).toEqual([
      'L’Aquila',
      'Sud Sardegna',
      'Viterbo',
    ])
    expect([nameOf('CA', 'QC', 'fr'), nameOf('CA', 'BC', 'fr'), nameOf('CA', 'YT')]).toEqual([
      'Québec',
      'Colombie-Britannique',
      'Yukon',
    ])
  })

  it('are found by code and by name, in any spelling', () => {
    expect(provinceCode('US', 'california')).toBe('CA')
    expect(provinceCode('US', 'ny')).toBe('NY')
    expect(provinceCode('CA', 'quebec')).toBe('QC')
    expect(provinceCode('CA', 'Nouvelle Ecosse')).toBe('NS')
    expect(provinceCode('IT', "l'aquila")).toBe('AQ')
    expect(provinceCode('US', 'Ontario')).toBeNull()
    expect(provinceCode('US', ' ')).toBeNull()
  })
})

describe('postal code', () => {
  it.each([
    ['US', '100120001', '10012-0001'],
    ['US', ' 10012 ', '10012'],
    ['CA', 'm6j1g1', 'M6J 1G1'],
    ['CA', 'M6J-1G1', 'M6J 1G1'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'e2  7dp', 'E2 7DP'],
    ['DE', 'D-10119', '10119'],
    ['DE', 'DE 10119', '10119'],
    ['FR', '75 010', '75010'],
    ['NL', '1012ab', '1012 AB'],
    ['LV', '1010', 'LV-1010'],
    ['LT', 'lt01100', 'LT-01100'],
    ['CZ', '11000', '110 00'],
    ['PL', '00001', '00-001'],
    ['PT', '1100148', '1100-148'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['IE', 'D6WXY00', 'D6W XY00'],
    ['AD', '500', 'AD500'],
    ['JP', '〒100-0001', '100-0001'],
    ['DE', '１０１１９', '10119'],
    ['XX', ' ab  12 ', 'AB 12'],
  ])('in %s formats %s as %s', (country, input, normal) => {
    expect(normalPostalCode(input, country)).toBe(normal)
  })

  it.each([
    ['US', '1001'],
    ['US', '00123'],
    ['CA', 'D6J 1G1'],
    ['CA', 'W6J 1G1'],
    ['GB', 'SW1A 1CA'],
    ['GB', 'Q1 1AA'],
    ['GB', '10119'],
    ['DE', '00119'],
    ['DE', 'F-10119'],
    ['ES', '53001'],
    ['FR', '99123'],
    ['IT', '0018'],
    ['XX', '<b>'],
  ])('in %s rejects %s', (country, input) => {
    expect(isPostalCode(input, country)).toBe(false)
  })

  it('has a valid example that matches its pattern', () => {
    for (const country of knownCountries) {
      const example = postalCodeExample(country) ?? ''
      expect(normalPostalCode(example, country), country).toBe(example)
      expect(isPostalCode(example, country), country).toBe(true)
      expect(example).toMatch(new RegExp(`^(?:${postalCodePattern(country)})$`))
    }
    expect([postalCodeExample('XX'), postalCodePattern('XX')]).toEqual([null, null])
  })

  it('is normalized idempotently', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 14 }),
      fc.string({ unit: fc.constantFrom(...'0123456789ABDEFILTVabcx -.'), maxLength: 12 }),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...knownCountries, 'XX'), (text, country) => {
        const once = normalPostalCode(text, country)
        expect(normalPostalCode(once, country)).toBe(once)
        expect(isPostalCode(once, country)).toBe(isPostalCode(text, country))
      }),
      { seed: 29, numRuns: 5000 },
    )
  })
})

describe('isPoBox', () => {
  it.each([
    ['US', 'PO Box 12'],
    ['US', 'P.O. Box 1234'],
    ['US', 'p o box 9'],
    ['US', 'Post Office Box 7'],
    ['US', 'POB 12'],
    ['GB', 'PO BOX 4'],
    ['AU', 'GPO Box 9'],
    ['DE', 'Postfach 10 20 30'],
    ['DE', 'Pf. 1234'],
    ['FR', 'BP 123'],
    ['FR', 'B.P. n° 12'],
    ['FR', 'Boîte postale 9'],
    ['FR', '12 rue du Quai, CS 70001'],
    ['CA', 'Case postale 55'],
    ['CA', 'C.P. 55'],
    ['ES', 'Apartado de correos 45'],
    ['ES', 'Apdo. 45'],
    ['ES', 'Apartado nº 3'],
    ['IT', 'Casella Postale 12'],
    ['IT', 'C.P. 12'],
    ['NL', 'Postbus 100'],
    ['NO', 'Postboks 8'],
  ])('in %s accepts %s', (country, line) => {
    expect(isPoBox({ addressLine1: line, country })).toBe(true)
    expect(isPoBox({ addressLine1: 'Main 1', addressLine2: line.toUpperCase(), country })).toBe(true)
  })

  it.each([
    ['US', '12 Boxwood Lane'],
    ['US', '500 Post Boxer Road'],
    ['US', '77 Poboxer St'],
    ['US', 'PSC 123 Box 4567'],
    ['GB', '3 Post Office Lane'],
    ['GB', 'The Box House, 4 Po Street'],
    ['DE', 'Am Postfachweg 3'],
    ['DE', 'Pfarrgasse 12'],
    ['FR', '5 rue de la Boîte'],
    ['ES', 'Calle Mayor 3, C.P. 28004'],
    ['ES', 'Apartamento 4'],
    ['ES', 'Calle del Apartado'],
    ['IT', 'Via Casella 3'],
    ['US', 'BP 5 Gas Station Road'],
  ])('in %s rejects %s', (country, line) => {
    expect(isPoBox({ addressLine1: line, country })).toBe(false)
  })
})

describe('withInternationalPhone', () => {
  it('normalizes by the dial code or the country', () => {
    const normalized = (phone: string, phoneCode?: string) => {
      const { phone: number, phoneCode: code } = withInternationalPhone({
        ...berlin,
        phone,
        ...(phoneCode && { phoneCode }),
      })
      return [number, code]
    }
    expect(normalized('030 1234567')).toEqual(['+49301234567', '49'])
    expect(normalized('(415) 555 - 0123', '1')).toEqual(['+14155550123', '1'])
    expect(normalized('+44 20 7946 0142', '49')).toEqual(['+442079460142', '44'])
    expect(normalized('nobody', '49')).toEqual(['nobody', '49'])
    expect(withInternationalPhone(withInternationalPhone(berlin))).toEqual(withInternationalPhone(berlin))
  })
})

describe('sameAddress', () => {
  it('ignores spelling, but not a different door, city or person', () => {
    const variant = {
      ...berlin,
      addressLine1: ' laternengasse  71 ',
      city: 'BERLIN',
      postalCode: 'D-10119',
      lastName: 'MÜLLER',
    }
    expect(sameAddress(berlin, variant)).toBe(true)
    expect(sameAddress(berlin, { ...variant, phone: '030 7', email: 'a@b.example', id: 'x', isValidated: true })).toBe(
      true,
    )
    for (const change of [
      { addressLine1: 'Laternengasse 7' },
      { addressLine2: '2. OG' },
      { city: 'Bonn' },
      { postalCode: '10120' },
      { firstName: 'Eva' },
      { country: 'AT' },
    ]) {
      expect(sameAddress(berlin, { ...variant, ...change })).toBe(false)
    }
  })
})
