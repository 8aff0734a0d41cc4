import { describe, expect, it } from 'vitest'
import { descriptionQuery } from './descriptions.ts'
import { editDistance } from './spelling.ts'
import { beginsWordsOf, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it('keeps letters and digits, without case or accents', () => {
    expect(wordsOf('  Crème-Brûlée "42" NEAR/3 (x OR y)* ')).toEqual([
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
    expect(wordsOf('"*^:(){}-+ \u0000 👟')).toEqual([])
  })

  it('is bounded', () => {
    const words = wordsOf(`${'x'.repeat(500)} ${Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')}`)
    expect(words).toHaveLength(8)
    expect(words[0]).toHaveLength(40)
  })
})

describe('beginsWordsOf', () => {
  it('wants every word, at a beginning', () => {
    expect(beginsWordsOf('Women’s high-top', ['hi', 'wom'])).toBe(true)
    expect(beginsWordsOf('Women’s high-top', ['igh'])).toBe(false)
  })
})

describe('descriptionQuery', () => {
  it('quotes every word, so that no word is an operator', () => {
    expect(descriptionQuery('boots')).toBe('"boots"* OR "boot"*')
    expect(descriptionQuery('or')).toBe('"or"*')
  })
})

describe('editDistance', () => {
  it.each([
    ['walker', 'walker', 0],
    ['waklers', 'walkers', 1],
    ['snekers', 'sneakers', 1],
    ['bot', 'boot', 1],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('%s, %s: %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance)
    expect(editDistance(to, from)).toBe(distance)
  })
})
