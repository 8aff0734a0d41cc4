import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Facet, Sort } from '../../../shared/contracts/catalog.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
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
const stylesOf = (items: readonly IngestProduct[]) => new Set(items.map(({ masterId }) => masterId)).size
const counts = (facets: readonly Facet[], key: string) =>
  Object.fromEntries(facets.find((facet) => facet.key === key)?.values.map((value) => [value.value, value.count]) ?? [])

describe('a category', () => {
  it('lists everything below it, with breadcrumbs and totals of its children', async () => {
    const answer = await listing({ categoryId: '1100' }, 'fr-fr')
    const expected = all.filter((item) => ['1100', '1110', '1120'].includes(item.categoryIds[0] ?? ''))
    expect(answer.total).toBe(stylesOf(expected))
    expect('category' in answer && answer.category).toMatchObject({
      name: 'Baskets',
      level: 2,
      breadcrumbs: [{ name: 'Chaussures' }, { name: 'Baskets' }],
      children: [
        { categoryId: '1110', name: 'Basses', total: 10 },
        { categoryId: '1120', name: 'Montantes', total: 10 },
      ],
    })
  })

  it('pages without gaps or repeats', async () => {
    const observed: string[] = []
    for (let start = 0; start < 40; start += 12) {
      observed.push(
        ...(await listing({ categoryId: '1000', start, count: 12 })).products.map((product) => product.masterId),
      )
    }
    expect(observed).toHaveLength(40)
    expect(new Set(observed).size).toBe(40)
    expect((await listing({ categoryId: '1000', start: 5000 })).products).toEqual([])
  })

  it('sorts', async () => {
    const prices = async (sort: Sort) =>
      (await listing({ categoryId: '1000', sort })).products.map((product) => product.price.lowCurrent)
    expect(await prices('price-asc')).toEqual((await prices('price-asc')).toSorted((a, b) => a - b))
    expect(await prices('price-desc')).toEqual((await prices('price-desc')).toSorted((a, b) => b - a))
    const scores = (await listing({ categoryId: '1000', sort: 'rating' })).products.map(
      (product) => product.rating?.score ?? 0,
    )
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect((await listing({ categoryId: '1000', sort: 'featured' })).products[0]?.masterId).toBe('ST000000')
  })

  it('is refused as the spec says when it is not there', async () => {
    const answer = await platform.ask('products.catalog', { query: { categoryId: '9999' } })
    expect([answer.status, errorIdOf(answer)]).toEqual([404, 'PLP400'])
  })

  it('has prices in the currency of the site', async () => {
    const { products: result } = await platform.call('products.catalog', { query: { ids: 'ST000001C0' } }, 'de-de')
    const [first] = result
    expect(first?.price).toMatchObject({ currency: 'EUR', lowCurrent: 4500 })
  })
})

describe('facets', () => {
  it('count what the list would hold with the value', async () => {
    const { facets } = await listing({ categoryId: '1000' })
    for (const facet of facets.filter((facet) => facet.key !== 'offer')) {
      for (const value of facet.values) {
        const refined = await listing({ categoryId: '1000', refine: `${facet.key}:${value.value}`, count: 1 })
        expect(refined.total, `${facet.key}:${value.value}`).toBe(value.count)
      }
    }
  })

  it('honour the refinements of other keys but not of their own', async () => {
    const plain = await listing({ categoryId: '1000' })
    const refined = await listing({ categoryId: '1000', refine: ['colour:red', 'colour:blue', 'kind:boot'] })
    const expected = all.filter((item) => ['red', 'blue'].includes(item.colour) && item.kind === 'boot')
    expect(refined.total).toBe(stylesOf(expected))
    expect(new Set(refined.products.map(({ colourName }) => colourName))).toEqual(new Set(['red']))
    expect(counts(refined.facets, 'colour')).toEqual({ red: 10, blue: 10, black: 10, white: 10 })
    expect(Object.keys(counts(refined.facets, 'kind')).sort()).toEqual(Object.keys(counts(plain.facets, 'kind')).sort())
    expect(counts(refined.facets, 'kind')['runner']).toBe(10)
    expect(
      refined.facets.find((facet) => facet.key === 'colour')?.values.filter((value) => value.selected),
    ).toHaveLength(2)
  })

  it('match nothing for an unknown value, and still show it as chosen', async () => {
    const unknownValue = await listing({ categoryId: '1000', refine: "colour:plaid' OR 1=1 --" })
    expect(unknownValue.total).toBe(0)
    expect(counts(unknownValue.facets, 'colour')["plaid' OR 1=1 --"]).toBe(0)
    expect((await listing({ categoryId: '1000', refine: 'planet:mars' })).total).toBe(0)
  })

  it('count only sizes on hand', async () => {
    const { total } = await listing({ categoryId: '1000', refine: 'size:36' })
    expect(total).toBe(stylesOf(all.filter((item) => item.skus.some((sku) => sku.size === '36' && sku.quantity > 0))))
  })
})

