import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { categories, product, products } from './catalogue-fixture.ts'
import { errorIdOf, type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform.close())

const send = async (list: readonly unknown[]) => (await platform.admin('/catalog/products', { products: list })).body
const revision = async () => (await platform.admin('/catalog/status')).body

describe('products', () => {
  it('are written once however often they are sent', async () => {
    const list = products(5)
    expect(await send(list)).toEqual({ written: 20, unchanged: 0, failed: [] })
    expect(await revision()).toEqual({ products: 20, revision: 1 })
    expect(await send(list)).toEqual({ written: 0, unchanged: 20, failed: [] })
    expect(await revision()).toEqual({ products: 20, revision: 1 })
  })

  it('are replaced whole when they change, in the search too', async () => {
    await send(products(2))
    const changed = {
      ...product(1, 0),
      texts: { 'en-us': { ...product(1, 0).texts['en-us'], name: 'Zephyr' } },
      skus: product(1, 0).skus.slice(0, 2),
    }
    expect(await send([changed])).toMatchObject({ written: 1 })
    expect(
      (await platform.call('products.search', { query: { q: 'zephyr' } })).products.map((one) => one.productId),
    ).toEqual(['ST000001C0'])
    expect(
      (await platform.call('products.search', { query: { q: 'ST000001C0 walker' } })).products.map((one) => one.name),
    ).not.toContain('Crème Walker 1')
    const details = await platform.call('products.details', { params: { productId: 'ST000001C0' } }, 'it-it')
    expect([details.name, details.skus.length]).toEqual(['Zephyr', 2])
  })

  it('fail one by one, with the reason, and never by half', async () => {
    const [first, second, third] = products(1)
    const sameUpcTwice = { ...second, skus: [...(second?.skus ?? []), second?.skus[0]] }
    const report = await send([first, sameUpcTwice, { ...third, productId: 'bad id' }, null, first])
    expect(report).toMatchObject({ written: 1, unchanged: 0 })
    expect(
      (report as { failed: { id: string; reason: string }[] }).failed.map(({ id, reason }) => [
        id,
        reason.split(':')[0],
      ]),
    ).toEqual([
      ['bad id', 'productId'],
      ['#3', ''],
      ['ST000000C0', 'sent twice in one request'],
      ['ST000000C1', expect.stringContaining('D1_ERROR')],
    ])
    const answer = await platform.ask('products.details', { params: { productId: 'ST000000C1' } })
    expect(answer.status).toBe(404)
  })

  it('are found by the names of categories that come later', async () => {
    await send(products(2))
    expect((await platform.call('products.search', { query: { q: 'sneakers' } })).total).toBe(0)
    await platform.admin('/catalog/categories', { categories })
    expect((await platform.call('products.search', { query: { q: 'sneakers' } })).total).toBe(8)
  })

  it('without a price in a currency are not sold there', async () => {
    const dollars = {
      ...product(1, 0),
      skus: product(1, 0).skus.map((sku) => ({ ...sku, prices: { USD: sku.prices.USD } })),
    }
    await send([dollars])
    const status = async (locale: 'en-us' | 'de-de') =>
      (await platform.ask('products.details', { params: { productId: 'ST000001C0' } }, locale)).status
    expect([await status('en-us'), await status('de-de')]).toEqual([200, 404])
  })
})

describe('the operator', () => {
  it('is who has the token', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer local-admin-toke', 'Basic local-admin-token']) {
      const answer = await platform.send('POST', '/admin/catalog/products', { authorization }, { products: [] })
      expect([answer.status, errorIdOf(answer)]).toEqual([401, 'AUT432'])
    }
  })

  it('is told what is wrong with a request', async () => {
    expect((await platform.admin('/catalog/products', { products: [] })).status).toBe(400)
    expect((await platform.admin('/catalog/products', 'nope')).status).toBe(400)
    expect(
      (await platform.admin('/catalog/products', { products: Array.from({ length: 101 }, () => ({})) })).status,
    ).toBe(400)
  })
})
