import { expect, it } from 'vitest'
import type { StoreSearchAnswer } from '../../../shared/contracts/store.ts'
import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { findingOf } from './finding.ts'

const town = (name: string, province: string) => ({ name, province })

const summaryIn = (locale: Locale, found: Partial<StoreSearchAnswer>) =>
  findingOf(
    { site: sites[locale], t: (id, values) => `${id} ${JSON.stringify(values)}` },
    { total: 2, stores: [], place: null, otherPlaces: [], isBeyond: false, ...found },
    { query: 'neustadt' },
  )

it('a town is told from others of its name by its province, once', () => {
  const place = town('Neustadt', 'Rheinland-Pfalz')
  const otherPlaces = [town('Neustadt (Hessen)', 'Hessen'), town('Neustadt an der Donau', 'Bayern')]
  const { summary, others } = summaryIn('de-de', { place, otherPlaces })
  expect(summary).toContain('"place":"Neustadt (Rheinland-Pfalz)"')
  expect(others).toEqual(['Neustadt (Hessen)', 'Neustadt an der Donau (Bayern)'])
  expect(summaryIn('de-de', { place }).summary).toContain('"place":"Neustadt"')
})

it('in America the state always stands beside a town', () => {
  expect(summaryIn('en-us', { place: town('Boston', 'MA') }).summary).toContain('"place":"Boston, MA"')
})

it('without a place of its own, a backend’s stores are near what was typed', () => {
  expect(summaryIn('en-us', {}).summary).toBe('stores.countNear {"count":2,"place":"neustadt"}')
  expect(summaryIn('en-us', { total: 0 }).summary).toBe('stores.unknown {"place":"neustadt"}')
  expect(summaryIn('en-us', { total: 0, place: town('Boston', 'MA') }).summary).toMatch(/^stores\.noneAtAll/)
})
