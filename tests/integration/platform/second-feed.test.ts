import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { product } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const whole = product(1, 0)
const texts = (name: string) => ({ ...Object.values(whole.texts)[0], name })
const price = { current: 5000, original: 5000 }
const skusIn = (currency: 'USD' | 'EUR' | 'CAD', skus = whole.skus) =>
  skus.map((sku) => ({ ...sku, prices: { [currency]: price } }))
/** Feeds of one language and one currency each, of the same sizes. */
const english = { ...whole, texts: { 'en-us': texts('Walker') }, skus: skusIn('USD') }
const german = { ...whole, texts: { 'de-de': texts('Läufer') }, skus: skusIn('EUR') }

const send = async (item: unknown, adds = true) =>
  (await platform.admin('/catalog/products', { adds, products: [item] })).body
const detailsIn = async (locale: Locale) => {
  const { name, skus } = await platform.call('products.details', { params: { productId: whole.productId } }, locale)
  return [name, skus.length]
}
const sizes = whole.skus.length

beforeEach(() => send({ ...english, rank: 1 }, false))

it('adds its language and its currency to what is there', async () => {
  expect(await detailsIn('de-de').catch(() => 'not sold')).toBe('not sold')
  expect(await send(german)).toMatchObject({ written: 1, failed: [] })
  expect(await detailsIn('en-us')).toEqual(['Walker', sizes])
  expect(await detailsIn('de-de')).toEqual(['Läufer', sizes])
  // Another language has the text that it had.
  expect(await detailsIn('fr-fr')).toEqual(['Walker', sizes])
})

it('changes nothing when it is sent again', async () => {
  await send(german)
  expect(await send(german)).toEqual({ written: 0, unchanged: 1, failed: [] })
})

it('takes the place of a text that stood in for its language, and of no other', async () => {
  await send({ ...german, texts: { 'fr-fr': texts('Marcheur') } })
  await send({ ...english, texts: { 'fr-ca': texts('Marcheur du Nord') }, skus: skusIn('CAD') })
  expect(await detailsIn('fr-fr')).toEqual(['Marcheur', sizes])
  expect((await detailsIn('en-us'))[0]).toBe('Walker')
  const search = await platform.call('products.search', { query: { q: 'marcheur nord' } }, 'fr-ca')
  expect(search.products[0]?.name).toBe('Marcheur du Nord')
})

it('leaves sizes that are sold in another currency alone', async () => {
  const fewer: IngestProduct['skus'] = skusIn('EUR', whole.skus.slice(1))
  await send({ ...german, skus: fewer })
  expect(await detailsIn('en-us')).toEqual(['Walker', sizes])
  expect(await detailsIn('de-de')).toEqual(['Läufer', sizes - 1])
})

it('ends a size that its own currency no longer has', async () => {
  await send(german)
  await send({ ...german, skus: skusIn('EUR', whole.skus.slice(1)) })
  expect(await detailsIn('de-de')).toEqual(['Läufer', sizes - 1])
  expect(await detailsIn('en-us')).toEqual(['Walker', sizes])
})

it('replaces the product where nothing is to be added', async () => {
  await send(german)
  await send(german, false)
  expect(await detailsIn('en-us').catch(() => 'not sold')).toBe('not sold')
})
