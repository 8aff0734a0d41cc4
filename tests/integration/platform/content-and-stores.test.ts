import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../../bench/reliability/at-once.ts'
import { distanceKm } from '../../../shared/address/place.ts'
import { errorIdOf, type Platform, startPlatform } from './platform.ts'

let platform: Platform
const page = (title: string, fields = {}) => ({
  id: 'home',
  slug: 'home',
  title,
  seo: { title, description: '' },
  revision: 0,
  updatedAt: '2026-01-01',
  blocks: [],
  ...fields,
})
const entry = (revision: number, document: object, fields = {}) => ({
  siteId: 'kerb-en-us',
  kind: 'page',
  key: 'home',
  revision,
  document,
  ...fields,
})
const store = (
  storeId: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  country = 'US',
) => ({
  storeId,
  name: `Kerb ${city}`,
  addressLine1: '1 Main Street',
  addressLine2: null,
  city,
  province: null,
  postalCode,
  country,
  phone: null,
  latitude,
  longitude,
  hours: [{ day: 1, opens: '10:00', closes: '19:00' }],
  services: ['pickup'],
})

beforeAll(async () => {
  platform = await startPlatform()
  await platform.admin('/content/documents', {
    documents: [
      entry(1, page('First', { blocks: [{ type: 'never-seen', odd: null, deep: { x: null, y: 1 } }] })),
      entry(2, page('Second')),
      entry(3, page('Summer'), { publishFrom: '2030-06-01T00:00:00+02:00', publishUntil: '2030-07-01T00:00:00Z' }),
      {
        siteId: 'kerb-en-us',
        kind: 'menu',
        key: 'main',
        revision: 4,
        document: { id: 'menu', items: [{ title: 'Women' }] },
      },
      { siteId: null, kind: 'fragment', key: 'size-note', revision: 1, document: { id: 'size-note', blocks: [] } },
      entry(1, page('Returns', { id: 'r', slug: 'help/returns' }), { key: 'help/returns' }),
    ],
  })
  await platform.admin('/stores', {
    stores: [
      store('NY1', 'New York', '10012', 40.725, -73.998),
      store('NY2', 'Brooklyn', '11201', 40.693, -73.99),
      store('LA1', 'Los Angeles', '90028', 34.1, -118.33),
      store('FR1', 'Saint-Étienne', '42000', 45.44, 4.387, 'FR'),
    ],
  })
})
afterAll(() => platform.close())

const home = (mode: 'publish' | 'preview', date?: string) =>
  platform.call(
    'content.page',
    { params: { mode, siteId: 'kerb-en-us', page: 'home' } },
    'en-us',
    date ? { 'x-preview-date': date } : {},
  )

describe('content', () => {
  it('shows the newest revision inside its window', async () => {
    expect(await home('publish')).toMatchObject({ title: 'Second', revision: 2 })
  })

  it('previews the newest, or any day', async () => {
    expect((await home('preview')).title).toBe('Summer')
    expect((await home('preview', '2030-06-15')).title).toBe('Summer')
    expect((await home('preview', '2030-05-31T22:00:00Z')).title).toBe('Summer')
    expect((await home('preview', '2030-08-01')).title).toBe('Second')
    const answer = await platform.ask(
      'content.page',
      { params: { mode: 'preview', siteId: 'kerb-en-us', page: 'home' } },
      'en-us',
      { 'x-preview-date': 'soon' },
    )
    expect(answer.status).toBe(400)
  })

  it('does not let a preview date open what is not published', async () => {
    expect((await home('publish', '2030-06-15')).title).toBe('Second')
  })

  it('leaves out nulls on request, and keeps unknown blocks', async () => {
    const read = (removeNulls: 'true' | 'false') =>
      platform.ask(
        'content.page',
        { params: { mode: 'preview', siteId: 'kerb-en-us', page: 'home' }, query: { removeNulls } },
        'en-us',
        { 'x-preview-date': '2020-01-01' },
      )
    const { body } = await read('true')
    expect(body).toMatchObject({ title: 'Second' })
    await platform.admin('/content/documents', {
      documents: [entry(9, page('Odd', { blocks: [{ type: 'never-seen', odd: null, deep: { x: null, y: 1 } }] }))],
    })
    expect((await read('true')).body).toMatchObject({ blocks: [{ type: 'never-seen', deep: { y: 1 } }] })
    expect(JSON.stringify((await read('true')).body)).not.toContain('null')
    expect(JSON.stringify((await read('false')).body)).toContain('"odd":null')
  })

  it('has menus, fragments and pages below a page', async () => {
    expect(await platform.call('content.menu', { params: { mode: 'publish', siteId: 'kerb-en-us' } })).toMatchObject({
      revision: 4,
      items: [{ title: 'Women' }],
    })
    expect(
      await platform.call('content.fragment', { params: { mode: 'publish', fragmentId: 'size-note' } }),
    ).toMatchObject({ id: 'size-note' })
    const { children } = await platform.call('content.children', {
      params: { mode: 'publish', siteId: 'kerb-en-us', parentPageSlug: 'help' },
    })
    expect(children).toEqual([{ id: 'r', slug: 'help/returns', title: 'Returns', updatedAt: '2026-01-01' }])
    expect(
      (await platform.call('content.page', { params: { mode: 'publish', siteId: 'kerb-en-us', page: 'help/returns' } }))
        .title,
    ).toBe('Returns')
  })

  it('refuses unknown and malformed documents', async () => {
    const answer = await platform.ask('content.footer', { params: { mode: 'publish', siteId: 'kerb-en-us' } })
    expect([answer.status, errorIdOf(answer)]).toEqual([404, 'API404'])
    const { body } = await platform.admin('/content/documents', { documents: [entry(5, { nope: true })] })
    expect(body).toMatchObject({ written: 0, failed: [{ id: 'home' }] })
  })
})

