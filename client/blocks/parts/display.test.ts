import { describe, expect, it } from 'vitest'
import { displayClass } from './display.ts'

describe('displayClass', () => {
  it('goes by the longest word, not by the length of the title', () => {
    expect(displayClass('The long way home, again and again')).toBe('display')
    expect(displayClass('Fahrradjacken')).toBe('display long')
    expect(displayClass('Neue Übergangskleidung')).toBe('display longer')
  })

  it('takes a hyphen as a place to break', () => {
    expect(displayClass('Damen-Sneaker-Neuheiten')).toBe('display')
  })
})
