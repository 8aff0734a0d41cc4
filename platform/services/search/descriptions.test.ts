import { describe, expect, it } from 'vitest'
import { descriptionQuery } from './descriptions.ts'

describe('descriptionQuery', () => {
  it('quotes every word, so that no word is an operator', () => {
    expect(descriptionQuery('boots', 'en')).toBe('"boots"* OR "boot"*')
    expect(descriptionQuery('or', 'en')).toBe('"or"*')
  })

  it('looks for ß as well, which the database leaves as it is', () => {
    expect(descriptionQuery('strasse', 'en')).toContain('"straße"*')
  })
})
