import { expect, it } from 'vitest'
import { type Site, sites } from '../../../../shared/i18n/locales.ts'
import { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import { sizesLike } from './sizes-like.ts'

const index = new CatalogueIndex()
for (const size of ['42\t9\t42', '39\tM6.5 / W8\t39', '28\t11C\t28', 'M\tM\tM']) index.known.sizes.number(size)

const places = { NA: sites['en-us'], EMEA: sites['de-de'], UK: sites['en-gb'] } satisfies Readonly<Record<string, Site>>
const found = (label: string, place: keyof typeof places, withKids = false) =>
  index.known.sizes.texts.filter(
    (_, number) => sizesLike(index, { labels: [label], withKids }, places[place])[number] === 1,
  )

it.each([
  ['9', 'NA', ['42\t9\t42']],
  ['9', 'EMEA', []],
  ['42', 'EMEA', ['42\t9\t42']],
  ['42', 'NA', ['42\t9\t42']],
  ['8', 'NA', ['39\tM6.5 / W8\t39']],
  ['6.5', 'NA', ['39\tM6.5 / W8\t39']],
  ['11', 'NA', []],
  ['11C', 'NA', ['28\t11C\t28']],
  ['8', 'UK', ['42\t9\t42']],
  ['42', 'UK', ['42\t9\t42']],
  ['10', 'UK', []],
  ['8', 'EMEA', []],
  ['M', 'UK', ['M\tM\tM']],
  ['M', 'NA', ['M\tM\tM']],
  ['', 'NA', []],
] as const)('%s in %s', (label, place, sizes) => {
  expect(found(label, place)).toEqual(sizes)
})

it('means children’s sizes where children are meant', () => {
  expect(found('11', 'NA', true)).toEqual(['28\t11C\t28'])
  expect(found('10', 'UK', true)).toEqual(['28\t11C\t28'])
})
