import { expect, it } from 'vitest'
import { pageLocale } from './page-locale.ts'

it.each([
  ['de-de', 'fr', 'de-de'],
  ['FR-CA', null, 'fr-ca'],
  ['xx', 'it-CH,it;q=0.9,en;q=0.5', 'it-it'],
  [null, 'en-GB,en;q=0.9', 'en-gb'],
  [null, 'ja,de;q=0.3', 'de-de'],
  [null, '*', 'en-us'],
  [null, null, 'en-us'],
])('a page requested in %s by a browser that prefers %s is in %s', (asked, liked, locale) => {
  expect(pageLocale(asked, liked)).toBe(locale)
})
