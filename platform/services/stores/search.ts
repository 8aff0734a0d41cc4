import { integer, orNull, real } from '../../../backend/db/column.ts'
import { firstRow, pick, readRows } from '../../../backend/db/table.ts'
import { distanceKm, earthRadiusKm, kilometersPerDegree, placeKey, postalKey } from '../../../shared/address/place.ts'
import type { Store, StoreHit, StoreSearch } from '../../../shared/contracts/store.ts'
import { stores } from '../../db/store-tables.ts'

type Place = { readonly latitude: number; readonly longitude: number }
type Found = { total: number; stores: StoreHit[] }

/** Fewest characters of a postal code that still say where: "100" is Manhattan, "1" is a third of the coast. */
const shortestPrefix = 2

/**
 * Stores near a place, nearest first. A postal code or a city is placed by the stores that have it (the longest prefix
 * that any has), so that the next ones around it follow. Without a place every store of the country, by city.
 */
export async function searchStores(db: D1Database, query: StoreSearch, siteCountry: string): Promise<Found> {
  const { latitude, longitude } = query
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  // Coordinates alone are a place in any country.
  const country = here && query.country === undefined ? null : (query.country ?? siteCountry).toUpperCase()
  const isNamed = Boolean(query.postalCode?.trim()) || Boolean(query.city?.trim())
  const place = here ?? (country && isNamed ? await placeOf(db, country, query) : null)
  if (query.storeIds) return amongThese(db, query.storeIds, place, query)
  if (place) return nearest(db, place, country, query)
  return isNamed || !country ? { total: 0, stores: [] } : byCity(db, country, query)
}

const documents = pick(stores, 'document')

async function amongThese(
  db: D1Database,
  storeIds: readonly string[],
  place: Place | null,
  { start, count, radius }: StoreSearch,
): Promise<Found> {
  const hits = (await readDocuments(db, storeIds))
    .map((store) => ({ ...store, distance: place && rounded(distanceKm(place, store)) }))
    .filter(({ distance }) => distance === null || distance <= radius)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.city.localeCompare(b.city))
  return { total: hits.length, stores: hits.slice(start, start + count) }
}

async function byCity(db: D1Database, country: string, { start, count }: StoreSearch): Promise<Found> {
  const [page, all] = await db.batch([
    db
      .prepare('SELECT document FROM stores WHERE country = ?1 ORDER BY city_key, store_id LIMIT ?2 OFFSET ?3')
      .bind(country, count, start),
    db.prepare('SELECT count(*) AS total FROM stores WHERE country = ?').bind(country),
  ])
  return {
    total: readRows({ total: integer }, all)[0]?.total ?? 0,
    stores: readRows(documents, page).map(({ document }) => ({ ...document, distance: null })),
  }
}

const hit = { ...documents, kilometers: real, total: integer }

/** As `distanceKm`. */
const distanceSql = `2 * ${earthRadiusKm} * asin(min(1, sqrt(
  pow(sin(radians(latitude - ?1) / 2), 2) + cos(radians(?1)) * cos(radians(latitude)) * pow(sin(radians(longitude - ?2) / 2), 2)
)))`

/** Reads the positions in a box around the circle, and the documents of the page alone. */
const nearestSql = `WITH near AS (
    SELECT store_id, ${distanceSql} AS kilometers FROM stores INDEXED BY stores_by_place
    WHERE latitude BETWEEN ?3 AND ?4 AND longitude BETWEEN ?5 AND ?6 AND (?7 IS NULL OR country = ?7)
  ), page AS (
    SELECT store_id, kilometers, count(*) OVER () AS total FROM near WHERE kilometers <= ?8
    ORDER BY kilometers, store_id LIMIT ?9 OFFSET ?10
  )
  SELECT document, kilometers, total FROM page JOIN stores USING (store_id) ORDER BY kilometers, store_id`

async function nearest(
  db: D1Database,
  place: Place,
  country: string | null,
  { radius, start, count }: StoreSearch,
): Promise<Found> {
  const { north, south, west, east } = boxAround(place, radius)
  const statement = db
    .prepare(nearestSql)
    .bind(place.latitude, place.longitude, south, north, west, east, country, radius, count, start)
  const hits = readRows(hit, await statement.all())
  return {
    total: hits[0]?.total ?? 0,
    stores: hits.map(({ document, kilometers }) => ({ ...document, distance: rounded(kilometers) })),
  }
}

/** In degrees. The box spans all longitudes where the circle reaches a pole or the 180th meridian. */
function boxAround({ latitude, longitude }: Place, radius: number) {
  const high = radius / kilometersPerDegree
  const north = latitude + high
  const south = latitude - high
  const narrowest = Math.cos((Math.min(90, Math.max(Math.abs(north), Math.abs(south))) * Math.PI) / 180)
  const wide = narrowest > 0 ? high / narrowest : 360
  const west = longitude - wide
  const east = longitude + wide
  return west < -180 || east > 180 ? { north, south, west: -180, east: 180 } : { north, south, west, east }
}

/** The middle of the stores in a postal code's area or in a city; null if none is there. */
async function placeOf(db: D1Database, country: string, query: StoreSearch): Promise<Place | null> {
  const code = postalKey(query.postalCode ?? '')
  for (let length = code.length; length >= shortestPrefix; length--) {
    const place = await middleOf(db, 'postal_key', country, code.slice(0, length))
    if (place) return place
  }
  const city = placeKey(query.city ?? '')
  return city ? middleOf(db, 'city_key', country, city) : null
}

const middle = { latitude: orNull(real), longitude: orNull(real) }

async function middleOf(
  db: D1Database,
  column: 'postal_key' | 'city_key',
  country: string,
  prefix: string,
): Promise<Place | null> {
  const sql = `SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM stores
    WHERE country = ?1 AND ${column} >= ?2 AND ${column} < ?2 || char(1114111)`
  const { latitude, longitude } = (await firstRow(middle, db.prepare(sql).bind(country, prefix))) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
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
