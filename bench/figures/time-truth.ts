import type { Store } from '../../shared/contracts/store.ts'
import { locales, type Site, sites } from '../../shared/i18n/locales.ts'
import { type Random, random } from '../../shared/random.ts'
import { dateText, siteDay, siteMidnight } from '../../shared/time/clock.ts'
import { workingDayAfter } from '../../shared/time/day.ts'
import { readMoment } from '../../shared/time/moment.ts'
import { type Opening, openingAt } from '../../shared/time/store-hours.ts'
import { zoneOf } from '../../shared/time/zones.ts'
import { counted, type Figure } from '../figure.ts'
import { clocks, dayEdge, dayMs, minuteMs, summerOf, wallAt } from '../time-truth/wall-clock.ts'

const zones = Object.keys(clocks)
type Hours = Pick<Store, 'hours' | 'dates' | 'timeZone' | 'country'>

/** Half of them near a change of the clocks or a midnight, where mistakes show. */
function randomInstant(draw: Random): number {
  const clock = clocks[draw.pick(zones)]
  const changes = (clock && summerOf(draw.int(2025, 2030), clock)) ?? []
  const any = draw.int(Date.UTC(2025, 0, 1), Date.UTC(2030, 11, 31))
  if (draw.chance(0.5)) return any
  return (
    (draw.chance(0.6) && changes[draw.int(0, 1)]) ||
    dayEdge(draw.pick(zones), any, 'from') + draw.int(-90, 90) * minuteMs
  )
}

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A store with hours of its own on some days of the week, and on dates around an instant. */
function randomStore(draw: Random, instant: number): Hours {
  const timeZone = draw.pick(zones)
  const period = () => {
    const opens = draw.int(1, 80) * 15
    return { opens: timeOf(opens), closes: timeOf(Math.min(opens + draw.int(1, 40) * 15, 1439)) }
  }
  const days = [1, 2, 3, 4, 5, 6, 7].filter(() => draw.chance(0.6))
  const dates = [0, 1, 2].filter(() => draw.chance(0.4))
  return {
    country: 'US',
    timeZone,
    hours: days.map((day) => ({ day, ...period() })),
    dates: dates.map((after) => ({
      date: wallAt(timeZone, instant + after * dayMs).day,
      ...(draw.chance(0.5) ? { opens: null, closes: null } : period()),
    })),
  }
}

/** Whether the store is open in a minute of its clock, which hours its own dates decide first. */
function closesAt({ hours, dates = [] }: Hours, day: string, time: string): string | null {
  const own = dates.filter(({ date }) => date === day)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  const periods = own.length > 0 ? own : hours.filter((one) => one.day === weekday)
  const open = periods.find(({ opens, closes }) => opens !== null && closes !== null && opens <= time && time < closes)
  return open?.closes ?? null
}

/** Looks at the store's clock minute by minute, until it is open. */
function openingOf(store: Hours, instant: number): Opening {
  const zone = store.timeZone ?? ''
  const today = wallAt(zone, instant).day
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + 7 * dayMs).toISOString().slice(0, 10)
  for (let at = Math.floor(instant / minuteMs) * minuteMs; ; at += minuteMs) {
    const { day, time } = wallAt(zone, at)
    if (day > last) return { kind: 'closed' }
    const until = closesAt(store, day, time)
    if (until !== null && at <= instant) return { kind: 'open', until }
    if (until !== null) return { kind: 'opens', at: time, on: day === today ? null : day }
  }
}

/** Days that a parcel travels, without Sundays. */
function arrivalOf(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = count; left > 0; ) {
    at += dayMs
    if (new Date(at).getUTCDay() !== 0) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

type Pair = readonly [said: unknown, truth: unknown]

function saidBySite(site: Site, instant: number): readonly Pair[] {
  const zone = zoneOf(site)
  const { day } = wallAt(zone, instant)
  const written = new Intl.DateTimeFormat(site.bcp47, { dateStyle: 'long', timeZone: 'UTC' })
  const edges = (['from', 'until'] as const).map(
    (edge) => [readMoment(day, zone, edge), { ok: true, instant: dayEdge(zone, instant, edge) }] as const,
  )
  return [
    [siteDay(site, instant), day],
    [dateText(site, instant), written.format(Date.parse(`${day}T00:00:00Z`))],
    [siteMidnight(site, instant), dayEdge(zone, instant, 'until')],
    [workingDayAfter(siteDay(site, instant), 5), arrivalOf(day, 5)],
    ...edges,
  ]
}

/** Statements on days and hours, of all sites and some stores at so many instants, that differ from rules by hand. */
export function timeFaults(instants: number, seed: number): readonly string[] {
  return Array.from({ length: instants }, (_, index) => random(`time ${seed + index}`)).flatMap((draw) => {
    const instant = randomInstant(draw)
    const stores = Array.from({ length: 8 }, () => randomStore(draw, instant))
    const pairs = [
      ...locales.flatMap((locale) => saidBySite(sites[locale], instant)),
      ...stores.map((store) => [openingAt(store, instant), openingOf(store, instant)] as const),
    ]
    return pairs
      .map((pair) => pair.map((one) => JSON.stringify(one)))
      .flatMap(([said, truth]) => (said === truth ? [] : [`${new Date(instant).toISOString()}: ${said}, not ${truth}`]))
  })
}

export const timeTruthFigures: readonly Figure[] = [
  {
    id: 'time.truth',
    goal: 0,
    unit: 'statements on days, hours and windows at 400 instants, of all sites and 3,200 stores, that differ from rules of clocks written by hand',
    onlyWhenNamed: true,
    measure: async ({ log }) => counted(log, 'time.truth', timeFaults(400, 1)),
  },
]
