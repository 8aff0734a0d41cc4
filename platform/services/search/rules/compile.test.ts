import { describe, expect, it } from 'vitest'
import type { NamedRule } from '../../../../publishing/search-rules.ts'
import { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'
import { compileRules, rulesFor } from './compile.ts'
import { queryKey } from './query-key.ts'
import { synonymsAt } from './synonyms.ts'

const named = (name: string, fields: Readonly<Record<string, unknown>>): NamedRule => ({
  name,
  rule: SearchRuleDocument.parse({ id: name, ...fields }),
})

describe('a rule is found by the stems of its queries', () => {
  it.each([
    ['en', 'Winter boots', 'winter boot'],
    ['en', 'winter boots', 'the WINTER  boots!'],
    ['de', 'Schuhe für Kinder', 'schuh kind'],
    ['fr', 'chaussures d’été', 'Chaussure été'],
  ] as const)('%s: %s, %s', (language, one, other) => {
    expect(queryKey(one, language)).toBe(queryKey(other, language))
  })

  it.each(['constructor', '__proto__', 'toString'])('by the name %s only where a rule has it', (word) => {
    expect(rulesFor(compileRules([], 'en-us'), [queryKey(word, 'en')])).toEqual([])
    const rule = named('r', { queries: [word], pins: ['ST000001'] })
    expect(rulesFor(compileRules([rule], 'en-us'), [queryKey(word, 'en')])).toEqual([rule])
  })

  it('only in its locales', () => {
    const rule = named('r', { queries: ['boots'], locales: ['en-gb'], pins: ['ST000001'] })
    const found = (locale: 'en-gb' | 'en-us') => rulesFor(compileRules([rule], locale), [queryKey('boot', 'en')])
    expect([found('en-gb'), found('en-us')]).toEqual([[rule], []])
  })
})

describe('synonyms', () => {
  const synonyms = (fields: Readonly<Record<string, unknown>>) =>
    compileRules([named('s', { synonyms: [fields] })], 'en-us').synonyms
  const mean = (fields: Readonly<Record<string, unknown>>, ...words: readonly string[]) =>
    synonymsAt(words, 0, synonyms(fields), 'en')?.targets.map((target) => target.join(' ')) ?? []

  it('mean each other, or in one direction only', () => {
    expect(mean({ words: ['kicks', 'sneakers'] }, 'sneaker')).toEqual(['kicks'])
    expect(mean({ words: ['kicks', 'creps'], mean: 'sneakers' }, 'kick')).toEqual(['sneakers'])
    expect(mean({ words: ['kicks', 'creps'], mean: 'sneakers' }, 'sneakers')).toEqual([])
  })

  it('are found as the longest phrase', () => {
    expect(mean({ words: ['running shoes', 'runners'] }, 'running', 'shoe', 'red')).toEqual(['runners'])
    expect(mean({ words: ['running shoes', 'runners'] }, 'running')).toEqual([])
  })
})
