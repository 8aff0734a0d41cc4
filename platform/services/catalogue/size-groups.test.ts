import { describe, expect, it } from 'vitest'
import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { shoeSizes } from '../../../shared/sizing/shoe-sizes.ts'
import type { FacetCount } from './facet-count.ts'
import { facetsOf } from './facets.ts'
import { readRefinements } from './refinements.ts'
import type { Wear } from './wear.ts'

type Audience = keyof typeof shoeSizes
const shoesOf = (...audiences: readonly Audience[]) =>
  audiences.flatMap((wear) => shoeSizes[wear].map(({ eu, us }) => ({ value: eu, worn: { wear, na: us, emea: eu } })))
const sizesOf = (wear: Wear, ...sizes: readonly string[]) =>
  sizes.map((value) => ({ value, worn: { wear, na: value, emea: value } }))

/** The size facet of a list with these: label of each value by its heading. */
function facet(locale: Locale, sizes: readonly { value: string; worn: FacetCount['worn'][number] }[]) {
  const counts = [...new Set(sizes.map(({ value }) => value))].map((value) => ({
    key: 'size' as const,
    value,
    worn: sizes.filter((size) => size.value === value).map(({ worn }) => worn),
    swatch: null,
    styles: 1,
  }))
  const [size] = facetsOf(counts, readRefinements([]), sites[locale])
  const values = size?.values ?? []
  const headings = [...new Set(values.map(({ group }) => group))]
  return {
    label: size?.label,
    headings,
    of: (heading: string | undefined) => values.filter(({ group }) => group === heading).map(({ label }) => label),
    named: (value: string) => values.filter((one) => one.value === value).map(({ label }) => label),
  }
}

describe('sizes', () => {
  const all = [
    ...sizesOf('amount', '25', '150', '50'),
    ...sizesOf('others', 'OS'),
    ...sizesOf('clothes', 'XL', 'S', 'XXS'),
    ...shoesOf('kids', 'women', 'men', 'unisex'),
  ]

  it('stand below what they are sizes of, each once', () => {
    const { headings, of, label } = facet('en-us', all)
    expect(label).toBe('Size')
    expect(headings).toEqual(['Shoes (US)', 'Kids’ shoes (US)', 'Clothes', 'Other sizes', 'Amount'])
    expect(of('Clothes')).toEqual(['XXS', 'S', 'XL'])
    expect(of('Amount')).toEqual(['$25', '$50', '$150'])
    expect(of('Kids’ shoes (US)')[0]).toBe('11C')
    const values = facet('de-de', all)
    expect(values.named('36')).toEqual(['36'])
  })

  it('are in the system of the site', () => {
    expect(facet('de-de', all).headings).toEqual([
      'Schuhe (EU)',
      'Kinderschuhe (EU)',
      'Kleidung',
      'Andere Größen',
      'Betrag',
    ])
    expect(facet('en-gb', shoesOf('women', 'men')).named('42')).toEqual(['8'])
    expect(facet('en-gb', shoesOf('unisex')).named('42')).toEqual(['8'])
    expect(facet('en-gb', shoesOf('kids')).named('28')).toEqual(['10'])
    expect(facet('fr-fr', shoesOf('unisex')).named('42')).toEqual(['42'])
    expect(facet('de-de', shoesOf('women')).named('36.5')).toEqual(['36,5'])
  })

  it('of clothes are no British shoe sizes, though they look alike', () => {
    const dress = { value: '44', worn: { wear: 'clothes' as const, na: '12', emea: '44' } }
    expect(facet('en-gb', [dress]).named('44')).toEqual(['44'])
  })

  it('that have one label are told apart by the maker’s size', () => {
    const shoe = (value: string, na: string) => ({ value, worn: { wear: 'women' as const, na, emea: value } })
    const shoes = [shoe('37', '6.5'), shoe('37.5', '6.5'), shoe('38', '7')]
    expect(facet('en-us', shoes).of('Shoes (US)')).toEqual(['6.5 (37)', '6.5 (37.5)', '7'])
    expect(facet('fr-ca', shoes).named('37.5')).toEqual(['6,5 (37,5)'])
  })

  it('say whose they are where a list has both, and nothing of it where it has one', () => {
    expect(facet('en-us', shoesOf('women')).named('40')).toEqual(['8.5'])
    expect(facet('en-us', shoesOf('men')).named('40')).toEqual(['7'])
    expect(facet('en-us', shoesOf('unisex')).named('40')).toEqual(['Women 8.5 · Men 7'])
    expect(facet('fr-ca', shoesOf('women', 'men')).named('40')).toEqual(['Femme 8,5 · Homme 7'])
    expect(facet('en-us', shoesOf('women', 'men')).named('36')).toEqual(['Women 5.5'])
    expect(facet('en-us', shoesOf('women', 'kids')).named('36')).toEqual(['5.5 · Kids 4Y'])
  })

  it('are amounts by name where there are gift cards only', () => {
    const { label, headings, of } = facet('de-de', sizesOf('amount', '25', '100'))
    expect([label, headings]).toEqual(['Betrag', [undefined]])
    expect(of(undefined).map((text) => text.replace(/\s/g, ' '))).toEqual(['25 €', '100 €'])
  })
})
