import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, sites } from '../i18n/locales.ts'
import { profileRules } from './account-forms.ts'
import { type DateFormat, date, dateFormatOf, dateFormatShown, defaultDate, isoDate, maxDate, minDate } from './date.ts'

const formats: readonly DateFormat[] = ['DD/MM/YYYY', 'MM/DD/YYYY']
const twoDigits = (value: number) => String(value).padStart(2, '0')
const formatDate = (year: number, month: number, day: number, format: DateFormat) =>
  `${(format === 'DD/MM/YYYY' ? [day, month] : [month, day]).map(twoDigits).join('/')}/${String(year).padStart(4, '0')}`

describe('date rules', () => {
  it('accept exactly the dates of the calendar', () => {
    const parts = fc.tuple(
      fc.integer({ min: 100, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    fc.assert(
      fc.property(parts, fc.constantFrom(...formats), ([year, month, day], format) => {
        const calendarDate = new Date(Date.UTC(year, month - 1, day))
        const exists =
          calendarDate.getUTCFullYear() === year &&
          calendarDate.getUTCMonth() === month - 1 &&
          calendarDate.getUTCDate() === day
        expect(isoDate(formatDate(year, month, day, format), format)).toBe(
          exists ? calendarDate.toISOString().slice(0, 10) : null,
        )
      }),
      { seed: 5, numRuns: 2000 },
    )
  })

  it('require the format', () => {
    expect(isoDate('29/02/2024', 'DD/MM/YYYY')).toBe('2024-02-29')
    expect(isoDate('02/29/2024', 'MM/DD/YYYY')).toBe('2024-02-29')
    for (const invalid of [
      '29/02/2023',
      '02/29/2024',
      '1-2/2024',
      '01/02/24',
      '2024/13/02',
      '24 12 1990',
      '01/02/2024x',
      '00/01/2024',
    ]) {
      expect(date('DD/MM/YYYY')(invalid, {}), invalid).toEqual({
        messageId: 'field.date',
        params: { format: 'DD/MM/YYYY' },
      })
    }
    expect([isoDate('29/02/1900', 'DD/MM/YYYY'), isoDate('29/02/2000', 'DD/MM/YYYY')]).toEqual([null, '2000-02-29'])
  })

  it.each([
    ['DD/MM/YYYY', '1/2/1990', '1990-02-01'],
    ['MM/DD/YYYY', '1/2/1990', '1990-01-02'],
    ['DD/MM/YYYY', '1-2-1990', '1990-02-01'],
    ['MM/DD/YYYY', '24.12.1990', '1990-12-24'],
    ['DD/MM/YYYY', ' 24. 12. 1990 ', '1990-12-24'],
    ['MM/DD/YYYY', '1990-12-24', '1990-12-24'],
    ['DD/MM/YYYY', '1990/1/2', '1990-01-02'],
    ['DD/MM/YYYY', '\u200E24\u201112\u20111990', '1990-12-24'],
  ] as const)('are read as people and browsers write them: %s %s', (format, written, day) => {
    expect(isoDate(written, format)).toBe(day)
  })

  it('include their bounds', () => {
    const [from, to] = [minDate('DD/MM/YYYY', '10/05/2000'), maxDate('DD/MM/YYYY', '10/05/2000')]
    expect(['09/05/2000', '10/05/2000', '01/06/2000'].map((day) => from(day, {}) === null)).toEqual([false, true, true])
    expect(['09/05/2000', '10/05/2000', '01/06/2000'].map((day) => to(day, {}) === null)).toEqual([true, true, false])
    expect(from('09/05/2000', {})).toEqual({ messageId: 'field.minDate', params: { date: '10/05/2000' } })
  })

  it('default to a minimum in 1900', () => {
    expect(defaultDate).toBe('01/01/1900')
    expect(minDate('MM/DD/YYYY')('12/31/1899', {})?.messageId).toBe('field.minDate')
    expect(minDate('MM/DD/YYYY')('01/01/1900', {})).toBeNull()
  })

  it('put the month first only in the United States', () => {
    expect(['US', 'CA', 'GB', 'DE'].map(dateFormatOf)).toEqual(['MM/DD/YYYY', 'DD/MM/YYYY', 'DD/MM/YYYY', 'DD/MM/YYYY'])
  })

  it('are shown in the letters of the language', () => {
    expect(locales.map((locale) => dateFormatShown(sites[locale]))).toEqual([
      'MM/DD/YYYY',
      'DD/MM/YYYY',
      'JJ/MM/AAAA',
      'DD/MM/YYYY',
      'TT/MM/JJJJ',
      'JJ/MM/AAAA',
      'DD/MM/AAAA',
      'GG/MM/AAAA',
    ])
    const german = sites['de-de']
    expect(profileRules(german).birthDate.map((rule) => rule('1.2.90', {}))).toEqual([
      { messageId: 'field.date', params: { format: 'TT/MM/JJJJ' } },
    ])
  })
})
