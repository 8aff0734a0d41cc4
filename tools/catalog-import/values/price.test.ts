import { describe, expect, it } from 'vitest'
import { parsePrice } from './price.ts'

const minor = (text: string, expected: 'USD' | 'EUR' | 'CAD' | null = 'USD', decimal?: '.' | ',') => {
  const parsed = parsePrice(text, expected, decimal)
  return parsed.ok ? [parsed.value.minor, parsed.value.currency] : parsed.failure
}

describe('parsePrice', () => {
  it.each([
    ['19.99 USD', 1999, 'USD'],
    ['USD 19.99', 1999, 'USD'],
    ['1.299,00 EUR', 129_900, 'EUR'],
    ['1 299,00 €', 129_900, 'EUR'],
    ['$19.99', 1999, 'USD'],
    ['$1,299', 129_900, 'USD'],
    ['CA$5', 500, 'CAD'],
    ['£0.50', 50, 'GBP'],
    ['19,5', 1950, null],
    ['1,234,567.89', 123_456_789, null],
    ['12', 1200, null],
  ])('reads %s', (text, amount, currency) => {
    expect(minor(text)).toEqual([amount, currency])
  })

  it.each([
    '-1',
    '($5)',
    '',
    'free',
    '1.2.3',
    '1e5',
    '0x10',
    '19.999 EUR',
    '0.00',
    '5 PLN',
    '¥500',
    '12 34',
    'NaN',
    '9'.repeat(30),
    '1.299',
  ])('refuses %s', (text) => {
    expect(minor(text, 'EUR')).toEqual(expect.any(String))
  })

  it('reads what could be two amounts by the decimal sign of the mapping', () => {
    expect(minor('1.299', 'EUR', ',')).toEqual([129_900, null])
    expect(minor('10.000', 'USD', '.')).toEqual([1000, null])
  })

  it('takes a bare dollar for the one that is expected', () => {
    expect(minor('$5', 'CAD')).toEqual([500, 'CAD'])
  })
})
