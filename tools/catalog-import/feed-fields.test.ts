import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { IngestProduct } from '../../shared/contracts/ingest.ts'
import { fromRoot } from '../serve/project.ts'
import { createCategoryTree } from './categories.ts'
import { readFeedRow } from './feed-row.ts'
import { ingestProductOf } from './ingest-product.ts'
import { compileMapping } from './mapping/compile.ts'
import { type FieldName, fieldNames } from './mapping/mapping.ts'

const settings = { currency: 'USD', locale: 'en-us' } as const
const values: Readonly<Record<FieldName, string>> = {
  id: 'kb-1',
  groupId: 'kb',
  upc: '4006381333931',
  title: 'Tidal Sneaker',
  description: 'Light and quick.',
  brand: 'Kerb',
  gender: 'female',
  ageGroup: 'adult',
  kind: 'Sneaker',
  categories: 'Women > Shoes',
  colour: 'Navy',
  pattern: 'Striped',
  material: 'Canvas',
  size: '40',
  sizeExtra: 'Wide',
  price: '100 USD',
  salePrice: '80 USD',
  saleWindow: '2026-01-01/2027-01-01',
  originalPrice: '120 USD',
  currency: 'USD',
  availability: 'in stock',
  quantity: '3',
  image: 'https://pictures.example/front.jpg',
  images: 'https://pictures.example/back.jpg',
  sharedImages: 'https://pictures.example/box.jpg',
  highlights: 'Cork sole',
  rating: '4.5',
  reviewsCount: '17',
  badge: 'new',
  digital: 'no',
  publishedAt: '2026-10-01',
}
const mapping = compileMapping({ fields: Object.fromEntries(fieldNames.map((name) => [name, name])) })

/** Reads a row in which every field has a value, and records which fields were asked for. */
function readFullRow() {
  const readFields = new Set<FieldName>()
  const recording: typeof mapping = {
    ...mapping,
    value: (field) => {
      readFields.add(field)
      return [values[field]]
    },
  }
  const spooled = { line: 2, rowId: values.id, upc: values.upc, fields: {} }
  return { ...readFeedRow(spooled, recording, settings), readFields }
}

it('reads every field that a mapping can name', () => {
  const { readFields, findings } = readFullRow()
  expect(findings).toEqual([])
  // collect.ts and products.ts read these, before a product's rows are put together.
  const readEarlier: readonly FieldName[] = ['id', 'groupId', 'upc', 'sharedImages']
  expect(fieldNames.filter((name) => !readFields.has(name) && !readEarlier.includes(name))).toEqual([])
})

it('sends every field of a product that a feed can bring', () => {
  const { row } = readFullRow()
  if (!row) throw new Error('the row was refused')
  const product = ingestProductOf([row], {
    ...settings,
    tree: createCategoryTree('en-us'),
    category: null,
    productId: 'TIDAL001N',
    masterId: 'TIDAL001',
    images: row.images,
    upcs: [values.upc],
  })
  // No feed says whether a product is listed.
  const absentFromFeeds = ['listed']
  const sent: Readonly<Record<string, unknown>> = product
  expect(Object.keys(IngestProduct.shape).filter((name) => (sent[name] ?? null) === null)).toEqual(absentFromFeeds)
})

it('documents every field', () => {
  const documentation = readFileSync(fromRoot('docs/import.md'), 'utf8').split('### Fields')[1] ?? ''
  expect(fieldNames.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([])
})
