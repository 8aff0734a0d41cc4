import { describe, expect, it } from 'vitest'
import { locales } from '../../../shared/i18n/locales.ts'
import { chooseLocale, decideLocale } from './locale.ts'

describe('decideLocale', () => {
  it.each([
    ['/', '/de-de'],
    ['/cart', '/de-de/cart'],
    ['/xx-yy/cart', '/de-de/cart'],
    ['/EN-GB/cart', '/en-gb/cart'],
    ['/fr_ca', '/fr-ca'],
    ['//evil.example', '/de-de//evil.example'],
  ])('%s goes to %s', (path, to) => {
    expect(decideLocale(path, 'de-de')).toEqual({ kind: 'redirect', pathname: to })
  })

  it('answers what it redirects to: never twice', () => {
    for (const path of ['/', '/cart', '/xx-yy', '/xx-yy/xx-yy/cart', '/EN-us/', '//', '/a-b']) {
      for (const locale of locales) {
        const first = decideLocale(path, locale)
        if (first.kind === 'redirect') expect(decideLocale(first.pathname, locale).kind, path).toBe('answer')
      }
    }
  })
})

describe('chooseLocale', () => {
  it.each([
    ['it-it', 'de-DE', 'US', 'it-it'],
    ['xx', 'de-DE,en;q=0.5', undefined, 'de-de'],
    [undefined, 'fr', 'CA', 'fr-ca'],
    [undefined, 'en', 'GB', 'en-gb'],
    [undefined, 'en-GB,en;q=0.9', 'US', 'en-gb'],
    [undefined, 'fr', undefined, 'fr-fr'],
    [undefined, 'fr-BE', 'BE', 'fr-fr'],
    [undefined, 'fr-BE, fr;q=0.9', 'CA', 'fr-ca'],
    [undefined, 'de_DE', 'US', 'de-de'],
    [undefined, 'en;q=0.2, it;q=0.8', 'US', 'it-it'],
    [undefined, 'de;q=0, es;q=0.1', 'DE', 'es-es'],
    [undefined, 'en;q=0, *', undefined, 'fr-ca'],
    [undefined, 'en;q=0, *', 'DE', 'de-de'],
    [undefined, 'en;q=0, *', 'GB', 'fr-ca'],
    [undefined, '*, fr;q=0.5', 'ES', 'es-es'],
    [undefined, 'en;q=0', undefined, 'fr-ca'],
    [undefined, 'en;q=0, fr;q=0, *', undefined, 'de-de'],
    [undefined, 'en-us, en;q=0', undefined, 'en-us'],
    [undefined, 'en-us;q=0, en', undefined, 'en-ca'],
    [undefined, 'fr-CA;q=0, fr', 'CA', 'fr-fr'],
    [undefined, 'fr-FR;q=0, fr', undefined, 'fr-ca'],
    [undefined, 'de-DE;q=0, de, en;q=0.1', 'DE', 'en-us'],
    [undefined, 'de;q=nonsense, es;q=0.1', 'US', 'es-es'],
    [undefined, 'en', 'DE', 'en-us'],
    [undefined, 'ja', 'DE', 'de-de'],
    [undefined, 'ja', 'JP', 'en-us'],
    [undefined, undefined, undefined, 'en-us'],
    [undefined, ','.repeat(9000), 'ES', 'es-es'],
  ])('remembered %s, languages %s, country %s: %s', (remembered, languages, country, expected) => {
    expect(chooseLocale(remembered, languages, country)).toBe(expected)
  })
})
