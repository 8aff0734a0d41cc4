import { expect, it } from 'vitest'
import { readSaleWindow } from './sale-window.ts'

it.each([
  ['2026-02-24T11:07-0800/2026-03-01T23:59-0800', '2026-02-24T19:07:00.000Z', '2026-03-02T07:59:00.000Z'],
  ['2026-02-24 11:07:30 +01:00 / 2026-03-01T23:59Z', '2026-02-24T10:07:30.000Z', '2026-03-01T23:59:00.000Z'],
  ['2026-02-24/2026-02-24', '2026-02-23T23:00:00.000Z', '2026-02-24T23:00:00.000Z'],
  ['2026-03-29/2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
])('%s are two instants', (text, from, until) => {
  expect(readSaleWindow(text, 'Europe/Berlin')).toEqual({ ok: true, value: { from, until } })
})

it.each([
  ['2026-02-24T11:07/2026-03-01T23:59', 'without an offset'],
  ['2026-02-24', 'is not a period'],
  ['2026-02-24/2026-03-01/2026-03-02', 'is not a period'],
  ['2026-03-01T10:00Z/2026-02-24T10:00Z', 'is not a period'],
  ['2026-03-01T10:00Z/2026-03-01T10:00Z', 'is not a period'],
  ['2026-02-30/2026-03-01', 'is not a period'],
  ['2026-03-29T02:30+0100/2026-03-30', 'clocks leave out'],
])('%s is refused', (text, reason) => {
  expect(readSaleWindow(text, 'Europe/Berlin')).toEqual({ ok: false, failure: expect.stringContaining(reason) })
})
