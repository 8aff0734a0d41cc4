import { integer, orNull, real } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import { distanceKm, earthRadiusKm, kilometersPerDegree } from '../../../shared/address/place.ts'
import type { Position } from '../../../shared/address/position.ts'
import type { FoundPlace, Store, StoreHit, StoreSearch, StoreSearchAnswer } from '../../../shared/contracts/store.ts'
import { stores } from '../../db/store-tables.ts'
import type { Place } from './place.ts'
import { placesOf } from './places.ts'

type Found = Pick<StoreSearchAnswer, 'total' | 'stores'> & { readonly isBeyond?: boolean }
/** Where distances are from. Stores without a position are in a named place alone. */
type Center = Position & Partial<Pick<Place, 'cityKeys' | 'codes'>>

/**
 * Stores near a place, nearest first. A postal code or a city is placed by the gazetteer (decision 47). Without a place
 * every store of the country, by city.
 */
export async function searchStores(
  db: D1Database,
  query: StoreSearch,
  siteCountry: string,
): Promise<StoreSearchAnswer> {
  const { latitude, longitude } = query
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  // Coordinates alone are a place in any country.
  const country = here && query.country === undefined ? null : (query.country ?? siteCountry).toUpperCase()
  const isNamed = Boolean(query.postalCode?.trim()) || Boolean(query.city?.trim())
  const [place, ...others] = !here && country && isNamed ? await placesOf(db, country, query) : []
  const center = here ?? place ?? null
  const found = await find(db, query, { center, country, isNamed })
  return { isBeyond: false, ...found, place: place ? named(place) : null, otherPlaces: others.map(named) }
}

const named = ({ name, province }: Place): FoundPlace => ({ name, province })

type Where = { readonly center: Center | null; readonly country: string | null; readonly isNamed: boolean }

async function find(db: D1Database, query: StoreSearch, { center, country, isNamed }: Where): Promise<Found> {
  if (query.storeIds) return amongThese(db, query.storeIds, center, query)
  if (!center) return isNamed || !country ? { total: 0, stores: [] } : byCity(db, country, query)
  const found = await nearest(db, center, country, query)
  return found.total === 0 && query.start === 0 ? beyond(db, center, country) : found
}

const documents = pick(stores, 'document')

async function amongThese(
  db: D1Database,
  storeIds: readonly string[],
  center: Center | null,
  { start, count, radius }: StoreSearch,
): Promise<Found> {
  const hits = (await readDocuments(db, storeIds))
    .map((store) => ({ ...store, distance: distanceTo(store, center) }))
    .filter(({ distance }) => distance === null || distance <= radius)
    .toSorted((a, b) => (a.distance ?? noDistance) - (b.distance ?? noDistance) || a.city.localeCompare(b.city))
  return { total: hits.length, stores: hits.slice(start, start + count) }
}

/** Behind every distance on earth. */
const noDistance = 50_000

function distanceTo({ latitude, longitude }: Store, center: Center | null): number | null {
  return center === null || latitude === null || longitude === null
    ? null
    : rounded(distanceKm(center, { latitude, longitude }))
}

async function byCity(db: D1Database, country: string, { start, count }: StoreSearch): Promise<Found> {
  const [page, all] = await db.batch([
    db
      .prepare(
        'SELECT document FROM stores WHERE country = ?1 ORDER BY latitude IS NULL, city_key, store_id LIMIT ?2 OFFSET ?3',
      )
      .bind(country, count, start),
    db.prepare('SELECT count(*) AS total FROM stores WHERE country = ?').bind(country),
  ])
  return {
    total: readRows({ total: integer }, all)[0]?.total ?? 0,
    stores: readRows(documents, page).map(({ document }) => ({ ...document, distance: null })),
  }
}

const hit = { ...documents, kilometers: orNull(real), total: integer }

/** As `distanceKm`. */
const distanceSql = `2 * ${earthRadiusKm} * asin(min(1, sqrt(
  pow(sin(radians(latitude - ?1) / 2), 2) + cos(radians(?1)) * cos(radians(latitude)) * pow(sin(radians(longitude - ?2) / 2), 2)
)))`

