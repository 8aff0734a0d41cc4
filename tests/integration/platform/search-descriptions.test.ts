import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { categories, product, products } from './catalogue-fixture.ts'
import { searchEngines, startSearching } from './search-engines.ts'

const described = (style: number, description: string, listed = true): IngestProduct => {
  const one = product(style, 0)
  const texts = Object.entries(one.texts).map(([locale, text]) => [
    locale,
    locale.startsWith('en') ? { ...text, description } : text,
  ])
  return { ...one, listed, texts: Object.fromEntries(texts) }
}

describe.each(searchEngines)('a word that only descriptions have, with the %s', (engine) => {
  let platform: Awaited<ReturnType<typeof startSearching>>
  beforeAll(async () => {
    platform = await startSearching(engine)
    await platform.admin('/catalog/categories', { categories })
    await platform.admin('/catalog/products', { products: products(4) })
    await platform.hasAll()
  })
  afterAll(() => platform.close())

  const send = async (...sent: IngestProduct[]) => {
    await platform.admin('/catalog/products', { products: sent })
    await platform.hasAll()
  }
  const ids = async (q: string, locale: 'en-us' | 'fr-fr' = 'en-us') =>
    (await platform.call('products.search', { query: { q } }, locale)).products.map(({ productId }) => productId)

  it('finds what it describes, in its language', async () => {
    await send(described(1, 'Packs into a quixotic pouch.'), described(2, 'A crème shoe.'))
    expect(await ids('quixotic')).toEqual(['ST000001C0'])
    expect(await ids('Quixot')).toEqual(['ST000001C0'])
    expect(await ids('quixotic', 'fr-fr')).toEqual([])
  })

  it('is the word of now', async () => {
    await send(described(1, 'Packs into a bucolic pouch.'))
    expect(await ids('quixotic')).toEqual([])
    expect(await ids('bucolic')).toEqual(['ST000001C0'])
    await send(described(2, 'As bucolic as the other.'))
    expect((await ids('bucolic')).toSorted()).toEqual(['ST000001C0', 'ST000002C0'])
  })

  it('doesn’t find what isn’t listed', async () => {
    await send(described(1, 'Packs into a bucolic pouch.', false))
    expect(await ids('bucolic')).toEqual(['ST000002C0'])
  })
})
