import { describe, expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('byteRange', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
  ])('reads %s of a hundred', (header, range) => expect(byteRange(header, 100)).toEqual(range))

  it.each(['bytes=100-', 'bytes=-0', 'bytes=500-600'])('is unsatisfiable for %s', (header) =>
    expect(byteRange(header, 100)).toBe('unsatisfiable'),
  )

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    'is null for %s',
    (header) => expect(byteRange(header, 100)).toBeNull(),
  )
})
