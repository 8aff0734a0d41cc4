import { describe, expect, it } from 'vitest'
import { contrast, groundAttributes, groundRules, isDeep, readableInk } from './ground.ts'

describe('readableInk', () => {
  it('is readable on every gray and on saturated colors', () => {
    const greys = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
    for (const ground of [...greys, '#ff0000', '#00ff00', '#0000ff', '#e8c547', '#7d8a3c', '#FF8800'])
      expect(contrast(readableInk(ground), ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  it('prefers the brand colors when they are readable', () => {
    expect(readableInk('#e8c547')).toBe('#14140f')
    expect(readableInk('#5b2333')).toBe('#f6f4ef')
  })
})

describe('background color', () => {
  it('is an attribute when it is a named color', () => {
    expect(groundAttributes({ backgroundColor: 'sage' }, 'b-1')).toEqual({ 'data-ground': 'sage' })
    expect(groundRules({ backgroundColor: 'sage' }, 'b-1')).toBe('')
  })

  it('is a scoped rule when it is a custom color', () => {
    expect(groundAttributes({ backgroundColor: '#5b2333' }, 'b-1')).toMatchObject({ id: 'b-1' })
    expect(groundRules({ backgroundColor: '#5b2333' }, 'b-1')).toContain('#b-1{--ground:#5b2333;--on:#f6f4ef')
  })

  it('requires light text when it is dark', () => {
    expect(isDeep({ backgroundColor: 'night' })).toBe(true)
    expect(isDeep({ backgroundColor: 'butter' })).toBe(false)
    expect(isDeep({ backgroundColor: '#17279b' })).toBe(true)
    expect(isDeep({ backgroundColor: '#ffffff' })).toBe(false)
    expect(isDeep({})).toBe(false)
  })
})
