import { describe, expect, it } from 'vitest'
import { beginsWordsOf, plainWordsOf } from './plain-words.ts'

describe('plainWordsOf', () => {
  it('keeps letters and digits only', () => {
    expect(plainWordsOf('ST000007-C1 "crème" *')).toEqual(['st000007', 'c1', 'creme'])
  })
})

describe('beginsWordsOf', () => {
  it('wants every word, at a beginning', () => {
    expect(beginsWordsOf('Women’s high-top', ['hi', 'wom'])).toBe(true)
    expect(beginsWordsOf('Women’s high-top', ['igh'])).toBe(false)
  })
})
