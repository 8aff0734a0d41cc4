import { describe, expect, it } from 'vitest'
import { beginsWordsOf } from './plain-words.ts'

describe('beginsWordsOf', () => {
  it('wants every word, at a beginning', () => {
    expect(beginsWordsOf('Women’s high-top', ['hi', 'wom'])).toBe(true)
    expect(beginsWordsOf('Women’s high-top', ['igh'])).toBe(false)
  })
})
