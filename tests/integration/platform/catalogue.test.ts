import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Facet, Sort } from '../../../shared/contracts/catalog.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationInput } from '../../../shared/operations/operation.ts'
import { categories, product, products } from './catalogue-fixture.ts'
import { errorIdOf, type Platform, startPlatform } from './platform.ts'

let platform: Platform
const all = products(40)

beforeAll(async () => {
  platform = await startPlatform()
  await platform.admin('/catalog/categories', { categories })
  for (let start = 0; start < all.length; start += 100) {
    await platform.admin('/catalog/products', { products: all.slice(start, start + 100) })
  }
})
afterAll(() => platform.close())

/** The whole list of a category, or of a refinement of it. */
type Query = NonNullable<OperationInput<OperationOf<'products.catalog'>>['query']>

async function listing(query: Query, locale: 'en-us' | 'fr-fr' | 'de-de' = 'en-us') {
  const answer = await platform.call('products.catalog', { query: { count: 96, ...query } }, locale)
  if (!('facets' in answer)) throw new Error('no listing')
  return answer
}
const counts = (facets: readonly Facet[], key: string) =>
  Object.fromEntries(facets.find((facet) => facet.key === key)?.values.map((value) => [value.value, value.count]) ?? [])

describe('a category', () => {
  it('lists everything below it, with breadcrumbs and totals of its children', async () => {
    const answer = await listing({ categoryId: '1100' }, 'fr-fr')
    const expected = all.filter((one) => ['1100', '1110', '1120'].includes(one.categoryIds[0] ?? ''))
    expect(answer.total).toBe(expected.length)
    expect('category' in answer && answer.category).toMatchObject({
      name: 'Baskets',
      level: 2,
      breadcrumbs: [{ name: 'Chaussures' }, { name: 'Baskets' }],
      children: [
        { categoryId: '1110', name: 'Basses', total: 40 },
        { categoryId: '1120', name: 'Montantes', total: 40 },
      ],
    })
  })

  it('pages without gaps or repeats', async () => {
    const seen: string[] = []
    for (let start = 0; start < 160; start += 24) {
      seen.push(...(await listing({ categoryId: '1000', start, count: 24 })).products.map((one) => one.productId))
    }
    expect(seen).toHaveLength(160)
    expect(new Set(seen).size).toBe(160)
    expect((await listing({ categoryId: '1000', start: 5000 })).products).toEqual([])
  })

  it('sorts', async () => {
    const prices = async (sort: Sort) =>
      (await listing({ categoryId: '1000', sort })).products.map((one) => one.price.lowCurrent)
    expect(await prices('price-asc')).toEqual((await prices('price-asc')).toSorted((a, b) => a - b))
    expect(await prices('price-desc')).toEqual((await prices('price-desc')).toSorted((a, b) => b - a))
    const scores = (await listing({ categoryId: '1000', sort: 'rating' })).products.map((one) => one.rating?.score ?? 0)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect((await listing({ categoryId: '1000', sort: 'featured' })).products[0]?.masterId).toBe('ST000000')
  })

  it('is refused as the spec says when it is not there', async () => {
    const answer = await platform.ask('products.catalog', { query: { categoryId: '9999' } })
    expect([answer.status, errorIdOf(answer)]).toEqual([404, 'PLP400'])
  })

  it('has prices in the currency of the site', async () => {
    const { products: found } = await platform.call('products.catalog', { query: { ids: 'ST000001C0' } }, 'de-de')
    const [first] = found
    expect(first?.price).toMatchObject({ currency: 'EUR', lowCurrent: 4500 })
  })
})

