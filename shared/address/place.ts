/** A key for comparing place names: `Saint-Étienne` and `saint etienne` have the same. */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words that a town's name is written with in more than one way. */
const sameWords: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  sankt: 'saint',
  ft: 'fort',
  mt: 'mount',
}

/** A key for finding towns: as `placeKey`, and `St. Louis` and `Saint Louis` have the same. */
export const townKey = (name: string): string =>
  placeKey(name)
    .split(' ')
    .map((word) => sameWords[word] ?? word)
    .join(' ')

/** `ec1a 1bb` -> `EC1A1BB`. */
export function postalKey(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export const earthRadiusKm = 6371

/** The length of one degree of latitude. */
export const kilometersPerDegree = (earthRadiusKm * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const byLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const byLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const half = byLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * byLongitude
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
