import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileStrings } from '../../harness/hostile-strings.ts'
import { categories, products } from './catalogue-fixture.ts'
import { searchEngines, startSearching } from './search-engines.ts'

describe.each(searchEngines)('with the %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startSearching>>
  beforeAll(async () => {
    platform = await startSearching(engine)
    await platform.admin('/catalog/categories', { categories })
    await platform.admin('/catalog/products', { products: products(20) })
    await platform.hasAll()
  })
  afterAll(() => platform.close())

  const find = (q: string, locale: 'en-us' | 'fr-fr' | 'it-it' = 'en-us', fields = {}) =>
    platform.call('products.search', { query: { q, ...fields } }, locale)

  describe('product search', () => {
    it('finds by the beginning of words, whatever the accents and the case', async () => {
      for (const q of ['creme', 'CRÈME', 'crem walk', 'walker creme']) expect((await find(q)).total, q).toBe(20)
    })

    it('searches the words of the shopper’s language', async () => {
      expect((await find('marcheur', 'fr-fr')).total).toBe(20)
      expect((await find('marcheur', 'en-us')).total).toBe(0)
    })

    it('finds by category, kind, plural, colour and product id', async () => {
      expect((await find('sneakers')).total).toBe(15)
      expect((await find('sneaker')).total).toBe(15)
      expect((await find('boots')).total).toBe(5)
      expect((await find('red boot')).total).toBe(5)
      expect((await find('ST000007C1')).products.map((product) => product.productId)).toEqual(['ST000007C1'])
    })

    it('corrects a typo and reports the correction', async () => {
      const answer = await find('waklers')
      expect([answer.corrected, answer.total]).toEqual(['walker', 20])
      expect((await find('walker')).corrected).toBeNull()
    })

    it('settles for some of the words rather than for nothing', async () => {
      expect((await find('walker zzzzqqqq')).total).toBe(20)
      expect((await find('zzzzqqqq')).total).toBe(0)
    })

    it('has the facets of a category', async () => {
      const answer = await find('walker', 'en-us', { refine: 'colour:red' })
      expect(answer.total).toBe(20)
      expect(answer.facets.map((facet) => facet.key)).toEqual([
        'gender',
        'kind',
        'colour',
        'size',
        'price',
        'material',
        'offer',
      ])
    })

    it('answers nothing for nothing', async () => {
      expect(await find('')).toMatchObject({ total: 0, products: [], facets: [] })
    })
  })

  describe('suggestions', () => {
    it('go on from what was typed', async () => {
      const answer = await platform.call('products.suggest', { query: { q: 'boo' } })
      expect(answer.terms).toContain('women’s boot')
      expect(answer.categories.map((category) => category.name)).toEqual(['Boots'])
      expect(answer.products).toHaveLength(4)
      expect(await platform.call('products.suggest', { query: { q: ' ' } })).toMatchObject({
        terms: [],
        categories: [],
        products: [],
      })
    })
  })

  const atOnce = 16

  describe('hostile words', () => {
    const queryLanguage = [
      '"',
      '""',
      '*',
      'a*"b',
      'NEAR(a b, 5)',
      'a AND',
      'OR',
      'NOT NOT',
      '(((',
      '{name} : x',
      '^a',
      'a + b',
      '-x',
      'name:x',
      "' OR 1=1 --",
      '\u0000',
      '%',
      '"*"',
    ]

    it('never make the search fail', async () => {
      const all = [...queryLanguage, ...hostileStrings.map((string) => string.slice(0, 500))]
      const tries = all.flatMap((q) => (['products.search', 'products.suggest'] as const).map((id) => ({ id, q })))
      const failures: string[] = []
      for (let start = 0; start < tries.length; start += atOnce) {
        await Promise.all(
          tries.slice(start, start + atOnce).map(async ({ id, q }) => {
            const { status } = await platform.ask(id, { query: { q } })
            if (status !== 200) failures.push(`${id} ${JSON.stringify(q)}: ${status}`)
          }),
        )
      }
      expect(failures).toEqual([])
    }, 120_000)
  })
})
