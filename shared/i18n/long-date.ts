import { dayText } from '../time/day.ts'
import { type Locale, sites } from './locales.ts'

/** Formats `2027-08` as `August 2027`. Text that is no month stays as it is. */
export function longMonth(locale: Locale, yearMonth: string): string {
  const day = `${yearMonth.slice(0, 7)}-01`
  if (Number.isNaN(Date.parse(day))) return yearMonth
  return dayText(sites[locale].bcp47, day, { month: 'long', year: 'numeric' })
}
