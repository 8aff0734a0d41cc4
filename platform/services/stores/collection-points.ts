import { normalPostalCode } from '../../../shared/address/postal-code.ts'
import type { CollectionPoint } from '../../../shared/contracts/store.ts'
import { type Random, random } from '../../db/seed/random.ts'
import { type CollectionRegion, collectionRegions } from './collection-regions.ts'
import { type ParcelShops, parcelShops } from './parcel-shops.ts'
import { distanceKm, placeKey } from './place.ts'

type Point = Omit<CollectionPoint, 'distance'>
type Place = { readonly latitude: number; readonly longitude: number }

/** How far somebody goes for a parcel. */
const reachKm = 40
const kmPerDegree = 111.2

const directories = new Map<string, readonly Point[]>()

/** Every parcel shop of a country: the same ones in every isolate, as from a carrier's directory. */
function directory(country: string): readonly Point[] {
  const known = directories.get(country)
  if (known) return known
  const shops = parcelShops[country]
  const points = shops ? collectionRegions(country).flatMap((region) => pointsOf(country, region, shops)) : []
  directories.set(country, points)
  return points
}

function pointsOf(country: string, region: CollectionRegion, shops: ParcelShops): readonly Point[] {
  const many = region.from === region.to ? 8 : 24
  return Array.from({ length: many }, (_, index) => {
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
      ...moved(placeOf(country, region, postalCode), draw, 0.9),
      hours: [...kind.hours],
    }
  })
}

function postalCodeIn(country: string, { from, to }: CollectionRegion, draw: Random): string {
  if (country !== 'GB') return String(draw.int(Number(from), Number(to))).padStart(from.length, '0')
  const outward = from === to ? from : from.replace(/\d+$/, '') + draw.int(Number(/\d+$/.exec(from)?.[0]), Number(to))
  const letter = () => draw.pick([...'ABDEFGHJLNPQRSTUWXYZ'])
  return `${outward} ${draw.int(1, 9)}${letter()}${letter()}`
}

/** Each postal code of a town with several lies in its own direction from the middle, always the same one. */
function placeOf(country: string, region: CollectionRegion, postalCode: string): Place {
  if (region.from === region.to) return region
  const code = country === 'GB' ? (postalCode.split(' ')[0] ?? '') : postalCode
  return moved(region, random(`postal code ${country} ${code}`), 3.5)
}

function moved({ latitude, longitude }: Place, draw: Random, km: number): Place {
  const [away, angle] = [km * Math.sqrt(draw.next()), 2 * Math.PI * draw.next()]
  const east = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: rounded(latitude + (away * Math.cos(angle)) / kmPerDegree, 5),
    longitude: rounded(longitude + (away * Math.sin(angle)) / east, 5),
  }
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places

type Asked = {
  readonly postalCode: string
  readonly country: string
  readonly city?: string | undefined
  readonly count: number
}

/**
 * Parcel shops near a postal code, nearest first, within forty kilometres. A town that has shops says better where it is than the first
 * digits of the code do. None for a code that the country doesn't have, and where no carrier has shops.
 */
export function collectionPointsNear(asked: Asked): readonly CollectionPoint[] {
  const country = asked.country.toUpperCase()
  const centre = centreOf(country, normalPostalCode(asked.postalCode, country), asked.city ?? '')
  if (!centre) return []
  return directory(country)
    .map((point) => ({ ...point, distance: rounded(distanceKm(centre, point), 1) }))
    .filter((point) => point.distance <= reachKm)
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    .slice(0, asked.count)
}

function centreOf(country: string, postalCode: string, city: string): Place | null {
  const regions = collectionRegions(country)
  const key = country === 'GB' ? /^[A-Z]+(?=\d)/.exec(postalCode)?.[0] : /^\d{2}(?=\d{3}$)/.exec(postalCode)?.[0]
  const ofCode = regions.find((region) => region.key === key)
  const ofCity = city === '' ? [] : regions.filter((region) => placeKey(region.city) === placeKey(city))
  const region = ofCode && ofCity.includes(ofCode) ? ofCode : (ofCity[0] ?? ofCode)
  return region && ofCode ? placeOf(country, region, postalCode) : null
}

/** The parcel shop with this id; null where there is none. */
export function collectionPoint(id: string): Point | null {
  return directory(id.slice(0, 2)).find((point) => point.id === id) ?? null
}
