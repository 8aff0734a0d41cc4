import { describe, expect, it } from 'vitest'
import { type Locale, locales, sites } from '../i18n/locales.ts'
import { allShoeSizes } from './shoe-sizes.ts'
import { sizeLabel, systemOf, withLocalHalves } from './size-label.ts'

describe('the label of a size', () => {
  it.each<readonly [Locale, string, string, string]>([
    ['de-de', '5', '37.5', '37,5'],
    ['fr-ca', '8.5', '41.5', '8,5'],
    ['fr-ca', 'M6.5 / W8', '39', 'M6,5 / W8'],
    ['en-us', '8.5', '41.5', '8.5'],
    ['en-gb', '9', '42', '8'],
    ['en-gb', 'M9 / W10.5', '42', '8'],
    ['en-gb', '1.5Y', '33', '13.5'],
    ['en-gb', '42 W', '42 W', '42 W'],
    ['en-gb', '8', '38', '38'],
  ])('in %s of a shoe that is %s in America and %s in Europe is %s', (locale, na, emea, expected) => {
    expect(sizeLabel({ na, emea }, true, sites[locale])).toBe(expected)
  })

  it.each<readonly [Locale, string, string, string]>([
    ['en-gb', '12', '44', '44'],
    ['en-gb', 'XL', 'XL', 'XL'],
    ['en-ca', '12', '44', '12'],
    ['it-it', 'XL', 'XL', 'XL'],
  ])('in %s of anything else that is %s in America and %s in Europe is %s', (locale, na, emea, expected) => {
    expect(sizeLabel({ na, emea }, false, sites[locale])).toBe(expected)
  })

  it('is the shoe size of the site’s system, for every shoe', () => {
    for (const site of locales.map((locale) => sites[locale]))
      for (const size of Object.values(allShoeSizes).flat())
        expect(sizeLabel({ na: size.us, emea: size.eu }, true, site)).toBe(withLocalHalves(size[systemOf(site)], site))
  })
})