type Price = NonNullable<IngestProduct['skus'][number]['prices']['USD']>

describe('a list after many changes', () => {
  const rounds = 6
  /** Products differ in another way each round: price, sizes on hand, color, category, currencies, listed or not. */
  const changed = (item: IngestProduct, index: number, round: number): IngestProduct => {
    const turn = (index + round) % 7
    const cheaper = (price: Price) => ({ ...price, current: Math.round(price.current * 0.6) })
    const skus = item.skus.map((sku, position) => ({
      ...sku,
      quantity: turn === 1 ? (position + round) % 2 : sku.quantity,
      prices:
        turn === 2
          ? mapPrices(sku.prices, cheaper)
          : turn === 3 && sku.prices.EUR
            ? { EUR: sku.prices.EUR }
            : sku.prices,
    }))
    return {
      ...item,
      skus,
      colour: turn === 4 ? 'white' : item.colour,
      categoryIds: turn === 5 ? ['1120', '1200'] : item.categoryIds,
      listed: turn !== 6,
    }
  }
  const mapPrices = (prices: IngestProduct['skus'][number]['prices'], of: (price: Price) => Price) =>
    Object.fromEntries(Object.entries(prices).map(([currency, price]) => [currency, price && of(price)]))
  const counted = (items: readonly IngestProduct[], valuesOf: (item: IngestProduct) => readonly string[]) => {
    const values = new Set(items.flatMap(valuesOf))
    const having = (value: string) => items.filter((item) => valuesOf(item).includes(value))
    return Object.fromEntries([...values].map((value) => [value, stylesOf(having(value))]))
  }
  const onHand = ({ skus }: IngestProduct) => skus.filter(({ quantity }) => quantity > 0).map(({ size }) => size)
  const below = { '1100': ['1100', '1110', '1120'], '1200': ['1200'] }

  afterAll(() => platform.admin('/catalog/products', { products: all.slice(0, 80) }))

  it('counts what its products have', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const products = all.slice(0, 80).map((item, index) => changed(item, index, round))
      expect(await platform.admin('/catalog/products', { products })).toMatchObject({ body: { failed: [] } })
      const now = [...products, ...all.slice(80)]
      for (const [locale, currency] of [
        ['en-us', 'USD'],
        ['de-de', 'EUR'],
      ] as const) {
        const sold = now.filter(({ skus }) => skus.some(({ prices }) => prices[currency]))
        const { facets, total, ...answer } = await listing({ categoryId: '1000', count: 1 }, locale)
        expect(total).toBe(stylesOf(sold))
        expect(counts(facets, 'colour')).toEqual(counted(sold, ({ colour }) => [colour]))
        expect(counts(facets, 'kind')).toEqual(counted(sold, ({ kind }) => [kind]))
        expect(counts(facets, 'size')).toEqual(counted(sold, onHand))
        expect('category' in answer && answer.category.children).toMatchObject(
          Object.entries(below).map(([categoryId, ids]) => ({
            categoryId,
            total: stylesOf(sold.filter((item) => item.categoryIds.some((id) => ids.includes(id)))),
          })),
        )
        const everything = await listing({ count: 1 }, locale)
        expect(everything.total).toBe(stylesOf(sold.filter(({ listed }) => listed !== false)))
      }
    }
  })

  it('writes nothing but the size whose quantity a feed has changed', async () => {
    const [item] = all
    if (!item) throw new Error('no product')
    await platform.admin('/catalog/products', { products: [item] })
    const skus = item.skus.map((sku, index) => (index === 2 ? { ...sku, quantity: sku.quantity + 7 } : sku))
    const before = await platform.rows('SELECT upc, fed_at FROM skus WHERE product_id = ? ORDER BY upc', item.productId)
    const sent = () => platform.admin('/catalog/products', { products: [{ ...item, skus }] })
    expect((await sent()).body).toEqual({ written: 1, unchanged: 0, failed: [] })
    expect((await sent()).body).toEqual({ written: 0, unchanged: 1, failed: [] })
    const after = await platform.rows('SELECT upc, fed_at FROM skus WHERE product_id = ? ORDER BY upc', item.productId)
    expect(after.map((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).filter(Boolean)).toEqual([
      true,
    ])
    const { skus: stock } = await platform.call('products.inventory', { params: { productId: item.productId } })
    expect(stock.map(({ quantity }) => quantity)).toEqual(skus.map(({ quantity }) => quantity))
  })
})