describe('facets', () => {
  it('count what the list would hold with the value', async () => {
    const { facets } = await listing({ categoryId: '1000' })
    for (const facet of facets.filter((one) => one.key !== 'offer')) {
      for (const value of facet.values) {
        const refined = await listing({ categoryId: '1000', refine: `${facet.key}:${value.value}`, count: 1 })
        expect(refined.total, `${facet.key}:${value.value}`).toBe(value.count)
      }
    }
  })

  it('honour the refinements of other keys but not of their own', async () => {
    const plain = await listing({ categoryId: '1000' })
    const refined = await listing({ categoryId: '1000', refine: ['colour:red', 'colour:blue', 'kind:boot'] })
    const expected = all.filter((one) => ['red', 'blue'].includes(one.colour) && one.kind === 'boot')
    expect(refined.total).toBe(expected.length)
    expect(counts(refined.facets, 'colour')).toEqual({ red: 10, blue: 10, black: 10, white: 10 })
    expect(Object.keys(counts(refined.facets, 'kind')).sort()).toEqual(Object.keys(counts(plain.facets, 'kind')).sort())
    expect(counts(refined.facets, 'kind')['runner']).toBe(20)
    expect(
      refined.facets.find((facet) => facet.key === 'colour')?.values.filter((value) => value.selected),
    ).toHaveLength(2)
  })

  it('match nothing for what nobody knows, and still show it as chosen', async () => {
    const unknownValue = await listing({ categoryId: '1000', refine: "colour:plaid' OR 1=1 --" })
    expect(unknownValue.total).toBe(0)
    expect(counts(unknownValue.facets, 'colour')["plaid' OR 1=1 --"]).toBe(0)
    expect((await listing({ categoryId: '1000', refine: 'planet:mars' })).total).toBe(0)
  })

  it('count only sizes on hand', async () => {
    const { total } = await listing({ categoryId: '1000', refine: 'size:36' })
    expect(total).toBe(all.filter((one) => one.skus.some((sku) => sku.size === '36' && sku.quantity > 0)).length)
  })
})

describe('products by id', () => {
  it('come in the order asked for, without the unknown ones', async () => {
    const { products: found } = await platform.call('products.catalog', {
      query: { ids: 'ST000003C1,NOPE,ST000001C0,ST999999C9' },
    })
    expect(found.map((one) => one.productId)).toEqual(['ST000003C1', 'ST000001C0'])
  })
})

describe('a product', () => {
  it('has everything its page shows', async () => {
    const details = await platform.call('products.details', { params: { productId: 'ST000005C2' } }, 'fr-fr')
    expect(details).toMatchObject({
      name: 'Marcheur Crème 5',
      slug: 'marcheur-creme-5-red',
      colourName: 'red',
      price: { lowCurrent: 6480, lowOriginal: 8100, percentagePriceDiscount: 20 },
      colourCount: 4,
      breadcrumbs: [{ name: 'Chaussures' }, { name: 'Baskets' }, { name: 'Montantes' }],
      sizeChart: 'footwear',
    })
    expect(details.skus).toHaveLength(9)
    expect(details.skus[0]).toMatchObject({ size: '36', label: '36' })
    expect(details.colours.map((one) => one.productId)).toEqual([
      'ST000005C0',
      'ST000005C1',
      'ST000005C2',
      'ST000005C3',
    ])
    expect(details.gallery.map((one) => one.view)).toEqual(['front', 'back'])
    expect(details.gallery[0]?.url).toMatch(/^\/images\/products\/ST000005C2\/front\?v=\S+$/)
  })

  it('wears the sizes of the region', async () => {
    const { skus } = await platform.call('products.details', { params: { productId: 'ST000005C2' } }, 'en-us')
    expect(skus[0]).toMatchObject({ size: '36', label: '4' })
  })

  it('tells its stock, and a part of it for each store', async () => {
    const { skus } = await platform.call('products.inventory', { params: { productId: 'ST000005C2' } })
    expect(skus.map((sku) => sku.quantity)).toEqual(product(5, 2).skus.map((sku) => sku.quantity))
    expect(new Set(skus.map((sku) => sku.status))).toEqual(new Set(['sold-out', 'low', 'in-stock']))
    const { storeInventory } = await platform.call('products.availability', {
      params: { productId: 'ST000005C2' },
      body: { storeIds: ['NOWHERE'] },
    })
    expect(storeInventory).toEqual([{ storeId: 'NOWHERE', quantity: 0 }])
  })

  it.each(['products.details', 'products.inventory'] as const)('%s is refused for an unknown product', async (id) => {
    const answer = await platform.ask(id, { params: { productId: 'ZZ999999C9' } })
    expect([answer.status, errorIdOf(answer)]).toEqual([404, 'PLP400'])
  })

  it('is followed by other styles of its kind', async () => {
    const { products: similar } = await platform.call('products.recommendations', {
      query: { productId: 'ST000003C1', count: 6 },
    })
    expect(similar).toHaveLength(6)
    expect(new Set(similar.map((one) => one.masterId)).size).toBe(6)
    expect(similar.every((one) => one.masterId !== 'ST000003' && one.kind.endsWith('boot'))).toBe(true)
  })
})
