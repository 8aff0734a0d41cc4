import { describe, expect, it } from 'vitest'
import { compileJoins } from './joins.ts'
import type { Fields } from './raw-row.ts'

const records: Fields[] = [
  { model: 'product', pk: 1, name: 'Tee', category: 9 },
  { model: 'category', pk: 9, name: 'Tops' },
  { model: 'media', product: 1, url: 'a' },
  { model: 'media', product: 1, url: 'b' },
]

describe('joins', () => {
  it('put other records into a row, also by what an earlier one brought', () => {
    const joins = compileJoins([
      { as: 'Product', where: { model: 'product' }, key: 'pk', by: 'product id', many: false },
      { as: 'category', where: { model: 'category' }, key: 'pk', by: 'product.category', many: false },
      { as: 'media', where: { model: 'media' }, key: 'product', by: 'product id', many: true },
    ])
    const indexed = records.flatMap((record) => joins.keysOf(record).map((key) => ({ ...key, record })))
    const find = (name: string, key: string) =>
      indexed.filter((entry) => entry.as === name && entry.key === key).map(({ record }) => record)
    expect(joins.joined({ productid: '1' }, find)).toMatchObject({
      product: { name: 'Tee' },
      category: { name: 'Tops' },
      media: [{ url: 'a' }, { url: 'b' }],
    })
    expect(joins.joined({ productid: '2' }, find)).toEqual({ productid: '2', product: null, category: null, media: [] })
  })
})
