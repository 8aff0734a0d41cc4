import type { Store } from '../contracts/store.ts'
import { clockIn } from './clock.ts'
import { type Day, dayAfter, weekdayOf } from './day.ts'
import { zoneOfCountry } from './zones.ts'

type Hours = Pick<Store, 'hours' | 'dates' | 'timeZone' | 'country'>
export type Period = { readonly opens: string; readonly closes: string }

/** Where the store's own clock says nothing, its country's does. */
const zoneOfStore = ({ timeZone, country }: Hours): string => timeZone ?? zoneOfCountry(country)

/** Calendar and clock of the store. */
export const storeClock = (store: Hours, instant: Date | number) => clockIn(zoneOfStore(store), instant)

/** When a store is open on a day, earliest first; empty when it is closed. A day's own hours replace the usual ones. */
export function periodsOn({ hours, dates = [] }: Hours, day: Day): readonly Period[] {
  const own = dates.filter(({ date }) => date === day)
  const periods: readonly Period[] =
    own.length > 0
      ? own.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
      : hours.filter((period) => period.day === weekdayOf(day))
  return periods.map(({ opens, closes }) => ({ opens, closes })).sort((a, b) => a.opens.localeCompare(b.opens))
}

/** `on` is null for the store's today. */
export type Opening =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'opens'; readonly at: string; readonly on: Day | null }
  | { readonly kind: 'closed' }

/** Whether a store is open at an instant, by its own clock, and else when it opens; `closed` for a week and more. */
export function openingAt(store: Hours, instant: Date | number): Opening {
  const { day: today, time } = storeClock(store, instant)
  for (const { opens, closes } of periodsOn(store, today)) {
    if (time < opens) return { kind: 'opens', at: opens, on: null }
    if (time < closes) return { kind: 'open', until: closes }
  }
  for (let count = 1; count <= 7; count += 1) {
    const on = dayAfter(today, count)
    const [first] = periodsOn(store, on)
    if (first) return { kind: 'opens', at: first.opens, on }
  }
  return { kind: 'closed' }
}
