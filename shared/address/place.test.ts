import { expect, it } from 'vitest'
import { distanceKm, placeKey, postalKey } from './place.ts'

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
