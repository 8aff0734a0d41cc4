import { dateFormat } from './intl-formats.ts'
import { type Locale, sites } from './locales.ts'

/**
 * Formats an ISO instant as a long date in UTC: `November 21, 2026`, `21. November 2026`.
 */
export function longDate(locale: Locale, instant: string): string {
  return dateFormat(sites[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

/** Formats `2027-08` as `August 2027`. Text that is no month stays as it is. */
export function longMonth(locale: Locale, yearMonth: string): string {
  const date = new Date(`${yearMonth.slice(0, 7)}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return yearMonth
  return dateFormat(sites[locale].bcp47, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}
