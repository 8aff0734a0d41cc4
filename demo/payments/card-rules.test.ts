import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandOf, cardFaults, expiryMonth, formatExpiry, formatNumber, hasExpired, passesLuhn } from './card-rules.ts'

const now = Date.UTC(2026, 10, 21)
const validCard = { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123' }

describe('a card’s number', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['2721000000000000', null],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['9', null],
  ])('%s has the brand %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })

  it('has a check digit that detects any single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digits = [...'4242424242424242'].map(Number)
        digits[place] = ((digits[place] ?? 0) + step) % 10
        expect(passesLuhn(digits.join(''))).toBe(false)
      }),
      { seed: 7 },
    )
    expect(passesLuhn('4242424242424242')).toBe(true)
    expect(passesLuhn('')).toBe(false)
  })

  it('is grouped as on the card and limited to the longest length', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatNumber('3782822')).toBe('3782 822')
    expect(formatNumber('5555-5555 5555 4444 99')).toBe('5555 5555 5555 4444')
    expect(formatNumber('')).toBe('')
  })
})

describe('a card’s month', () => {
  it.each([
    ['0', '0'],
    ['4', '04'],
    ['042', '04 / 2'],
    ['04/29', '04 / 29'],
    ['4/29', '04 / 29'],
    ['1/29', '01 / 29'],
    ['04 / 203', '04 / 203'],
    ['04 / 2031', '04 / 31'],
    ['12 / 20', '12 / 20'],
  ])('%s is formatted as %s', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written)
  })

  it('can be typed digit by digit, with a year of two or four digits', () => {
    const type = (keys: string) => [...keys].reduce((value, key) => formatExpiry(value + key), '')
    expect(type('0429')).toBe('04 / 29')
    expect(type('042031')).toBe('04 / 31')
    expect(type('429')).toBe('04 / 29')
    expect(type('1/30')).toBe('01 / 30')
  })

  it('is at most 12, and valid until its end', () => {
    expect(expiryMonth('13 / 29')).toBeNull()
    expect(expiryMonth('04 / 2')).toBeNull()
    expect(expiryMonth('11 / 26')).toBe('2026-11')
    expect(hasExpired('2026-11', now)).toBe(false)
    expect(hasExpired('2026-10', now)).toBe(true)
  })
})

describe('the card fields', () => {
  it('accept a valid card, and American Express with its longer code', () => {
    expect(cardFaults(validCard, now)).toEqual({})
    expect(cardFaults({ ...validCard, number: '3782 822463 10005', code: '1234' }, now)).toEqual({})
  })

  it.each([
    [{ number: '' }, { number: 'missing' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'invalid' }],
    [{ number: '4242 4242 4242' }, { number: 'invalid' }],
    [{ expiry: '' }, { expiry: 'missing' }],
    [{ expiry: '13 / 29' }, { expiry: 'invalid' }],
    [{ expiry: '10 / 26' }, { expiry: 'expired' }],
    [{ code: ' ' }, { code: 'missing' }],
    [{ code: '12' }, { code: 'invalid' }],
    [{ code: '1234' }, { code: 'invalid' }],
    [{ code: '12a' }, { code: 'invalid' }],
  ])('report the fault of %o', (change, faults) => {
    expect(cardFaults({ ...validCard, ...change }, now)).toEqual(faults)
  })
})
