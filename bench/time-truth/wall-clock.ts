/** Rules of clocks by hand, to compare the shop's against: minutes ahead of UTC in winter, and whose summer time. */
type Clock = { readonly winter: number; readonly summer: 'europe' | 'america' | null }

export const clocks: Readonly<Record<string, Clock>> = {
  'America/New_York': { winter: -300, summer: 'america' },
  'America/Toronto': { winter: -300, summer: 'america' },
  'America/Los_Angeles': { winter: -480, summer: 'america' },
  'America/St_Johns': { winter: -210, summer: 'america' },
  'America/Phoenix': { winter: -420, summer: null },
  'Pacific/Honolulu': { winter: -600, summer: null },
  'Europe/London': { winter: 0, summer: 'europe' },
  'Europe/Berlin': { winter: 60, summer: 'europe' },
  'Europe/Paris': { winter: 60, summer: 'europe' },
  'Europe/Madrid': { winter: 60, summer: 'europe' },
  'Europe/Rome': { winter: 60, summer: 'europe' },
  'Atlantic/Canary': { winter: 0, summer: 'europe' },
}

export const minuteMs = 60_000
export const dayMs = 1440 * minuteMs

/** Midnight in UTC of the first Sunday on that day of a month or after it; months count from 0. */
function sundayFrom(year: number, month: number, date: number): number {
  const from = Date.UTC(year, month, date)
  return from + ((7 - new Date(from).getUTCDay()) % 7) * dayMs
}

/** Instants between which summer time is kept in a year. */
export function summerOf(year: number, { winter, summer }: Clock): readonly [number, number] | null {
  // Everywhere in Europe at once, at one o'clock in London's winter time.
  if (summer === 'europe') return [sundayFrom(year, 2, 25) + 60 * minuteMs, sundayFrom(year, 9, 25) + 60 * minuteMs]
  // In America at two o'clock by each clock.
  const [spring, autumn] = [sundayFrom(year, 2, 8), sundayFrom(year, 10, 1)]
  return summer && [spring + (120 - winter) * minuteMs, autumn + (60 - winter) * minuteMs]
}

/** Day and time that a clock shows. */
export function wallAt(zone: string, instant: number): { readonly day: string; readonly time: string } {
  const clock = clocks[zone]
  if (!clock) throw new Error(`no rule for the clocks of ${zone}`)
  const summer = summerOf(new Date(instant).getUTCFullYear(), clock)
  const isSummer = summer !== null && instant >= summer[0] && instant < summer[1]
  const text = new Date(instant + (clock.winter + (isSummer ? 60 : 0)) * minuteMs).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** The first minute of the day that a clock shows at an instant, or of the day after it. */
export function dayEdge(zone: string, instant: number, edge: 'from' | 'until'): number {
  const { day } = wallAt(zone, instant)
  const step = edge === 'from' ? -minuteMs : minuteMs
  let at = Math.floor(instant / minuteMs) * minuteMs
  while (wallAt(zone, at).day === day) at += step
  return edge === 'from' ? at + minuteMs : at
}
