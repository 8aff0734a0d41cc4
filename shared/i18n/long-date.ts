import { type Locale, sites } from './locales.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** An ISO instant as a day in words: `November 21, 2026`, `21. November 2026`. The day is that of UTC, the same for every reader. */
export function longDate(locale: Locale, instant: string): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(sites[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(instant))
}
