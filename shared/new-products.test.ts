import { expect, it } from 'vitest'
import { sites } from './i18n/locales.ts'
import { isNew, newSince } from './new-products.ts'

const isNewAt = (site: keyof typeof sites, publishedAt: string, instant: string) =>
  isNew(publishedAt, newSince(sites[site], Date.parse(instant)))

it.each([
  ['2026-11-01', '2026-11-01T12:00:00Z', true],
  ['2026-11-01', '2026-11-30T12:00:00Z', true],
  ['2026-11-01', '2026-12-01T12:00:00Z', false],
  ['2026-11-01T09:30:00Z', '2026-11-30T12:00:00Z', true],
  ['2026-10-31T23:59:00Z', '2026-11-30T12:00:00Z', false],
] as const)('a product of %s at %s: %s', (publishedAt, instant, expected) => {
  expect(isNewAt('de-de', publishedAt, instant)).toBe(expected)
})

it('stops to be new with the day of the site, not with that of the server', () => {
  const lateInNewYork = '2026-12-01T03:00:00Z'
  expect(isNewAt('en-us', '2026-11-01', lateInNewYork)).toBe(true)
  expect(isNewAt('de-de', '2026-11-01', lateInNewYork)).toBe(false)
})
