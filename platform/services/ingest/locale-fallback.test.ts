import { expect, it } from 'vitest'
import { groupByText, textsForEveryLocale } from './locale-fallback.ts'

it('shows the locale’s own text, else its language’s, else the first', () => {
  const texts = textsForEveryLocale({ 'de-de': 'Schuh', 'fr-ca': 'soulier', 'en-gb': 'shoe' })
  expect(Object.fromEntries(texts ?? [])).toEqual({
    'en-us': 'shoe',
    'en-ca': 'shoe',
    'fr-ca': 'soulier',
    'en-gb': 'shoe',
    'de-de': 'Schuh',
    'fr-fr': 'soulier',
    'es-es': 'soulier',
    'it-it': 'soulier',
  })
})

it('has nothing to show without any', () => {
  expect(textsForEveryLocale({})).toBeNull()
})

it('groups the locales that show the same', () => {
  const texts = textsForEveryLocale({ 'en-us': { name: 'a' }, 'en-gb': { name: 'a' }, 'fr-fr': { name: 'b' } })
  expect(groupByText(texts ?? new Map())).toEqual([
    [{ name: 'a' }, ['en-us', 'en-ca', 'en-gb', 'de-de', 'es-es', 'it-it']],
    [{ name: 'b' }, ['fr-ca', 'fr-fr']],
  ])
})
