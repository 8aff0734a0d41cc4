import { expect, it } from 'vitest'
import { openingAt, periodsOn } from './store-hours.ts'

const store = {
  country: 'US',
  timeZone: 'America/Los_Angeles',
  hours: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, opens: '15:00', closes: '20:00' },
    { day, opens: '09:00', closes: '13:00' },
  ]),
  dates: [
    { date: '2026-12-25', opens: null, closes: null },
    { date: '2026-12-24', opens: '09:00', closes: '12:00' },
  ],
}

it.each([
  ['2026-11-30T16:59:00Z', { kind: 'opens', at: '09:00', on: null }],
  ['2026-11-30T17:00:00Z', { kind: 'open', until: '13:00' }],
  ['2026-11-30T21:00:00Z', { kind: 'opens', at: '15:00', on: null }],
  ['2026-12-01T03:59:00Z', { kind: 'open', until: '20:00' }],
  ['2026-12-01T04:00:00Z', { kind: 'opens', at: '09:00', on: '2026-12-01' }],
  ['2026-12-24T19:00:00Z', { kind: 'open', until: '12:00' }],
  ['2026-12-24T20:30:00Z', { kind: 'opens', at: '09:00', on: '2026-12-28' }],
  ['2026-12-25T18:00:00Z', { kind: 'opens', at: '09:00', on: '2026-12-28' }],
])('at %s by the store’s own clock', (instant, opening) => expect(openingAt(store, new Date(instant))).toEqual(opening))

it('has its country’s clock where it names none, and none where the shop does not sell', () => {
  const { timeZone: _, ...unnamed } = store
  expect(openingAt({ ...unnamed, country: 'DE' }, new Date('2026-11-30T08:30:00Z'))).toEqual({
    kind: 'open',
    until: '13:00',
  })
  expect(openingAt({ ...unnamed, country: 'JP' }, new Date('2026-11-30T08:30:00Z'))).toEqual({
    kind: 'opens',
    at: '09:00',
    on: null,
  })
})

it('is closed without hours in the week to come', () =>
  expect(openingAt({ ...store, hours: [] }, new Date('2026-11-30T18:00:00Z'))).toEqual({ kind: 'closed' }))

it('opens once or more on a day, earliest first', () => {
  expect(periodsOn(store, '2026-11-30')).toEqual([
    { opens: '09:00', closes: '13:00' },
    { opens: '15:00', closes: '20:00' },
  ])
  expect(periodsOn(store, '2026-11-29')).toEqual([])
})
