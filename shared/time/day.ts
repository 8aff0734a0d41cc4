import { dateFormat } from '../i18n/intl-formats.ts'

/**
 * A day of the calendar, `2026-11-30`, without a zone. Days are counted and written in UTC, in which each has 24 hours;
 * an instant becomes a day in the zone of its place (clock.ts) first.
 */
export type Day = string

const dayMs = 86_400_000
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const dayAfter = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)

/** ISO weekday: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay() || 7

/** The day on which `count` working days are over; no carrier delivers on Sundays. */
export function workingDayAfter(day: Day, count: number): Day {
  let reached = day
  for (let remaining = count; remaining > 0; ) {
    reached = dayAfter(reached, 1)
    if (weekdayOf(reached) !== 7) remaining -= 1
  }
  return reached
}

/** A day as a language writes it. */
export const dayText = (bcp47: string, day: Day, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string =>
  dateFormat(bcp47, { ...options, timeZone: 'UTC' }).format(midnight(day))

const monday: Day = '2024-01-01'

/** `Monday` for 1. */
export const weekdayName = (bcp47: string, weekday: number, style: 'long' | 'short'): string =>
  dayText(bcp47, dayAfter(monday, weekday - 1), { weekday: style })

/** `9:00 AM – 6:00 PM` for `09:00` and `18:00`. */
export const hoursText = (bcp47: string, opens: string, closes: string): string =>
  dateFormat(bcp47, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).formatRange(
    onMonday(opens),
    onMonday(closes),
  )

/** `6:00 PM` for `18:00`. */
export const hourText = (bcp47: string, time: string): string =>
  dateFormat(bcp47, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(onMonday(time))

const onMonday = (time: string): number => Date.parse(`${monday}T${time}:00Z`)
