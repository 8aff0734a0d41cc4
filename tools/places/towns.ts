import { townKey } from '../../shared/address/place.ts'
import type { Populated } from './geonames.ts'
import type { OtherNames } from './other-names.ts'
import { provinceOf } from './provinces.ts'

export type Town = {
  readonly country: string
  readonly town_key: string
  readonly province: string
  readonly name: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

/** Smaller towns are found by their postal codes. */
const fewestPeople = 5000
/** Parts of a town, by the dump's word for them. */
const part = 'PPLX'
const fewestPeopleOfPart = 30_000

/** Frankfurt (Oder), Newcastle upon Tyne, Boulogne-sur-Mer, The Bronx: without what follows or precedes. */
const addition =
  /^the | \(.*| (?:am|an der|im|in der|ob der|vor der|upon|under) .*|-(?:sur|sous|en|lès|upon|on|under)-.*/i

/**
 * A row for each name that a town is found by. `ownNames` are those of France's municipalities, by their codes.
 */
export function townsOf(
  places: readonly Populated[],
  ownNames: ReadonlyMap<string, string>,
  otherNames: readonly OtherNames[],
): Town[] {
  const towns = places
    .filter(({ population, feature, name }) => {
      const fewest = feature === part ? fewestPeopleOfPart : fewestPeople
      return population >= fewest && !/\d/.test(name)
    })
    .map((place) => ({ place, name: ownNameOf(place, ownNames).replaceAll("'", '’'), province: provinceOf(place) }))
    .toSorted((a, b) => b.place.population - a.place.population)
  const rows = new Map<string, Town>()
  for (const { place, name, province } of towns) {
    const names = [name, place.name, name.replace(addition, ''), ...othersOf(otherNames, place.country, name)]
    for (const key of names.map(townKey).filter((key) => key !== '')) {
      const id = [place.country, key, province].join('|')
      const { country, population, latitude, longitude } = place
      if (!rows.has(id)) rows.set(id, { country, town_key: key, province, name, population, latitude, longitude })
    }
  }
  for (const { country, name } of otherNames)
    if (![...rows.values()].some((town) => town.country === country && town.name === name))
      throw new Error(`other names: no town of ${country} is called ${name}`)
  return [...rows.values()].sort(
    (a, b) => compare(a.country, b.country) || compare(a.town_key, b.town_key) || compare(a.province, b.province),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Names that the dump has in English or in two languages, as they are in their country. */
const corrected: Readonly<Record<string, string>> = {
  'US New York City': 'New York',
  'DE Munich': 'München',
  'ES Donostia / San Sebastián': 'Donostia-San Sebastián',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Turin': 'Torino',
  'IT Florence': 'Firenze',
  'IT Naples': 'Napoli',
  'IT Venice': 'Venezia',
  'IT Genoa': 'Genova',
}

function ownNameOf(
  { country, name, feature, divisions, population }: Populated,
  ownNames: ReadonlyMap<string, string>,
): string {
  const own = country === 'FR' && feature !== part ? ownNames.get(divisions[3]) : undefined
  // A municipality has one name and several villages: only its seat is meant by it.
  const isSeat = feature.startsWith('PPLA') || feature === 'PPLC' || population >= 50_000
  return own !== undefined && isSeat ? own : (corrected[`${country} ${name}`] ?? name)
}

const othersOf = (otherNames: readonly OtherNames[], country: string, name: string): readonly string[] =>
  otherNames.find((row) => row.country === country && row.name === name)?.others ?? []
