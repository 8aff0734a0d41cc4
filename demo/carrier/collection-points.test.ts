import { describe, expect, it } from 'vitest'
import { isPostalCode, normalPostalCode } from '../../shared/address/postal-code.ts'
import { CollectionPoint } from '../../shared/contracts/store.ts'
import { collectionPoint, collectionPointsNear } from './collection-points.ts'
import { collectionRegions } from './collection-regions.ts'

const countries = ['GB', 'DE', 'FR', 'ES', 'IT']
const near = (country: string, postalCode: string, count = 20, city?: string) =>
  collectionPointsNear({ country, postalCode, count, city })
const middleCode = (country: string, from: string) => (country === 'GB' ? `${from} 1AA` : from)

describe('collection points', () => {
  it('are near every region’s town, nearest first, in the contract’s form', () => {
    for (const country of countries) {
      const regions = collectionRegions(country)
      expect(regions.length).toBeGreaterThan(45)
      expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length)
      for (const { key, from, city } of regions) {
        const points = near(country, middleCode(country, from))
        const at = `${country} ${key}`
        expect(points.length, at).toBeGreaterThanOrEqual(8)
        expect(points[0]?.distance, at).toBeLessThan(4)
        expect(points[0]?.city, at).toBe(city)
        const distances = points.map(({ distance }) => distance ?? -1)
        expect(distances).toEqual([...distances].sort((a, b) => a - b))
        for (const point of points) {
          expect(CollectionPoint.safeParse(point).success, at).toBe(true)
          expect(isPostalCode(point.postalCode, country), point.postalCode).toBe(true)
          expect(normalPostalCode(point.postalCode, country)).toBe(point.postalCode)
        }
      }
    }
  })

  it('are the same every time and can be found by id', () => {
    const points = near('de', '10119', 50)
    expect(near('DE', ' d-10119 ', 50)).toEqual(points)
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
    for (const point of points) expect(collectionPoint(point.id)).toEqual({ ...point, distance: null })
  })

  it('of a large town are found by its postal codes', () => {
    const [first, second] = [near('FR', '75003')[0], near('FR', '75018')[0]]
    expect(first?.city).toBe('Paris')
    expect(first?.id).not.toBe(second?.id)
    expect(near('GB', 'E2 7DP')[0]?.city).toBe('London')
  })

  it('are as many as requested', () => {
    expect(near('IT', '20159', 3)).toHaveLength(3)
    expect(near('IT', '20159', 3)).toEqual(near('IT', '20159', 10).slice(0, 3))
  })

  it('are around the named city if it is known', () => {
    const [point] = near('DE', '14467', 5, 'berlin')
    expect(point?.city).toBe('Berlin')
    expect(near('DE', '14467', 5, 'Nowhere')).toEqual(near('DE', '14467', 5))
  })

  it('are an empty list in a country without parcel shops', () => {
    for (const [country, code] of [
      ['US', '10012'],
      ['DE', '00119'],
      ['DE', '101'],
      ['GB', '10119'],
      ['GB', '__proto__'],
      ['ES', '51001'],
      ['XX', '1'],
    ]) {
      expect(near(country ?? '', code ?? ''), `${country} ${code}`).toEqual([])
    }
    for (const id of ['', 'DE', 'DE-10-99', 'US-10-01', '__proto__', 'constructor'])
      expect(collectionPoint(id)).toBeNull()
  })

  it('open in the morning and close later on the same day', () => {
    for (const { hours, name } of countries.flatMap((country) =>
      near(country, country === 'GB' ? 'LS1 4DY' : '28001', 50),
    )) {
      expect(hours.length, name).toBeGreaterThan(5)
      expect(hours.filter(({ opens, closes }) => opens >= closes)).toEqual([])
    }
  })
})
