import { expect, it } from 'vitest'
import { readMoment } from './moment.ts'

const berlin = 'Europe/Berlin'

it.each([
  ['2026-12-24T09:00+01:00', berlin, 'from', '2026-12-24T08:00:00.000Z'],
  ['2026-12-24T09:00:30.5Z', berlin, 'until', '2026-12-24T09:00:30.500Z'],
  ['2026-12-24', berlin, 'from', '2026-12-23T23:00:00.000Z'],
  ['2026-12-24', berlin, 'until', '2026-12-24T23:00:00.000Z'],
  ['2026-12-24', 'America/New_York', 'until', '2026-12-25T05:00:00.000Z'],
  ['2026-03-29T02:30+09:00', berlin, 'from', '2026-03-28T17:30:00.000Z'],
] as const)('%s in %s (%s) is an instant', (text, zone, edge, instant) => {
  const moment = readMoment(text, zone, edge)
  expect(moment.ok && new Date(moment.instant).toISOString()).toBe(instant)
})

it.each([
  ['2026-12-24T09:00', berlin, 'offset'],
  ['2026-12-24', null, 'offset'],
  ['2026-03-29T02:30+01:00', berlin, 'skipped'],
  ['2026-03-29T02:30:00+02:00', berlin, 'skipped'],
  ['2026-03-08T02:15-05:00', 'America/New_York', 'skipped'],
  ['2026-02-30T09:00Z', berlin, 'none'],
  ['2026-02-30', berlin, 'none'],
  ['tomorrow', berlin, 'none'],
] as const)('%s in %s is refused: %s', (text, zone, fault) =>
  expect(readMoment(text, zone, 'from')).toEqual({ ok: false, fault }),
)
