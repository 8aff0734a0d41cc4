import { pick, readRows, selected } from '../../../backend/db/table.ts'
import { distanceKm, placeKey, townKey } from '../../../shared/address/place.ts'
import { provinceCode } from '../../../shared/address/province-names.ts'
import type { StoreSearch } from '../../../shared/contracts/store.ts'
import { towns } from '../../db/store-tables.ts'
import type { Place } from './place.ts'
import { areaOf } from './postal-areas.ts'

/** Districts and neighbors of the same name are no other place. */
const sameWithinKm = 25
const mostPlaces = 6

/** The place that a postal code or else a city is taken for; behind it others of the same name. */
export async function placesOf(
  db: D1Database,
  country: string,
  { postalCode = '', city = '' }: Pick<StoreSearch, 'postalCode' | 'city'>,
): Promise<readonly Place[]> {
  const area = await areaOf(db, country, postalCode)
  if (area) return [area]
  const [first, ...others] = await townsOf(db, country, city)
  if (!first) return []
  return [first, ...others.filter((other) => distanceKm(first, other) > sameWithinKm)].slice(0, mostPlaces)
}

type Reading = { readonly keys: readonly string[]; readonly province: string | null }

/** Words that a province's name has at most. */
const longestProvince = 4

/** As a whole, then with the last words for a province: `Springfield, IL`, `Frankfurt (Brandenburg)`. */
function readingsOf(text: string): readonly Reading[] {
  const words = townKey(text).split(' ')
  const ends = Array.from({ length: Math.min(longestProvince, words.length - 1) }, (_, index) => -1 - index)
  return [
    { keys: keysOf(words), province: null },
    ...ends.map((end) => ({ keys: keysOf(words.slice(0, end)), province: words.slice(end).join(' ') })),
  ]
}

/** `Muenchen` is München on a keyboard without umlauts. */
function keysOf(words: readonly string[]): readonly string[] {
  const key = words.join(' ')
  return [...new Set([key, key.replace(/([aou])e/g, '$1')])]
}

/** The towns with a name, the most populous first; if no town has it, those whose names begin with it. */
async function townsOf(db: D1Database, country: string, text: string): Promise<readonly Place[]> {
  const readings = readingsOf(text)
  const named = await readTowns(
    db.prepare(namedSql).bind(country, JSON.stringify(readings.flatMap(({ keys }) => keys))),
  )
  for (const { keys, province } of readings) {
    const found = named.filter(
      (town) => keys.includes(town.town_key) && (province === null || isProvince(country, town.province, province)),
    )
    if (found.length > 0) return found.map(placeOf)
  }
  const key = townKey(text.replace(/\d+/g, ' '))
  if (key === '') return []
  // A space follows the words that were typed; `!` is the next character.
  const begun = await readTowns(db.prepare(begunSql).bind(country, key, `${key} `, `${key}!`))
  const names = new Map(begun.map((town) => [`${town.name}|${town.province}`, town]))
  return [...names.values()].map(placeOf)
}

const isProvince = (country: string, province: string, text: string): boolean =>
  townKey(province) === text || provinceCode(country, text) === province

const columns = pick(towns, 'town_key', 'province', 'name', 'latitude', 'longitude')
type Row = Awaited<ReturnType<typeof readTowns>>[number]

const readTowns = async (statement: D1PreparedStatement) => readRows(columns, await statement.all())

const placeOf = ({ town_key, name, province, latitude, longitude }: Row): Place => ({
  name,
  province,
  latitude,
  longitude,
  cityKeys: [town_key, townKey(name), placeKey(name)],
  codes: null,
})

const namedSql = `SELECT ${selected(columns)} FROM towns
  WHERE country = ?1 AND town_key IN (SELECT value FROM json_each(?2)) ORDER BY population DESC, province`

const begunSql = `SELECT ${selected(columns)} FROM towns
  WHERE country = ?1 AND (town_key = ?2 OR (town_key >= ?3 AND town_key < ?4)) ORDER BY population DESC, province LIMIT 20`