describe('addresses', () => {
  it('are those of the locale, with how many every locale sells', async () => {
    const answer = await platform.call('products.addresses', { query: { start: 4, count: 2 } }, 'fr-fr')
    expect(answer.totals).toMatchObject({ 'en-us': 160, 'fr-fr': 160 })
    expect(answer.products).toEqual([
      { productId: 'ST000001C0', slug: 'marcheur-creme-1-black' },
      { productId: 'ST000001C1', slug: 'marcheur-creme-1-white' },
    ])
  })
})

describe('products by id', () => {
  it('are returned in the requested order, without unknown ones', async () => {
    const { products: result } = await platform.call('products.catalog', {
      query: { ids: 'ST000003C1,NOPE,ST000001C0,ST999999C9' },
    })
    expect(result.map((item) => item.productId)).toEqual(['ST000003C1', 'ST000001C0'])
  })
})

describe('a product', () => {
  it('has everything its page shows', async () => {
    const details = await platform.call('products.details', { params: { productId: 'ST000005C2' } }, 'fr-fr')
    expect(details).toMatchObject({
      name: 'Marcheur Crème 5',
      slug: 'marcheur-creme-5-red',
      colourName: 'red',
      // Nobody knows yet what it cost in the 30 days before, which a reduction counts from here.
      price: { lowCurrent: 6480, lowOriginal: 6480, percentagePriceDiscount: null },
      colourCount: 4,
      breadcrumbs: [{ name: 'Chaussures' }, { name: 'Baskets' }, { name: 'Montantes' }],
      sizeChart: 'footwear',
    })
    expect(details.skus).toHaveLength(9)
    expect(details.skus[0]).toMatchObject({ size: '36', label: '36' })
    expect(details.colours.map((colour) => colour.productId)).toEqual([
      'ST000005C0',
      'ST000005C1',
      'ST000005C2',
      'ST000005C3',
    ])
    expect(details.gallery.map((item) => item.view)).toEqual(['front', 'back'])
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
      query: { productIds: 'ST000003C1', count: 6 },
    })
    expect(similar).toHaveLength(6)
    expect(new Set(similar.map((item) => item.masterId)).size).toBe(6)
    expect(similar.every((item) => item.masterId !== 'ST000003' && item.kind.endsWith('boot'))).toBe(true)
  })
})
