import type { Site } from '../i18n/locales.ts'

/** Where most of a country's people are: the zone in which its storefronts tell days and hours. */
const zones: Readonly<Record<Site['country'], string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
}

export const zoneOf = ({ country }: Pick<Site, 'country'>): string => zones[country]

/** The zone of any country; where the shop doesn't sell, the world's own time. */
export const zoneOfCountry = (country: string): string => new Map(Object.entries(zones)).get(country) ?? 'UTC'

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
