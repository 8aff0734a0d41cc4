import { describe, expect, it } from 'vitest'
import { formatMoney } from './format.ts'

const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('formatMoney', () => {
  it.each([
    [7900, 'USD', 'en-us', '$79.00'],
    [0, 'USD', 'en-us', '$0.00'],
    [129_900, 'EUR', 'de-de', '1.299,00 €'],
    [129_900, 'GBP', 'en-gb', '£1,299.00'],
    [8500, 'EUR', 'fr-fr', '85,00 €'],
  ] as const)('%i %s in %s', (minor, currency, locale, expected) => {
    expect(normalizeSpaces(formatMoney(minor, currency, locale))).toBe(expected)
  })

  it('shows Canadian dollars by their code (spec 1 §9)', () => {
    expect(normalizeSpaces(formatMoney(9900, 'CAD', 'en-ca'))).toBe('CAD 99.00')
    expect(normalizeSpaces(formatMoney(9900, 'CAD', 'fr-ca'))).toBe('99,00 CAD')
  })
})
