import { distanceKm, placeKey } from '../../shared/address/place.ts'
import { normalPostalCode } from '../../shared/address/postal-code.ts'
import type { CollectionPointQuestion } from '../../shared/contracts/carrier.ts'
import type { CollectionPoint } from '../../shared/contracts/store.ts'
import { type Random, random } from '../../shared/random.ts'
import { type CollectionRegion, collectionRegions } from './collection-regions.ts'
import { type ParcelShops, parcelShops } from './parcel-shops.ts'

type Place = { readonly latitude: number; readonly longitude: number }

/** The longest distance at which a parcel shop is offered. */
const maxDistanceKm = 40
const kmPerDegree = 111.2

const directories = new Map<string, readonly CollectionPoint[]>()

/** All parcel shops of a country. They are generated from fixed seeds, so every isolate returns the same ones. */
function directory(country: string): readonly CollectionPoint[] {
  const cached = directories.get(country)
  if (cached) return cached
  const shops = parcelShops[country]
  const points = shops ? collectionRegions(country).flatMap((region) => pointsOf(country, region, shops)) : []
  directories.set(country, points)
  return points
}

function pointsOf(country: string, region: CollectionRegion, shops: ParcelShops): readonly CollectionPoint[] {
  const shopCount = region.from === region.to ? 8 : 24
  return Array.from({ length: shopCount }, (_, index) => {
    const draw = random(`collection point ${country} ${region.key} ${index}`)
    const postalCode = postalCodeIn(country, region, draw)
    const chain = draw.pick(shops.chains)
    const kind = draw.pick(shops.kinds)
    return {
      id: `${country}-${region.key}-${String(index + 1).padStart(2, '0')}`,
      name: `${chain} ${kind.name} ${draw.pick(shops.names)}`,
      addressLine1: shops.street(draw.pick(shops.streets), draw.int(1, 148)),
      city: region.city,
      postalCode,
      country,
      ...randomlyOffset(placeOf(country, region, postalCode), draw, 0.9),
      hours: [...kind.hours],
      distance: null,
    }
  })
}

function postalCodeIn(country: string, { from, to }: CollectionRegion, draw: Random): string {
  if (country !== 'GB') return String(draw.int(Number(from), Number(to))).padStart(from.length, '0')
  const outward = from === to ? from : from.replace(/\d+$/, '') + draw.int(Number(/\d+$/.exec(from)?.[0]), Number(to))
  const letter = () => draw.pick([...'ABDEFGHJLNPQRSTUWXYZ'])
  return `${outward} ${draw.int(1, 9)}${letter()}${letter()}`
}

/** In a town with several postal codes, each code has its own fixed location around the center. */
function placeOf(country: string, region: CollectionRegion, postalCode: string): Place {
  if (region.from === region.to) return region
  const code = country === 'GB' ? (postalCode.split(' ')[0] ?? '') : postalCode
  return randomlyOffset(region, random(`postal code ${country} ${code}`), 3.5)
}

function randomlyOffset({ latitude, longitude }: Place, draw: Random, km: number): Place {
  const [distance, angle] = [km * Math.sqrt(draw.next()), 2 * Math.PI * draw.next()]
  const east = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: rounded(latitude + (distance * Math.cos(angle)) / kmPerDegree, 5),
    longitude: rounded(longitude + (distance * Math.sin(angle)) / east, 5),
  }
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places

/**
 * Parcel shops near a postal code, nearest first, within `maxDistanceKm`. If the city is known, its location is used,
 * since it is more precise than the first digits of the code. Empty for a code that the country doesn't have and for a
 * country without parcel shops.
 */
export function collectionPointsNear(question: CollectionPointQuestion): readonly CollectionPoint[] {
  const country = question.country.toUpperCase()
  const center = centerOf(country, normalPostalCode(question.postalCode, country), question.city ?? '')
  if (!center) return []
  return directory(country)
    .map((point) => ({ ...point, distance: rounded(distanceKm(center, point), 1) }))
    .filter((point) => point.distance <= maxDistanceKm)
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    .slice(0, question.count)
}

function centerOf(country: string, postalCode: string, city: string): Place | null {
  const regions = collectionRegions(country)
  const key = country === 'GB' ? /^[A-Z]+(?=\d)/.exec(postalCode)?.[0] : /^\d{2}(?=\d{3}$)/.exec(postalCode)?.[0]
  const regionByCode = regions.find((region) => region.key === key)
  const regionsByCity = city === '' ? [] : regions.filter((region) => placeKey(region.city) === placeKey(city))
  const region =
    regionByCode && regionsByCity.includes(regionByCode) ? regionByCode : (regionsByCity[0] ?? regionByCode)
  return region && regionByCode ? placeOf(country, region, postalCode) : null
}

/** The parcel shop with this id; null where there is none. */
export function collectionPoint(id: string): CollectionPoint | null {
  return directory(id.slice(0, 2)).find((point) => point.id === id) ?? null
}
