import { describe, expect, it } from 'vitest'
import { positionAt, resolvePosition, scrollLeftOf, trackOf } from './track.ts'

/** Six slides of 100 pixels with gaps of 20 in a viewport of 340. */
const slides = { count: 6, firstLeft: 0, firstWidth: 100, secondLeft: 120 }
const track = trackOf({ scrollWidth: 700, clientWidth: 340 }, slides)

describe('carousel track', () => {
  it('ends when the last slide is visible', () => {
    expect(track).toEqual({ step: 120, end: 360, fits: false, last: 3, middle: 1 })
    expect(scrollLeftOf(track, 2)).toBe(240)
  })

  it('can have a last position less than one slide after the previous one', () => {
    const narrow = trackOf({ scrollWidth: 700, clientWidth: 400 }, slides)
    expect(narrow.last).toBe(3)
    expect(scrollLeftOf(narrow, 3)).toBe(300)
    expect(positionAt(narrow, 299)).toBe(3)
    expect(positionAt(narrow, 250)).toBe(2)
  })

  it('does not scroll when all slides fit within a pixel', () => {
    const wide = trackOf({ scrollWidth: 701, clientWidth: 700 }, slides)
    expect(wide).toMatchObject({ fits: true, last: 0, middle: 2 })
    expect(positionAt(wide, 1)).toBe(0)
  })

  it('supports a single slide', () => {
    const singleSlide = { count: 1, firstLeft: 0, firstWidth: 300, secondLeft: undefined }
    expect(trackOf({ scrollWidth: 300, clientWidth: 300 }, singleSlide)).toMatchObject({
      step: 1,
      fits: true,
      middle: 0,
    })
  })

  it.each([
    [4, false, 3],
    [-1, false, 0],
    [4, true, 0],
    [-1, true, 3],
    [2, true, 2],
  ])('resolves position %i (loop: %s) to %i', (requested, loop, expected) => {
    expect(resolvePosition(track, requested, loop)).toBe(expected)
  })
})
