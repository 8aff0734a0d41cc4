import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import type { Site } from '../../../shared/i18n/locales.ts'

const kilometersPerMile = 1.609_344
const isInMiles = ({ country }: Site) => country === 'US' || country === 'GB'

/** Length of the unit in which the country measures ways. */
export const kilometersPerUnit = (site: Site): number => (isInMiles(site) ? kilometersPerMile : 1)

/** A place is the middle of a town or an area, which no store is at a distance of 0 from. */
const least = 0.1

type Precision = { readonly isAbout?: boolean }

/** In the country's unit, in whole ones if it is only about right; null if the distance (in kilometers) is. */
export function distanceText(
  kilometers: number | null,
  site: Site,
  { isAbout = false }: Precision = {},
): string | null {
  if (kilometers === null) return null
  const unit = isInMiles(site) ? 'mile' : 'kilometer'
  const format = numberFormat(site.bcp47, { style: 'unit', unit, maximumFractionDigits: isAbout ? 0 : 1 })
  return format.format(Math.max(isAbout ? 1 : least, kilometers / kilometersPerUnit(site)))
}
