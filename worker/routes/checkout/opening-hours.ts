import type { Store } from '../../../shared/contracts/store.ts'
import { hoursText, weekdayName } from '../../../shared/time/day.ts'

type Hours = Store['hours']

/** `Mon–Fri 9:00 AM – 6:00 PM`, one line for consecutive days with the same hours; closed days are omitted. */
export function openingHours(bcp47: string, hours: Hours): string[] {
  const nameOf = (day: number) => weekdayName(bcp47, day, 'short')
  const openOn = (day: number) =>
    hours
      .filter((period) => period.day === day)
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => hoursText(bcp47, opens, closes))
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
