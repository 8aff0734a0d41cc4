import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales, sites } from '../i18n/locales.ts'
import { clockIn, dateText, siteDay, siteMidnight, startOfDay } from './clock.ts'
import { dayAfter, weekdayOf, workingDayAfter } from './day.ts'
import { zoneOf } from './zones.ts'

const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) })

describe('a storefront’s day', () => {
  it('is what the calendar of its zone shows', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...locales), (instant, locale) => {
        const site = sites[locale]
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zoneOf(site) }).format(instant)
        expect(siteDay(site, instant)).toBe(shown)
        const long = new Intl.DateTimeFormat(site.bcp47, { dateStyle: 'long', timeZone: zoneOf(site) }).format(instant)
        expect(dateText(site, instant)).toBe(long)
      }),
      { seed: 47, numRuns: 1000 },
    )
  })

  it('ends with its last moment, also when the clocks change', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...locales), (instant, locale) => {
        const site = sites[locale]
        const midnight = siteMidnight(site, instant)
        expect(midnight).toBeGreaterThan(instant)
        expect(siteDay(site, midnight - 1)).toBe(siteDay(site, instant))
        expect(clockIn(zoneOf(site), midnight)).toEqual({ day: dayAfter(siteDay(site, instant), 1), time: '00:00' })
      }),
      { seed: 47, numRuns: 1000 },
    )
  })

  it('is of the evening in New York, and of a day alone', () => {
    expect(dateText(sites['en-us'], '2026-12-01T02:30:00Z')).toBe('November 30, 2026')
    expect(dateText(sites['de-de'], '2026-12-01T02:30:00Z')).toBe('1. Dezember 2026')
    expect(dateText(sites['en-us'], '2026-12-01')).toBe('December 1, 2026')
  })

  it('begins where the clocks are put forward', () => {
    expect(new Date(startOfDay('Europe/Berlin', '2026-03-29')).toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(new Date(startOfDay('Europe/Berlin', '2026-03-30')).toISOString()).toBe('2026-03-29T22:00:00.000Z')
  })
})

it('working days leave Sundays out', () => {
  expect(weekdayOf('2026-11-29')).toBe(7)
  expect(workingDayAfter('2026-11-28', 1)).toBe('2026-11-30')
  expect(workingDayAfter('2026-11-30', 0)).toBe('2026-11-30')
  expect(workingDayAfter('2026-11-30', 6)).toBe('2026-12-07')
})
