import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillMask, internationalPhone, phone, readPhone, showPhone } from './phone.ts'
import { countryOfDialCode, defaultMask, phoneCountries } from './phone-countries.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

describe('phoneCountries', () => {
  it('are unique and have consistent masks', () => {
    expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(phoneCountries.length)
    for (const { code, dialCode, mask, least, most } of phoneCountries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^[1-9]\d{0,2}$/)
      expect(mask.split('X').length - 1, code).toBeGreaterThanOrEqual(least)
      expect(dialCode.length + most, code).toBeLessThanOrEqual(15)
    }
  })

  it('include the European Union and the shop’s countries', () => {
    const requiredCodes =
      'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB US CA CH NO JP AU'
    expect(
      requiredCodes.split(' ').filter((code) => !phoneCountries.some((phoneCountry) => phoneCountry.code === code)),
    ).toEqual([])
  })

  it('have the default masks of the spec', () => {
    expect(defaultMask('NA')).toBe('(XXX) XXX - XXXX')
    expect(defaultMask('EMEA')).toBe('XXXX - XXX - XXX')
    expect(countryOfDialCode('1')?.mask).toBe(defaultMask('NA'))
    expect(countryOfDialCode('+44')?.mask).toBe(defaultMask('EMEA'))
    expect(countryOfDialCode('1', 'CA')?.code).toBe('CA')
  })
})

describe('phone number', () => {
  it.each([
    ['(415) 555-0123', 'US', '+14155550123'],
    ['1 415 555 0123', 'US', '+14155550123'],
    ['+1 415 555 0123', 'DE', '+14155550123'],
    ['011 49 30 1234567', 'US', '+49301234567'],
    ['020 7946 0142', 'GB', '+442079460142'],
    ['+44 (0)20 7946 0142', 'GB', '+442079460142'],
    ['0044 20 7946 0142', 'GB', '+442079460142'],
    ['07400 123456', 'GB', '+447400123456'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['+49 (0) 30 / 23125-118', 'DE', '+493023125118'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['06 6830 0230', 'IT', '+390668300230'],
    ['+34 91 701 72 67', 'ES', '+34917017267'],
    ['+33 1 42 34 56 10', 'US', '+33142345610'],
    ['+998 90 123 45 67', 'US', '+998901234567'],
    ['４１５５５５０１２３', 'US', '+14155550123'],
  ])('reads %s in %s as %s', (input, country, international) => {
    expect(internationalPhone(input, country)).toBe(international)
  })

  it.each([
    ['415 555 012', 'US'],
    ['1155550123', 'US'],
    ['0155550123', 'US'],
    ['41555501234', 'US'],
    ['0000000000', 'GB'],
    ['+44 20 7946 01', 'GB'],
    ['415-555-CALL', 'US'],
    ['415 555 0123 ext. 4', 'US'],
    ['+', 'US'],
    ['++14155550123', 'US'],
    ['+0 1234567890', 'US'],
    ['1'.repeat(40), 'DE'],
    ['<script>4155550123', 'US'],
  ])('%s is invalid in %s', (input, country) => {
    expect(internationalPhone(input, country)).toBeNull()
    expect(phone(country)(input, {})).toEqual({ messageId: 'field.phone' })
  })

  it('in North America has exactly ten digits and starts with 2 to 9', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,12}$/), fc.constantFrom('US', 'CA'), (digits, country) => {
        const right = /^1?[2-9]\d{9}$/.test(digits)
        expect(readPhone(digits, country)?.country?.dialCode === '1').toBe(right)
      }),
      { seed: 11, numRuns: 2000 },
    )
  })

  it('without a country has code 1 with ten digits, otherwise matches by dial code and length', () => {
    expect(readPhone('4155550123')?.country?.code).toBe('US')
    expect(readPhone('447400123456')?.country?.code).toBe('GB')
    expect(readPhone('33612345678')?.country?.code).toBe('FR')
    expect(readPhone('420601123456')?.country?.code).toBe('CZ')
    expect(readPhone('123')).toBeNull()
  })

  it('uses the form’s dial code', () => {
    expect(phone('US')('020 7946 0142', {})).not.toBeNull()
    expect(phone('US')('020 7946 0142', { phoneCode: '44' })).toBeNull()
    expect(phone('CA')('(604) 555 - 0181', { phoneCode: '1' })).toBeNull()
  })

  it('can require a custom pattern', () => {
    const mobile = phone('DE', /^1[5-7]/)
    expect(mobile('0151 23456789', {})).toBeNull()
    expect(mobile('030 1234567', {})).toEqual({ messageId: 'field.phone' })
    expect(mobile('', {})).toBeNull()
  })
})

describe('fillMask', () => {
  it('fills from the left', () => {
    expect(fillMask('4155550123', '(XXX) XXX - XXXX')).toBe('(415) 555 - 0123')
    expect(fillMask('415', '(XXX) XXX - XXXX')).toBe('(415')
    expect(fillMask('2079460142', 'XXXX - XXX - XXX')).toBe('2079 - 460 - 142')
    expect(fillMask('12345', 'XX')).toBe('12345')
  })

  it('keeps all digits and adds none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), fc.constantFrom(...phoneCountries), (digits, { mask }) => {
        expect(digitsOf(fillMask(digits, mask))).toBe(digits)
      }),
      { seed: 13 },
    )
  })
})

describe('normalization', () => {
  const country = fc.constantFrom(...phoneCountries)
  const number = country.chain((phoneCountry) =>
    fc.tuple(
      fc.constant(phoneCountry),
      fc.stringMatching(new RegExp(`^[2-9]\\d{${phoneCountry.least - 1},${phoneCountry.most - 1}}$`)),
    ),
  )

  it('is idempotent, with and without a country', () => {
    fc.assert(
      fc.property(number, ([{ code }, digits]) => {
        const once = internationalPhone(digits, code)
        expect(once).not.toBeNull()
        expect(internationalPhone(once ?? '', code)).toBe(once)
        expect(internationalPhone(once ?? '')).toBe(once)
      }),
      { seed: 17, numRuns: 2000 },
    )
  })

  it('round-trips formatted numbers', () => {
    fc.assert(
      fc.property(number, ([{ code }, digits]) => {
        const shown = showPhone(digits, code)
        expect(internationalPhone(shown, code)).toBe(internationalPhone(digits, code))
        expect(showPhone(shown, code)).toBe(shown)
      }),
      { seed: 19, numRuns: 2000 },
    )
  })

  it('returns only digits for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), country, (text, { code }) => {
        expect(internationalPhone(text, code) ?? '+10000000').toMatch(/^\+\d{5,15}$/)
      }),
      { seed: 23 },
    )
  })
})
