import { clockIn, offsetAt, startOfDay } from './clock.ts'
import { dayAfter } from './day.ts'

const dayAlone = /^\d{4}-\d{2}-\d{2}$/
const withOffset = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const withoutOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/

/** `none`: no instant. `offset`: a time without one. `skipped`: an hour that the place's clocks leave out. */
export type Moment =
  | { readonly ok: true; readonly instant: number }
  | { readonly ok: false; readonly fault: 'none' | 'offset' | 'skipped' }

/**
 * An instant as an editor writes it: with its offset, or a day alone, which is that day in the place's zone: all of it,
 * so it begins (`from`) with its first moment and ends (`until`) with its last. `timeZone` is null where no place is
 * known; a day alone says too little then.
 */
export function readMoment(text: string, timeZone: string | null, edge: 'from' | 'until'): Moment {
  if (dayAlone.test(text)) return isDay(text) ? dayEdge(text, timeZone, edge) : { ok: false, fault: 'none' }
  if (withoutOffset.test(text)) return { ok: false, fault: 'offset' }
  const [, day = '', time = '', offset = ''] = withOffset.exec(text) ?? []
  const instant = Date.parse(text)
  if (!isDay(day) || Number.isNaN(instant)) return { ok: false, fault: 'none' }
  const isSkipped = timeZone !== null && offset !== 'Z' && isLeftOut(timeZone, `${day}T${time}`, instant, offset)
  return isSkipped ? { ok: false, fault: 'skipped' } : { ok: true, instant }
}

/** Whether the calendar has it: 30 February is read for 2 March otherwise. */
const isDay = (text: string): boolean =>
  dayAlone.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text

function dayEdge(day: string, timeZone: string | null, edge: 'from' | 'until'): Moment {
  if (timeZone === null) return { ok: false, fault: 'offset' }
  return { ok: true, instant: startOfDay(timeZone, edge === 'from' ? day : dayAfter(day, 1)) }
}

const aroundMs = 3 * 3_600_000

/** An hour of the place's own that no clock there shows, because they are put forward. */
function isLeftOut(timeZone: string, wall: string, instant: number, offset: string): boolean {
  const offsets = [instant - aroundMs, instant + aroundMs].map((near) => offsetAt(timeZone, near))
  const written = Date.parse(`${wall}:00Z`) - Date.parse(`${wall}:00${offset}`)
  if (!offsets.includes(written)) return false
  return offsets.every((own) => {
    const { day, time } = clockIn(timeZone, Date.parse(`${wall}:00Z`) - own)
    return `${day}T${time}` !== wall
  })
}
