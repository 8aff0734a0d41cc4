import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceKm, earthRadiusKm, placeKey, postalKey, townKey } from './place.ts'

it('matches a place in any spelling', () => {
  expect(placeKey('Saint-Étienne')).toBe(placeKey('saint etienne'))
  expect(placeKey('Gießen')).toBe('giessen')
  expect(postalKey('ec1a 1bb')).toBe('EC1A1BB')
})

it('measures great circles', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 }
  expect(distanceKm(london, { latitude: 48.8566, longitude: 2.3522 })).toBeCloseTo(343.6, 0)
  expect(distanceKm(london, london)).toBe(0)
  expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.2, 0)
})

it.each([
  ['New York and Boston', [40.7143, -74.006], [42.3584, -71.0598], 306],
  ['Berlin and München', [52.52, 13.405], [48.1374, 11.5755], 504],
  ['Madrid and Barcelona', [40.4165, -3.7026], [41.3888, 2.159], 505],
  ['Toronto and Vancouver', [43.7001, -79.4163], [49.2497, -123.1193], 3360],
] as const)('between %s lie as many kilometers as on a map', (_, [south, east], [north, west], kilometers) => {
  const distance = distanceKm({ latitude: south, longitude: east }, { latitude: north, longitude: west })
  expect(Math.abs(distance - kilometers) / kilometers).toBeLessThan(0.01)
})

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('a distance is the same both ways, none to itself, and at most half around the earth', () => {
  fc.assert(
    fc.property(position, position, (here, there) => {
      const distance = distanceKm(here, there)
      expect(distanceKm(there, here)).toBeCloseTo(distance, 6)
      expect(distanceKm(here, here)).toBe(0)
      expect(distance).toBeLessThanOrEqual(Math.PI * earthRadiusKm + 1e-6)
    }),
  )
})

it('finds a town in any spelling of its first word', () => {
  expect(townKey('St. Louis')).toBe(townKey('Saint Louis'))
  expect(townKey('Sankt Augustin')).toBe(townKey('st augustin'))
  expect(townKey('Ste-Foy-lès-Lyon')).toBe(townKey('sainte foy les lyon'))
})
