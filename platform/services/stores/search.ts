import type { Store, StoreHit, StoreSearch } from '../../../shared/contracts/store.ts'
import { distanceKm, placeKey, postalKey } from './place.ts'

type Place = { readonly latitude: number; readonly longitude: number }
type StoreRow = { city_key: string; postal_key: string; document: string }
type Candidate = { readonly store: Store; readonly cityKey: string; readonly postalKey: string }

/** Fewest characters of a postal code that still say where: "100" is Manhattan, "1" is a third of the coast. */
const shortestPrefix = 2

/**
 * Stores near a place, nearest first. A postal code or a city is placed by the stores that have it (the longest prefix that any has),
 * so that the next ones around it follow. Without a place every store of the country, by city.
 */
export async function searchStores(
  db: D1Database,
  asked: StoreSearch,
  siteCountry: string,
): Promise<{ total: number; stores: StoreHit[] }> {
  const candidates = await readCandidates(db, asked, siteCountry)
  const centre = placeOf(asked, candidates)
  const named = asked.latitude !== undefined || Boolean(asked.postalCode?.trim()) || Boolean(asked.city?.trim())
  const hits =
    named && !centre
      ? []
      : candidates.map(({ store }) => ({ ...store, distance: centre ? kilometres(centre, store) : null }))
  const within = centre ? hits.filter((hit) => (hit.distance ?? 0) <= asked.radius) : hits
  within.sort(
    (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.city.localeCompare(b.city) || a.name.localeCompare(b.name),
  )
  return { total: within.length, stores: within.slice(asked.start, asked.start + asked.count) }
}

async function readCandidates(db: D1Database, asked: StoreSearch, siteCountry: string): Promise<Candidate[]> {
  const select = 'SELECT city_key, postal_key, document FROM stores'
  const statement = asked.storeIds
    ? db.prepare(`${select} WHERE store_id IN (SELECT value FROM json_each(?))`).bind(JSON.stringify(asked.storeIds))
    : asked.latitude !== undefined && asked.country === undefined
      ? db.prepare(select)
      : db.prepare(`${select} WHERE country = ?`).bind((asked.country ?? siteCountry).toUpperCase())
  const { results } = await statement.all<StoreRow>()
  return results.map((row) => ({
    store: JSON.parse(row.document) as Store,
    cityKey: row.city_key,
    postalKey: row.postal_key,
  }))
}

function placeOf(asked: StoreSearch, candidates: readonly Candidate[]): Place | null {
  const { latitude, longitude } = asked
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const code = postalKey(asked.postalCode ?? '')
  for (let length = code.length; length >= Math.min(shortestPrefix, code.length) && length > 0; length--) {
    const there = candidates.filter((one) => one.postalKey.startsWith(code.slice(0, length)))
    if (there.length > 0) return middleOf(there)
  }
  const city = placeKey(asked.city ?? '')
  return city ? middleOf(candidates.filter((one) => one.cityKey.startsWith(city))) : null
}

function middleOf(candidates: readonly Candidate[]): Place | null {
  if (candidates.length === 0) return null
  const sum = (part: (store: Store) => number) =>
    candidates.reduce((total, { store }) => total + part(store), 0) / candidates.length
  return { latitude: sum((store) => store.latitude), longitude: sum((store) => store.longitude) }
}

function kilometres(from: Place, to: Place): number {
  return Math.round(distanceKm(from, to) * 10) / 10
}

/** Every store of a country, by city and name. */
export async function storesOf(db: D1Database, country: string): Promise<Store[]> {
  const statement = db
    .prepare('SELECT document FROM stores WHERE country = ? ORDER BY city_key, store_id')
    .bind(country)
  const { results } = await statement.all<Pick<StoreRow, 'document'>>()
  return results.map((row) => JSON.parse(row.document) as Store)
}