/**
 * Reads the positions in a box around the circle, and the documents of the page alone. Stores of the place that have
 * no position come last.
 */
const nearestSql = `WITH near AS (
    SELECT store_id, ${distanceSql} AS kilometers FROM stores INDEXED BY stores_by_place
    WHERE latitude BETWEEN ?3 AND ?4 AND longitude BETWEEN ?5 AND ?6 AND (?7 IS NULL OR country = ?7)
  ), found AS (
    SELECT store_id, kilometers FROM near WHERE kilometers <= ?8
    UNION ALL
    SELECT store_id, NULL FROM stores WHERE latitude IS NULL AND country = ?7
      AND (city_key IN (SELECT value FROM json_each(?11)) OR postal_key GLOB ?12)
  ), page AS (
    SELECT store_id, kilometers, count(*) OVER () AS total FROM found
    ORDER BY kilometers IS NULL, kilometers, store_id LIMIT ?9 OFFSET ?10
  )
  SELECT document, kilometers, total FROM page JOIN stores USING (store_id)
  ORDER BY kilometers IS NULL, kilometers, store_id`

async function nearest(
  db: D1Database,
  { cityKeys = [], codes = null, ...center }: Center,
  country: string | null,
  { radius, start, count }: StoreSearch,
): Promise<Found> {
  const { north, south, west, east } = boxAround(center, radius)
  const { latitude, longitude } = center
  const statement = db
    .prepare(nearestSql)
    .bind(latitude, longitude, south, north, west, east, country, radius, count, start, JSON.stringify(cityKeys), codes)
  const hits = readRows(hit, await statement.all())
  return { total: hits[0]?.total ?? 0, stores: hits.map(storeHit) }
}

type Read = { readonly document: Store; readonly kilometers: number | null }

const storeHit = ({ document, kilometers }: Read): StoreHit => ({
  ...document,
  distance: kilometers === null ? null : rounded(kilometers),
})

const beyondSql = `SELECT document, ${distanceSql} AS kilometers FROM stores
  WHERE latitude IS NOT NULL AND (?3 IS NULL OR country = ?3) ORDER BY kilometers, store_id LIMIT 1`

/** The nearest store, however far it is. */
async function beyond(db: D1Database, { latitude, longitude }: Center, country: string | null): Promise<Found> {
  const rows = await db.prepare(beyondSql).bind(latitude, longitude, country).all()
  const found = readRows({ ...documents, kilometers: real }, rows).map(storeHit)
  return { total: found.length, stores: found, isBeyond: found.length > 0 }
}

/** In degrees. The box spans all longitudes where the circle reaches a pole or the 180th meridian. */
function boxAround({ latitude, longitude }: Position, radius: number) {
  const high = radius / kilometersPerDegree
  const north = latitude + high
  const south = latitude - high
  const narrowest = Math.cos((Math.min(90, Math.max(Math.abs(north), Math.abs(south))) * Math.PI) / 180)
  const wide = narrowest > 0 ? high / narrowest : 360
  const west = longitude - wide
  const east = longitude + wide
  return west < -180 || east > 180 ? { north, south, west: -180, east: 180 } : { north, south, west, east }
}

async function readDocuments(db: D1Database, storeIds: readonly string[]): Promise<Store[]> {
  if (storeIds.length === 0) return []
  const sql = 'SELECT document FROM stores WHERE store_id IN (SELECT value FROM json_each(?))'
  const rows = await db.prepare(sql).bind(JSON.stringify(storeIds)).all()
  return readRows(documents, rows).map(({ document }) => document)
}

/** To a tenth of a kilometer. */
const rounded = (kilometers: number): number => Math.round(kilometers * 10) / 10

/** Every store of a country, by city and name. */
export async function storesOf(db: D1Database, country: string): Promise<Store[]> {
  const statement = db
    .prepare('SELECT document FROM stores WHERE country = ? ORDER BY city_key, store_id')
    .bind(country)
  return readRows(documents, await statement.all()).map((row) => row.document)
}
