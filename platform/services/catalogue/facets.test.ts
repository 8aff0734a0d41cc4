import { describe, expect, it } from 'vitest'
import { sites } from '../../../shared/i18n/locales.ts'
import type { FacetCount } from './facet-count.ts'
import { facetsOf } from './facets.ts'
import { readRefinements } from './refinements.ts'

const count = (
  key: FacetCount['key'],
  value: string,
  styles: number,
  overrides: Partial<FacetCount> = {},
): FacetCount => ({
  key,
  value,
  styles,
  worn: [],
  swatch: null,
  ...overrides,
})
const none = readRefinements([])

describe('facetsOf', () => {
  it('names facets and values in the language of the site', () => {
    const [gender, kind] = facetsOf([count('kind', 'boot', 2), count('gender', 'women', 3)], none, sites['de-de'])
    expect(gender).toMatchObject({ key: 'gender', label: 'Für', values: [{ label: 'Damen', count: 3 }] })
    expect(kind?.values[0]?.label).toBe('Boots')
  })

  it('spells as the country does', () => {
    const label = (locale: 'en-us' | 'en-gb') => facetsOf([count('colour', 'grey', 1)], none, sites[locale])[0]
    expect(label('en-us')).toMatchObject({ label: 'Color', values: [{ label: 'Gray' }] })
    expect(label('en-gb')).toMatchObject({ label: 'Colour', values: [{ label: 'Grey' }] })
  })

  it('makes a word of a value that it does not know', () => {
    expect(facetsOf([count('kind', 'rain-coats', 1)], none, sites['en-us'])[0]?.values[0]?.label).toBe('Rain coats')
    expect(facetsOf([count('kind', 'constructor', 1)], none, sites['en-us'])[0]?.values[0]?.label).toBe('Constructor')
  })

  it('keeps a chosen value that nothing matches', () => {
    const [size] = facetsOf([], readRefinements(['size:60']), sites['fr-fr'])
    expect(size).toEqual({
      key: 'size',
      label: 'Taille',
      values: [{ value: '60', label: '60', count: 0, selected: true }],
    })
  })

  it('shows the sizes in order, under at most two labels', () => {
    const others = (...labels: string[]) => ({ worn: labels.map((na) => ({ wear: 'others' as const, na, emea: na })) })
    const counts = [
      count('size', '10', 1, others('10')),
      count('size', '9', 1, others('27', '11', '9')),
      count('size', 'S', 1, others('S')),
    ]
    expect(facetsOf(counts, none, sites['en-us'])[0]?.values.map((value) => value.label)).toEqual(['S', '9 / 11', '10'])
  })

  it('shows price bands in the currency, cheapest first; Canada by code', () => {
    const bands = [count('price', '200-', 1), count('price', '0-35', 4)]
    const labels = (locale: 'en-ca' | 'fr-ca') =>
      facetsOf(bands, none, sites[locale])[0]?.values.map((value) => value.label.replace(/\s/g, ' '))
    expect(labels('en-ca')).toEqual(['CAD 0 – CAD 35', 'CAD 200 +'])
    expect(labels('fr-ca')).toEqual(['0 CAD – 35 CAD', '200 CAD +'])
  })

  it('tells a range that somebody has typed from the bands', () => {
    const counts = [count('price', '50-75', 2), count('price', '12.5-80', 5)]
    const [price] = facetsOf(counts, readRefinements(['price:12.5-80']), sites['en-us'])
    expect(price?.values).toEqual([
      { value: '12.5-80', label: '$12.50 – $80', count: 5, selected: true, isTyped: true },
      { value: '50-75', label: '$50 – $75', count: 2, selected: false },
    ])
  })
})

describe('readRefinements', () => {
  it('gathers alternatives by key, once each', () => {
    const { byKey, impossible } = readRefinements(['size:42', 'kind:boot', 'size:43', 'size:42'])
    expect([...byKey]).toEqual([
      ['size', ['42', '43']],
      ['kind', ['boot']],
    ])
    expect(impossible).toBe(false)
  })

  it('knows that an unknown key can match nothing', () => {
    expect(readRefinements(['planet:mars']).impossible).toBe(true)
  })
})
