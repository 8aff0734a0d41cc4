import { expect, it } from 'vitest'
import type { Store } from '../../../shared/contracts/store.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { mapOf } from './map-view.ts'

const store = (storeId: string, latitude: number | null, longitude: number | null, country = 'US'): Store => ({
  storeId,
  name: storeId,
  addressLine1: '1 Main Street',
  addressLine2: null,
  city: 'Town',
  province: null,
  postalCode: '1',
  country,
  phone: null,
  latitude,
  longitude,
  hours: [],
  services: [],
})

it.each<[string, Store[]]>([
  ['of a country', [store('a', 47.6, -122.3), store('b', 25.8, -80.2), store('c', 42.4, -71.1)]],
  ['of one store', [store('a', 40.7, -74)]],
  ['of two stores at the same address', [store('a', 52.5, 13.4, 'DE'), store('b', 52.5, 13.4, 'DE')]],
  ['near the pole', [store('a', 89.9, 0, 'XX'), store('b', 89.8, 170, 'XX')]],
])('a map %s has every pin inside, and a scale that fits', (_, stores) => {
  const map = mapOf(stores, sites['en-us'])
  for (const { x, y } of map?.pins ?? []) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(5)
  expect(map?.scale.width).toBeGreaterThan(5)
  expect(map?.scale.width).toBeLessThan(30)
})

it('has north above and east to the right', () => {
  const [seattle, miami] = mapOf([store('a', 47.6, -122.3), store('b', 25.8, -80.2)], sites['en-us'])?.pins ?? []
  expect((seattle?.x ?? 0) < (miami?.x ?? 0) && (seattle?.y ?? 0) < (miami?.y ?? 0)).toBe(true)
})

it('shows the outline of a country, and none that would put a town into the sea', () => {
  expect(mapOf([store('a', 47.6, -122.3), store('b', 25.8, -80.2)], sites['en-us'])?.outline?.path).toMatch(/^M/)
  expect(mapOf([store('a', 40.7, -74)], sites['en-us'])?.outline).toBeNull()
  expect(mapOf([store('a', 10, 20, 'XX'), store('b', 30, 40, 'XX')], sites['en-us'])?.outline).toBeNull()
  expect(mapOf([], sites['en-us'])).toBeNull()
})

it('measures in the country’s unit', () => {
  const stores = [store('a', 52.5, 13.4), store('b', 52.6, 13.5)]
  expect(mapOf(stores, sites['en-us'])?.scale.label).toMatch(/^\d+ mi$/)
  expect(mapOf(stores, sites['de-de'])?.scale.label).toMatch(/^\d+ km$/)
})

it('leaves out a store without a position, whose number nobody else gets', () => {
  const stores = [store('a', 40.7, -74), store('b', null, null), store('c', 40.8, -74.1)]
  expect(mapOf(stores, sites['en-us'])?.pins.map(({ storeId, number }) => [storeId, number])).toEqual([
    ['a', 1],
    ['c', 3],
  ])
  expect(mapOf([store('b', null, null)], sites['en-us'])).toBeNull()
})
