import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['walker', 'walker', 0],
    ['waklers', 'walkers', 1],
    ['snekers', 'sneakers', 1],
    ['bot', 'boot', 1],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('%s, %s: %i', (from, to, distance) => {
    expect(editDistance(from, to, 3)).toBe(distance)
    expect(editDistance(to, from, 3)).toBe(distance)
  })

  it('stops where more edits are needed than are allowed', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
    expect(editDistance('a'.repeat(61), 'a'.repeat(61), 2)).toBe(3)
  })

  it.each([
    ['snek', 'sneakers', 1],
    ['dnea', 'sneakers', 1],
    ['sneak', 'sneakers', 0],
    ['boto', 'boots', 1],
  ])('%s is %i from a beginning of %s', (from, to, distance) => {
    expect(editDistance(from, to, 2, true)).toBe(distance)
  })
})
