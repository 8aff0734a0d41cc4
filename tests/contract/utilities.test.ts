import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeRows } from '../../demo/seed/store-rows.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import { locales, sites } from '../../shared/i18n/locales.ts'
import type { Platform } from '../integration/platform/platform.ts'
import { startFilledPlatform } from './target.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startFilledPlatform()
  await platform.admin('/stores', { stores: seedStores })
})
afterAll(() => platform?.close())

describe('the countries', () => {
  it('are named in the shop’s language, each with its dial code and mask', async () => {
    const { countries } = await platform.call('utilities.countries', {}, 'de-de')
    expect(countries).toContainEqual({ code: 'DE', name: 'Deutschland', dialCode: '49', mask: 'XXXX XXXXXXX' })
    expect(countries).toContainEqual({
      code: 'US',
      name: 'Vereinigte Staaten',
      dialCode: '1',
      mask: '(XXX) XXX - XXXX',
    })
    const names = countries.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de-DE')))
    const codes = new Set(countries.map(({ code }) => code))
    expect(locales.filter((locale) => !codes.has(sites[locale].country))).toEqual([])
  })
})

describe('a country', () => {
  it('tells its provinces in the shop’s language and the form of its postal codes', async () => {
    const canada = await platform.call('utilities.i18n', { params: { countryCode: 'ca' } }, 'fr-ca')
    expect(canada.countryCode).toBe('CA')
    expect(canada.provinces).toContainEqual({ code: 'QC', name: 'Québec' })
    expect(canada.provinces).toHaveLength(13)
    expect('M6J 1G1').toMatch(new RegExp(`^(?:${canada.postalCodePattern})$`))
  })

  it('without entries, or unknown, has an empty list', async () => {
    const germany = await platform.call('utilities.i18n', { params: { countryCode: 'DE' } })
    expect(germany).toEqual({ countryCode: 'DE', provinces: [], postalCodePattern: '[0-9][0-9][0-9][0-9][0-9]' })
    const nowhere = await platform.call('utilities.i18n', { params: { countryCode: 'XX' } })
    expect(nowhere).toEqual({ countryCode: 'XX', provinces: [], postalCodePattern: null })
  })
})

describe('the stores', () => {
  it('are all in the shop’s country', async () => {
    for (const locale of ['de-de', 'fr-ca'] as const) {
      const { country } = sites[locale]
      const { stores } = await platform.call('utilities.stores', {}, locale)
      expect(stores).toHaveLength(storeRows[country].trim().split('\n').length)
      expect(stores.filter((store) => store.country !== country)).toEqual([])
    }
  })
})

describe('collection points', () => {
  const request = (body: { postalCode: string; country: string; city?: string; count?: number }) =>
    platform.call('stores.collectionPoints', { body }, 'de-de')

  it('are the nearest of a European country, the same at every call', async () => {
    const { collectionPoints } = await request({ postalCode: '10119', country: 'de' })
    expect(collectionPoints).toHaveLength(20)
    expect(collectionPoints[0]).toMatchObject({ city: 'Berlin', country: 'DE' })
    expect(collectionPoints[0]?.distance).toBeLessThan(4)
    expect((await request({ postalCode: 'D-10119', country: 'DE', count: 3 })).collectionPoints).toEqual(
      collectionPoints.slice(0, 3),
    )
  })

  it('are an empty list for a distant place and for an invalid postal code', async () => {
    expect(await request({ postalCode: '10012', country: 'US' })).toEqual({ collectionPoints: [] })
    expect(await request({ postalCode: '<b>', country: 'DE' })).toEqual({ collectionPoints: [] })
  })

  it('are refused for a malformed request', async () => {
    for (const body of [
      { postalCode: '10119', country: 'Germany' },
      { postalCode: '1'.repeat(21), country: 'DE' },
      { country: 'DE' },
    ]) {
      const answer = await platform.ask('stores.collectionPoints', { body: body as never })
      expect(answer.status).toBe(400)
    }
  })
})
