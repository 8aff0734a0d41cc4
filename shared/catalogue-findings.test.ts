import { describe, expect, it } from 'vitest'
import { equalLabels, sharedUpcs, unknownCategories } from './catalogue-findings.ts'

const sizeOf = (upc: string, position: number) => ({ upc, size: upc, position, quantity: 9, prices: {} })
const item = { productId: 'ST000001C0', skus: ['40', '41', '42'].map(sizeOf) }
const [first, second] = item.skus
const placesOf = (findings: readonly { readonly path: string; readonly code: string }[]) =>
  findings.map(({ path, code }) => `${path} ${code}`)

describe('labels of sizes', () => {
  it.each([
    ['are all different', {}, {}, []],
    ['are equal in one region', { NA: '9' }, { NA: '9', EMEA: '42' }, ['skus.1.labels.NA label-twice']],
    [
      'are equal in both',
      { NA: '9', EMEA: '42' },
      { NA: '9', EMEA: '42' },
      ['skus.1.labels.NA label-twice', 'skus.1.labels.EMEA label-twice'],
    ],
    [
      'are equal where one stands in',
      { NA: '9' },
      { EMEA: '9' },
      ['skus.1.labels.NA label-twice', 'skus.1.labels.EMEA label-twice'],
    ],
  ] as const)('%s', (_, one, other, found) => {
    const skus =
      first && second
        ? [
            { ...first, labels: one },
            { ...second, labels: other },
          ]
        : []
    expect(placesOf(equalLabels({ ...item, skus }))).toEqual(found)
  })
})

it('a UPC of another product is found by its place', () => {
  const ownersOf = (upc: string) => (upc === second?.upc ? [item.productId, 'ST000009C0'] : [item.productId])
  expect(sharedUpcs(item, ownersOf)).toEqual([
    {
      id: item.productId,
      level: 'warning',
      path: 'skus.1.upc',
      code: 'upc-elsewhere',
      words: `${second?.upc} is a size of ST000009C0 too`,
    },
  ])
})

it('a category that nobody knows is found by its place', () => {
  const sent = { ...item, categoryIds: ['1100', '9999'] }
  expect(placesOf(unknownCategories(sent, (id) => id === '1100'))).toEqual(['categoryIds.1 category-unknown'])
})
