import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { locales } from '../../../shared/i18n/locales.ts'
import { startTypesenseStub, type TypesenseStub } from '../../harness/typesense-stub.ts'
import { categories, product, products } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

let stub: TypesenseStub
let platform: Platform
beforeAll(async () => {
  stub = await startTypesenseStub()
  platform = await startPlatform(stub.vars)
  await platform.admin('/catalog/categories', { categories })
})
afterAll(async () => {
  await platform.close()
  stub.close()
})
beforeEach(() => stub.fail(null))

const send = (...sent: IngestProduct[]) => platform.admin('/catalog/products', { products: sent, acceptPrices: true })
const idOf = ({ productId }: { readonly productId: string }) => productId
const kept = (collection: string) => [...stub.documents(collection).keys()].sort()
const find = (q: string) => platform.call('products.search', { query: { q } })
const outage = { timeout: 30_000 }

const readiness = async () => (await platform.send('GET', '/readyz')).body

it('is no dependency that is ready before it has collections', async () => {
  expect(await readiness()).toMatchObject({ dependencies: { search: expect.stringContaining('search:fill') } })
})

describe('products of the catalog', () => {
  it('are written to every locale’s collection, which is created', async () => {
    const sent = products(3)
    await send(...sent)
    for (const locale of locales)
      await expect.poll(() => kept(`products-${locale}`), outage).toEqual(sent.map(idOf).sort())
    expect(stub.documents('products-fr-fr').get('ST000001C0')).toMatchObject({
      style: 'ST000001',
      name: 'Marcheur Crème 1',
      price: 4500,
      price_bands: ['25-50'],
      concepts: expect.arrayContaining(['high-top', 'sneaker', 'shoe']),
    })
  })

  it('are what makes the server ready', async () => {
    expect(await readiness()).toMatchObject({ dependencies: { search: 'up' } })
  })

  it('are written again when they change, and leave a search when they aren’t listed', async () => {
    const one = product(1, 0)
    const priceOf = () => stub.documents('products-en-us').get(one.productId)?.['price']
    await send({ ...one, skus: one.skus.map((sku) => ({ ...sku, prices: { USD: money(1234) } })) })
    await expect.poll(priceOf, outage).toBe(1234)
    await send({ ...one, listed: false })
    await expect.poll(priceOf, outage).toBe(-1)
    expect((await find(one.productId)).total).toBe(0)
  })

  it('wait while the server is away', async () => {
    await expect.poll(() => platform.admin('/search/fill'), outage).toMatchObject({ body: { waiting: 0 } })
    stub.fail(503)
    await send(product(7, 0))
    await expect
      .poll(() => platform.admin('/search/fill'), outage)
      .toMatchObject({
        body: { waiting: 1, reason: expect.stringContaining('503') },
      })
    stub.fail(null)
    await expect.poll(() => kept('products-en-us'), outage).toContain('ST000007C0')
  })

  it('are all written again by a fill', async () => {
    const before = stub.asked.length
    expect(await platform.admin('/search/fill', {})).toMatchObject({ body: { waiting: 13 } })
    await expect
      .poll(() => platform.admin('/search/fill'), outage)
      .toMatchObject({ body: { waiting: 0, reason: null } })
    const imports = stub.asked.slice(before).filter((call) => call.includes('/documents/import'))
    expect(imports.length).toBeGreaterThanOrEqual(locales.length)
  })
})

const money = (current: number) => ({ current, original: current })

describe('a server that fails', () => {
  it('is stood in for by the embedded index, with one line in the log', async () => {
    stub.fail(503)
    const lines = () => platform.logs().filter(({ message }) => message.includes('search.no-answer'))
    const before = lines().length
    expect((await find('walker')).total).toBeGreaterThan(0)
    expect((await platform.call('products.suggest', { query: { q: 'walk' } })).products.length).toBeGreaterThan(0)
    expect(lines()).toHaveLength(before + 1)
  })
})

it('has nothing to fill where none is set', async () => {
  const alone = await startPlatform()
  expect((await alone.admin('/search/fill', {})).status).toBe(404)
  await alone.close()
})
