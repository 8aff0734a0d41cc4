import { expect, it } from 'vitest'
import { positionFault } from './position.ts'

it.each([
  ['US', 40.7263, -73.9986, null],
  ['US', -73.9986, 40.7263, 'swapped'],
  ['US', 40.7263, 73.9986, 'outside'],
  ['US', 21.3, -157.86, null],
  ['US', 52.9, 173.1, null],
  ['US', 0, 0, 'zero'],
  ['CA', 43.6467, -79.4087, null],
  ['GB', 60.155, -1.145, null],
  ['GB', -1.145, 60.155, 'swapped'],
  ['DE', 52.52, 13.41, null],
  ['DE', 13.41, 52.52, 'swapped'],
  ['DE', 48.86, 2.35, 'outside'],
  ['FR', -21.1, 55.5, null],
  ['ES', 28.12, -15.43, null],
  ['IT', 45.46, 9.19, null],
  ['JP', 35.68, 139.77, null],
  ['JP', 0, 0, 'zero'],
] as const)('a store of %s at %d, %d: %s', (country, latitude, longitude, fault) => {
  expect(positionFault(country, { latitude, longitude })).toBe(fault)
})

it('both axes alone may be zero', () => {
  expect(positionFault('GB', { latitude: 51.48, longitude: 0 })).toBeNull()
})