describe('stores', () => {
  const nearby = async (body: object, locale: 'en-us' | 'fr-fr' = 'en-us') =>
    (await platform.call('stores.search', { body }, locale)).stores.map(({ storeId, distance }) => [
      storeId,
      distance === null ? null : Math.round(distance),
    ])

  it('are found around a place, nearest first', async () => {
    expect(await nearby({ latitude: 40.7, longitude: -74 })).toEqual([
      ['NY2', 1],
      ['NY1', 3],
    ])
    expect(await nearby({ latitude: 40.7, longitude: -74, radius: 20_000 })).toHaveLength(4)
  })

  it('are all and only those within the radius, anywhere on the globe', async () => {
    const random = seededRandom(11)
    const farOff = Array.from({ length: 60 }, (_, index) => ({
      ...store(`X${index}`, 'Somewhere', '1', 0, 0, 'XX'),
      latitude: random() * 180 - 90,
      longitude: random() * 360 - 180,
    }))
    await platform.admin('/stores', { stores: farOff })
    const places = [
      [89.9, 10],
      [-89, 0],
      [0, 179.9],
      [12, -179.9],
      ...farOff.map(() => [random() * 180 - 90, random() * 360 - 180]),
    ]
    for (const [latitude = 0, longitude = 0] of places) {
      const radius = 10 + random() * 4000
      const answer = await platform.call('stores.search', {
        body: { country: 'XX', latitude, longitude, radius, start: 1, count: 5 },
      })
      const expected = farOff
        .map((one) => ({ storeId: one.storeId, distance: distanceKm({ latitude, longitude }, one) }))
        .filter(({ distance }) => distance <= radius)
        .toSorted((a, b) => a.distance - b.distance)
      expect(answer.stores.map(({ storeId }) => storeId)).toEqual(expected.slice(1, 6).map(({ storeId }) => storeId))
      if (expected.length > 1) expect(answer.total).toBe(expected.length)
    }
  })

  it('are found by postal code, or the beginning of one, and by city', async () => {
    expect((await nearby({ postalCode: '11201' }))[0]).toEqual(['NY2', 5])
    expect((await nearby({ postalCode: '100' }))[0]).toEqual(['NY1', 4])
    expect(await nearby({ city: 'saint etienne' }, 'fr-fr')).toEqual([['FR1', 1]])
    expect(await nearby({ city: 'Atlantis' })).toEqual([])
  })

  it('are listed by country without a place', async () => {
    expect(await nearby({})).toEqual([
      ['NY2', null],
      ['LA1', null],
      ['NY1', null],
    ])
  })

  it('may have no position; one that can’t be is refused with its reason', async () => {
    const unplaced = { ...store('NY3', 'Yonkers', '10701', 0, 0), latitude: null, longitude: null }
    const { body } = await platform.admin('/stores', {
      stores: [unplaced, store('BAD1', 'New York', '10012', 0, 0), store('BAD2', 'New York', '10012', -73.998, 40.725)],
    })
    expect(body).toMatchObject({
      written: 1,
      failed: [
        { id: 'BAD1', reason: expect.stringMatching(/^latitude: 0, 0 /) },
        { id: 'BAD2', reason: expect.stringMatching(/^latitude: .* lies in US when swapped$/) },
      ],
    })
    expect((await nearby({ city: 'Yonkers' })).at(-1)).toEqual(['NY3', null])
    expect((await nearby({})).at(-1)).toEqual(['NY3', null])
  })

  it('hold no more of a size than there is', async () => {
    const answer = await platform.ask('products.availability', {
      params: { productId: 'ZZ999999C9' },
      body: { storeIds: ['NY1'] },
    })
    expect(errorIdOf(answer)).toBe('PLP400')
  })
})
