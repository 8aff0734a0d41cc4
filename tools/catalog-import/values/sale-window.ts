import { readMoment } from '../../../shared/time/moment.ts'
import type { Parsed } from './price.ts'

type SaleWindow = { readonly from: string; readonly until: string }

const faults = {
  none: 'is not a period (start/end, as 2026-02-24T11:07-0800/2026-03-01T23:59-0800)',
  offset: 'has a time without an offset: write 2026-02-24T11:07-0800, or days alone',
  skipped: 'has an hour that the clocks leave out there',
} as const

/**
 * The instants of `2026-02-24T11:07-0800/2026-03-01T23:07-0800`, by the rule of publish windows: days alone are whole
 * days in the zone of the feed's shop.
 */
export function readSaleWindow(text: string, timeZone: string): Parsed<SaleWindow> {
  const refuse = (fault: keyof typeof faults) =>
    ({ ok: false, failure: `${JSON.stringify(text.slice(0, 60))} ${faults[fault]}` }) as const
  const [start = '', end = '', ...more] = text.split('/').map(inOneForm)
  if (more.length > 0) return refuse('none')
  const from = readMoment(start, timeZone, 'from')
  if (!from.ok) return refuse(from.fault)
  const until = readMoment(end, timeZone, 'until')
  if (!until.ok) return refuse(until.fault)
  if (until.instant <= from.instant) return refuse('none')
  return {
    ok: true,
    value: { from: new Date(from.instant).toISOString(), until: new Date(until.instant).toISOString() },
  }
}

/** Feeds also write `2026-02-24 11:07 -0800`. */
const inOneForm = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T')
    .replace(/\s*([+-]\d{2}):?(\d{2})$/, '$1:$2')

/** Milliseconds, in UTC where no zone is named; null for what is no date. */
export function instantOf(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(text)
  if (!match) return null
  const [, day = '', time = '00:00:00', zone = 'Z'] = match
  const instant = Date.parse(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(instant) ? null : instant
}
