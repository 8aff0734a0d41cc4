import { expect, it } from 'vitest'
import { sites } from './i18n/locales.ts'
import { isComing, saleStart } from './sale-start.ts'

it.each([
  ['en-us', '2026-12-01', '2026-12-01T05:00:00Z'],
  ['de-de', '2026-12-01', '2026-11-30T23:00:00Z'],
  ['de-de', '2026-07-01', '2026-06-30T22:00:00Z'],
  ['de-de', '2026-12-01T18:00:00+01:00', '2026-12-01T17:00:00Z'],
] as const)('the sale on %s of what is published on %s begins at %s', (locale, publishedAt, instant) => {
  const start = Date.parse(instant)
  expect(saleStart(sites[locale], publishedAt)).toBe(start)
  expect(isComing(sites[locale], publishedAt, start - 1)).toBe(true)
  expect(isComing(sites[locale], publishedAt, start)).toBe(false)
})
