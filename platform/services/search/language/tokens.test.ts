import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

describe('tokensOf', () => {
  it('keeps letters and digits, without case or accents', () => {
    expect(tokensOf('  Crème-Brûlée "42" NEAR/3 (x OR y)* ', 'en')).toEqual([
      'creme',
      'brulee',
      '42',
      'near',
      '3',
      'x',
      'or',
      'y',
    ])
  })

  it('gives nothing for punctuation alone', () => {
    expect(tokensOf('"*^:(){}-+ \u0000 👟', 'en')).toEqual([])
  })

  it('keeps amounts with their currency', () => {
    expect(tokensOf('$49.50 or 1,5 €', 'en')).toEqual(['$', '49.50', 'or', '1,5', '€'])
    expect(tokensOf('FX7449 2xl', 'en')).toEqual(['fx7449', '2xl'])
  })

  it('folds the letters of each language', () => {
    expect(tokensOf('Größe Œuvre Ærø Łódź', 'de')).toEqual(['grosse', 'oeuvre', 'aero', 'lodz'])
  })

  it('knows possessives from elisions', () => {
    expect(tokensOf("women's men’s boys'", 'en')).toEqual(['womens', 'mens', 'boys'])
    expect(tokensOf("baskets d'hiver, l’été", 'fr')).toEqual(['baskets', 'hiver', 'ete'])
  })
})
