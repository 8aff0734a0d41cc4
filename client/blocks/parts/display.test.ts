import { describe, expect, it } from 'vitest'
import { displayClass } from './display.ts'

describe('displayClass', () => {
  it('depends on the longest word rather than the length of the title', () => {
    expect(displayClass('The long way home, again and again')).toBe('display')
    expect(displayClass('Fahrradjacken')).toBe('display long')
    expect(displayClass('Neue Übergangskleidung')).toBe('display longer')
  })

  it('treats a hyphen as a line break opportunity', () => {
    expect(displayClass('Damen-Sneaker-Neuheiten')).toBe('display')
  })
})
