import { z } from 'zod'
import { collectionRegions } from '../../demo/carrier/collection-regions.ts'
import { distanceKm } from '../../shared/address/place.ts'
import { positionFault } from '../../shared/address/position.ts'
import type { Populated } from './geonames.ts'

export type PostalArea = {
  readonly country: string
  readonly prefix: string
  readonly latitude: number
  readonly longitude: number
}

/** A postal code where it lies; `weight` is how many people live there. */
type Code = {
  readonly code: string
  readonly latitude: number
  readonly longitude: number
  readonly weight: number
}

/** An area whose people live farther than this from its middle, on average, is divided by a further character. */
const widestKm = 15
/** A part is left out if its middle is this near to that of the whole. */
const leastKm = 10

/** The middles of areas by the first characters of their codes, `lengths` of them, the shortest first. */
export function areasOf(country: string, codes: readonly Code[], [length, ...longer]: readonly number[]): PostalArea[] {
  if (length === undefined) return []
  const prefixes = new Set(codes.map(({ code }) => code.slice(0, length)).sort())
  return [...prefixes].flatMap((prefix) => {
    const inside = codes.filter(({ code }) => code.startsWith(prefix))
    const area = { country, prefix, ...middleOf(inside) }
    const isWide = mean(inside, (code) => distanceKm(area, code)) > widestKm
    const parts = isWide ? areasOf(country, inside, longer) : []
    return [area, ...parts.filter((part) => distanceKm(area, part) > leastKm)]
  })
}

const middleOf = (codes: readonly Code[]) => ({
  latitude: mean(codes, ({ latitude }) => latitude),
  longitude: mean(codes, ({ longitude }) => longitude),
})

function mean(codes: readonly Code[], of: (code: Code) => number): number {
  const weight = codes.reduce((sum, code) => sum + code.weight, 0)
  return codes.reduce((sum, code) => sum + of(code) * code.weight, 0) / weight
}

const Positions = z.record(z.string(), z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }))

/** Reads the package's module, which begins with one object. Military codes lie in other countries and are left out. */
export const codesOfModule = (source: string, country: string): Code[] =>
  Object.entries(Positions.parse(JSON.parse(source.slice(source.indexOf('{'), source.indexOf('};') + 1))))
    .map(([code, { latitude, longitude }]) => ({ code, latitude: latitude ?? 0, longitude: longitude ?? 0, weight: 1 }))
    .filter((code) => positionFault(country, code) === null)

const FrenchCodes = z.array(z.object({ codePostal: z.string(), codeCommune: z.string(), nomCommune: z.string() }))

/** A municipality of an official list, with its postal codes. */
export type Municipality = { readonly code: string; readonly name: string; readonly postalCodes: readonly string[] }

/** The three towns whose districts have codes of their own. */
const districts: readonly (readonly [RegExp, string])[] = [
  [/^751\d\d$/, '75056'],
  [/^132\d\d$/, '13055'],
  [/^6938\d$/, '69123'],
]

export const frenchMunicipalities = (json: string): Municipality[] =>
  FrenchCodes.parse(JSON.parse(json)).map(({ codePostal, codeCommune, nomCommune }) => {
    const code = districts.find(([pattern]) => pattern.test(codeCommune))?.[1] ?? codeCommune
    return { code, name: nomCommune.replace(/ \d.*$/, ''), postalCodes: [codePostal] }
  })

/** The codes of municipalities that the dump has a place of; `levelOf` names the place's municipality. */
export function codesOfMunicipalities(
  municipalities: readonly Municipality[],
  places: readonly Populated[],
  levelOf: (place: Populated) => string,
): Code[] {
  const seats = new Map<string, Populated>()
  for (const place of places.toSorted((a, b) => a.population - b.population)) seats.set(levelOf(place), place)
  return municipalities.flatMap(({ code, postalCodes }) => {
    const seat = seats.get(code)
    if (!seat) return []
    const { latitude, longitude, population } = seat
    return postalCodes.map((postalCode) => ({
      code: postalCode,
      latitude,
      longitude,
      weight: Math.max(1, population / postalCodes.length),
    }))
  })
}

/** Regions where the demo's carrier has no parcel shops: Ceuta, Melilla and Mantova. */
const further: readonly PostalArea[] = [
  { country: 'ES', prefix: '51', latitude: 35.889, longitude: -5.316 },
  { country: 'ES', prefix: '52', latitude: 35.292, longitude: -2.938 },
  { country: 'IT', prefix: '46', latitude: 45.156, longitude: 10.791 },
]

/** The main town of each region of codes: no list with positions of every code may be passed on. */
export const mainTowns = (country: string): PostalArea[] => [
  ...collectionRegions(country).map(({ key, latitude, longitude }) => ({ country, prefix: key, latitude, longitude })),
  ...further.filter((area) => area.country === country),
]
