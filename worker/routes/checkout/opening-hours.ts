import type { Store } from '../../../shared/contracts/store.ts'
import { dateFormat } from '../../../shared/i18n/intl-formats.ts'

type Hours = Store['hours']

/** A Monday, in UTC. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** `Mon–Fri 9:00 AM – 6:00 PM`, one line for consecutive days with the same hours; closed days are omitted. */
export function openingHours(bcp47: string, hours: Hours): string[] {
  const weekday = dateFormat(bcp47, { weekday: 'short', timeZone: 'UTC' })
  const time = dateFormat(bcp47, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const nameOf = (day: number) => weekday.format(monday + (day - 1) * dayMs)
  const openOn = (day: number) =>
    hours
      .filter((period) => period.day === day)
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => time.formatRange(instantOf(opens), instantOf(closes)))
      .join(', ')
  const groups: { first: number; last: number; open: string }[] = []
  for (let day = 1; day <= 7; day += 1) {
    const open = openOn(day)
    const before = groups.at(-1)
    if (before?.open === open) before.last = day
    else groups.push({ first: day, last: day, open })
  }
  return groups
    .filter(({ open }) => open !== '')
    .map(({ first, last, open }) => `${first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`} ${open}`)
}

/** `09:30` on that Monday. */
function instantOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return monday + (hour * 60 + minute) * 60_000
}
