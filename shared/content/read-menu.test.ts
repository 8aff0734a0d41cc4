import { describe, expect, it } from 'vitest'
import { MenuDocument, ReadMenuDocument } from './document.ts'

const women = {
  title: 'Women',
  target: { url: '/c/women-1000' },
  children: [{ title: 'Shoes', children: [{ title: 'Boots' }] }],
}
const read = (items: unknown, overrides = {}) =>
  ReadMenuDocument.parse({ id: 'menu', revision: 3, items, ...overrides })
const titles = (items: unknown) => read(items).items.map(({ title }) => title)

describe('ReadMenuDocument', () => {
  it('reads a valid menu unchanged', () => {
    const parsed = MenuDocument.parse({ id: 'menu', revision: 3, items: [women] })
    expect(read([women])).toEqual({ ...parsed, faults: [] })
  })

  it('drops only invalid items', () => {
    expect(titles([null, women, 7, { title: '' }, { titel: 'Men' }, { title: 'Kids', children: 'none' }])).toEqual([
      'Women',
      'Kids',
    ])
  })

  it('reports the paths of invalid items', () => {
    const { items, faults } = read([
      women,
      { ...women, children: [{ title: 'Clothes', children: [null, { title: 'Tees' }] }] },
    ])
    expect(items[1]?.children[0]?.children.map(({ title }) => title)).toEqual(['Tees'])
    expect(faults.map(({ path }) => path)).toEqual(['items.1.children.0.children.0'])
  })

  it('treats an invalid field as missing', () => {
    const [item] = read([
      {
        title: 'Sale',
        target: 'nowhere',
        columns: 2.5,
        menuStyle: 4,
        hideShopAll: 'yes',
        picture: {},
        overrideShopAll: [],
      },
    ]).items
    expect(item).toMatchObject({ target: null, columns: null, menuStyle: null, hideShopAll: false, picture: null })
  })

  it('is limited in depth and length', () => {
    const deeplyNested = Array.from({ length: 5000 }).reduce<object>((inner) => ({ title: 'x', children: [inner] }), {
      title: 'x',
    })
    expect(read([deeplyNested]).items[0]?.children[0]?.children[0]?.children).toEqual([])
    expect(read(Array.from({ length: 900 }, () => women)).items).toHaveLength(40)
  })

  it('is idempotent', () => {
    const once = read([women, null], { announcement: 5 })
    expect(ReadMenuDocument.parse(JSON.parse(JSON.stringify(once)))).toEqual(once)
    expect(read('none').items).toEqual([])
  })
})
