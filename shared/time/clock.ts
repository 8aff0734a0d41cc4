import { dateFormat } from '../i18n/intl-formats.ts'
import type { Site } from '../i18n/locales.ts'
import { type Day, dayAfter, dayText } from './day.ts'
import { zoneOf } from './zones.ts'

/** Calendar and clock of a zone at an instant; `time` as `14:05`. */
export function clockIn(timeZone: string, instant: Date | number): { readonly day: Day; readonly time: string } {
  const format = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

/** Epoch milliseconds at which a day begins in a zone. */
export function startOfDay(timeZone: string, day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The offset at the first guess may be the one before a change of the clock.
  const near = midnight - offsetAt(timeZone, midnight)
  return midnight - offsetAt(timeZone, near)
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = clockIn(timeZone, instant)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}

/** The day that a storefront's shoppers have at an instant. A day alone is that day there. */
export const siteDay = (site: Pick<Site, 'country'>, instant: Date | number | string): Day =>
  typeof instant === 'string' && isDay.test(instant) ? instant : clockIn(zoneOf(site), new Date(instant)).day

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Epoch milliseconds at which that day ends. */
export const siteMidnight = (site: Pick<Site, 'country'>, instant: Date | number): number =>
  startOfDay(zoneOf(site), dayAfter(siteDay(site, instant), 1))

/** The date of an instant as the storefront's shoppers have it: `November 21, 2026`, `21. November 2026`. */
export const dateText = (
  site: Pick<Site, 'bcp47' | 'country'>,
  instant: Date | number | string,
  dateStyle: 'long' | 'medium' = 'long',
): string => dayText(site.bcp47, siteDay(site, instant), { dateStyle })
