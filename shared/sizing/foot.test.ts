import { describe, expect, it } from 'vitest'
import { formatter } from '../i18n/formatter.ts'
import { type Locale, locales, sites } from '../i18n/locales.ts'
import { type Foot, footLengthOf, footOfProfile, footText, footWidths, footWords, readFoot } from './foot.ts'
import { footChoices, lengthChoices } from './foot-choices.ts'
import { allShoeSizes, shoeGenders } from './shoe-sizes.ts'
import { sizeSystems } from './size-label.ts'

const everyFoot: readonly Foot[] = shoeGenders.flatMap((gender) =>
  allShoeSizes[gender].flatMap(({ length }) =>
    sizeSystems.flatMap((system) => footWidths.map((width) => ({ length, width, gender, system }))),
  ),
)
const said = (text: string, locale: Locale) => {
  const foot = footOfProfile(text, null, sites[locale])
  return foot && footWords(foot, sites[locale], formatter(locale))
}

describe('a foot', () => {
  it('comes back from the text that it is kept as, which a profile has room for', () => {
    for (const foot of everyFoot) {
      expect(readFoot(footText(foot))).toEqual(foot)
      expect(footText(foot).length).toBeLessThanOrEqual(20)
    }
  })

  it.each(['', '8', '265', '265 men', '266 men us', '265 standard men us', '265 us men', '265 kids us', '265  men us'])(
    'is not said by %j',
    (text) => {
      expect(readFoot(text)).toBeNull()
    },
  )

  it('is said in its own system', () => {
    expect(said('265 women us', 'de-de')).toBe('US Damen 10,5')
    expect(said('265 unisex us', 'en-us')).toBe('US M9 / W10.5')
    expect(said('268 unisex eu', 'de-de')).toBe('EU 42,5')
    expect(said('172 kids uk', 'en-gb')).toBe('UK kids 10')
  })
})

describe('a size from before profiles held feet', () => {
  it.each<readonly [string, string | null, Locale, string | null]>([
    ['8', 'female', 'en-us', '245 women us'],
    ['8', 'male', 'en-us', '258 men us'],
    ['8', null, 'en-us', null],
    ['8', 'constructor', 'en-us', null],
    ['42', null, 'de-de', '265 unisex eu'],
    [' 42,5 ', 'male', 'de-de', '268 men eu'],
    ['42', null, 'en-us', '265 unisex eu'],
    ['42', null, 'en-gb', '265 unisex eu'],
    ['m9 / w10.5', null, 'en-us', '265 unisex us'],
    ['11C', null, 'en-us', '172 kids us'],
    ['big', 'male', 'en-us', null],
    ['<b>', null, 'fr-fr', null],
  ])('%j of %s in %s is %j', (size, gender, locale, expected) => {
    const foot = footOfProfile(size, gender, sites[locale])
    expect(foot && footText(foot)).toBe(expected)
  })
})

describe('the size of a shoe', () => {
  it('fits one foot, whichever of its names it has', () => {
    for (const gender of shoeGenders)
      for (const { eu, us, uk, length } of allShoeSizes[gender]) {
        expect(footLengthOf({ size: eu, label: '' }, gender, sites['it-it'])).toBe(length)
        expect(footLengthOf({ size: 'own', label: us }, gender, sites['en-ca'])).toBe(length)
        expect(footLengthOf({ size: 'own', label: uk }, gender, sites['en-gb'])).toBe(length)
        expect(footLengthOf({ size: 'own', label: eu.replace('.', ',') }, gender, sites['de-de'])).toBe(length)
      }
  })

  it('of another table fits nobody known', () => {
    expect(footLengthOf({ size: 'OS', label: 'OS' }, 'men', sites['en-us'])).toBeNull()
    expect(footLengthOf({ size: '37', label: '37' }, 'women', sites['de-de'])).toBeNull()
  })
})

describe.each(locales)('the sizes to choose from in %s', (locale) => {
  const [site, t] = [sites[locale], formatter(locale)]

  it('are feet, each with a name of its own', () => {
    for (const choices of [
      footChoices(site, t, null),
      lengthChoices('footwear', site, t),
      lengthChoices('kids-footwear', site, t),
    ]) {
      expect(choices.filter(({ value }) => !readFoot(value))).toEqual([])
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
    }
  })

  it('have the one that was said, also in another system', () => {
    for (const foot of everyFoot) {
      const values = footChoices(site, t, foot).map(({ value }) => value)
      expect(values.filter((value) => value === footText({ ...foot, width: 'standard' }))).toHaveLength(1)
    }
  })
})
