import { describe, expect, it } from 'vitest'
import { type Language, stemOf } from './stem.ts'

describe('stemOf', () => {
  it.each<[Language, readonly string[]]>([
    ['en', ['sneaker', 'sneakers']],
    ['en', ['shoe', 'shoes']],
    ['de', ['stiefel', 'stiefeln']],
    ['de', ['schwarz', 'schwarze', 'schwarzer']],
    ['fr', ['blanche', 'blanches']],
    ['es', ['negra', 'negras', 'negro']],
    ['it', ['scarpa', 'scarpe']],
    ['fr', ['rose', 'roses']],
    ['es', ['bota', 'botas']],
    ['de', ['hose', 'hosen']],
  ])('%s: %s have one stem', (language, words) => {
    expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(1)
  })

  it('leaves four letters at least, and words with digits as they are', () => {
    expect(stemOf('shoes', 'en')).toBe('shoe')
    for (const word of ['cap', 'caps', 'bus', 'noes']) expect(stemOf(word, 'en')).toBe(word)
    expect(stemOf('fx7449s', 'en')).toBe('fx7449s')
  })
})
