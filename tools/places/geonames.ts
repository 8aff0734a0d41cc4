/** A populated place of the dump, with the fields that the gazetteer reads. */
export type Populated = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly feature: string
  readonly country: string
  /** Codes of the state, province or land; of the department or province; of the municipality. */
  readonly divisions: readonly [string, string, string, string]
  readonly population: number
}

/** Tab-separated, without a head (GeoNames' readme names the columns). */
export const populatedOf = (dump: string, countries: readonly string[]): Populated[] =>
  dump
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , , country = '']) => countries.includes(country))
    .map((columns) => {
      const [, name = '', , , latitude, longitude, , feature = '', country = '', , ...rest] = columns
      const [first = '', second = '', third = '', fourth = '', population] = rest
      return {
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        feature,
        country,
        divisions: [first, second, third, fourth],
        population: Number(population),
      }
    })
