import { expect, it } from 'vitest'
import type { LoggedEvent } from '../../shared/contracts/shop-event.ts'
import { layerLimits } from '../../shared/shop-events.ts'
import { openObjectStorage } from '../../tests/harness/object-storage.ts'
import { LayerBook, layerKeptMs } from './layer-book.ts'

const now = 1_796_000_000_000
const minute = 60_000

const event = (uuid: string, at = now): LoggedEvent => ({
  uuid,
  at,
  visitor: '00000000-0000-0000-0000-000000000002',
  page: 'product',
  locale: 'de-de',
  event: { name: 'page_view' },
})
const uuids = (events: readonly LoggedEvent[]) => events.map(({ uuid }) => uuid)
const openBook = () => new LayerBook(openObjectStorage().storage.sql)

it('gives a visitor their own events until their browser has taken them', () => {
  const book = openBook()
  book.add('one', [event('a'), event('b')])
  book.add('other', [event('c')])
  expect(uuids(book.take('one', [], now))).toEqual(['a', 'b'])
  expect(book.take('one', [], now)[0]).toEqual(event('a'))
  expect(uuids(book.take('one', ['a', 'c'], now))).toEqual(['b'])
  expect(uuids(book.take('one', ['b'], now))).toEqual([])
  expect(uuids(book.take('other', [], now))).toEqual(['c'])
})

it('gives an event once, however often and however late it is come upon', () => {
  const book = openBook()
  book.add('one', [event('order')])
  book.take('one', ['order'], now)
  book.add('one', [event('order')])
  book.expire(now + layerKeptMs - minute)
  book.add('one', [event('order', now + layerKeptMs - minute)])
  expect(book.take('one', [], now + layerKeptMs - minute)).toEqual([])
})

it('gives nothing that is older than an hour, and keeps nothing for good', () => {
  const book = openBook()
  book.add('one', [event('a', now - 61 * minute), event('b', now - 59 * minute)])
  expect(uuids(book.take('one', [], now))).toEqual(['b'])
  book.expire(now)
  expect(book.isEmpty()).toBe(false)
  book.expire(now + layerKeptMs)
  expect(book.isEmpty()).toBe(true)
})

it('gives at most as many as a request can confirm, and none of a visitor who was forgotten', () => {
  const book = openBook()
  const many = Array.from({ length: layerLimits.events + 1 }, (_, index) => event(`event-${index}`))
  book.add('one', many)
  expect(book.take('one', [], now)).toHaveLength(layerLimits.events)
  book.forget('one')
  expect(book.isEmpty()).toBe(true)
})
