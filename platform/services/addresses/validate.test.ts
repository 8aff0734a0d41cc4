import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provinceCodes } from '../../../shared/address/province-codes.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import { provincesOfPostalCode } from './postal-regions.ts'
import { spelled, spelledStreet } from './spelling.ts'
import { isElsewhere, validateAddress } from './validate.ts'

const person = { firstName: 'Ana', lastName: 'Nowak', phone: '+12125550118' }
const newYork: Address = {
  ...person,
  addressLine1: '418 Lantern Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10012',
  country: 'US',
}
const at = (country: string, postalCode: string, province?: string): Address => ({
  ...person,
  addressLine1: 'Main 1',
  city: 'Town',
  postalCode,
  country,
  ...(province !== undefined && { province }),
})

const suggested = (address: Address) => {
  const answer = validateAddress(address)
  return answer.ok ? answer.value.suggestion : answer.failure.code
}

describe('an address', () => {
  it('that is written as its post writes it is validated, without a suggestion', () => {
    expect(validateAddress(newYork)).toEqual({ ok: true, value: { isValidated: true, suggestion: null } })
    expect(validateAddress({ ...newYork, isValidated: false, email: 'a@b.example' })).toEqual({
      ok: true,
      value: { isValidated: true, suggestion: null },
    })
  })

  it('gets its state, its postal code’s form and its capitals', () => {
    const typed = {
      ...newYork,
      addressLine1: '418  LANTERN ST.',
      city: 'new york',
      province: 'new york',
      postalCode: '100120001',
    }
    expect(suggested(typed)).toEqual({
      ...newYork,
      addressLine1: '418 Lantern St',
      postalCode: '10012-0001',
      isValidated: true,
    })
    const { province: _, ...without } = newYork
    expect(suggested(without)).toMatchObject({ province: 'NY' })
    expect(suggested(at('CA', 'm6j1g1'))).toMatchObject({ province: 'ON', postalCode: 'M6J 1G1' })
    expect(suggested(at('ES', '28004'))).toMatchObject({ province: 'M' })
    expect(suggested(at('IT', '00184'))).toMatchObject({ province: 'RM' })
    expect(suggested({ ...newYork, addressLine2: '  ' })).toEqual({ ...newYork, isValidated: true })
  })

  it('suggests what needs no further suggestion', () => {
    const text = fc.oneof(
      fc.constantFrom(
        'hauptstr. 5',
        'C/ MAYOR 3',
        'P.ZZA NAVONA 1',
        '12 bd. de la mer',
        '1600 PENNSYLVANIA AVE. NW',
        '5TH AVE.',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    )
    const country = fc.constantFrom(
      ['US', '10012'],
      ['CA', 'M6J1G1'],
      ['GB', 'e27dp'],
      ['DE', '10119'],
      ['ES', '28004'],
      ['IT', '00184'],
    )
    fc.assert(
      fc.property(text, text, country, (street, city, [code = '', postalCode = '']) => {
        const first = suggested({ ...at(code, postalCode), addressLine1: street, city })
        if (first === null || typeof first === 'string') return
        expect(suggested(first)).toBeNull()
      }),
      { seed: 31, numRuns: 3000 },
    )
  })

  it('is CHK380 where the postal code lies elsewhere', () => {
    for (const wrong of [
      { ...newYork, postalCode: '90210' },
      { ...newYork, postalCode: '00100' },
      at('CA', 'M6J 1G1', 'QC'),
      at('ES', '28004', 'B'),
      at('IT', '00184', 'MI'),
      at('DE', '1011'),
      at('GB', 'ZZ1 1ZZZ'),
    ]) {
      expect(suggested(wrong), `${wrong.country} ${wrong.postalCode}`).toBe('CHK380')
    }
    expect([isElsewhere(newYork), isElsewhere({ ...newYork, province: 'NJ' }), isElsewhere(at('FR', '75010'))]).toEqual(
      [false, true, false],
    )
  })

  it('is CHK320 where a field is missing or can’t be right', () => {
    expect(suggested({ ...newYork, addressLine1: ' ' })).toBe('CHK320')
    expect(suggested({ ...newYork, city: '\u202E' })).toBe('CHK320')
    expect(suggested({ ...newYork, postalCode: '' })).toBe('CHK320')
    expect(suggested({ ...newYork, province: 'Ontario' })).toBe('CHK320')
  })

  it('is a place but not validated as a PO box, or in a country whose codes we don’t know', () => {
    expect(validateAddress({ ...newYork, addressLine1: 'PO Box 12' })).toEqual({
      ok: true,
      value: { isValidated: false, suggestion: null },
    })
    expect(validateAddress(at('BO', '123'))).toEqual({ ok: true, value: { isValidated: false, suggestion: null } })
  })

  it('of the forces and of the exceptions keeps its own state', () => {
    for (const [postalCode, state] of [
      ['09012', 'AE'],
      ['34001', 'AA'],
      ['96201', 'AP'],
      ['06390', 'NY'],
      ['73960', 'TX'],
      ['83414', 'WY'],
      ['96799', 'AS'],
      ['96910', 'GU'],
      ['20500', 'DC'],
    ]) {
      expect(suggested(at('US', postalCode ?? '', state)), postalCode).toBeNull()
    }
    expect(suggested(at('CA', 'K1A 0S5', 'QC'))).toBeNull()
    expect([suggested(at('CA', 'X0A 0H0', 'NU')), suggested(at('CA', 'X0A 0H0', 'NT'))]).toEqual([null, null])
  })

  it('has provinces of the country alone, and each province has a code', () => {
    const everyCode = { US: 1000, CA: 0, ES: 100, IT: 100 }
    for (const [country, many] of Object.entries(everyCode)) {
      const prefixes =
        country === 'CA'
          ? [...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1B`)
          : Array.from({ length: many }, (_, at) => String(at))
      const width = String(many - 1).length
      const ends = country === 'US' ? ['00', '14', '39', '41', '50', '60', '90', '99'] : ['000']
      const found = prefixes.flatMap((prefix) =>
        ends.flatMap((end) => provincesOfPostalCode(country, prefix.padStart(width, '0') + end) ?? []),
      )
      expect([...new Set(found)].sort(), country).toEqual([...(provinceCodes[country] ?? [])].sort())
    }
  })
})

describe('spelling', () => {
  it.each([
    ['MÜNCHEN', 'München'],
    ['frankfurt am main', 'Frankfurt am Main'],
    ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
    ['SAINT-ÉTIENNE', 'Saint-Étienne'],
    ['LAS PALMAS DE GRAN CANARIA', 'Las Palmas de Gran Canaria'],
    ["L'AQUILA", "L'Aquila"],
    ['l’hospitalet de llobregat', 'L’Hospitalet de Llobregat'],
    ['reggio nell’emilia', 'Reggio Nell’Emilia'],
    ['McAllen', 'McAllen'],
    ['La  Rochelle ', 'La Rochelle'],
    ['千代田区', '千代田区'],
  ])('of the town %s is %s', (given, written) => {
    expect(spelled(given)).toBe(written)
  })

  it.each([
    ['US', '1600 PENNSYLVANIA AVE. NW', '1600 Pennsylvania Ave NW'],
    ['US', '350 5TH AVE APT 4B', '350 5th Ave Apt 4B'],
    ['US', 'St. Marks Pl. 4', 'St Marks Pl 4'],
    ['GB', '24 lamplight st', '24 Lamplight Street'],
    ['GB', '1 St James Rd.', '1 St James Road'],
    ['DE', 'Hauptstr. 5', 'Hauptstraße 5'],
    ['DE', 'BERLINER STR. 12A', 'Berliner Straße 12A'],
    ['FR', '12 bd de la mer', '12 boulevard de la Mer'],
    ['FR', "3 RUE DE L'ÉCLUSE", "3 Rue de l'Écluse"],
    ['ES', 'C/ Mayor 3, 2ºB', 'Calle Mayor 3, 2ºB'],
    ['ES', 'Avda. de la Paz 7', 'Avenida de la Paz 7'],
    ['IT', 'P.zza Navona 1', 'Piazza Navona 1'],
    ['IT', 'c.so garibaldi 9', 'Corso Garibaldi 9'],
  ])('of a street in %s, %s, is %s', (country, given, written) => {
    expect(spelledStreet(given, country)).toBe(written)
  })

  // A rule that backtracks takes minutes for these: the test's own time ends it.
  it('answers at once, however long the line', () => {
    for (const country of ['US', 'GB', 'DE', 'FR', 'ES', 'IT']) {
      for (const unit of ['st ', '1 ', "l'", 'STR. ']) expect(spelledStreet(unit.repeat(2000), country)).not.toBe('')
    }
  })
})
