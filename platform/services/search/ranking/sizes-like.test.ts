import { expect, it } from 'vitest'
import { type Locale, sites } from '../../../../shared/i18n/locales.ts'
import { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import { sizesLike } from './sizes-like.ts'

const index = new CatalogueIndex()
for (const size of ['42\t9\t42', '39\tM6.5 / W8\t39', '28\t11C\t28', 'M\tM\tM']) index.known.sizes.number(size)

const found = (label: string, locale: Locale, withKids = false) =>
  index.known.sizes.texts.filter(
    (_, number) => sizesLike(index, { labels: [label], withKids }, sites[locale])[number] === 1,
  )

it.each([
  ['9', 'en-us', ['42\t9\t42']],
  ['9', 'de-de', []],
  ['42', 'de-de', ['42\t9\t42']],
  ['42', 'en-us', ['42\t9\t42']],
  ['8', 'en-us', ['39\tM6.5 / W8\t39']],
  ['6.5', 'en-us', ['39\tM6.5 / W8\t39']],
  ['6.5', 'fr-ca', ['39\tM6.5 / W8\t39']],
  ['11', 'en-us', []],
  ['11C', 'en-us', ['28\t11C\t28']],
  ['M', 'en-us', ['M\tM\tM']],
  ['M', 'en-gb', ['M\tM\tM']],
  ['', 'en-us', []],
  ['8', 'en-gb', ['42\t9\t42']],
  ['5.5', 'en-gb', ['39\tM6.5 / W8\t39']],
  ['42', 'en-gb', ['42\t9\t42']],
  ['9', 'en-gb', []],
  ['10', 'en-gb', []],
  ['8', 'de-de', []],
] as const)('%s in %s', (label, locale, sizes) => {
  expect(found(label, locale)).toEqual(sizes)
})

it('means children’s sizes where children are meant', () => {
  expect(found('11', 'en-us', true)).toEqual(['28\t11C\t28'])
  expect(found('10', 'en-gb', true)).toEqual(['28\t11C\t28'])
})
