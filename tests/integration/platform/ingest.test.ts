import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  IngestCategory,
  IngestDocument,
  IngestProduct,
  IngestReport,
  IngestStore,
  IngestStoreStock,
} from '../../../shared/contracts/ingest.ts'
import {
  IngestEmployee,
  IngestGiftCard,
  IngestInstrument,
  IngestPerson,
  IngestReward,
} from '../../../shared/contracts/people.ts'
import { Coupon, Promotion } from '../../../shared/contracts/promotion.ts'
import { categories, product, products } from './catalogue-fixture.ts'
import { errorIdOf, type Platform, startPlatform } from './platform.ts'
import * as trip from './round-trip.ts'
import * as sample from './round-trip-samples.ts'
import { fieldsOf, valueAt } from './schema-fields.ts'

let platform: Platform
const open = async () => {
  platform = await startPlatform()
}
const close = () => platform.close()

const send = async (list: readonly unknown[]) => (await platform.admin('/catalog/products', { products: list })).body
const revision = async () => (await platform.admin('/catalog/status')).body

describe('products', () => {
  beforeEach(open)
  afterEach(close)

  it('are written once however often they are sent', async () => {
    const list = products(5)
    // Their categories come later.
    const findings = expect.arrayContaining([expect.objectContaining({ code: 'category-unknown' })])
    expect(await send(list)).toEqual({ written: 20, unchanged: 0, failed: [], findings })
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
      (await platform.call('products.search', { query: { q: 'zephyr' } })).products.map((product) => product.productId),
    ).toEqual(['ST000001C0'])
    const walkers = await platform.call('products.search', { query: { q: 'walker' } })
    expect(walkers.total).toBe(2)
    expect(walkers.products.map((product) => product.productId)).not.toContain('ST000001C0')
    const details = await platform.call('products.details', { params: { productId: 'ST000001C0' } }, 'it-it')
    expect([details.name, details.skus.length]).toEqual(['Zephyr', 2])
  })

  it('have pictures of an image service or of a feed, from an address that a picture can have', async () => {
    const of = (index: number, ...pictures: object[]) => ({ ...product(index, 0), pictures })
    const service = { url: '/images/2026/shoe_1.jpg?v=3', view: 'side', alt: 'On foot', ground: '#aabbcc' }
    const refused = ['//evil.test/a.jpg', 'javascript:alert(1)', '/images/../admin', '/images/a?width=480', '/a.jpg']
    const report = await send([
      of(1, service, { url: 'https://pictures.test/a.jpg' }),
      ...refused.map((url, index) => of(index + 2, { url })),
    ])
    const reason = 'pictures.0.url: neither an http or https address nor a path below /images/'
    expect(report).toMatchObject({ written: 1, failed: refused.map(() => ({ reason })) })
    const { gallery } = await platform.call('products.details', { params: { productId: 'ST000001C0' } })
    expect(gallery).toMatchObject([
      { ...service, resizable: true },
      { url: 'https://pictures.test/a.jpg', resizable: false },
    ])
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
      ['ST000000C1', 'skus'],
      ['bad id', 'productId'],
      ['#3', ''],
      ['ST000000C0', 'sent twice in one request'],
    ])
    const answer = await platform.ask('products.details', { params: { productId: 'ST000000C1' } })
    expect(answer.status).toBe(404)
  })

  it.each([0, -1, 0.5])('are not sold for %s', async (current) => {
    const free = {
      ...product(1, 0),
      skus: product(1, 0).skus.map((sku) => ({
        ...sku,
        prices: { USD: { current, original: 4000 } },
      })),
    }
    expect(await send([free])).toMatchObject({
      written: 0,
      failed: [{ id: free.productId, reason: expect.stringContaining('prices.USD.current') }],
    })
  })

  it('are refused with a field that nobody knows or a UPC twice, each fault as data', async () => {
    const item = product(1, 0)
    const [sku] = item.skus
    const odd = { ...item, colorName: 'ink', skus: item.skus.map((one) => ({ ...one, weight: 300 })) }
    const twice = { ...product(2, 0), skus: sku ? [sku, { ...sku, size: '50' }] : [] }
    const report = IngestReport.parse(await send([odd, twice]))
    expect([report.written, report.failed.map(({ id }) => id)]).toEqual([0, [item.productId, twice.productId]])
    const faults = (report.findings ?? []).map(({ id, level, path, code }) => [id, level, path, code].join(' '))
    expect(faults).toEqual([
      ...item.skus.map((_, place) => `${item.productId} error skus.${place}.weight field-unknown`),
      `${item.productId} error colorName field-unknown`,
      `${twice.productId} error skus upc-twice`,
    ])
  })

  it('are written, and doubted, with a UPC or a label that is there already or a category that isn’t', async () => {
    const base = product(1, 0)
    await platform.admin('/catalog/categories', { categories })
    expect(IngestReport.parse(await send([base])).findings).toBeUndefined()
    const [taken, ...skus] = product(2, 0).skus.map((sku) => ({ ...sku, labels: { EMEA: sku.size } }))
    const [upc, label] = [base.skus[0]?.upc ?? '', skus[0]?.size ?? '']
    const other = {
      ...product(2, 0),
      categoryIds: ['8888'],
      skus: taken ? [{ ...taken, upc, labels: { NA: '5', EMEA: label } }, ...skus] : [],
    }
    const { written, findings } = IngestReport.parse(await send([other]))
    expect(written).toBe(1)
    expect(findings?.map(({ level, path, code }) => [level, path, code].join(' '))).toEqual([
      'warning skus.1.labels.EMEA label-twice',
      'warning skus.0.upc upc-elsewhere',
      'warning categoryIds.0 category-unknown',
    ])
    expect(findings?.[1]?.words).toContain(base.productId)
  })

  it('are found by the names of categories that come later', async () => {
    await send(products(2))
    const found = async (q: string) => (await platform.call('products.search', { query: { q } })).total
    // A kind of thing is known by itself.
    expect([await found('sneakers'), await found('commuters')]).toEqual([2, 0])
    const named = { 'en-us': { slug: 'commuters', name: 'Commuters', description: '' } }
    await platform.admin('/catalog/categories', {
      categories: categories.map((one) => (one.categoryId === '1100' ? { ...one, texts: named } : one)),
    })
    expect([await found('sneakers'), await found('commuters')]).toEqual([2, 2])
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

describe('every field that goes in comes out', () => {
  let reports: unknown[]
  beforeAll(async () => {
    await open()
    reports = await sample.sendAll(platform)
  })
  afterAll(close)

  const nothing: readonly unknown[] = [undefined, null, false, 0, '']
  /** A new field of a schema has neither a value in the sample nor a reader: it fails here until it has both. */
  const expectAll = (schema: z.ZodType, submitted: unknown, shown: unknown) => {
    const fields = fieldsOf(schema)
    const read = (field: string) =>
      Object.hasOwn(Object(shown), field) ? Reflect.get(Object(shown), field) : valueAt(shown, field)
    const without = fields.filter((field) => nothing.includes(valueAt(submitted, field)))
    expect({ 'fields that the sample leaves at nothing': without }).toEqual({
      'fields that the sample leaves at nothing': [],
    })
    expect(Object.fromEntries(fields.map((field) => [field, read(field)]))).toEqual(
      Object.fromEntries(fields.map((field) => [field, valueAt(submitted, field)])),
    )
  }

  it('and all of it is taken', () => {
    expect(reports.map((report) => z.object({ failed: z.array(z.unknown()) }).parse(report).failed)).toEqual(
      reports.map(() => []),
    )
  })
  it('of a product', async () => expectAll(IngestProduct, sample.product, await trip.shownProduct(platform)))
  it('of a category', async () => expectAll(IngestCategory, sample.category, await trip.shownCategory(platform)))
  it('of a store', async () => expectAll(IngestStore, sample.store, await trip.shownStore(platform)))
  it('of a store’s stock', async () => expectAll(IngestStoreStock, sample.stock, await trip.shownStock(platform)))
  it('of a document', async () => expectAll(IngestDocument, sample.document, await trip.shownDocument(platform)))
  it('of a person, and of what is theirs', async () => {
    const people = await trip.shownPeople(platform)
    expectAll(IngestPerson, { ...people.given, associateOf: 'RT-E1', blocked: true }, people.person)
    expectAll(IngestEmployee, sample.employee, people.employee)
    expectAll(IngestInstrument, sample.instrument, people.instrument)
    expectAll(IngestReward, sample.reward, people.reward)
  })
  it('of a gift card', async () => {
    const card = await sample.giftCard()
    expectAll(IngestGiftCard, card, await trip.shownGiftCard(platform, card))
  })
  it('of a promotion and a coupon', async () => {
    const shown = await trip.shownPromotions(platform)
    expectAll(Promotion, sample.promotion, shown.promotion)
    expectAll(Coupon, sample.coupon, shown.coupon)
  })
})

describe('the operator', () => {
  beforeAll(open)
  afterAll(close)

  it('is authorized by the token', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer local-admin-toke', 'Basic local-admin-token']) {
      const answer = await platform.send('POST', '/admin/catalog/products', { authorization }, { products: [] })
      expect([answer.status, errorIdOf(answer)]).toEqual([401, 'AUT432'])
    }
  })

  it('gets the reason when a request is invalid', async () => {
    expect((await platform.admin('/catalog/products', { products: [] })).status).toBe(400)
    expect((await platform.admin('/catalog/products', 'nope')).status).toBe(400)
    expect(
      (await platform.admin('/catalog/products', { products: Array.from({ length: 101 }, () => ({})) })).status,
    ).toBe(400)
  })
})
