import { describe, expect, it } from 'vitest'
import { type Locale, sites } from '../i18n/locales.ts'
import { sizeLabel } from './size-label.ts'

describe('the label of a size', () => {
  it.each<readonly [Locale, string, string | null, string]>([
    ['de-de', '36.5', 'footwear', '36,5'],
    ['fr-ca', '8.5', 'footwear', '8,5'],
    ['fr-ca', 'M6.5 / W8', 'footwear', 'M6,5 / W8'],
    ['en-us', '8.5', 'footwear', '8.5'],
    ['en-gb', '42', 'footwear', '8'],
    ['en-gb', '42.5', 'footwear', '8.5'],
    ['en-gb', '33', 'kids-footwear', '13.5'],
    ['en-gb', '42 W', 'footwear', '42 W'],
    ['en-gb', '36', 'bottoms', '36'],
    ['en-gb', '50', null, '50'],
    ['it-it', 'XL', 'tops', 'XL'],
  ])('in %s of %s (%s) is %s', (locale, label, chart, expected) => {
    expect(sizeLabel(label, chart, sites[locale])).toBe(expected)
  })
})
