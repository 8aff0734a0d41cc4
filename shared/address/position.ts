export type Position = { readonly latitude: number; readonly longitude: number }

/** South, west, north, east: where a country that the shop sells to has land, with its islands. */
const lands: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  // The states, Alaska (on both sides of the 180th meridian), Hawaii, Puerto Rico with the Virgin Islands, Guam, Samoa.
  US: [
    [24.3, -125, 49.5, -66.8],
    [51, -180, 71.6, -129.9],
    [51, 172, 53.2, 180],
    [18.8, -160.4, 22.4, -154.7],
    [17.6, -67.4, 18.6, -64.5],
    [13.1, 144.5, 20.7, 146.2],
    [-14.6, -171.2, -10.9, -168],
  ],
  CA: [[41.6, -141.1, 83.2, -52.5]],
  GB: [[49.1, -8.7, 60.9, 1.9]],
  DE: [[47.2, 5.8, 55.1, 15.1]],
  // Mainland with Corsica; Guadeloupe and Martinique; Guiana; Réunion; Mayotte; Saint-Pierre.
  FR: [
    [41.3, -5.3, 51.2, 9.7],
    [14.3, -63.2, 18.2, -60.7],
    [2.1, -54.7, 5.9, -51.5],
    [-21.5, 55.1, -20.8, 55.9],
    [-13.1, 44.9, -12.6, 45.4],
    [46.7, -56.5, 47.2, -56.1],
  ],
  // Mainland with the Balearics, Ceuta and Melilla; the Canaries.
  ES: [
    [35.1, -9.4, 43.9, 4.4],
    [27.5, -18.3, 29.5, -13.3],
  ],
  IT: [[35.4, 6.6, 47.2, 18.6]],
}

const isIn = (country: string, { latitude, longitude }: Position): boolean | null =>
  lands[country]?.some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  ) ?? null

/**
 * Why a place of the country can't be at this position; null if it can. Zeros are what systems send for an unknown
 * position. Countries that the shop doesn't sell to have no limits.
 */
export function positionFault(country: string, position: Position): 'zero' | 'swapped' | 'outside' | null {
  const { latitude, longitude } = position
  if (latitude === 0 && longitude === 0) return 'zero'
  if (isIn(country, position) !== false) return null
  return isIn(country, { latitude: longitude, longitude: latitude }) ? 'swapped' : 'outside'
}
