import { expect, it } from 'vitest'
import { sites } from '../../../shared/i18n/locales.ts'
import { distanceText } from './distance-text.ts'

it.each([
  ['en-us', 0, {}, '0.1 mi'],
  ['en-us', 16.1, {}, '10 mi'],
  ['en-us', 16.1, { isAbout: true }, '10 mi'],
  ['en-us', 0, { isAbout: true }, '1 mi'],
  ['en-gb', 3, {}, '1.9 mi'],
  ['de-de', 3.44, {}, '3,4 km'],
  ['de-de', 3.44, { isAbout: true }, '3 km'],
  ['en-ca', 0.02, {}, '0.1 km'],
] as const)('%s: %d km, %j, is %s', (locale, kilometers, precision, text) => {
  expect(distanceText(kilometers, sites[locale], precision)?.replace(/\s/g, ' ')).toBe(text)
})

it('no distance is none', () => {
  expect(distanceText(null, sites['en-us'])).toBeNull()
})
