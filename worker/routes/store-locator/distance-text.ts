import { numberFormat } from '../../../shared/i18n/intl-formats.ts'
import type { Site } from '../../../shared/i18n/locales.ts'

const kilometersPerMile = 1.609_344
const isInMiles = ({ country }: Site) => country === 'US' || country === 'GB'

/** Length of the unit in which the country measures ways. */
export const kilometersPerUnit = (site: Site): number => (isInMiles(site) ? kilometersPerMile : 1)

/** In the country's unit; null if the distance (in kilometers) is. */
export function distanceText(kilometers: number | null, site: Site): string | null {
  if (kilometers === null) return null
  const unit = isInMiles(site) ? 'mile' : 'kilometer'
  const format = numberFormat(site.bcp47, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(kilometers / kilometersPerUnit(site))
}
