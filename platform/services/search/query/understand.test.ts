import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import { createLexicon } from '../lexicon/lexicon.ts'
import type { Manner } from './read-word.ts'
import { understand } from './understand.ts'

const sizes = new Set(['9', '10', '38', '42', 'S', 'M', 'L', 'XL'])
const read = (input: string, locale: Locale = 'en-us', manner: Manner = 'typed') =>
  understand(input, createLexicon(locale), (label) => sizes.has(label), manner)
const limits = (input: string, locale?: Locale) => read(input, locale).limits
/** Each clause as its meanings. */
const meanings = (input: string, locale?: Locale, manner?: Manner) =>
  read(input, locale, manner).clauses.map((clause) => clause.meanings.map(({ type, id }) => `${type}:${id}`))

describe('limits of price', () => {
  it.each<[string, Locale, number | null, number | null]>([
    ['shoes under $50', 'en-us', null, 50],
    ['shoes under the 50', 'en-us', null, 50],
    ['no more than 49.50 dollars', 'en-us', null, 49.5],
    ['between 50 and 80', 'en-us', 50, 80],
    ['$50-$80 sneakers', 'en-us', 50, 80],
    ['over $100', 'en-us', 100, null],
    ['$60', 'en-us', null, 60],
    ['Schuhe unter 80', 'de-de', null, 80],
    ['chaussures moins de 50 €', 'fr-fr', null, 50],
    ['menos de 40 euros', 'es-es', null, 40],
    ['sotto i 50 euro', 'it-it', null, 50],
    ['walker 50', 'en-us', null, null],
  ])('%s', (input, locale, min, max) => {
    expect(limits(input, locale)).toMatchObject({ min, max })
  })
})

describe('sizes', () => {
  it.each<[string, Locale, readonly string[]]>([
    ['shoes size 9', 'en-us', ['9']],
    ['eu size 42', 'en-us', ['42']],
    ['boots 10', 'en-us', ['10']],
    ['42', 'de-de', ['42']],
    ['Größe 42', 'de-de', ['42']],
    ['pointure 38', 'fr-fr', ['38']],
    ['hoodie m', 'en-us', ['M']],
    ['hoodie large', 'en-us', ['L']],
    ['xl hoodie', 'en-us', ['XL']],
    ['boots 99', 'en-us', []],
    ['men s boots', 'en-us', []],
    ['size 99', 'en-us', ['99']],
  ])('%s', (input, locale, expected) => {
    expect(limits(input, locale).sizes).toEqual(expected)
  })
})

describe('clauses', () => {
  it('are the longest phrases, without stop words', () => {
    expect(meanings('the white tennis shoes for men')).toEqual([['colour:white'], ['concept:sneaker'], ['gender:men']])
  })

  it('split a compound that means nothing by itself', () => {
    expect(meanings('Herrenstiefel', 'de-de')).toEqual([['gender:men'], ['concept:boot']])
    expect(meanings('hightops').flat()).toContain('concept:high-top')
  })

  it('are either audience where two are said', () => {
    expect(meanings('men women boots')[0]).toEqual(['gender:men', 'gender:women'])
  })

  it('know what is not wanted from a phrase that says so', () => {
    expect(read('boots without suede').clauses.map(({ isNot }) => isNot)).toEqual([false, true])
    expect(meanings('no lace shoes')).toEqual([['concept:slip-on']])
  })

  it('say in Canada what they say nowhere else', () => {
    expect(meanings('espadrilles', 'fr-ca')).toEqual([['concept:sneaker']])
    expect(meanings('espadrilles', 'fr-fr')).not.toEqual([['concept:sneaker']])
  })

  it('are none for a page of the shop', () => {
    for (const q of ['where is my order', 'returns', 'newsletter']) expect(meanings(q), q).toEqual([])
  })

  it('are stop words where nothing else was said', () => {
    expect(read('the').clauses).toHaveLength(1)
  })

  it('go on from the beginning of a word that is being typed', () => {
    expect(meanings('sneak', 'en-us', 'typing').flat()).toContain('concept:sneaker')
  })
})

describe('corrections', () => {
  it.each(['snekers', 'sneakres', 'dneakers', 'sneekers'])('%s', (word) => {
    const { words, isCorrected } = read(`black ${word}`)
    expect([words, isCorrected]).toEqual([['black', 'sneakers'], true])
  })

  it.each(['snek', 'dneak', 'sneke'])('%s, while it is typed', (word) => {
    expect(meanings(word, 'en-us', 'typing').flat()).toContain('concept:sneaker')
  })

  it('never of what is known, of short words or of numbers', () => {
    for (const words of ['boots', 'tex', 'fx7449']) expect(read(words).isCorrected, words).toBe(false)
  })
})

it('is bounded', () => {
  const { words } = read(`${'x'.repeat(100)} ${Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')}`)
  expect(words.length).toBeLessThanOrEqual(12)
  expect(words[0]).toHaveLength(40)
})
