import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import { createLexicon } from '../lexicon/lexicon.ts'
import { understand } from '../query/understand.ts'
import { correctedText, textAt, withoutPlaces } from './typed-text.ts'

const read = (input: string, locale: Locale = 'en-us', manner: 'typed' | 'exact' = 'typed') =>
  understand(input, createLexicon(locale), (label) => ['9', '42', 'XL'].includes(label), manner)

/** Each clause and limit: in which words it was typed, and the query without it. */
function parts(input: string, locale?: Locale) {
  const query = read(input, locale)
  const all = [...query.clauses, ...query.limits.said]
  return all.map(({ places }) => [textAt(query, places), withoutPlaces(query, places)])
}

describe('a part of a query', () => {
  it('is known by the words that it was typed in', () => {
    expect(parts('Red shoes, under $50')).toEqual([
      ['Red', 'shoes, under $50'],
      ['shoes', 'Red under $50'],
      ['under $50', 'Red shoes,'],
    ])
    expect(parts("Women's  tennis shoes size 9 between $50 and $80")).toEqual([
      ["Women's", 'tennis shoes size 9 between $50 and $80'],
      ['tennis shoes', "Women's size 9 between $50 and $80"],
      ['size 9', "Women's tennis shoes between $50 and $80"],
      ['between $50 and $80', "Women's tennis shoes size 9"],
    ])
  })

  it.each<[Locale, string, readonly string[]]>([
    ['de-de', 'rote Schuhe unter 80 €', ['Schuhe unter 80 €', 'rote unter 80 €', 'rote Schuhe']],
    ['fr-fr', 'bottes rouges moins de 50 €', ['rouges moins de 50 €', 'bottes moins de 50 €', 'bottes rouges']],
    [
      'es-es',
      'botas negras menos de 40 euros',
      ['negras menos de 40 euros', 'botas menos de 40 euros', 'botas negras'],
    ],
    ['it-it', 'scarpe nere sotto i 50 euro', ['nere sotto i 50 euro', 'scarpe sotto i 50 euro', 'scarpe nere']],
  ])('%s: %s', (locale, input, without) => {
    expect(parts(input, locale).map(([, rest]) => rest)).toEqual(without)
  })

  it('takes along what said nothing without it', () => {
    expect(parts('shoes for men').map(([, rest]) => rest)).toEqual(['men', 'shoes'])
    expect(parts('the red and blue boots').map(([, rest]) => rest)).toEqual([
      'blue boots',
      'the red boots',
      'the red and blue',
    ])
    expect(parts('botas de hombre marrones', 'es-es').map(([, rest]) => rest)).toContain('botas marrones')
  })

  it('has the word of a compound whole, and of a figure that was typed alone', () => {
    expect(parts('schwarze Herrenstiefel 42', 'de-de')).toEqual([
      ['schwarze', 'Herrenstiefel 42'],
      ['Herrenstiefel', 'schwarze 42'],
      ['Herrenstiefel', 'schwarze 42'],
      ['42', 'schwarze Herrenstiefel'],
    ])
  })
})

describe('a corrected query', () => {
  it('says the other words as they were typed', () => {
    const query = read('Black snekers, for Men under $50')
    expect(correctedText(query, query.clauses)).toBe('Black sneakers for Men under $50')
    expect(correctedText(query, [])).toBeNull()
  })

  it('is none where exactly what was typed is looked for', () => {
    expect(read('black snekers', 'en-us', 'exact').isCorrected).toBe(false)
  })
})
