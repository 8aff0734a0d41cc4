import type { Parsed } from './price.ts'

/**
 * True while `now` is inside `2026-02-24T11:07-0800/2026-02-29T23:07-0800`. Days without a time are whole days in UTC.
 */
export function isInsideWindow(text: string, now: Date): Parsed<boolean> {
  const [from = '', until = '', ...extraParts] = text.split('/').map((part) => part.trim())
  const start = instantOf(from, '00:00:00')
  const end = instantOf(until, '23:59:59')
  if (extraParts.length > 0 || start === null || end === null || end < start)
    return {
      ok: false,
      failure: `${JSON.stringify(text.slice(0, 60))} is not a period (start/end, as 2026-02-24T11:07-0800/2026-03-01T23:59-0800)`,
    }
  return { ok: true, value: now.getTime() >= start && now.getTime() <= end }
}

/** Milliseconds; null for what is no date. */
export function instantOf(text: string, timeOfDay = '00:00:00'): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text)
  if (!match) return null
  const [, day = '', time = timeOfDay, zone = 'Z'] = match
  const instant = Date.parse(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(instant) ? null : instant
}
